import type { ReactNode } from 'react';
import { brand } from '../../shared/brand.ts';
import { Wordmark } from '../ui/wordmark.tsx';

/** Sign-in and sign-up: a marked-up sentence on the desk, the form on paper. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <aside aria-label={brand.name}>
        <Wordmark to="/landing" />
        <div className="max-w-[30rem] self-center">
          <p className="headline">
            Please find attached{' '}
            <span className="chg">
              <del>herewith</del>
            </span>{' '}
            the report{' '}
            <span className="chg">
              <del>that you have requested.</del>
              <ins>you asked for.</ins>
            </span>
          </p>
          <p className="mt-6 text-ink-3">
            <b className="text-ink-2">Shortening</b> “Attached” already says “herewith”.
          </p>
        </div>
        <p className="text-small text-ink-3">{brand.promise}</p>
      </aside>
      <main id="main">{children}</main>
    </div>
  );
}
