import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RewriteProblemNote } from '../../writing/rewrite-problem-note.tsx';
import { byRules, rulesWrite } from '../../writing/rules.ts';
import { findResult } from '../find-result.ts';
import type { PartialEdit } from '../use-partial-edit.ts';
import { listOwnWordings, mostAnswers, toWordingInstruction } from '../wordings.ts';
import { WhoWrites } from './engine-name.tsx';

interface OpenWordingsDialogProps {
  partialEdit: PartialEdit;
  text: string;
}

/** Other wordings of some words of the result: those that are known, and those that an engine is asked for one by one. */
export function OpenWordingsDialog({ partialEdit, text }: OpenWordingsDialogProps) {
  const { review, edit, answers, askWording, isRunning, problem, close } = partialEdit;
  const own = review && edit ? listOwnWordings(review, edit.selection) : [];
  const canAsk = !rulesWrite();
  const isEmpty = own.length + answers.length === 0;
  return (
    <Dialog
      title="Other wordings"
      hasCross
      className="dialog-over-source"
      fallbackFocus={findResult}
      onClose={close}
    >
      <div className="dialog-body">
        <blockquote className="quote written" translate="no">
          {text}
        </blockquote>
        {!isEmpty && (
          <ul className="grid gap-1">
            {own.map(({ index, wording }) => (
              <Wording
                key={wording}
                wording={wording}
                onUse={() => partialEdit.takeOwnWording(index, wording)}
              />
            ))}
            {answers.map((answer) => (
              <Wording
                key={answer.enhanced_text}
                wording={answer.enhanced_text}
                onUse={() => void partialEdit.takeWording(answer)}
              />
            ))}
          </ul>
        )}
        {isEmpty && !canAsk && (
          <p>The rules on this server know no other wording for this. A language model would.</p>
        )}
        {canAsk && answers.length < mostAnswers && (
          <p className="text-small text-ink-2">
            Each wording that you ask for costs 1 credit, as an edit of a part does.
          </p>
        )}
        {canAsk && <WhoWrites />}
        {problem && (
          <RewriteProblemNote
            problem={problem}
            text={text}
            instruction={toWordingInstruction([text])}
            onRetry={() => void askWording()}
            onRules={() => void askWording(byRules)}
          />
        )}
        <p className="sr-only" aria-live="polite">
          {answers.at(-1)?.enhanced_text}
        </p>
      </div>
      <div className="dialog-foot">
        <Button onClick={() => partialEdit.open(edit?.selection)}>Say how it is to change</Button>
        {canAsk && answers.length < mostAnswers && (
          <Button look="primary" busy={isRunning} onClick={() => void askWording()}>
            {isRunning ? 'Asking...' : answers.length === 0 ? 'Ask for a wording' : 'Ask for another'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Wording({ wording, onUse }: { wording: string; onUse(): void }) {
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1 font-serif wrap-anywhere" translate="no">
        {wording}
      </span>
      <Button small aria-label={`Use “${wording}”`} onClick={onUse}>
        Use
      </Button>
    </li>
  );
}
