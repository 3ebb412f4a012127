import { z } from 'zod';
import { instructionLimit, instructionNameLimit } from '../limits.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';
import { oneLine, writersText } from './text.ts';

/** More than any plan has room for: how many one call may add. */
const mostAddedAtOnce = 100;

const nameSchema = oneLine(instructionNameLimit).min(1);
const newInstructionSchema = z.strictObject({
  name: nameSchema,
  instruction: writersText(instructionLimit),
});
export type NewInstruction = z.infer<typeof newInstructionSchema>;

const savedInstructionSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  instruction: z.string(),
});
export type SavedInstruction = z.infer<typeof savedInstructionSchema>;

const listSchema = z.strictObject({
  instructions: z.array(savedInstructionSchema).describe('In the order that the writer gave them.'),
  limit: z.int().describe('How many the plan has room for. What is beyond is kept, and not to be run.'),
});
export type InstructionList = z.infer<typeof listSchema>;

const path = '/instructions';
const onePath = `${path}/{id}` as const;
const tags = ['Instructions'];

/** Every call answers the whole list as it then is. */
export const instructionsContract = {
  list: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path, tags, summary: 'The writer’s saved instructions, in their order' })
    .output(listSchema),
  add: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'POST', path, tags, summary: 'Save instructions: all of them, or none' })
    .errors(pickErrors('INSTRUCTIONS_FULL', 'NAME_TAKEN'))
    .input(
      z.strictObject({
        instructions: z.array(newInstructionSchema).min(1).max(mostAddedAtOnce),
        index: z.int().min(0).optional().describe('Where in the list; left out, at its end.'),
      }),
    )
    .output(listSchema),
  change: writeCall
    .meta({ scope: 'account' })
    .route({
      method: 'PATCH',
      path: onePath,
      tags,
      summary: 'Rename or rewrite one; what is left out stays',
    })
    .errors(pickErrors('NOT_FOUND', 'NAME_TAKEN'))
    .input(newInstructionSchema.partial().extend({ id: z.string() }))
    .output(listSchema),
  reorder: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'PUT', path: `${path}/order`, tags, summary: 'Put them into another order' })
    .input(
      z.strictObject({
        ids: z.array(z.string()).max(1_000).describe('What is not named stays, at the end.'),
      }),
    )
    .output(listSchema),
  remove: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'DELETE', path: onePath, tags, summary: 'Delete one' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.strictObject({ id: z.string() }))
    .output(listSchema),
};
