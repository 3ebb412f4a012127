import { useId, useMemo, useRef } from 'react';
import { toText } from '../../../review/model.ts';
import type { TextSelection } from '../../../review/selection.ts';
import { Icon } from '../../../ui/icons.tsx';
import { type CoverageItem, toCoverage } from '../coverage.ts';
import { toCount } from '../model.ts';
import type { ReplyResult } from '../use-reply.ts';
import { BlankField } from './blank-field.tsx';
import { QuestionNumber } from './question-number.tsx';

interface CoverageListProps {
  result: ReplyResult;
  /** False where the blank is gone. */
  onFill(blank: TextSelection, words: string, question?: number): boolean;
  /** The answer to a question that the reply has no blank for. */
  onAnswer(words: string, question: number): boolean;
}

/** Which questions the reply answers, and the blanks that only the writer can fill. */
export function CoverageList({ result, onFill, onAnswer }: CoverageListProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { review, extra } = result;
  const { items, others } = useMemo(
    () => toCoverage(extra.questions, toText(review), extra.fills),
    [review, extra],
  );
  if (items.length === 0 && others.length === 0) return null;
  const answered = items.filter(({ status }) => status === 'answered').length;

  /** The field goes with its blank: the focus goes where the list begins. */
  function keepFocus(isDone: boolean): void {
    if (isDone) heading.current?.focus();
  }

  return (
    <section className="coverage" aria-labelledby={id}>
      <div className="coverage-head">
        <h3 ref={heading} id={id} tabIndex={-1}>
          {items.length > 0 ? 'Questions' : 'Blanks'}
        </h3>
        {items.length > 0 && (
          <p className="num ml-auto text-small">
            <b>
              {answered} of {items.length}
            </b>{' '}
            answered
          </p>
        )}
      </div>
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an answer never change their order
          <li key={index}>
            <QuestionNumber number={index + 1} />
            <span className="coverage-question">{item.question}</span>
            <Status status={item.status} />
            {item.blank && (
              <BlankField
                label={`Answer to question ${index + 1}`}
                placeholder={toPlaceholder(item.blank)}
                action="Fill in"
                onFill={(words) => item.blank && keepFocus(onFill(item.blank, words, index))}
              />
            )}
            {item.status === 'open' && (
              <BlankField
                label={`Answer to question ${index + 1}`}
                placeholder="Your answer, as a sentence"
                action="Add"
                onFill={(words) => keepFocus(onAnswer(words, index))}
              />
            )}
          </li>
        ))}
        {others.map((blank) => (
          <li key={blank.start}>
            <Icon name="pencil" />
            <span className="coverage-question">
              The reply has a blank for <b>{blank.text.slice(1, -1)}</b>.
            </span>
            <Status status="blank" />
            <BlankField
              label={`For the blank ${blank.text}`}
              placeholder={toPlaceholder(blank)}
              action="Fill in"
              onFill={(words) => keepFocus(onFill(blank, words))}
            />
          </li>
        ))}
      </ol>
      {items.length > 0 && answered < items.length && (
        <p className="mt-2 text-small text-ink-3">
          {toCount(items.length - answered)} open. Draftwell never makes an answer up.
        </p>
      )}
    </section>
  );
}

/** The words of the blank itself, without its brackets. */
function toPlaceholder({ text }: TextSelection): string {
  const words = text.slice(1, -1).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const statusWords = {
  answered: { icon: 'accept', text: 'Answered', look: 'text-good' },
  blank: { icon: 'flag', text: 'Blank', look: 'text-flag' },
  open: { icon: 'flag', text: 'Not answered', look: 'text-flag' },
} as const;

function Status({ status }: Pick<CoverageItem, 'status'>) {
  const { icon, text, look } = statusWords[status];
  return (
    <span className={`coverage-status ${look}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
