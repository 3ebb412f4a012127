import type { ReactNode } from 'react';

/** Parts of one kind, each with the name of its state. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet" style={{ padding: '1.5rem', display: 'grid', gap: '1rem' }}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One part in one state. */
export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div style={{ minWidth: 0 }}>
      <p className="field-help" style={{ marginBottom: '0.25rem' }}>
        {state}
      </p>
      {children}
    </div>
  );
}

/** States that are small enough to stand side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'end' }}>{children}</div>;
}
