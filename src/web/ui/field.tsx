import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

interface FieldProps {
  label: string;
  error?: string | undefined;
  help?: string;
}

/** A label above, the control, help or the error below. The control is named and described by them. */
function Field({
  label,
  error,
  help,
  children,
}: FieldProps & {
  children(names: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }): ReactNode;
}) {
  const id = useId();
  const below = `${id}-below`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...((error || help) && { 'aria-describedby': below }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {error ? <FieldError id={below}>{error}</FieldError> : help && <FieldHelp id={below}>{help}</FieldHelp>}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="field-error">
      <Icon name="warning" />
      {children}
    </p>
  );
}

function FieldHelp({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="field-help">
      {children}
    </p>
  );
}

export function TextField({ label, error, help, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} {...(help && { help })}>
      {(names) => <input className="input" {...input} {...names} />}
    </Field>
  );
}

export function AreaField({
  label,
  error,
  help,
  className = '',
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} {...(help && { help })}>
      {(names) => <textarea className={`input ${className}`} {...area} {...names} />}
    </Field>
  );
}

export function SelectField({ label, error, help, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} {...(help && { help })}>
      {(names) => <select className="input" {...select} {...names} />}
    </Field>
  );
}

/** What is typed can be looked at. It is never cut, trimmed or changed. */
export function PasswordField({ label, error, help, ...input }: FieldProps & ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} {...(help && { help })}>
      {(names) => (
        <div className="input-action">
          <input
            className="input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...names}
            type={isShown ? 'text' : 'password'}
          />
          <Button
            look="bare"
            small
            icon
            aria-label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeClosed' : 'eye'} />
          </Button>
        </div>
      )}
    </Field>
  );
}
