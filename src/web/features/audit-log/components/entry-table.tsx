import { useState } from 'react';
import type { AuditEntry } from '../../../../shared/contract/audit.ts';
import { toMoment } from '../../../ui/moment.ts';
import { toEntryWords } from '../words.ts';

export function EntryTable({ entries }: { entries: readonly AuditEntry[] }) {
  const [now] = useState(() => new Date());
  if (entries.length === 0) return <p className="empty-note">Nothing of this kind has happened yet.</p>;
  return (
    <table className="log-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Who</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry, now }: { entry: AuditEntry; now: Date }) {
  const { act, note, actor } = toEntryWords(entry);
  return (
    <tr>
      <th scope="row">
        {act}
        {note && <span className="block text-ink-2 wrap-anywhere">{note}</span>}
      </th>
      <td className="wrap-anywhere">{actor}</td>
      <td className="num">
        <time dateTime={entry.happened_at}>{toMoment(entry.happened_at, now)}</time>
      </td>
    </tr>
  );
}
