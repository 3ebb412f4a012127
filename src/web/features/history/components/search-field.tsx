import { useEffect, useEffectEvent, useState } from 'react';
import { searchLimit } from '../model.ts';

/** How long the typing has to rest before it is searched for, in milliseconds. */
const restMs = 300;

interface SearchFieldProps {
  /** The words that are searched for. They may change by themselves, as when the writer goes back. */
  words: string;
  onSearch(words: string): void;
}

/** Searches as soon as the typing rests, or at once by Enter. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const [shownFor, setShownFor] = useState(words);
  if (shownFor !== words) {
    setShownFor(words);
    // What is being typed stays as it is, with the space that the next word begins after
    if (typed.trim() !== words) setTyped(words);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== words) onSearch(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => search(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== words) onSearch(typed.trim());
      }}
    >
      <input
        className="input"
        type="search"
        aria-label="Search your texts"
        placeholder="Search your texts"
        maxLength={searchLimit}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
