import type { Segment } from '../../../review/model.ts';
import { toCategoryWord } from '../../../review/words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { openAtFirst, type SampleChange } from '../sample.ts';
import { DecisionRadios } from './decision-radios.tsx';

interface SampleMarkProps {
  segment: Extract<Segment, { kind: 'change' }>;
  change: SampleChange;
  total: number;
}

/** A change of the sample: its mark opens its slip, the slip decides it. */
export function SampleMark({ segment, change, total }: SampleMarkProps) {
  const { index, removed, added } = segment;
  const place = `${index + 1} of ${total}`;
  const title = toCategoryWord(change.category);
  const pick = `sample-pick-${index}`;
  return (
    <span className="sample-change">
      <label className="chg" htmlFor={pick}>
        <input
          className="pick sr-only"
          type="radio"
          id={pick}
          name="sample-pick"
          defaultChecked={index === openAtFirst}
          aria-label={`Change ${place}, ${title}: ${removed} becomes ${added}`}
        />
        <del>{removed}</del>
        <ins>{added}</ins>
      </label>
      <span className="slip">
        <span className="slip-words">
          <span className="slip-count num">{place}</span>
          <b>{title}</b>
          <br />
          {change.reason}
        </span>
        <DecisionRadios
          name={`sample-${index}`}
          about={`${removed} becomes ${added}`}
          decided={change.decided === 'open' ? undefined : change.decided}
        />
      </span>
      <label className="note" htmlFor={pick} aria-hidden="true">
        <span className="when-open">
          <b>{title}</b> {change.gist}
        </span>
        <span className="when-accepted">
          <Icon name="accept" />
          Accepted {change.category}
        </span>
        <span className="when-rejected">
          <Icon name="close" />
          Kept yours
        </span>
      </label>
    </span>
  );
}
