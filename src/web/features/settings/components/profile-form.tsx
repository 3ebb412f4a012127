import type { Profile } from '../../../../shared/contract/profile.ts';
import { countries } from '../../../../shared/countries.ts';
import { emailMaxLength, fullNameMaxLength } from '../../../../shared/limits.ts';
import { Banner } from '../../../ui/banner.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { FormFoot } from './form-foot.tsx';
import { Section } from './section.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, submit, awaited, ...foot } = useProfileForm(profile);
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Section title="Profile" note="How Draftwell greets you, and where its emails go.">
        <TextField
          label="Full name"
          autoComplete="name"
          maxLength={fullNameMaxLength}
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SelectField label="Country" autoComplete="country" {...form.register('country')}>
          {profile.country === null && <option value="">Not given</option>}
          {Object.entries(countries).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {awaited && (
          <Banner icon="page">
            Please check <b>{awaited}</b> for a mail that verifies it. Until you open its link, you go on
            signing in as {profile.email}.
          </Banner>
        )}
      </Section>
      <FormFoot {...foot} save="Save changes" onDiscard={foot.discard} />
    </form>
  );
}
