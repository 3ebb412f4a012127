import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ResendVerification } from '../../../account/resend-verification.tsx';

/** In the form's place, when the address has to be verified before anybody can sign in. */
export function VerifyNote({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="account-note">
      <h1 ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p>
        An email is on its way to <b className="break-words">{email}</b>. The link in it verifies your account
        and signs you in.
      </p>
      <ResendVerification getEmail={() => email} />
      <p className="text-ink-3">
        Verified? <Link to="/login">Sign in</Link>
      </p>
    </section>
  );
}
