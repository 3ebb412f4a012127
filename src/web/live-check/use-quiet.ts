import { useMemo, useState } from 'react';
import { useDictionary } from '../dictionary/use-dictionary.ts';
import { useSwitchedOffRules } from '../dictionary/use-switched-off-rules.ts';
import { useServices } from '../services/services.ts';
import { findUserId } from '../session/session.ts';
import { useStore } from '../ui/use-store.ts';
import { makeIgnoredStore } from './ignored.ts';
import type { Quiet } from './shown-issues.ts';

/** What the writer does not want to be told of in a field. */
export function useQuiet(fieldName: string) {
  const { session } = useServices();
  const [store] = useState(() => {
    const userId = findUserId(session.getState()) ?? '';
    return makeIgnoredStore(localStorage, `draftwell.ignored.${userId}.${fieldName}`);
  });
  const ignored = useStore(store.ignored);
  const { data: { words } = noWords } = useDictionary();
  const { data: { rules } = noRules } = useSwitchedOffRules();
  const quiet: Pick<Quiet, 'ignored' | 'dictionary' | 'switchedOffRules'> = useMemo(
    () => ({
      ignored,
      dictionary: new Set(words.map((word) => word.toLowerCase())),
      switchedOffRules: new Set(rules.map(({ rule }) => rule)),
    }),
    [ignored, words, rules],
  );
  /** What the answers of the server go by. */
  const suppressions = useMemo(() => JSON.stringify([words, rules.map(({ rule }) => rule)]), [words, rules]);
  return { quiet, suppressions, ignore: store.add, unignore: store.remove, forgetIgnored: store.forget };
}

const noWords: { words: string[] } = { words: [] };
const noRules: { rules: { rule: string }[] } = { rules: [] };
