import {Joi} from '@docusaurus/utils-validation';

/**
 * A title or a label: it also stands where nothing escapes it as a page does, such as in the data for search
 * engines, and it is shown without styles.
 */
export const plainText = Joi.string()
  .trim()
  .pattern(/^[^<>\p{Cc}]*$/u)
  .messages({
    'string.pattern.base': '{{#label}} must be one line of plain text without < and >: "the script element"',
  });
