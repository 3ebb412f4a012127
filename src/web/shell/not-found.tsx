import { Link } from 'react-router';
import { toButtonClass } from '../ui/button.tsx';

export const notFoundTitle = 'Oops! Page not found';

/** Also in the place of a screen that is not for this writer. */
export function NotFound() {
  return (
    <main id="main" className="page grid content-center justify-items-start lg:pl-[12vw]">
      <p className="num mb-4 text-ink-3">404</p>
      <h1 className="text-[clamp(2.5rem,6vw,4.5rem)] leading-[1.1]" aria-label={notFoundTitle}>
        Oops! Page{' '}
        <span className="chg">
          <ins>not</ins>
        </span>{' '}
        found
      </h1>
      <p className="mt-6 mb-8 max-w-lg text-ink-2">
        Either the address has a typo or the page was deleted. What you typed is safe: it is kept on this
        device.
      </p>
      <Link className={toButtonClass({ look: 'primary' })} to="/">
        Go home
      </Link>
    </main>
  );
}
