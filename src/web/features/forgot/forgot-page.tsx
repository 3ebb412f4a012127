import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AccountFrame } from '../../account/account-frame.tsx';
import { getServerFacts } from '../../server-facts.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { ForgotForm } from './components/forgot-form.tsx';
import { SentNote } from './components/sent-note.tsx';
import { isFromInvalidLink, readEmail } from './model.ts';

export function meta() {
  return toPageTitle('Forgot password');
}

export default function ForgotPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => readEmail(state));
  const [isSent, setIsSent] = useState(false);
  if (!getServerFacts().signIn.password) return <Navigate to="/login" replace />;
  return (
    <AccountFrame>
      {isSent ? (
        <SentNote email={email} onTryAnother={() => setIsSent(false)} />
      ) : (
        <ForgotForm
          initialEmail={email}
          isLinkInvalid={email === '' && isFromInvalidLink(state)}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setIsSent(true);
          }}
        />
      )}
    </AccountFrame>
  );
}
