import { Link } from 'react-router';
import { toButtonClass } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

/**
 * A page that was rendered by the build does not know who reads it. The server marks its body for who is signed in,
 * and the styles show the one pair of links or the other.
 */
export function VisitorBar() {
  return (
    <header className="topbar">
      <Wordmark to="/landing" />
      <nav className="for-visitors" aria-label="Account">
        <Link className={toButtonClass({ look: 'bare' })} to="/login">
          Sign in
        </Link>
        <Link className={toButtonClass()} to="/signup">
          Sign up
        </Link>
      </nav>
      <nav className="for-members" aria-label="Account">
        <Link className={toButtonClass()} to="/dashboard">
          Dashboard
        </Link>
      </nav>
    </header>
  );
}
