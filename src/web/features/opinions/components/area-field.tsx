import { type ComponentProps, useId } from 'react';
import { Icon } from '../../../ui/icons.tsx';

interface AreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error: string | undefined;
  help: string;
}

/** A field of several lines. */
export function AreaField({ label, error, help, ...area }: AreaFieldProps) {
  const id = useId();
  const below = `${id}-below`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="input opinion-words"
        id={id}
        aria-describedby={below}
        aria-invalid={error ? true : undefined}
        {...area}
      />
      {error ? (
        <p id={below} className="field-error">
          <Icon name="warning" />
          {error}
        </p>
      ) : (
        <p id={below} className="field-help num">
          {help}
        </p>
      )}
    </div>
  );
}
