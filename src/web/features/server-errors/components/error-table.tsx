import { useState } from 'react';
import type { CountedFault } from '../../../../shared/contract/faults.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { toMoment } from '../../../ui/moment.ts';
import { toMeaning } from '../words.ts';

export function ErrorTable({ faults }: { faults: readonly CountedFault[] }) {
  const [now] = useState(() => new Date());
  return (
    <table className="error-table">
      <thead>
        <tr>
          <th scope="col">Error</th>
          <th scope="col">Times</th>
          <th scope="col">First</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {faults.map((fault) => (
          <ErrorRow key={`${fault.code} ${fault.place}`} fault={fault} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function ErrorRow({ fault, now }: { fault: CountedFault; now: Date }) {
  const { code, place, count, first_seen_at, last_seen_at } = fault;
  return (
    <tr>
      <th scope="row">
        <span className="wrap-anywhere" translate="no">
          {code}
        </span>
        <span className="block text-ink-2">{toMeaning(code)}</span>
        {place && (
          <code className="text-ink-2" translate="no">
            {place}
          </code>
        )}
      </th>
      <td className="num" data-name="Times">
        {formatNumber(count)}
      </td>
      <td className="num" data-name="First">
        <time dateTime={first_seen_at}>{toMoment(first_seen_at, now)}</time>
      </td>
      <td className="num" data-name="Last">
        <time dateTime={last_seen_at}>{toMoment(last_seen_at, now)}</time>
      </td>
    </tr>
  );
}
