import type { ReactNode } from 'react';
import { Frame } from '../shell/frame.tsx';
import { PublicBar } from '../shell/public-bar.tsx';

interface ReadingPageProps {
  title: string;
  /** What the page says, for who reads no further. */
  lede: ReactNode;
  children: ReactNode;
}

/** A page of words: one sheet, with the gist of each part in the margin, as an editor would note it. */
export function ReadingPage({ title, lede, children }: ReadingPageProps) {
  return (
    <Frame bar={<PublicBar />}>
      <main id="main" className="page">
        <article className="sheet reading">
          <header>
            <h1>{title}</h1>
            <p className="lede">{lede}</p>
          </header>
          {children}
        </article>
      </main>
    </Frame>
  );
}

interface ReadingPartProps {
  /** Its place in the address, as in `/terms#fees`. */
  id: string;
  title: string;
  note: ReactNode;
  children: ReactNode;
}

export function ReadingPart({ id, title, note, children }: ReadingPartProps) {
  return (
    <section className="reading-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="reading-note">{note}</p>
      <div className="reading-words">{children}</div>
    </section>
  );
}
