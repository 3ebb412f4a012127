import { formatNumber } from '../../../../shared/format.ts';
import type { UsageRow } from '../usage.ts';

/** The figures behind the pictures. */
export function UsageTables({ days, tools }: { days: readonly UsageRow[]; tools: readonly UsageRow[] }) {
  return (
    <>
      <UsageTable title="By day" first="Day" rows={days.toReversed()} />
      <UsageTable title="By tool" first="Tool" rows={tools} />
    </>
  );
}

interface UsageTableProps {
  title: string;
  /** Head of the first column. */
  first: string;
  rows: readonly UsageRow[];
}

function UsageTable({ title, first, rows }: UsageTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard
    <section className="usage-scroll" tabIndex={0} aria-label={title}>
      <table className="usage-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Results</th>
            <th scope="col">Words</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, calls, words_improved, credits }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(calls)}</td>
              <td>{formatNumber(words_improved)}</td>
              <td>{formatNumber(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
