import { resetPasswordPage } from '../../shared/screens.ts';
import { toOwnAddress } from '../server-facts.ts';
import type { ResetTokens } from './account-calls.ts';

interface AddressBar {
  location: Pick<Location, 'pathname' | 'search'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

let taken: ResetTokens | undefined;

/**
 * The tokens of a reset link: out of the address bar the first time, and removed from it at once, so that neither a
 * bookmark nor a screenshot holds them. From then on only this page knows them.
 */
export function takeResetTokens({ location, history }: AddressBar = globalThis): ResetTokens | undefined {
  const { pathname, search } = location;
  if (pathname.replace(/\/$/, '').toLowerCase() !== toOwnAddress(resetPasswordPage) || search === '')
    return taken;
  taken = readTokens(new URLSearchParams(search));
  history.replaceState(history.state, '', pathname);
  return taken;
}

function readTokens(search: URLSearchParams): ResetTokens | undefined {
  const access_token = search.get('access_token');
  const refresh_token = search.get('refresh_token');
  return access_token && refresh_token ? { access_token, refresh_token } : undefined;
}
