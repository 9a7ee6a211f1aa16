import type {Oas3Visitor} from '@redocly/openapi-core';
import {isText, keyOf, type ApiVersion} from './rule';

/** The limits of a page's description. Content rules ask the same of pages that are written by hand. */
const LENGTH = {min: 70, max: 160};

const WHY = 'because it is the description of the page';

/**
 * A first paragraph in one line, of the right length, and of no other operation or event.
 *
 * @param paragraphs first paragraphs that are taken, and by whom; versions that are checked one after the
 *   other share it
 */
export function firstParagraph(version: ApiVersion, paragraphs: Map<string, string>): Oas3Visitor {
  return {
    Operation({operationId = '', description}, context) {
      const [paragraph = ''] = isText(description) ? description.trim().split(/\n\s*\n/) : [];
      const place = isText(description) ? context.location.child('description') : keyOf(context.location);
      if (paragraph.includes('\n')) {
        context.report({
          message: `The first paragraph of operation "${operationId}" is broken into lines. Write it in one line, ${WHY}.`,
          location: place,
        });
        return;
      }
      const {length} = paragraph;
      if (length < LENGTH.min || length > LENGTH.max) {
        context.report({
          message: `The first paragraph of operation "${operationId}" has ${length} characters. It must have ${LENGTH.min} to ${LENGTH.max}, ${WHY}.`,
          location: place,
        });
      }
      const other = paragraphs.get(paragraph);
      if (paragraph !== '' && other !== undefined) {
        context.report({
          message: `The first paragraph of operation "${operationId}" is also the one of ${other}. It must be unique, ${WHY}.`,
          location: place,
        });
      }
      paragraphs.set(paragraph, `operation "${operationId}" of ${version}`);
    },
  };
}
