import type { Language } from '../../src/engine/index.ts';
import type { Editor } from './editor.ts';

interface LocalOptions {
  language: Language;
  dictionary: readonly string[];
  /** Awaited now and then, where other work in this process has to have its turn. */
  pause?: () => Promise<void>;
}

/** By the rules on this machine, in this process. Loads no more than what is asked for: they are most of what a start costs. */
export function makeLocalEditor({ language, dictionary, pause }: LocalOptions): Editor {
  const options = { language, ...(pause !== undefined && { pause }) };
  return {
    async check(text, level) {
      const { makeCorrector } = await import('../../src/engine/corrector.ts');
      const { check } = await makeCorrector(options);
      return check({ text, level, dictionary });
    },
    async improve(text, action) {
      const [{ makeWriter }, { findFactChanges }] = await Promise.all([
        import('../../src/engine/writer.ts'),
        import('../../src/engine/fact-guard/index.ts'),
      ]);
      const { enhance } = await makeWriter(options);
      const { changes } = await enhance({ action, text, language, dictionary });
      const facts = findFactChanges({ source: text, changes, known: [] });
      return changes.map((change, index) => ({ ...change, fact: facts[index] ?? null }));
    },
  };
}
