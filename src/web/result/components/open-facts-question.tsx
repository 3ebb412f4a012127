import { useEffect, useId, useRef } from 'react';
import type { Review } from '../../review/model.ts';
import { toOpenFactsSentence } from '../../review/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { OpenFacts } from '../use-open-facts.ts';

interface OpenFactsQuestionProps {
  review: Review;
  openFacts: OpenFacts;
  /** Brings a change into view, with the focus on it. */
  onShow(index: number): void;
}

/** Asked in the place where the text would leave: ‘2 facts differ: copy anyway, show me’. */
export function OpenFactsQuestion({ review, openFacts, onShow }: OpenFactsQuestionProps) {
  const { asked, indexes } = openFacts;
  const id = useId();
  const firstButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) firstButton.current?.focus();
  }, [asked]);
  if (!asked) return null;

  function show(): void {
    openFacts.dismiss();
    if (indexes[0] !== undefined) onShow(indexes[0]);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      className="banner banner-flag"
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        openFacts.cancel();
      }}
    >
      <Icon name="flag" />
      <p id={id}>{toOpenFactsSentence(review)}.</p>
      <Button ref={firstButton} small aria-describedby={id} onClick={show}>
        Show me
      </Button>
      <Button small aria-describedby={id} onClick={openFacts.confirm}>
        {asked.verb} anyway
      </Button>
    </div>
  );
}
