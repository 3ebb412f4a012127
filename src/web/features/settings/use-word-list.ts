import { useState } from 'react';
import { isDictionaryWord } from '../../../shared/words.ts';
import { toCallError } from '../../api/call-error.ts';
import { useAddWords, useRemoveWords } from '../../dictionary/use-dictionary.ts';
import { download } from '../../files/download.ts';
import { notify } from '../../ui/notify.ts';
import { findOverflow, readWordList, toCount, whatAWordIs } from './dictionary.ts';

/** What is done to the dictionary, each with a way back. What fails is told by `failure`, and nothing is half done. */
export function useWordList(words: readonly string[]) {
  const adding = useAddWords();
  const removing = useRemoveWords();
  const [failure, setFailure] = useState<string>();

  async function attempt(what: string, call: () => Promise<unknown>): Promise<boolean> {
    setFailure(undefined);
    try {
      await call();
      return true;
    } catch (error) {
      setFailure(`${what} ${toCallError(error).message}`);
      return false;
    }
  }

  async function add(added: string[], title: (count: string) => string): Promise<boolean> {
    const there = new Set(words);
    const news = added.filter((word) => !there.has(word));
    if (news.length === 0) {
      setFailure(undefined);
      void notify({ title: 'In your dictionary already' });
      return true;
    }
    const overflow = findOverflow(words.length, news.length);
    if (overflow !== undefined) {
      setFailure(`Nothing was added. ${overflow}`);
      return false;
    }
    if (!(await attempt('Nothing was added.', () => adding.mutateAsync(news)))) return false;
    const undo = () => void attempt('They are still there.', () => removing.mutateAsync(news));
    void notify({ title: title(toCount(news.length)), action: { label: 'Undo', onClick: undo } });
    return true;
  }

  return {
    failure,
    isBusy: adding.isPending,
    /** @returns whether it is there now */
    addTyped(typed: string): Promise<boolean> {
      const typedWords = typed.trim().split(/\s+/);
      const bad = typedWords.find((word) => !isDictionaryWord(word));
      if (bad === undefined) return add([...new Set(typedWords)], (count) => `Added ${count}`);
      setFailure(`“${bad}” is not a word. ${whatAWordIs}`);
      return Promise.resolve(false);
    },
    async remove(word: string): Promise<void> {
      if (!(await attempt('Nothing was removed.', () => removing.mutateAsync([word])))) return;
      const undo = () => void attempt('It was not put back.', () => adding.mutateAsync([word]));
      void notify({ title: `Removed “${word}”`, action: { label: 'Undo', onClick: undo } });
    },
    async importFile(file: File): Promise<void> {
      const { readFile, problemSentences } = await import('../../files/read-file.ts');
      const read = await readFile(file);
      if ('problem' in read) return setFailure(problemSentences[read.problem]);
      const list = readWordList(read.text);
      if ('problem' in list) return setFailure(`Nothing was imported. ${list.problem}`);
      await add(list.words, (count) => `Imported ${count}`);
    },
    exportFile(): void {
      download(new Blob([`${words.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), 'dictionary.txt');
    },
  };
}
