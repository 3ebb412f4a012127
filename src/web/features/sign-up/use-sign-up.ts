import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toAccountSentence } from '../../account/sentences.ts';
import { toCallError } from '../../api/call-error.ts';
import { findWaitingText } from '../../handoff/waiting-text.ts';
import { findAuthProblem } from '../../session/auth-error.ts';
import { useAuth } from '../../session/auth-provider.tsx';
import { notify } from '../../ui/notify.ts';
import { listProblems, type SignUpForm, toSignUpDetails, toWelcome } from './model.ts';

const welcomeMs = 1500;
const emptyForm: SignUpForm = { name: '', email: '', country: '', password: '', confirmation: '' };

function toFieldErrors(form: SignUpForm): FieldErrors<SignUpForm> {
  return Object.fromEntries(
    listProblems(form).map(({ field, message }) => [field, { type: 'required', message }]),
  );
}

export interface Created {
  email: string;
  /** Otherwise the address has to be verified before anybody can sign in. */
  isConfirmed: boolean;
}

/** @param invitation that a link has brought */
export function useSignUp(invitation: string | undefined) {
  const { signUp, refresh } = useAuth();
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created>();
  const goOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(goOn.current), []);
  const form = useForm<SignUpForm>({
    defaultValues: emptyForm,
    // Not by the order of the fields, but of the rules
    shouldFocusError: false,
    resolver: (values) => {
      const errors = toFieldErrors(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  function showFirstProblem(): void {
    const [first] = listProblems(form.getValues());
    if (!first) return;
    form.setFocus(first.field);
    if (first.title) void notify({ tone: 'error', title: first.title, description: first.message });
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      const details = { ...toSignUpDetails(values), ...(invitation && { invitation }) };
      const outcome = await signUp(details);
      setCreated({ email: details.email, isConfirmed: outcome === 'confirmed' });
      void notify({ title: 'Account Created!', description: toWelcome(outcome) });
      if (outcome !== 'confirmed') return;
      goOn.current = setTimeout(async () => {
        // The visitor pages lead on to where a text was handed to
        const isAwaited = findWaitingText() !== undefined;
        await refresh();
        if (!isAwaited) await navigate('/dashboard', { replace: true });
      }, welcomeMs);
    } catch (error) {
      const message = toAccountSentence(error);
      const isWeak = findAuthProblem(toCallError(error)) === 'weak_password';
      form.setError(isWeak ? 'password' : 'root', { message });
      void notify({ tone: 'error', title: 'Sign Up Failed', description: message });
    }
  }, showFirstProblem);

  return { form, submit, created };
}
