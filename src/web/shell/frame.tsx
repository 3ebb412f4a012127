import type { ReactNode } from 'react';
import { brand } from '../../shared/brand.ts';

function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}

function Footer() {
  return (
    <footer className="footer">
      <p>{brand.promise}</p>
    </footer>
  );
}

/** What stands around a screen: the way past the bar, the bar, the foot. */
export function Frame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {bar}
      {children}
      <Footer />
    </>
  );
}
