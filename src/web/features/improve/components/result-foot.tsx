import type { EngineIdentity } from '../../../../shared/contract/enhance.ts';
import { countDecisions, type Review, toText } from '../../../review/model.ts';
import { toCopySentence } from '../../../review/words.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import { Thumbs } from '../../../writing/thumbs.tsx';

interface ResultFootProps {
  review: Review;
  engine: EngineIdentity;
  actionId: string;
  onReplace(text: string): void;
}

/** Who answered, and the two ways to take the text along: exactly what is accepted. */
export function ResultFoot({ review, engine, actionId, onReplace }: ResultFootProps) {
  const text = toText(review, 'accepted');
  const sentence = toCopySentence(countDecisions(review));

  const hasChanges = review.changes.length > 0;

  async function copy(): Promise<void> {
    try {
      await copyText(text);
      const description = `${sentence.replace('Copies', 'With')}.`;
      void notify({ title: 'Text copied to clipboard!', ...(hasChanges && { description }) });
    } catch {
      void notify({
        tone: 'error',
        title: 'Failed to copy to clipboard',
        description: 'Select the text and copy it.',
      });
    }
  }

  return (
    <div className="pane-foot">
      <div>
        <EngineName engine={engine} />
        {hasChanges && (
          <p id="copy-sentence" className="num">
            {sentence}
          </p>
        )}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <Button
          look="bare"
          small
          icon
          aria-label="Copy the accepted text"
          aria-describedby={hasChanges ? 'copy-sentence' : undefined}
          onClick={copy}
        >
          <Icon name="copy" />
        </Button>
        <Thumbs key={actionId} actionId={actionId} />
        {hasChanges && (
          <Button small onClick={() => onReplace(text)}>
            <Icon name="replace" />
            Use as my text
          </Button>
        )}
      </div>
    </div>
  );
}

function EngineName({ engine }: { engine: EngineIdentity }) {
  return (
    <p className="flex items-center gap-1.5 text-ink-2">
      <Icon name={engine.local ? 'home' : 'globe'} />
      {engine.local ? `${engine.name}, on this server` : `${engine.name}. Your text left this server.`}
    </p>
  );
}
