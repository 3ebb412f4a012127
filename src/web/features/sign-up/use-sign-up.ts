import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toAccountSentence } from '../../account/sentences.ts';
import { useAuth } from '../../session/auth-provider.tsx';
import { notify } from '../../ui/notify.ts';
import { findBrokenRule, listFieldProblems, type SignUpForm, toSignUpDetails } from './model.ts';

const welcomeMs = 1500;
const emptyForm: SignUpForm = { name: '', email: '', country: '', password: '', confirmation: '' };

function toFieldErrors(form: SignUpForm): FieldErrors<SignUpForm> {
  const problems = listFieldProblems(form).map(({ field, message }) => [
    field,
    { type: 'required', message },
  ]);
  return Object.fromEntries(problems);
}

export function useSignUp() {
  const { signUp, reload } = useAuth();
  const navigate = useNavigate();
  const [isCreated, setIsCreated] = useState(false);
  const goOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(goOn.current), []);
  const form = useForm<SignUpForm>({
    defaultValues: emptyForm,
    resolver: (values) => {
      const errors = toFieldErrors(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  const submit = form.handleSubmit(async (values) => {
    const broken = findBrokenRule(values);
    if (broken) {
      form.setError(broken.field, { message: broken.message }, { shouldFocus: true });
      void notify({ tone: 'error', title: broken.title ?? 'Sign Up Failed', description: broken.message });
      return;
    }
    try {
      await signUp(toSignUpDetails(values));
      setIsCreated(true);
      void notify({ title: 'Account Created!', description: 'Welcome! You can now sign in.' });
      goOn.current = setTimeout(async () => {
        await reload();
        await navigate('/dashboard', { replace: true });
      }, welcomeMs);
    } catch (error) {
      const message = toAccountSentence(error);
      form.setError('root', { message });
      void notify({ tone: 'error', title: 'Sign Up Failed', description: message });
    }
  });

  return { form, submit, isCreated };
}
