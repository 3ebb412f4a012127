import type { PlansInForce } from '../../../../shared/contract/plans.ts';
import { formatNumber, plural } from '../../../../shared/format.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { toolWords } from '../words.ts';

/** Figures only: of nobody by name, and of no text. */
export function UseSection({ plans: { writers, trials, tools } }: { plans: PlansInForce }) {
  const { free, paid } = getServerFacts().plans;
  return (
    <section className="server-section" aria-labelledby="use">
      <h2 id="use">How they are used</h2>
      <dl className="cost-figures" aria-label="Writers">
        <Figure name={`${plural(writers.free, 'writer')} with ${free.name}`} count={writers.free} />
        <Figure name={`${plural(writers.paid, 'writer')} with ${paid.name}`} count={writers.paid} />
        <Figure name={`of them in ${plural(trials, 'a trial', 'trials')}`} count={trials} />
      </dl>
      {tools.length === 0 ? (
        <p className="empty-note">No credit has been spent this month.</p>
      ) : (
        <Credits tools={tools} />
      )}
    </section>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{formatNumber(count)}</dd>
    </div>
  );
}

function Credits({ tools }: Pick<PlansInForce, 'tools'>) {
  return (
    <table className="usage-table">
      <caption>Credits spent, by days and months in UTC</caption>
      <thead>
        <tr>
          <th scope="col">Tool</th>
          <th scope="col">Today</th>
          <th scope="col">This month</th>
        </tr>
      </thead>
      <tbody>
        {tools.map(({ tool, today, month }) => (
          <tr key={tool}>
            <th scope="row">{toolWords[tool]}</th>
            <td>{formatNumber(today)}</td>
            <td>{formatNumber(month)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
