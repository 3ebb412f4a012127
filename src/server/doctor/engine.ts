import { findChatModel, findFault, toAdvice } from '../engines/index.ts';
import { type Examined, right, type Verdict, wrong } from './finding.ts';

/** How long the model may take for its few words, in milliseconds: one at home may have to be loaded first. */
const modelPatienceMs = 60_000;

export async function examineEngine({ writes, modelParts: parts }: Examined): Promise<Verdict> {
  const { settings, names, unknown } = writes;
  if (unknown !== undefined) return unknown;
  const model = findChatModel(settings, parts);
  if (model === undefined) return right('The embedded engine writes; it needs no account and no address.');
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
    return wrong(toAdvice(findFault(error), names(settings)));
  }
  const tookMs = parts.clock().getTime() - begin;
  const where = model.identity.local ? 'no text leaves this machine' : 'texts leave this machine';
  return right(`${model.identity.name} answered in ${tookMs} ms; ${where}.`);
}
