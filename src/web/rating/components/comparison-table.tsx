import { useId } from 'react';
import type { Aspect, Comparison } from '../../../shared/contract/review.ts';
import { formatNumber } from '../../../shared/format.ts';
import { toComparisonWords, verdictWords } from '../comparison.ts';

/** Two drafts side by side: each figure of both, and what got better or worse by them. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const id = useId();
  const { aspects, notice } = comparison;
  return (
    <section className="comparison" aria-labelledby={id}>
      <h3 id={id}>Two drafts side by side</h3>
      <p>{toComparisonWords(comparison)}</p>
      {notice && <p className="text-small text-ink-2">{notice}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Rated and counted</th>
            <th scope="col">Earlier</th>
            <th scope="col">Now</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {aspects.map((aspect) => (
            <tr key={aspect.name}>
              <th scope="row">{aspect.name}</th>
              <td className="num">{formatNumber(aspect.earlier)}</td>
              <td className="num">{formatNumber(aspect.current)}</td>
              <td>
                <Change aspect={aspect} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-ink-3">
        Ratings run from 1 to 5. Where the figures do not tell better from worse, nothing is said.
      </p>
    </section>
  );
}

function Change({ aspect: { verdict } }: { aspect: Aspect }) {
  if (verdict === null)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">Not judged</span>
      </>
    );
  return <span className={`verdict-${verdict}`}>{verdictWords[verdict]}</span>;
}
