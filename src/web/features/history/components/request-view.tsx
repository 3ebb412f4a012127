import type { Action } from '../../../../shared/contract/actions.ts';
import { Icon } from '../../../ui/icons.tsx';
import { listRequestTexts } from '../words.ts';

interface RequestViewProps {
  action: Action;
  /** Whether the writer's own text is still to be shown, since no marks hold it. */
  hasOriginal: boolean;
}

/** Longest text that is not folded away, in characters. */
const shortLength = 80;

/** What was asked for: the texts that went in. */
export function RequestView({ action, hasOriginal }: RequestViewProps) {
  const texts = listRequestTexts(action, hasOriginal);
  if (texts.length === 0) return null;
  return (
    <div>
      {texts.map(({ name, text }) =>
        text.length > shortLength ? (
          <details key={name} className="record-more">
            <summary className="unfold">
              <Icon name="right" />
              {name}
            </summary>
            <p className="prose written" translate="no">
              {text}
            </p>
          </details>
        ) : (
          <p key={name} className="record-more record-short">
            <b>{name}</b>{' '}
            <span className="written" translate="no">
              {text}
            </span>
          </p>
        ),
      )}
    </div>
  );
}
