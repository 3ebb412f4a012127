import { ShownMarks } from '../../../review/components/shown-marks.tsx';
import { listPieces } from '../../../review/pieces.ts';
import { makeReview } from '../../../review/state.ts';

interface RuleEntryProps {
  id: string;
  gist: string;
  reason: string;
  mends: readonly { wrong: string; right: string }[];
  leaves: readonly string[];
}

/** A rule at its own place in the address, as in `/rules#past-time`. */
export function RuleEntry({ id, gist, reason, mends, leaves }: RuleEntryProps) {
  return (
    <section className="rule-entry" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{toTitle(id)}</h3>
      {reason !== gist && <p>{reason}</p>}
      <ul aria-label="Corrects" translate="no">
        {mends.map(({ wrong, right }) => (
          <li key={wrong}>
            <ShownMarks review={makeReview(wrong, listPieces(wrong, right))} />
          </li>
        ))}
      </ul>
      <p className="rule-leaves">Leaves alone:</p>
      <ul aria-label="Leaves alone" translate="no">
        {leaves.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function toTitle(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
}
