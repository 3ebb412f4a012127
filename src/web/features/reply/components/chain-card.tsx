import { type ClipboardEvent, useState } from 'react';
import { emailChainLimit } from '../../../../shared/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import { judgePaste } from '../model.ts';
import type { Fields } from '../use-fields.ts';
import { ChainReading } from './chain-reading.tsx';
import { TextCard } from './text-card.tsx';

/** The emails that are answered, as they were pasted, and what was understood of them. */
export function ChainCard({ fields }: { fields: Fields }) {
  const { chain } = fields;
  const [refusal, setRefusal] = useState<string>();

  /** Of a chain the start is to be seen, and not the end, where the caret is. */
  function showStart({ currentTarget }: ClipboardEvent<HTMLElement>): void {
    if (chain !== '') return;
    const box = currentTarget.querySelector('.text-box');
    requestAnimationFrame(() => box?.scrollTo({ top: 0 }));
  }

  async function paste(): Promise<void> {
    const verdict = judgePaste(await readClipboard(), emailChainLimit);
    if ('refusal' in verdict) {
      setRefusal(verdict.refusal);
      void notify({ tone: 'error', title: verdict.refusal });
      return;
    }
    setRefusal(undefined);
    fields.replaceText('chain', verdict.text, 'Text pasted from clipboard!');
  }

  return (
    <TextCard
      title="Email chain"
      name="chain"
      text={chain}
      limit={emailChainLimit}
      takesMails
      placeholder="Paste the emails that you are replying to..."
      className="text-box-chain"
      refusal={refusal}
      actions={
        <Button small onClick={paste}>
          <Icon name="clipboard" />
          Paste
        </Button>
      }
      onPaste={showStart}
      onChange={(text) => {
        setRefusal(undefined);
        fields.setText('chain', text);
      }}
      onOpened={(text, title) => {
        setRefusal(undefined);
        fields.replaceText('chain', text, title);
      }}
      onClear={() => {
        setRefusal(undefined);
        fields.replaceText('chain', '', 'Email chain cleared');
      }}
    >
      <ChainReading chain={chain} />
    </TextCard>
  );
}

/** Undefined where the browser has no clipboard to read, as on plain http, or the writer refuses it. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
