import { useAuth } from '../session/auth-provider.tsx';
import { MemberBar } from './member-bar.tsx';
import { VisitorBar } from './visitor-bar.tsx';

/** The bar of a page that is for everybody. */
export function PublicBar() {
  const { state } = useAuth();
  return 'user' in state ? <MemberBar /> : <VisitorBar />;
}
