import type { Editor } from '../editor.ts';
import { makeLocalEditor } from '../local-editor.ts';
import type { Source } from '../source.ts';
import { ask } from './ask.ts';
import type { Question, Results } from './protocol.ts';
import { startDaemon } from './start.ts';

/** By the daemon, which is started where there is none; where it cannot be, in this process. */
export function makeDaemonEditor(path: string, { language, dictionary, idleMinutes }: Source): Editor {
  const here = makeLocalEditor({ language, dictionary });
  let starting: Promise<void> | undefined;

  async function askOrStart<Asked extends Question>(
    question: Asked,
  ): Promise<Results[Asked['kind']] | undefined> {
    const found = await ask(path, question);
    if (found !== undefined) return found;
    starting ??= startDaemon(path, idleMinutes);
    await starting;
    return ask(path, question);
  }

  return {
    check: async (text, level) =>
      (await askOrStart({ kind: 'check', text, level, language, dictionary })) ?? here.check(text, level),
    improve: async (text, action) =>
      (await askOrStart({ kind: 'improve', text, action, language, dictionary })) ??
      here.improve(text, action),
  };
}
