import { findFactChanges } from '../../src/engine/fact-guard/index.ts';
import type { Editor } from './editor.ts';
import type { Source } from './source.ts';

/** By the rules on this machine, in this process. */
export function makeLocalEditor({ language, dictionary }: Source): Editor {
  return {
    async check(text, level) {
      const [{ makeCorrector }, { listOwnWords }] = await Promise.all([
        import('../../src/engine/corrector.ts'),
        import('../../src/engine/text/known.ts'),
      ]);
      const { check } = await makeCorrector({ language });
      return check({ text, level, dictionary, known: listOwnWords({ language, dictionary }) });
    },
    async improve(text, action) {
      const { makeWriter } = await import('../../src/engine/writer.ts');
      const { enhance } = await makeWriter({ language });
      const { changes } = await enhance({ action, text, language, dictionary });
      const facts = findFactChanges({ source: text, changes, known: [] });
      return changes.map((change, index) => ({ ...change, fact: facts[index] ?? null }));
    },
  };
}
