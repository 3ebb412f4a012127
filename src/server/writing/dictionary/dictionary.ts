import { listWordsOf } from '../../../engine/index.ts';
import type { SwitchedOffRule } from '../../../shared/contract/dictionary.ts';
import { AppError } from '../../../shared/errors.ts';
import type { DictionaryStore } from './store.ts';

export interface DictionaryDependencies {
  store: DictionaryStore;
  onWordsChanged: (userId: string) => void;
  onRulesChanged: (userId: string) => void;
}

export type DictionaryService = ReturnType<typeof makeDictionaryService>;

const alphabet = new Intl.Collator('en');

/** Words that are right as their writer writes them, and the rules that the writer does without. */
export function makeDictionaryService({ store, onWordsChanged, onRulesChanged }: DictionaryDependencies) {
  const toList = (words: readonly string[]) => ({ words: [...words].sort(alphabet.compare) });

  async function readRules(userId: string): Promise<{ rules: SwitchedOffRule[] }> {
    return { rules: await store.listRules(userId) };
  }

  return {
    readWords: async (userId: string) => toList(await store.readWords(userId)),

    /** @throws AppError LIST_FULL, and none is added */
    async addWords(userId: string, words: readonly string[]) {
      const all = await store.addWords(userId, words);
      if (all === undefined) throw new AppError('LIST_FULL');
      onWordsChanged(userId);
      return toList(all);
    },

    async removeWords(userId: string, words: readonly string[]) {
      const left = await store.removeWords(userId, words);
      onWordsChanged(userId);
      return toList(left);
    },

    readRules,

    /** @throws AppError LIST_FULL */
    async switchOff(userId: string, { rule, description }: SwitchedOffRule) {
      if (!(await store.switchOff(userId, rule, description))) throw new AppError('LIST_FULL');
      onRulesChanged(userId);
      return readRules(userId);
    },

    async switchOn(userId: string, rule: string) {
      await store.switchOn(userId, rule);
      onRulesChanged(userId);
      return readRules(userId);
    },

    /** What every call of an engine is told: of the words only those that stand in its texts. */
    async readFor(userId: string, texts: readonly string[]) {
      const { words, rules } = await store.readOwn(userId);
      return { dictionary: listWordsOf(texts.join('\n'), words), switchedOffRules: rules };
    },
  };
}
