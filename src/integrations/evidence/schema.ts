import {Joi} from '@docusaurus/utils-validation';
import {CAPABILITIES} from '../../product/integrations';
import {EFFECTS, SOURCE_KINDS, type Evidence} from './evidence';

// Apart from the lists: components use those, and must not bring Joi to the browser.

const text = Joi.string().trim().min(2);

const source = Joi.object({
  url: Joi.string().uri({scheme: 'https'}).required(),
  kind: Joi.string()
    .valid(...SOURCE_KINDS)
    .required(),
  read: Joi.string()
    .pattern(/^20\d\d-(0[1-9]|1[0-2])$/, 'YYYY-MM')
    .required(),
  says: text,
});

const call = Joi.object({
  call: Joi.string().pattern(/^(?:GET|POST|PUT|PATCH|DELETE) \S.*$/, 'METHOD path'),
  statement: text,
  manual: text,
  effect: Joi.string()
    .valid(...Object.keys(EFFECTS))
    .required(),
  completes: Joi.string().valid('at-once', 'later'),
  permission: text,
  leaves: Joi.array().items(text),
  sources: Joi.array().items(source).unique('url').required(),
  unconfirmed: text,
}).xor('call', 'statement', 'manual');

/** What a file of `services/` may hold. What its values must be to each other is in `callFlaws.ts`. */
export const EvidenceSchema = Joi.object<Evidence>({
  capabilities: Joi.object()
    .pattern(
      Joi.string().valid(...Object.keys(CAPABILITIES)),
      Joi.object({calls: Joi.array().items(call).min(1).required()}),
    )
    .required(),
}).label('evidence');
