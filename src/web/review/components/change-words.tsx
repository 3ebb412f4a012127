import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextChange } from '../../../shared/contract/result.ts';
import { Icon } from '../../ui/icons.tsx';
import rulesWithPage from '../rules-with-page.json' with { type: 'json' };
import { toFactSentence, toTitle } from '../words.ts';

/** At the head of a slip: what a change is. */
export function ChangeTitle({ change }: { change: TextChange }) {
  return (
    <>
      {change.fact && <Icon name="flag" />}
      <b>{toTitle(change)}</b>
    </>
  );
}

const withPage: ReadonlySet<string> = new Set(rulesWithPage);

/** What is to be checked, why the change was made, where its rule is told, and what else there is to it. */
export function ChangeReasons({ change, children }: { change: TextChange; children: ReactNode }) {
  return (
    <>
      {[toFactSentence(change), change.reason].filter(Boolean).map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      <span className="change-more">
        {withPage.has(change.rule) && (
          <Link to={`/rules#${change.rule}`} target="_blank">
            About this rule<span className="sr-only"> (opens in a new tab)</span>
          </Link>
        )}
        {children}
      </span>
    </>
  );
}
