import { formatNumber } from '../../../../shared/format.ts';
import { type CostRow, type CostView, costViews, toCostWords, toTokenWords } from '../costs.ts';

const firstHeads: Record<CostView, string> = { days: 'Day (UTC)', tools: 'Tool', writers: 'Writer' };

export function CostTable({ view, rows }: { view: CostView; rows: readonly CostRow[] }) {
  const label = costViews.find(({ value }) => value === view)?.label;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard
    <section className="usage-scroll" tabIndex={0} aria-label={label}>
      <table className="usage-table">
        <thead>
          <tr>
            <th scope="col">{firstHeads[view]}</th>
            <th scope="col">Calls</th>
            <th scope="col">Read</th>
            <th scope="col">Written</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, figures }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {note && <span className="cost-note">{note}</span>}
              </th>
              <td>{formatNumber(figures.calls)}</td>
              <td>{toTokenWords(figures, 'input')}</td>
              <td>{toTokenWords(figures, 'output')}</td>
              <td>{toCostWords(figures.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
