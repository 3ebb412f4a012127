import { Link } from 'react-router';
import { toButtonClass } from '../../../ui/button.tsx';

/** Where to go from here. */
export function WaysOn({ isMain = false }: { isMain?: boolean }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Link className={toButtonClass({ look: isMain ? 'primary' : 'plain' })} to="/">
        Improve a text
      </Link>
      <Link className={toButtonClass()} to="/dashboard">
        Go to dashboard
      </Link>
    </p>
  );
}
