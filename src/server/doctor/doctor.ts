import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import type { ModelParts } from '../engines/index.ts';
import { findChatModel, findFault, toAdvice, tryModel } from '../engines/index.ts';
import type { Config } from '../platform/config.ts';
import { examineOutgoing } from './outgoing.ts';
import type { WhoWrites } from './who-writes.ts';

/** One sentence on one part of the product: what is right, or what is wrong and what to do. */
export interface Finding {
  part: 'engine' | 'database' | 'mail' | 'outgoing';
  isRight: boolean;
  sentence: string;
}

/** How long each part may take to answer, in milliseconds. */
const patienceMs = 10_000;

/** How long the model may take for its few words, in milliseconds: one at home may have to be loaded first. */
const modelPatienceMs = 60_000;

/** Tries what the settings name, part by part, and changes nothing: no table, no mail, a model's few words at most. */
export function examine(config: Config, writes: WhoWrites, parts: ModelParts): Promise<Finding[]> {
  return Promise.all([
    examineEngine(writes, parts),
    examineDatabase(config),
    examineMail(config),
    examineOutgoing(config, writes),
  ]);
}

/** What a model is good for, in sentences as ‘Try it’ has them; none where the rules write. It writes some hundred words. */
export async function tryOut({ settings, names }: WhoWrites, parts: ModelParts): Promise<string[]> {
  try {
    return await tryModel(settings, parts);
  } catch (error) {
    return [toAdvice(findFault(error), names(settings))];
  }
}

async function examineEngine({ settings, names, unknown }: WhoWrites, parts: ModelParts): Promise<Finding> {
  const part = 'engine';
  if (unknown !== undefined) return { part, ...unknown };
  const model = findChatModel(settings, parts);
  if (model === undefined) {
    return {
      part,
      isRight: true,
      sentence: 'The embedded engine writes; it needs no account and no address.',
    };
  }
  const begin = parts.clock().getTime();
  try {
    await model.ready();
    const question = {
      system: 'Answer with one word.',
      messages: [{ role: 'user', text: 'Say “ready”.' }],
    } as const;
    const signal = AbortSignal.timeout(modelPatienceMs);
    for await (const _ of model.stream({ ...question, maxOutputTokens: 16 }, signal));
  } catch (error) {
    return { part, isRight: false, sentence: toAdvice(findFault(error), names(settings)) };
  }
  const tookMs = parts.clock().getTime() - begin;
  const where = model.identity.local ? 'no text leaves this machine' : 'texts leave this machine';
  return { part, isRight: true, sentence: `${model.identity.name} answered in ${tookMs} ms; ${where}.` };
}

async function examineDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<Finding> {
  const part = 'database';
  if (DATABASE_URL === undefined) return examineFolder(resolve(DATA_DIR));
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return { part, isRight: true, sentence: 'PostgreSQL answers at DATABASE_URL.' };
  } catch (error) {
    const sentence = `The database at DATABASE_URL cannot be used (${toCode(error)}): check its address, name and password.`;
    return { part, isRight: false, sentence };
  } finally {
    client.end().catch(() => undefined);
  }
}

async function examineFolder(folder: string): Promise<Finding> {
  const part = 'database';
  try {
    // With the slash, a file in the way is one.
    await access(`${await findExisting(folder)}/`, constants.W_OK);
    return { part, isRight: true, sentence: `The embedded database has its place in ${folder}.` };
  } catch (error) {
    const sentence = `The folder ${folder} cannot be written to (${toCode(error)}): set DATA_DIR to another one.`;
    return { part, isRight: false, sentence };
  }
}

/** A folder that is not there yet is made by the first start, if the one above it lets it. */
async function findExisting(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : findExisting(dirname(folder));
}

async function examineMail({ SMTP_URL }: Config): Promise<Finding> {
  const part = 'mail';
  if (SMTP_URL === undefined) {
    return { part, isRight: true, sentence: 'Mails become files in DATA_DIR/outbox; SMTP_URL is not set.' };
  }
  const transport = createTransport({
    url: SMTP_URL,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return { part, isRight: true, sentence: 'The mail server at SMTP_URL takes mail from here.' };
  } catch (error) {
    const sentence = `The mail server at SMTP_URL cannot be used (${toCode(error)}): check its address, name and password.`;
    return { part, isRight: false, sentence };
  } finally {
    transport.close();
  }
}

/** Node's or the driver's word for a failure; its message may hold a password. */
function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}
