import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** What it is for, in one sentence. */
  note?: string;
  children: ReactNode;
}

/** A row of the settings: what it is about, and beside it what can be set. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className="settings-row" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p className="text-small text-ink-3">{note}</p>}
      </div>
      <div className="settings-fields">{children}</div>
    </section>
  );
}
