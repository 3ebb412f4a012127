import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { dictionaryWordsLimit } from '../../../../shared/limits.ts';
import { useDictionary } from '../../../dictionary/use-dictionary.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { moveLostFocus } from '../../../ui/move-lost-focus.ts';
import { searchWords, shownWords, toCount, whatAWordIs } from '../dictionary.ts';
import { useWordList } from '../use-word-list.ts';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function DictionarySection() {
  const query = useDictionary();
  return (
    <Section
      title="Dictionary"
      note="Words that are right as you write them, in every tool. A model is told those that stand in your text."
    >
      <Loaded query={query} failure="Your dictionary could not be read.">
        {({ words }) => <Dictionary words={words} />}
      </Loaded>
    </Section>
  );
}

function Dictionary({ words }: { words: readonly string[] }) {
  const { failure, isBusy, addTyped, remove, importFile, exportFile } = useWordList(words);
  return (
    <>
      <AddWord isBusy={isBusy} onAdd={addTyped} />
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <WordList words={words} onRemove={remove} />
      <div className="flex flex-wrap items-center gap-2">
        <ImportButton isBusy={isBusy} onFile={(file) => void importFile(file)} />
        {words.length > 0 && <Button onClick={exportFile}>Export as .txt</Button>}
        <span className="num text-small text-ink-3" aria-live="polite">
          {toCount(words.length)} of {formatNumber(dictionaryWordsLimit)}
        </span>
      </div>
    </>
  );
}

interface AddWordProps {
  isBusy: boolean;
  /** Resolves to whether it is there now: else what was typed stays. */
  onAdd(typed: string): Promise<boolean>;
}

function AddWord({ isBusy, onAdd }: AddWordProps) {
  const [typed, setTyped] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim() !== '' && !isBusy && (await onAdd(typed))) setTyped('');
  }
  return (
    <form className="flex items-start gap-2" onSubmit={(event) => void submit(event)}>
      <div className="grow">
        <TextField
          label="Add a word"
          help={whatAWordIs}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" className="mt-7" busy={isBusy}>
        Add
      </Button>
    </form>
  );
}

interface WordListProps {
  words: readonly string[];
  onRemove(word: string): Promise<void>;
}

function WordList({ words, onRemove }: WordListProps) {
  const [searched, setSearched] = useState('');
  const [search, list] = [useRef<HTMLInputElement>(null), useRef<HTMLUListElement>(null)];
  const removedAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a word that goes may take the focus with it
  useEffect(() => {
    const { current: index } = removedAt;
    if (index === undefined) return;
    removedAt.current = undefined;
    moveLostFocus(() => list.current?.querySelectorAll('button')[index] ?? search.current);
  }, [words]);
  if (words.length === 0)
    return <p className="text-ink-2">No words yet. Add names and terms that no word list has.</p>;
  const found = searchWords(words, searched);
  const shown = found.slice(0, shownWords);
  function removeAt(index: number): void {
    removedAt.current = index;
    void onRemove(shown[index] ?? '');
  }
  return (
    <>
      <input
        ref={search}
        className="input"
        type="search"
        aria-label="Search your dictionary"
        placeholder="Search your dictionary"
        value={searched}
        onChange={(event) => setSearched(event.target.value)}
      />
      {found.length === 0 && <p className="text-ink-2">None of your words has these letters.</p>}
      <ul ref={list} className="word-list" aria-label="Your words" translate="no">
        {shown.map((word, index) => (
          <li key={word}>
            <span className="wrap-anywhere">{word}</span>
            <Button look="bare" small icon aria-label={`Remove ${word}`} onClick={() => removeAt(index)}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <p className="text-small text-ink-3">
          {toCount(found.length - shown.length)} more: search to see them.
        </p>
      )}
    </>
  );
}

function ImportButton({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button busy={isBusy} title="A text file with one word a line" onClick={() => input.current?.click()}>
        Import a .txt
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again
          target.value = '';
        }}
      />
    </>
  );
}
