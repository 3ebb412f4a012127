import type { ReactNode } from 'react';

/** While it is not known yet who is there. */
export function FullScreenSpinner() {
  return (
    <main className="grid flex-1 place-items-center" aria-busy="true">
      <p className="flex items-center gap-3 text-ink-2" role="status">
        <span className="spin" />
        Loading...
      </p>
    </main>
  );
}

/** One message and one way on, where there is nothing else to show. */
export function FullScreenMessage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main id="main" className="page grid content-center justify-items-start gap-6 lg:pl-[12vw]">
      <h1>{title}</h1>
      {children}
    </main>
  );
}
