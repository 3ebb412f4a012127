import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { type Reading, toReading } from '../reading.ts';
import { QuestionNumber } from './question-number.tsx';

/** What was understood of the chain. It follows the typing when there is time for it. */
export function ChainReading({ chain }: { chain: string }) {
  return <DeferredReading chain={useDeferredValue(chain)} />;
}

const DeferredReading = memo(function DeferredReading({ chain }: { chain: string }) {
  const reading = useMemo(() => toReading(chain), [chain]);
  const isPhone = useIsPhone();
  if (chain.trim() === '') return null;
  return (
    <div className="mail">
      <details open={!isPhone}>
        <Summary>{reading.headline}</Summary>
        <Newest parts={reading.parts} />
      </details>
      {reading.older && (
        <details className="mail-older">
          <Summary>{reading.older.headline}</Summary>
          <Mail label="Older messages" className="mail-text-older">
            {reading.older.text}
          </Mail>
        </details>
      )}
    </div>
  );
});

function Summary({ children }: { children: string }) {
  return (
    <summary>
      <Icon name="right" />
      <span className="min-w-0">{children}</span>
    </summary>
  );
}

function Newest({ parts }: Pick<Reading, 'parts'>) {
  let at = 0;
  return (
    <Mail label="Newest message">
      {parts.map(({ text, question }) => {
        const key = at;
        at += text.length;
        if (question === null) return text;
        return (
          <span key={key} className="ask">
            {text}
            <QuestionNumber number={question} />
          </span>
        );
      })}
    </Mail>
  );
}

/** A long mail scrolls, so that the draft stays near. */
function Mail({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
      tabIndex={0}
      className={`mail-text written ${className}`}
      translate="no"
    >
      {children}
    </div>
  );
}
