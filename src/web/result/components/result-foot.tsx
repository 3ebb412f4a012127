import type { ReactNode } from 'react';
import { QueryProvider } from '../../api/query-provider.tsx';
import { SaveButton } from '../../files/components/save-button.tsx';
import { countDecisions } from '../../review/model.ts';
import { toCopySentence } from '../../review/words.ts';
import { Thumbs } from '../../writing/thumbs.tsx';
import { type ToolResult, toAcceptedText } from '../model.ts';
import { CopyButton } from './copy-button.tsx';
import { EngineName } from './engine-name.tsx';

interface ResultFootProps {
  result: ToolResult;
  /** What is said after copying. */
  copied: string;
  /** Whether thumbs speak of the last partial edit. */
  isPartial: boolean;
  /** More to do with the text: it gets exactly what is accepted. */
  actions?: (text: string) => ReactNode;
}

/** Who answered, and the ways to take the text along: exactly what is accepted. */
export function ResultFoot({ result, copied, isPartial, actions }: ResultFootProps) {
  const { review, engine, actionId, partialActionId } = result;
  const text = toAcceptedText(review);
  const hasChanges = review.changes.length > 0;
  const sentence = toCopySentence(countDecisions(review));
  const ratedId = (isPartial ? partialActionId : null) ?? actionId;
  return (
    <div className="pane-foot">
      <div>
        {engine && <EngineName engine={engine} />}
        {hasChanges && (
          <p id="copy-sentence" className="num">
            {sentence}
          </p>
        )}
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <CopyButton
          text={text}
          name="Copy the accepted text"
          done={copied}
          description={hasChanges ? `${sentence.replace('Copies', 'With')}.` : undefined}
          describedBy={hasChanges ? 'copy-sentence' : undefined}
        />
        <SaveButton text={text} />
        {ratedId !== null && (
          <QueryProvider>
            <Thumbs key={ratedId} actionId={ratedId} />
          </QueryProvider>
        )}
        {actions?.(text)}
      </div>
    </div>
  );
}
