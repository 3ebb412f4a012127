import { Shell } from './shell.tsx';

interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  note: string;
}

interface OperationEntryProps {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** What a key needs for it; null: no key makes this call. */
  scope: string | null;
  takes: readonly Field[];
  answers: readonly Field[];
  isStream: boolean;
  codes: readonly string[];
  curl: string | null;
}

/** A call at its own place in the address, as in `/api/docs#checks.check`. */
export function OperationEntry(operation: OperationEntryProps) {
  const { id, method, path, summary, description, scope, takes, answers, isStream, codes, curl } = operation;
  return (
    <section className="api-operation" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{summary}</h3>
      <p className="api-address" translate="no">
        <b>{method}</b> {path}
      </p>
      <p className="text-small text-ink-2">
        {scope === null ? (
          'Not for keys.'
        ) : (
          <>
            For keys with the scope <code translate="no">{scope}</code>.
          </>
        )}
      </p>
      {description !== '' && <p>{description}</p>}
      {curl !== null && <Shell label={`Example: ${summary}`}>{curl}</Shell>}
      <Fields title="Takes" fields={takes} />
      {isStream && <p>Answers with server-sent events: text as it is written, then the whole.</p>}
      <Fields title="Answers with" fields={answers} />
      <details>
        <summary>Errors</summary>
        <p className="text-small wrap-anywhere" translate="no">
          {codes.join(', ')}
        </p>
      </details>
    </section>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <dl className="api-fields">
        {fields.map(({ name, type, isOptional, note }) => (
          <div key={name}>
            <dt translate="no">{name}</dt>
            <dd>
              <span className="wrap-anywhere text-ink-2" translate="no">
                {type}
              </span>
              {isOptional && ', optional'}
              {note !== '' && <p>{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
