import { Link, type LinkProps } from 'react-router';
import type { ActionSummary } from '../../../../shared/contract/actions.ts';
import { formatTime } from '../../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { entryLinkId } from '../use-entry-focus.ts';
import { groupByDay, toCharacterWords, toolWords, toTypeWords } from '../words.ts';
import { ResultMark } from './result-mark.tsx';

interface RowActions {
  toOpenLink(id: string): LinkProps;
  onDelete(id: string): void;
}

interface ActionListProps extends RowActions {
  actions: readonly ActionSummary[];
  /** Still the former list, while another one is on its way. */
  isOutdated: boolean;
}

/** Newest first, under the days that they were made on. */
export function ActionList({ actions, isOutdated, ...on }: ActionListProps) {
  return (
    <div className={isOutdated ? 'history-list history-outdated' : 'history-list'}>
      {groupByDay(actions, new Date()).map((day) => (
        <section key={day.key} aria-labelledby={`day-${day.key}`}>
          <h2 id={`day-${day.key}`}>{day.name}</h2>
          <ul>
            {day.entries.map((action) => (
              <li key={action.id}>
                <Row action={action} {...on} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ action, toOpenLink, onDelete }: RowActions & { action: ActionSummary }) {
  const { id, tool, action_type, created_at, excerpt, text_length, has_texts, result } = action;
  const time = formatTime(created_at);
  return (
    <article className="entry">
      <time className="entry-when num" dateTime={created_at}>
        {time}
      </time>
      <p className="entry-what">
        {toolWords[tool]}
        <span>{toTypeWords(action_type)}</span>
      </p>
      <p className="entry-text" translate={has_texts ? 'no' : 'yes'}>
        <Link id={entryLinkId(id)} {...toOpenLink(id)}>
          {has_texts ? excerpt || 'Empty text' : 'Text not kept'}
        </Link>
      </p>
      <p className="entry-result">
        <ResultMark action={action} />
        <span className="result-note num">{toCharacterWords(text_length)}</span>
      </p>
      {result !== null && (
        <Button
          look="bare"
          small
          icon
          className="entry-delete"
          aria-label={`Delete, ${toolWords[tool]}, ${time}`}
          onClick={() => onDelete(id)}
        >
          <Icon name="trash" />
        </Button>
      )}
    </article>
  );
}
