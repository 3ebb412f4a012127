import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useServices } from '../services/services.ts';
import { rulesWrite } from '../writing/rules.ts';
import { profileQuery } from './queries.ts';

/** Where the rules write, before the press: what comes out, and who can choose a model. */
export function RulesLine() {
  const { data: profile } = useQuery(profileQuery(useServices()));
  if (!rulesWrite()) return null;
  return (
    <p className="field-help">
      The rules on this server arrange and correct what you write; they do not write from an order.{' '}
      {profile?.is_administrator ? (
        <Link to="/server-settings">Who writes?</Link>
      ) : (
        'Whoever runs this server can choose a model that does.'
      )}
    </p>
  );
}
