import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { describeDays, describeTools, type Measure, toCount, type UsageRow } from '../usage.ts';

interface UsagePicturesProps {
  days: readonly UsageRow[];
  tools: readonly UsageRow[];
  measure: Measure;
}

const text = { fill: 'var(--ink-3)', fontSize: '0.8125rem' };
const tooltip = {
  cursor: { fill: 'var(--rule)', fillOpacity: 0.5 },
  isAnimationActive: false,
  separator: ': ',
  contentStyle: { background: 'var(--paper)', borderColor: 'var(--edge)', color: 'var(--ink)' },
  itemStyle: { color: 'var(--ink)' },
} as const;
const names: Record<Measure, string> = { words_improved: 'Words', credits: 'Credits' };

/** In a chunk of its own: the charts are large, and only the dashboard has them. */
export function UsagePictures({ days, tools, measure }: UsagePicturesProps) {
  const bar = {
    name: names[measure],
    dataKey: measure,
    fill: 'var(--edge)',
    isAnimationActive: false,
  } as const;
  return (
    <>
      <Picture title="By day" label={describeDays(days, measure)}>
        <BarChart
          className="picture-days"
          responsive
          accessibilityLayer={false}
          data={withToday(days)}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="name"
            interval="equidistantPreserveStart"
            minTickGap={40}
            tick={text}
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
          />
          <YAxis
            width="auto"
            allowDecimals={false}
            tick={text}
            tickFormatter={toCount}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip {...tooltip} />
          <Bar {...bar} minPointSize={1} />
        </BarChart>
      </Picture>
      <Picture title="By tool" label={describeTools(tools, measure)}>
        <BarChart
          className="picture-tools"
          responsive
          accessibilityLayer={false}
          layout="vertical"
          data={[...tools]}
          margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="name"
            width="auto"
            tick={{ ...text, fill: 'var(--ink)' }}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip {...tooltip} />
          <Bar
            {...bar}
            barSize={12}
            minPointSize={1}
            label={{ position: 'right', fill: 'var(--ink)', fontSize: '0.875rem', formatter: toLabel }}
          />
        </BarChart>
      </Picture>
    </>
  );
}

/** One picture and its name; what it shows is told in words, and the table beside it has every figure. */
function Picture({ title, label, children }: { title: string; label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-ui">{title}</h3>
      <div role="img" aria-label={label}>
        {children}
      </div>
    </div>
  );
}

/** The day that still runs is in the pencil's colour. */
function withToday(days: readonly UsageRow[]) {
  return days.map((day, index) => (index === days.length - 1 ? { ...day, fill: 'var(--pencil)' } : day));
}

function toLabel(value: unknown): string {
  return toCount(Number(value));
}
