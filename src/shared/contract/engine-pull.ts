import { z } from 'zod';
import {
  addressSchema,
  administrationErrors,
  administrationTags,
  enginePath,
  modelSchema,
} from './engine-choice.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

const pullStatuses = ['running', 'done', 'failed', 'cancelled'] as const;
export type PullStatus = (typeof pullStatuses)[number];

const pullSchema = z.strictObject({
  pull: z
    .strictObject({
      model: z.string(),
      base_url: z.string().describe('Where the Ollama answers that pulls it.'),
      status: z.enum(pullStatuses),
      done_bytes: z.number(),
      total_bytes: z
        .number()
        .nullable()
        .describe('Of the parts that are known by now; null until the first one is.'),
      bytes_per_second: z.number().nullable().describe('Of the last seconds; null where it cannot be said.'),
      seconds_left: z.number().nullable(),
      message: z.string().nullable().describe('What went wrong, and what to do about it.'),
      started_at: z.iso.datetime(),
    })
    .nullable()
    .describe('The last one; null where there was none.'),
});
export type ModelPull = z.infer<typeof pullSchema>;

const pullInputSchema = z.strictObject({
  model: modelSchema,
  base_url: addressSchema.nullable().optional().describe('Left out or null: Ollama on this machine.'),
});
export type PullInput = z.infer<typeof pullInputSchema>;

const path = `${enginePath}/pull` as const;
const tags = administrationTags;

export const enginePullContract = {
  read: readCall
    .errors(administrationErrors)
    .route({ method: 'GET', path, tags, summary: 'How far the pull of a model by Ollama is, on any server' })
    .output(pullSchema),
  start: writeCall
    .errors(administrationErrors)
    .errors(pickErrors('ENGINE_FIXED', 'PROVIDER_NOT_USABLE', 'PULL_RUNNING'))
    .route({
      method: 'POST',
      path,
      tags,
      summary: 'Let Ollama pull a model; one at a time, and one that was cut goes on where it ended',
    })
    .input(pullInputSchema)
    .output(pullSchema),
  cancel: writeCall
    .errors(administrationErrors)
    .route({ method: 'DELETE', path, tags, summary: 'Cancel the pull that runs, on whatever server' })
    .output(pullSchema),
};
