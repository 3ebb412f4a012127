import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { notify } from '../../ui/notify.ts';
import { toSentence } from './model.ts';
import { useReportUnsaved } from './unsaved.ts';

interface SettingsFormOptions<Values extends FieldValues> {
  /** Unique on the screen. */
  name: string;
  /** What the server has. Fields that are not being changed follow it. */
  saved: Values;
  resolver?: Resolver<Values>;
  /** Returns what the server has from now on. */
  save(values: Values): Promise<Values>;
  success: string;
  failure: string;
}

/** A section of the settings: what is typed stays until it is saved, whatever fails. */
export function useSettingsForm<Values extends FieldValues>(options: SettingsFormOptions<Values>) {
  const { name, saved, resolver, save, success, failure: fallback } = options;
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: saved as DefaultValues<Values>,
    values: saved,
    resetOptions: { keepDirtyValues: true },
    ...(resolver && { resolver }),
  });
  const { isDirty, isSubmitting } = form.formState;
  useReportUnsaved(name, isDirty);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const stored = await save(values);
      const typed = form.getValues();
      form.reset(stored, { keepDirtyValues: false });
      keepTyped(typed, values);
      void notify({ title: success });
    } catch (error) {
      const sentence = toSentence(error, fallback);
      setFailure(sentence);
      void notify({
        tone: 'error',
        title: fallback,
        ...(sentence !== fallback && { description: sentence }),
      });
    }
  });

  /** What was typed while the server saved. */
  function keepTyped(typed: Values, submitted: Values): void {
    for (const key of Object.keys(typed) as Path<Values>[]) {
      if (typed[key] !== submitted[key]) form.setValue(key, typed[key], { shouldDirty: true });
    }
  }

  function discard(): void {
    setFailure(undefined);
    form.reset(saved, { keepDirtyValues: false });
  }

  return { form, submit, failure, discard, isDirty, isSaving: isSubmitting };
}

/** For `resolver`: problems by field, as react-hook-form takes them. */
export function toResolver<Values extends FieldValues>(
  findProblems: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries<string | undefined>(findProblems(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
