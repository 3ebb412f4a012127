import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../../session/auth-provider.tsx';
import { Button } from '../../../ui/button.tsx';

interface SentNoteProps {
  email: string;
  onTryAnother(): void;
}

/** Says the same whether the address has an account or not. */
export function SentNote({ email, onTryAnother }: SentNoteProps) {
  const { state } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="account-note" aria-labelledby="sent">
      <h1 id="sent" ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p>
        If <b className="break-words">{email}</b> has an account here, a link to set a new password is on its
        way. It works once, for an hour.
      </p>
      <p className="text-small text-ink-3">
        Nothing after a few minutes? Check your spam folder, or ask the person who runs this server.
      </p>
      <Button onClick={onTryAnother}>Try Different Email</Button>
      <p className="text-ink-3">
        {'user' in state ? (
          <Link to="/settings">Back to settings</Link>
        ) : (
          <Link to="/login">Back to sign in</Link>
        )}
      </p>
    </section>
  );
}
