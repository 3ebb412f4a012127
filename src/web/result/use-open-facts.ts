import { useRef, useState } from 'react';
import type { TextChange } from '../../shared/contract/result.ts';
import { listOpenFacts, type Review } from '../review/model.ts';

/** A way for a text to leave the screen: ‘Copy’, ‘Save’ or ‘Use’, as its button says. */
interface Leave {
  verb: string;
  go(): void;
}

/** The open facts that the writer let go with the text. They are asked about once for each result. */
interface Confirmed {
  changes: readonly TextChange[];
  facts: string;
}

/** Names the facts that are still open before a text leaves the screen, and lets it go when the writer says so. */
export function useOpenFacts(review: Review) {
  const [asked, setAsked] = useState<Leave>();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const opener = useRef<Element>(null);
  const indexes = listOpenFacts(review);
  const facts = indexes.join();

  function leave(verb: string, go: () => void): void {
    const isConfirmed = confirmed?.changes === review.changes && confirmed.facts === facts;
    if (indexes.length === 0 || isConfirmed) {
      go();
      return;
    }
    opener.current = document.activeElement;
    setAsked({ verb, go });
  }

  function cancel(): void {
    setAsked(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  function confirm(): void {
    setConfirmed({ changes: review.changes, facts });
    cancel();
    asked?.go();
  }

  return {
    /** What waits for an answer; undefined when nothing does, or what was asked about is settled. */
    asked: indexes.length > 0 ? asked : undefined,
    indexes,
    leave,
    confirm,
    cancel,
    /** The writer goes to look at the facts: nothing leaves. */
    dismiss: () => setAsked(undefined),
  };
}

export type OpenFacts = ReturnType<typeof useOpenFacts>;
