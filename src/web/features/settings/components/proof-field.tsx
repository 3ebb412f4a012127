import type { RefObject } from 'react';
import { useUser } from '../../../session/auth-provider.tsx';
import { PasswordField } from '../../../ui/field.tsx';

/** For the password of who changes how they sign in. */
export function ProofField({ password }: { password: RefObject<HTMLInputElement | null> }) {
  const { email } = useUser();
  return (
    <>
      {/* Tells a password manager whose password it is */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField ref={password} label="Current password" autoComplete="current-password" required />
    </>
  );
}
