import type { ReactNode } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { describeDays, describeTools, type Measure, toScale, type UsageRow } from '../usage.ts';

interface UsagePicturesProps {
  days: readonly UsageRow[];
  tools: readonly UsageRow[];
  measure: Measure;
}

const names: Record<Measure, string> = { words_improved: 'Words', credits: 'Credits' };
/** A name under each day of a month would not fit a phone. */
const daysPerName = 7;

export function UsagePictures({ days, tools, measure }: UsagePicturesProps) {
  return (
    <>
      <Picture title="By day" label={describeDays(days, measure)}>
        <DayBars days={days} measure={measure} />
      </Picture>
      <Picture title="By tool" label={describeTools(tools, measure)}>
        <ToolBars tools={tools} measure={measure} />
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

function DayBars({ days, measure }: Pick<UsagePicturesProps, 'days' | 'measure'>) {
  const marks = toScale(Math.max(...days.map((day) => day[measure])));
  const top = marks.at(-1) ?? 1;
  return (
    <div className="picture-days">
      <div className="picture-scale num">
        {marks.map((mark) => (
          <span key={mark}>{formatNumber(mark)}</span>
        ))}
      </div>
      <div className="picture-plot num">
        {marks.map((mark) => (
          <span key={mark} className="picture-line" style={{ bottom: toShare(mark, top) }} />
        ))}
        {days.map((day, index) => (
          <div key={day.name} className="picture-day">
            <span className="picture-bar" style={{ height: toShare(day[measure], top) }} />
            {index % daysPerName === 0 && <span className="picture-name">{day.name}</span>}
            <span className="picture-tip">
              {day.name}
              <br />
              {names[measure]}: {formatNumber(day[measure])}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function ToolBars({ tools, measure }: Pick<UsagePicturesProps, 'tools' | 'measure'>) {
  const most = Math.max(1, ...tools.map((tool) => tool[measure]));
  return (
    <div className="picture-tools num">
      {tools.map((tool) => (
        <div key={tool.name} className="picture-tool">
          <span>{tool.name}</span>
          <span className="picture-row">
            <span className="picture-bar" style={{ width: toShare(tool[measure], most) }} />
          </span>
          <span className="text-right">{formatNumber(tool[measure])}</span>
        </div>
      ))}
    </div>
  );
}

function toShare(count: number, most: number): string {
  return `${(count / most) * 100}%`;
}
