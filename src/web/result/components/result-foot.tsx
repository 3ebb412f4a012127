import type { ReactNode } from 'react';
import type { KeptDocument } from '../../documents/kept-document.ts';
import { SaveButton } from '../../files/components/save-button.tsx';
import { countDecisions } from '../../review/model.ts';
import { toRejectedSentence } from '../../review/words.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import { Thumbs } from '../../writing/thumbs.tsx';
import { type ToolResult, toResultText } from '../model.ts';
import { useOpenFacts } from '../use-open-facts.ts';
import { CopyButton } from './copy-button.tsx';
import { EngineName } from './engine-name.tsx';
import { OpenFactsQuestion } from './open-facts-question.tsx';

interface ResultFootProps {
  result: ToolResult;
  /** The file that its source was opened from. */
  document?: KeptDocument | undefined;
  /** The name of the button that copies, and what is said after it. */
  copy: { name: string; done: string };
  /** Whether thumbs speak of the last partial edit. */
  isPartial: boolean;
  /** More to do with the text as it is shown. What takes it away asks `leave` first. */
  actions?: (text: string, leave: (verb: string, go: () => void) => void) => ReactNode;
  /** Brings a change into view, with the focus on it. */
  onShow(index: number): void;
}

/** Who answered, and the ways to take the text along as it is shown. */
export function ResultFoot({ result, document, copy, isPartial, actions, onShow }: ResultFootProps) {
  const { review, engine, actionId, partialActionId } = result;
  const openFacts = useOpenFacts(review);
  const text = toResultText(review);
  const ratedId = (isPartial ? partialActionId : null) ?? actionId;
  return (
    <>
      <OpenFactsQuestion review={review} openFacts={openFacts} onShow={onShow} />
      <div className="pane-foot">
        {engine && <EngineName engine={engine} />}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {ratedId !== null && (
            <QueryProvider>
              <Thumbs key={ratedId} actionId={ratedId} />
            </QueryProvider>
          )}
          <SaveButton text={text} formed={document && { document, review }} leave={openFacts.leave} />
          {actions?.(text, openFacts.leave)}
          <CopyButton
            text={text}
            name={copy.name}
            hasLabel
            done={copy.done}
            description={toRejectedSentence(countDecisions(review))}
            leave={openFacts.leave}
          />
        </div>
      </div>
    </>
  );
}
