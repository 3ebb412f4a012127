import { useForm } from 'react-hook-form';
import { apiKeyNameLimit } from '../../../../shared/limits.ts';
import { type Scope, scopeNotes, scopes } from '../../../../shared/scopes.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, SelectField, TextField } from '../../../ui/field.tsx';
import type { ApiKeyWish } from '../account-calls.ts';
import { type Lifetime, lifetimes, toLifetimeWords } from '../api-keys.ts';
import { useReportUnsaved } from '../unsaved.ts';

interface ApiKeyFormProps {
  isPasswordAsked: boolean;
  /** Resolves to whether it is made: else what was typed stays. */
  onCreate(wish: ApiKeyWish): Promise<boolean>;
  onClose(): void;
}

interface Fields {
  name: string;
  scopes: Scope[];
  lifetime: Lifetime;
  password: string;
}

const blank: Fields = { name: '', scopes: [], lifetime: '', password: '' };

export function ApiKeyForm({ isPasswordAsked, onCreate, onClose }: ApiKeyFormProps) {
  const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: blank });
  const { errors, isSubmitting, isDirty } = formState;
  const offlineNote = useOfflineNote();
  useReportUnsaved('api-key', isDirty);

  const submit = handleSubmit(async ({ name, scopes: chosen, lifetime, password }) => {
    const wish = {
      name: name.trim(),
      scopes: chosen,
      ...(lifetime !== '' && { expiresInDays: Number(lifetime) }),
      ...(isPasswordAsked && { currentPassword: password }),
    };
    if (await onCreate(wish)) onClose();
  });

  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        help="Where it is used, such as the name of a script."
        // Opened by a press: what is typed next is its name
        autoFocus
        autoComplete="off"
        maxLength={apiKeyNameLimit}
        error={errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || 'Please enter a name.' })}
      />
      <fieldset>
        <legend className="field-label mb-1">What it may do</legend>
        {scopes.map((scope) => (
          <label key={scope} className="scope-row">
            <input
              type="checkbox"
              value={scope}
              {...register('scopes', {
                validate: (chosen) => chosen.length > 0 || 'Please tick what it may do.',
              })}
            />
            <span>
              <b translate="no">{scope}</b>: {scopeNotes[scope]}
            </span>
          </label>
        ))}
        {errors.scopes && (
          <p className="field-error" role="alert">
            {errors.scopes.message}
          </p>
        )}
      </fieldset>
      <SelectField label="Good for" {...register('lifetime')}>
        {lifetimes.map((days) => (
          <option key={days} value={days}>
            {toLifetimeWords(days)}
          </option>
        ))}
      </SelectField>
      {isPasswordAsked && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', {
            validate: (password) => password !== '' || 'Please enter your password.',
          })}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isSubmitting} {...offlineNote}>
          {isSubmitting ? 'Making...' : 'Make key'}
        </Button>
      </div>
    </form>
  );
}
