/** The engine of the build, as a server has it, in a process of its own: improves each line of its input. */
import { createInterface } from 'node:readline';
import type * as engine from '../../src/engine/writer.ts';

const built = new URL('../../build/program/src/engine/writer.js', import.meta.url);
const { makeWriter } = (await import(built.href)) as typeof engine;
const language = 'en-us';
const writer = await makeWriter({ language });
for await (const text of createInterface({ input: process.stdin })) {
  const result = await writer.enhance({ action: 'improve', text, language });
  process.stdout.write(`${result.text}\n`);
}
