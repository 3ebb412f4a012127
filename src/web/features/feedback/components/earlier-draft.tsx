import { type ChangeEvent, useState } from 'react';
import { FramedEntry } from '../../../drafts/framed-entry.tsx';
import { OtherTabNotes } from '../../../drafts/other-tab-notes.tsx';
import { useTextEntry } from '../../../drafts/use-text-entry.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { listOtherDrafts } from '../other-drafts.ts';
import type { EarlierDraft } from '../use-earlier-draft.ts';

interface EarlierDraftFieldProps {
  draft: EarlierDraft;
  /** The text that it is an earlier draft of. */
  current: string;
  limit: number;
  refusal: string;
}

/** What the text is compared with: pasted, out of a file, or a draft of this browser. */
export function EarlierDraftField({ draft, current, limit, refusal }: EarlierDraftFieldProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { text } = draft;
  const entry = useTextEntry({ limit, onChange: draft.setText, onOpened: put });

  function put(next: string, title: string): void {
    const former = draft.readText();
    entry.change(next);
    const undo = () => entry.change(former);
    void notify({ title, ...(former.trim() !== '' && { action: { label: 'Undo', onClick: undo } }) });
  }

  if (!isAsked && text === '')
    return (
      <p>
        <Button small onClick={() => setIsAsked(true)}>
          Compare with an earlier draft
        </Button>
      </p>
    );
  return (
    <FramedEntry
      entry={entry}
      title="Earlier draft"
      name="earlier"
      text={text}
      placeholder="Paste an earlier draft of your text..."
      into="the earlier draft"
      refusal={refusal}
      note={text !== '' && text === current && 'This is the same text as yours: nothing will differ.'}
      actions={
        <Button
          look="bare"
          small
          onClick={() => {
            setIsAsked(false);
            if (text !== '') put('', 'Earlier draft taken away');
          }}
        >
          Do not compare
        </Button>
      }
    >
      <OtherTabNotes otherTab={draft.otherTab} names={{ earlier: 'earlier draft' }} />
      <DraftChoice draft={draft} onTake={(taken) => put(taken, 'The draft is here')} />
    </FramedEntry>
  );
}

function DraftChoice({ draft, onTake }: { draft: EarlierDraft; onTake(text: string): void }) {
  const [others] = useState(() => listOtherDrafts(draft.place));
  if (others.length === 0) return null;

  function take({ target }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = others[Number(target.value)];
    if (chosen) onTake(chosen.text);
  }

  return (
    <label className="flex flex-wrap items-center gap-2 text-small text-ink-2">
      Or take a draft of this browser
      <select className="input input-small" value="" onChange={take}>
        <option value="">Choose...</option>
        {others.map(({ name, title, tool }, index) => (
          <option key={name} value={index}>
            {title} ({tool})
          </option>
        ))}
      </select>
    </label>
  );
}
