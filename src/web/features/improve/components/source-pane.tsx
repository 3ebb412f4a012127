import { useId, useState } from 'react';
import { countCharacters, improveTextLimit } from '../../../../shared/limits.ts';
import { restoreText } from '../../../drafts/model.ts';
import { TextPage } from '../../../drafts/text-page.tsx';
import type { Draft } from '../../../drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

interface SourcePaneProps {
  draft: Draft;
  echo: { start: number; end: number } | undefined;
  /** Gets the text before it is cleared. */
  onBeforeClear(text: string): void;
}

const limitWords = improveTextLimit.toLocaleString('en-US');

export function SourcePane({ draft, echo, onBeforeClear }: SourcePaneProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const [isRefused, setIsRefused] = useState(false);
  const { text } = draft;

  function change(next: string): void {
    setIsRefused(false);
    draft.setText(next);
  }

  function clear(): void {
    onBeforeClear(text);
    change('');
    void notify({
      title: 'Text cleared',
      action: {
        label: 'Undo',
        onClick: () => change(restoreText(text, draft.readText(), '', improveTextLimit)),
      },
    });
  }

  return (
    <section className="pane" aria-labelledby={`${id}-name`}>
      <div className="pane-head">
        <h2 id={`${id}-name`}>Your Text</h2>
        <div className="ml-auto flex items-center gap-2">
          <Counter text={text} className="text-small md:hidden" />
          {text.trim() !== '' && (
            <Button look="bare" small aria-label="Clear" className="max-md:px-2" onClick={clear}>
              <span className="contents md:hidden">
                <Icon name="close" />
              </span>
              <span className="max-md:hidden">Clear</span>
            </Button>
          )}
        </div>
      </div>
      <div className="pane-body">
        <TextPage
          text={text}
          limit={improveTextLimit}
          placeholder={
            isPhone
              ? 'Type or paste your text here to improve it with AI...'
              : 'Start writing here or paste the text you would like to improve...'
          }
          labelledBy={`${id}-name`}
          describedBy={`${id}-limit`}
          echo={echo}
          onChange={change}
          onRefused={() => setIsRefused(true)}
        />
      </div>
      <p id={`${id}-limit`} className="limit-note" aria-live="polite">
        {isRefused && `Not added: a text can have ${limitWords} characters. Yours is as it was.`}
      </p>
      <div className="pane-foot max-md:hidden">
        <Counter text={text} />
        {text !== '' && (
          <span className="ml-auto">
            {draft.isSaved ? 'Saved on this device' : 'Not saved: this browser keeps nothing'}
          </span>
        )}
      </div>
    </section>
  );
}

function Counter({ text, className = '' }: { text: string; className?: string }) {
  const count = countCharacters(text);
  const isNear = count > improveTextLimit * 0.9;
  return (
    <span className={`num ${isNear ? 'font-semibold text-flag' : 'text-ink-3'} ${className}`}>
      {count.toLocaleString('en-US')} / {limitWords} characters
      {isNear && <span className="max-md:hidden">, approaching limit</span>}
    </span>
  );
}
