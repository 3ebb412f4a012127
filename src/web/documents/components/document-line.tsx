import { useDeferredValue, useMemo } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { isOfDocument, type KeptDocument } from '../kept-document.ts';

export interface DocumentLineProps {
  document: KeptDocument;
  /** The text as it stands beside it. */
  text: string;
  /** False when this browser refuses to keep the file. */
  isSaved: boolean;
  onRemove(): void;
}

/** Which file the text is of, and what of its form goes out again with it. */
export function DocumentLine({ document, text, isSaved, onRemove }: DocumentLineProps) {
  const settled = useDeferredValue(text);
  const isKept = useMemo(() => isOfDocument(document, settled), [document, settled]);
  const remove = (
    <Button small aria-label={`Remove the form of ${document.name}`} onClick={onRemove}>
      Remove
    </Button>
  );
  return (
    <Banner icon="page" tone={isKept ? 'note' : 'flag'} action={remove}>
      <b className="wrap-anywhere" translate="no">
        {document.name}
      </b>
      {isKept
        ? `: its form is kept ${isSaved ? 'on this device' : 'until this page is closed'}, and can be saved with the result.`
        : ': too little of it is left in this text to save it in its form.'}
      {isKept && document.cautions.map((caution) => ` ${caution}`)}
    </Banner>
  );
}
