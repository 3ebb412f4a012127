import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { grantMaxCredits, grantReasonMaxLength } from '../../shared/limits.ts';
import type { ListedOpinion, PeopleService } from '../accounts/index.ts';
import type { Report } from '../doctor/doctor.ts';
import { toAppError, toErrorResponse } from '../http/errors.ts';

export interface OperatorDependencies {
  people: PeopleService;
  listOpinions: (limit: number) => Promise<ListedOpinion[]>;
  readLevel: () => Promise<number>;
  makeBackup: () => Promise<Readable>;
  look: (testMailTo: string | undefined) => Promise<Report>;
}

const listQuery = z.object({ limit: z.coerce.number().int() });
const peopleQuery = listQuery.extend({ q: z.string() });
const grantBody = z.object({
  credits: z.int().min(1).max(grantMaxCredits),
  reason: z.string().trim().min(1).max(grantReasonMaxLength),
});
const disabledBody = z.object({ is_disabled: z.boolean() });
const lookBody = z.object({ mail: z.string().optional() });

function takes<Target extends 'json' | 'query', Schema extends z.ZodType>(target: Target, schema: Schema) {
  return validator(target, (value): z.infer<Schema> => schema.parse(value));
}

/**
 * What whoever runs the server may ask of it: for those alone who can reach its data folder, since it asks nobody who they
 * are. What is done here has no actor in the log.
 */
export function makeOperatorApp({ people, listOpinions, readLevel, makeBackup, look }: OperatorDependencies) {
  const toAct = async (email: string) => ({ actorId: null, id: await people.getId(email) });
  const app = new Hono();
  app.onError((error) => toErrorResponse(toAppError(error)));
  return app
    .get('/level', async (c) => c.json({ level: await readLevel() }))
    .get('/people', takes('query', peopleQuery), async (c) => c.json(await people.list(c.req.valid('query'))))
    .put('/people/:email/administrator', async (c) =>
      c.json(await people.setAdministrator(await toAct(c.req.param('email')), true)),
    )
    .put('/people/:email/disabled', takes('json', disabledBody), async (c) =>
      c.json(await people.setDisabled(await toAct(c.req.param('email')), c.req.valid('json').is_disabled)),
    )
    .post('/people/:email/credits', takes('json', grantBody), async (c) => {
      const grant = { ...c.req.valid('json'), idempotencyKey: undefined };
      return c.json(await people.grantCredits(await toAct(c.req.param('email')), grant));
    })
    .get('/feedback', takes('query', listQuery), async (c) =>
      c.json({ feedback: await listOpinions(c.req.valid('query').limit) }),
    )
    .post('/backup', async () => new Response(Readable.toWeb(await makeBackup()) as ReadableStream))
    .post('/doctor', takes('json', lookBody), async (c) => c.json(await look(c.req.valid('json').mail)));
}

export type OperatorApp = ReturnType<typeof makeOperatorApp>;
