import type { FieldError } from 'react-hook-form';
import { ResendVerification } from '../../../account/resend-verification.tsx';
import { Banner } from '../../../ui/banner.tsx';

interface NoticesProps {
  /** What can be done about the last try. */
  failure: (Pick<FieldError, 'message'> & { type?: string | number }) | undefined;
  /** The way here began at a link that verifies an address, too late. */
  isLinkExpired: boolean;
  getEmail(): string | undefined;
}

/** What stands above the fields. */
export function Notices({ failure, isLinkExpired, getEmail }: NoticesProps) {
  const resend = <ResendVerification getEmail={getEmail} />;
  if (failure) {
    return (
      <Banner tone="bad" icon="warning" action={failure.type === 'email_not_verified' && resend}>
        {failure.message}
      </Banner>
    );
  }
  if (!isLinkExpired) return null;
  return (
    <Banner tone="flag" icon="warning" action={resend}>
      <b>This verification link is invalid or has expired.</b>
      <br />
      Enter your email address below to get a new one.
    </Banner>
  );
}
