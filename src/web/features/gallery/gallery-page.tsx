import { useEffect } from 'react';
import { Buttons } from './components/buttons.tsx';
import { Plans, Ratings } from './components/cards.tsx';
import { Fields } from './components/fields.tsx';
import { Type } from './components/icons.tsx';
import { Messages, Meters } from './components/messages.tsx';
import { Results } from './components/results.tsx';

const themes = ['light', 'dark'];

/** The shared parts in all their states, light beside dark, from samples. In development only (see routes.ts). */
export default function GalleryPage() {
  useLightRoot();
  return (
    <main
      id="main"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(44rem, 100%), 1fr))' }}
    >
      <h1 className="sr-only">Gallery</h1>
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{
            display: 'grid',
            alignContent: 'start',
            gap: '1.5rem',
            minWidth: 0,
            padding: '1.5rem',
            background: 'var(--desk)',
            color: 'var(--ink)',
          }}
        >
          <Type />
          <Buttons />
          <Fields />
          <Messages />
          <Meters />
          <Results />
          <Ratings />
          <Plans />
        </div>
      ))}
    </main>
  );
}

/** The dark column sets its own roles; those of the light one are the page's. */
function useLightRoot(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const former = dataset.theme;
    dataset.theme = 'light';
    return () => {
      if (former === undefined) delete dataset.theme;
      else dataset.theme = former;
    };
  }, []);
}
