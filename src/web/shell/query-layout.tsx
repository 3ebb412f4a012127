import { Outlet } from 'react-router';
import { QueryProvider } from '../services/query-provider.tsx';

/** Screens that read something of the server. */
export default function QueryLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
