import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Costs } from '../../../../shared/contract/costs.ts';
import { formatAmount, formatNumber, plural } from '../../../../shared/format.ts';
import { useServices } from '../../../services/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { costDays, costsQuery, pricesQuery } from '../cost-queries.ts';
import {
  type CostView,
  costViews,
  toCostRows,
  toCostWords,
  toNextMonth,
  toTokenWords,
  toUnreportedNote,
} from '../costs.ts';
import { CostTable } from './cost-table.tsx';
import { PriceFields } from './price-fields.tsx';

/** What models took, what it cost, and what it may cost. */
export function CostSection() {
  const services = useServices();
  const costs = useQuery(costsQuery(services));
  const prices = useQuery(pricesQuery(services));
  return (
    <section className="server-section costs" aria-labelledby="costs">
      <h2 id="costs">What models cost</h2>
      <p className="text-ink-2">
        Tokens are what the provider of a model counts: of what it reads, and of what it writes. The rules
        take none.
      </p>
      {costs.data && <Figures costs={costs.data} />}
      {!costs.data && costs.isError && (
        <ReadFailure query={costs}>The figures could not be read.</ReadFailure>
      )}
      {prices.data && <PriceFields saved={prices.data} />}
      {!prices.data && prices.isError && (
        <ReadFailure query={prices}>The prices could not be read.</ReadFailure>
      )}
      {(costs.isPending || prices.isPending) && <Skeletons lines={2} />}
    </section>
  );
}

function Figures({ costs }: { costs: Costs }) {
  const { month, days } = costs;
  if (month.calls === 0 && days.length === 0)
    return <p className="empty-note">No model has been asked yet.</p>;
  return (
    <>
      <Month month={month} />
      {days.length > 0 && <Table costs={costs} />}
    </>
  );
}

function Month({ month }: Pick<Costs, 'month'>) {
  const { calls, cost, monthly_cap: cap } = month;
  return (
    <>
      {month.is_cap_reached && (
        <Banner tone="bad" icon="warning">
          The cap of this month is reached. No model is asked before {toNextMonth(month.month)} (UTC), unless
          the cap is raised.
        </Banner>
      )}
      <dl className="cost-figures" aria-label="This month">
        <Figure
          name={cap === null ? 'cost this month' : `of ${formatAmount(Number(cap))} this month`}
          words={toCostWords(cost)}
        />
        <Figure name={plural(calls, 'call')} words={formatNumber(calls)} />
        <Figure name="tokens read" words={toTokenWords(month, 'input')} />
        <Figure name="tokens written" words={toTokenWords(month, 'output')} />
      </dl>
    </>
  );
}

function Figure({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{words}</dd>
    </div>
  );
}

function Table({ costs }: { costs: Costs }) {
  const [view, setView] = useState<CostView>('days');
  const note = toUnreportedNote(costs.days);
  return (
    <>
      <div className="cost-head">
        <h3>The last {costDays} days</h3>
        <Segments<CostView> label="Show" value={view} options={costViews} onChange={setView} />
      </div>
      <CostTable view={view} rows={toCostRows(costs, view)} />
      {note && <p className="text-small text-ink-2">{note}</p>}
    </>
  );
}
