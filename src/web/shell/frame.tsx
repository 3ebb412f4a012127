import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '../../shared/brand.ts';
import { ShortcutsEntry } from '../commands/components/entries.tsx';

function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}

const footerLinks = [
  { path: '/about', name: 'About Developer' },
  { path: '/feedback', name: 'Feedback' },
  { path: '/privacy', name: 'Privacy Policy' },
  { path: '/terms', name: 'Terms of Service' },
  { path: '/accessibility', name: 'Accessibility' },
] as const;

function Footer() {
  return (
    <footer className="footer">
      <nav className="flex flex-wrap gap-x-6 gap-y-1" aria-label="Footer">
        {footerLinks.map(({ path, name }) => (
          <Link key={path} className="text-ink-2 no-underline hover:underline pointer-coarse:py-3" to={path}>
            {name}
          </Link>
        ))}
        <ShortcutsEntry />
      </nav>
      <p className="md:ml-auto">{brand.promise}</p>
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
