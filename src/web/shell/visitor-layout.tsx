import { Navigate, Outlet, useSearchParams } from 'react-router';
import { findWaitingText } from '../handoff/waiting-text.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { toNextPath } from './next-path.ts';

/** Pages for who is not signed in. They show at once: whether somebody is, is found out meanwhile. */
export default function VisitorLayout() {
  const { state } = useAuth();
  const [search] = useSearchParams();
  if (state.status === 'signed-in')
    return <Navigate to={findWaitingText()?.path ?? toNextPath(search.get('next'))} replace />;
  return <Outlet />;
}
