import { Link } from 'react-router';
import { brand } from '../../shared/brand.ts';

/** The name, with the caret by which an editor inserts. */
export function Wordmark({ to }: { to: string }) {
  const cut = brand.name.indexOf('well');
  const [head, tail] = cut > 0 ? [brand.name.slice(0, cut), brand.name.slice(cut)] : [brand.name, ''];
  return (
    <Link className="wordmark" to={to} aria-label={brand.name}>
      {head}
      <svg viewBox="0 0 14 12" aria-hidden="true">
        <path d="M2 11 7 2l5 9" />
      </svg>
      {tail}
    </Link>
  );
}
