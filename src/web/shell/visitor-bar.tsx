import { Link } from 'react-router';
import { toButtonClass } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

export function VisitorBar() {
  return (
    <header className="topbar">
      <Wordmark to="/landing" />
      <nav className="ml-auto flex gap-1" aria-label="Account">
        <Link className={toButtonClass({ look: 'bare' })} to="/login">
          Sign in
        </Link>
        <Link className={toButtonClass()} to="/signup">
          Sign up
        </Link>
      </nav>
    </header>
  );
}
