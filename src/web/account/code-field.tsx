import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

/** For a code of an authenticator app, or a recovery code. */
export function CodeField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Code"
      help="The six digits that your authenticator app shows, or one of your recovery codes"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  );
}
