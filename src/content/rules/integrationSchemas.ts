import {Joi} from '@docusaurus/utils-validation';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  CATEGORIES,
  IDENTIFIER_TYPES,
  OPT_OUT_KINDS,
  OWN_STATEMENT,
  type Authentication,
  type Capability,
  type IntegrationApiFrontMatter,
  type IntegrationFrontMatter,
} from '../../product/integrations';
import {ROLES} from '../../product/permissions';

// Apart from the lists themselves: components use those, and must not bring Joi to the browser.

const text = Joi.string().trim().min(2).required();
const texts = Joi.array().items(Joi.string().trim().min(1));
const address = Joi.string().uri({scheme: 'https'});
const month = Joi.string()
  .pattern(/^20\d\d-(0[1-9]|1[0-2])$/, 'YYYY-MM')
  .required();
const capability = Joi.string().valid(...Object.keys(CAPABILITIES));

const details = Joi.object({
  mode: Joi.string().valid('sync', 'async').required(),
  scopes: texts.required(),
  objects: text,
});

/** Of Opt-Out alone. An agent runs what the customer has written; of any other service, the page knows the kinds. */
const kinds = Joi.when('....authentication', {
  is: 'database-credentials' satisfies Authentication,
  then: Joi.valid(OWN_STATEMENT).required(),
  otherwise: Joi.array()
    .items(Joi.string().valid(...OPT_OUT_KINDS))
    .min(1)
    .unique()
    .required(),
}).messages({
  'array.base': `{{#label}} must be a list of [${OPT_OUT_KINDS.join(', ')}]`,
  'array.min': `{{#label}} must contain at least 1 of [${OPT_OUT_KINDS.join(', ')}]`,
});

export const IntegrationSchema = Joi.object<IntegrationFrontMatter>({
  name: text,
  category: Joi.string()
    .valid(...CATEGORIES)
    .required(),
  authentication: Joi.string()
    .valid(...Object.keys(AUTHENTICATIONS))
    .required(),
  capabilities: Joi.object({['opt-out' satisfies Capability]: details.keys({kinds})})
    .pattern(capability, details)
    .required(),
  identifiers: Joi.array()
    .items(Joi.string().valid(...IDENTIFIER_TYPES), Joi.string().pattern(/^custom:[a-z0-9_]+$/, 'custom:key'))
    .required(),
  clearwardenRoles: Joi.array()
    .items(Joi.string().valid(...ROLES))
    .min(1)
    .required(),
  serviceRoles: texts.required(),
  plan: text,
  credentials: texts.required(),
  regions: texts,
  sources: Joi.array().items(address).min(1).unique().required(),
  reviewed: month,
}).label('integration');

export const IntegrationApiSchema = Joi.object<IntegrationApiFrontMatter>({
  service: text,
  version: text,
  baseUrl: text,
  authentication: text,
  reference: address.required(),
  endpoints: Joi.array()
    .items(
      Joi.object({
        capability: capability.required(),
        method: Joi.string().valid('GET', 'POST', 'PUT', 'PATCH', 'DELETE').required(),
        // Some services have one path, `/`, for all calls.
        path: Joi.string().trim().required(),
        purpose: text,
        scope: Joi.string(),
      }),
    )
    .min(1)
    .required(),
  rateLimit: text,
  pagination: text,
  sources: Joi.array().items(address).min(1).unique().required(),
  reviewed: month,
}).label('integrationApi');
