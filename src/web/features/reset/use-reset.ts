import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toAccountSentence } from '../../account/sentences.ts';
import { toCallError } from '../../api/call-error.ts';
import { useAuth } from '../../session/auth-provider.tsx';
import { takeResetTokens } from '../../session/reset-tokens.ts';
import { notify } from '../../ui/notify.ts';
import { isLinkRefused } from './model.ts';

const updatedMs = 2000;

/** `unchecked`: the server could not be asked whether the link is good. */
export type ResetState = { step: 'checking' | 'form' | 'updated' } | { step: 'unchecked'; failure: string };

/** A reset link, from its tokens to a writer who is signed in with a new password. */
export function useReset() {
  const { calls, refresh } = useAuth();
  const navigate = useNavigate();
  const [tokens] = useState(() => takeResetTokens());
  const [state, setState] = useState<ResetState>({ step: 'checking' });
  const goOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(goOn.current), []);

  const leave = useCallback(async () => {
    void notify({
      tone: 'error',
      title: 'Invalid Reset Link',
      description: 'This password reset link is invalid or has expired.',
    });
    await navigate('/forgot-password', { replace: true, state: { isResetLinkInvalid: true } });
  }, [navigate]);

  const check = useCallback(async () => {
    if (!tokens) return leave();
    setState({ step: 'checking' });
    try {
      await calls.checkReset(tokens);
      setState({ step: 'form' });
    } catch (error) {
      if (isLinkRefused(toCallError(error))) return leave();
      setState({ step: 'unchecked', failure: toAccountSentence(error) });
    }
  }, [tokens, calls, leave]);
  useEffect(() => void check(), [check]);

  /** Throws where the form can be sent again. */
  async function setPassword(password: string): Promise<void> {
    if (!tokens) return;
    try {
      await calls.resetPassword({ ...tokens, password });
    } catch (error) {
      const { code } = toCallError(error);
      if (isLinkRefused(toCallError(error))) return leave();
      if (code === 'SECOND_FACTOR_REQUIRED') return navigate(`/login?refused=${code}`, { replace: true });
      throw error;
    }
    setState({ step: 'updated' });
    void notify({ title: 'Password updated', description: 'You are signed in with your new password.' });
    void refresh();
    goOn.current = setTimeout(() => void navigate('/dashboard', { replace: true }), updatedMs);
  }

  return { state, check, setPassword };
}
