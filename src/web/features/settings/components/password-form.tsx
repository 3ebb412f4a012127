import { Link } from 'react-router';
import { passwordMinLength } from '../../../../shared/limits.ts';
import { useUser } from '../../../session/auth-provider.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { usePasswordForm } from '../use-password-form.ts';
import { FormFoot } from './form-foot.tsx';
import { Section } from './section.tsx';

export function PasswordForm() {
  const { email } = useUser();
  const { form, submit, isCurrentAsked, ...foot } = usePasswordForm();
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Section title="Password" note="Changing it signs out every other device.">
        {/* Tells a password manager whose password it is */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {isCurrentAsked && (
          <div className="grid justify-items-start gap-1">
            <PasswordField
              label="Current password"
              autoComplete="current-password"
              required
              error={errors.current?.message}
              {...form.register('current')}
            />
            <Link to="/forgot-password" state={{ email }}>
              Forgot password?
            </Link>
          </div>
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          help={`At least ${passwordMinLength} characters`}
          error={errors.next?.message}
          {...form.register('next')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
      </Section>
      <FormFoot {...foot} save="Change password" onDiscard={foot.discard} />
    </form>
  );
}
