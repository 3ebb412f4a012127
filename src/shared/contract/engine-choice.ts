import { z } from 'zod';
import { toolNames } from '../tools.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';
import { engineIdentitySchema } from './result.ts';

/** Who can write: the rules on this server, or a model by one of three protocols. */
export const engineNames = ['embedded', 'anthropic', 'openai-compatible', 'ollama'] as const;
export type EngineName = (typeof engineNames)[number];

const nameMaxLength = 200;
const addressMaxLength = 500;
const keyMaxLength = 500;

export const modelSchema = z
  .string()
  .trim()
  .regex(/^\S+$/)
  .max(nameMaxLength)
  .describe('As its provider names it.');

export const addressSchema = z
  .url({ protocol: /^https?$/ })
  .max(addressMaxLength)
  .transform((address) => address.replace(/\/+$/, ''))
  .describe('Where the provider answers: http or https, with the path before its calls, such as `/v1`.');

const keySchema = z.string().trim().regex(/^\S+$/).max(keyMaxLength);

const toolModelsSchema = z
  .partialRecord(z.enum(toolNames), modelSchema)
  .describe('Models of single tools; the others take `model`.');
export type ToolModels = z.infer<typeof toolModelsSchema>;

/** Settings of the environment stand above what is chosen on a screen. */
const fixableParts = ['engine', 'base_url', 'model', 'api_key'] as const;

const choiceSchema = z.strictObject({
  engine: z.enum(engineNames),
  base_url: z.string().nullable().describe('Where its provider answers; null for the rules.'),
  model: z.string().nullable(),
  tool_models: toolModelsSchema,
  has_key: z.boolean().describe('Whether a key is stored. The key itself is never given.'),
  has_unreadable_key: z
    .boolean()
    .describe('A key is stored that the present `SECRET` cannot read: it has to be typed again.'),
  is_chosen: z.boolean().describe('Whether an administrator has answered who writes.'),
  fixed: z.array(z.enum(fixableParts)).describe('What settings of the environment decide.'),
  identity: engineIdentitySchema,
});
export type EngineChoice = z.infer<typeof choiceSchema>;

const providerInput = {
  engine: z.enum(engineNames).exclude(['embedded']),
  base_url: addressSchema.nullable().optional().describe('Left out or null: the provider’s own address.'),
  api_key: keySchema
    .optional()
    .describe('Left out: the stored one, where engine and address are those that it was stored for.'),
};
const providerSchema = z.strictObject(providerInput);
export type ProviderInput = z.infer<typeof providerSchema>;

export const choiceInputSchema = z.discriminatedUnion('engine', [
  z.strictObject({ engine: z.literal('embedded') }),
  z.strictObject({ ...providerInput, model: modelSchema, tool_models: toolModelsSchema.optional() }),
]);
export type EngineChoiceInput = z.infer<typeof choiceInputSchema>;

const modelsSchema = z.strictObject({
  models: z.array(
    z.strictObject({
      name: z.string(),
      bytes: z.number().nullable().describe('On the provider’s disk, where it says so.'),
    }),
  ),
});
export type ModelList = z.infer<typeof modelsSchema>;

export const enginePath = '/admin/engine';
export const administrationTags = ['Administration'];
/** Every one of them is a missing page for who is no administrator. */
export const administrationErrors = pickErrors('NOT_FOUND');

export const engineChoiceContract = {
  read: readCall
    .errors(administrationErrors)
    .route({
      method: 'GET',
      path: enginePath,
      tags: administrationTags,
      summary: 'Who writes on this server',
    })
    .output(choiceSchema),
  save: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ENGINE_FIXED', 'PROVIDER_NOT_USABLE'))
    .route({
      method: 'PUT',
      path: enginePath,
      tags: administrationTags,
      summary: 'Choose who writes, on all servers; the provider is asked for the model before',
    })
    .input(choiceInputSchema)
    .output(choiceSchema),
  listModels: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ENGINE_FIXED', 'PROVIDER_NOT_USABLE'))
    .route({
      method: 'POST',
      path: `${enginePath}/models`,
      tags: administrationTags,
      summary: 'The models that a provider lists; nothing is stored',
    })
    .input(providerSchema)
    .output(modelsSchema),
};
