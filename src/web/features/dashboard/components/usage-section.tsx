import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Usage } from '../../../../shared/contract/usage.ts';
import { formatNumber, plural } from '../../../../shared/format.ts';
import { toResetTime } from '../../../account/model.ts';
import { creditsQuery } from '../../../account/queries.ts';
import { useServices } from '../../../services/services.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { usageDays, usageQuery } from '../queries.ts';
import { type Measure, measures, toDayRows, toToolRows, toTotals } from '../usage.ts';
import { UsagePictures } from './usage-pictures.tsx';
import { UsageTables } from './usage-tables.tsx';

const looks = [
  { value: 'picture', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;
type Look = (typeof looks)[number]['value'];

/** What the writer did of late: real figures, of the history and the ledger. */
export function UsageSection() {
  const query = useQuery(usageQuery(useServices()));
  const { data, isError } = query;
  return (
    <section className="sheet usage" aria-labelledby="usage">
      {data ? (
        <Figures usage={data} />
      ) : (
        <>
          <h2 id="usage">Your last {usageDays} days</h2>
          {isError ? (
            <ReadFailure query={query}>Your figures could not be read.</ReadFailure>
          ) : (
            <PicturesSkeleton />
          )}
        </>
      )}
    </section>
  );
}

function Figures({ usage }: { usage: Usage }) {
  const [measure, setMeasure] = useState<Measure>('words_improved');
  const [look, setLook] = useState<Look>('picture');
  const { calls, credits, words_improved } = toTotals(usage);
  const days = toDayRows(usage);
  const tools = toToolRows(usage, measure);
  if (calls === 0 && credits === 0) return <NothingYet />;
  return (
    <>
      <div className="usage-head">
        <h2 id="usage">Your last {days.length} days</h2>
        {look === 'picture' && (
          <Segments<Measure> label="Figures" value={measure} options={measures} onChange={setMeasure} />
        )}
        <Segments<Look> label="Show as" value={look} options={looks} onChange={setLook} />
      </div>
      <dl className="usage-totals">
        <Total name="words improved" count={words_improved} />
        <Total name={plural(calls, 'result')} count={calls} />
        <Total name={plural(credits, 'credit spent', 'credits spent')} count={credits} />
      </dl>
      {look === 'table' ? (
        <UsageTables days={days} tools={tools} />
      ) : (
        <UsagePictures days={days} tools={tools} measure={measure} />
      )}
      <DayNote />
    </>
  );
}

function Total({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{formatNumber(count)}</dd>
    </div>
  );
}

/** The figures count the days that the credits have. */
function DayNote() {
  const { data } = useQuery(creditsQuery(useServices()));
  if (!data) return null;
  return (
    <p className="num text-note text-ink-3">A day ends at {toResetTime(data.daily_resets_at)}, your time.</p>
  );
}

function NothingYet() {
  return (
    <>
      <h2 id="usage">Your last {usageDays} days</h2>
      <p className="text-ink-2">
        Nothing yet. The words that you improve are counted here, and the credits that they cost.{' '}
        <Link to="/">Improve your first text</Link>
      </p>
    </>
  );
}

function PicturesSkeleton() {
  return (
    <div className="grid gap-6" role="status" aria-label="Loading your figures">
      <span className="skeleton picture-days" />
      <span className="skeleton picture-tools" />
    </div>
  );
}
