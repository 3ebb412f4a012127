import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import {
  industries,
  jobTitleMaxLength,
  primaryFunctions,
  writingPurposes,
} from '../../../../shared/contract/profile.ts';
import { WhoWrites } from '../../../result/components/engine-name.tsx';
import { useServices } from '../../../services/services.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { languages } from '../languages.ts';
import { type PreferencesForm as Form, toPreferences, toPreferencesForm } from '../model.ts';
import { preferencesQuery } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { BookmarkletSection } from './bookmarklet-section.tsx';
import { FormFoot } from './form-foot.tsx';
import { InstructionSection } from './instruction-section.tsx';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';
import { UnderlinesSection } from './underlines-section.tsx';
import { VoiceForm } from './voice-form.tsx';

export function PreferencesTab() {
  const query = useQuery(preferencesQuery(useServices()));
  return (
    <>
      <Loaded query={query} failure="Failed to load preferences">
        {(saved) => <PreferencesForm saved={toPreferencesForm(saved)} />}
      </Loaded>
      <VoiceForm />
      <InstructionSection />
      <BookmarkletSection />
      <UnderlinesSection />
    </>
  );
}

function PreferencesForm({ saved }: { saved: Form }) {
  const services = useServices();
  const { form, submit, ...foot } = useSettingsForm<Form>({
    name: 'preferences',
    saved,
    async save(values) {
      const stored = await services.call((api) => api.profile.updatePreferences(toPreferences(values)));
      services.findQueries()?.setQueryData(preferencesQuery(services).queryKey, stored);
      return toPreferencesForm(stored);
    },
    success: 'Preferences saved successfully!',
    failure: 'Failed to save preferences',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Section title="What you write" note="A model is told this. The embedded engine does not use it.">
        <PurposeRadios form={form} />
      </Section>
      <Section
        title="Your role"
        note="The words of your job title count as known terms. A model is told all of this."
      >
        <RoleFields form={form} />
      </Section>
      <Section title="Language" note="The spelling of every result.">
        <SpellingField form={form} />
      </Section>
      <Section title="Who writes" note="Chosen by the person who runs this server.">
        <WhoWrites />
      </Section>
      <FormFoot {...foot} save="Save preferences" onDiscard={foot.discard} />
    </form>
  );
}

interface FieldsProps {
  form: UseFormReturn<Form>;
}

function PurposeRadios({ form }: FieldsProps) {
  return (
    <fieldset>
      <legend className="field-label mb-1">Writing purpose</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {Object.entries(writingPurposes).map(([value, label]) => (
          <label key={value} className="radio">
            <input type="radio" value={value} {...form.register('writing_purpose')} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function RoleFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        label="Job title"
        autoComplete="organization-title"
        maxLength={jobTitleMaxLength}
        {...form.register('job_title')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Primary function" {...form.register('primary_function')}>
          <Choices of={primaryFunctions} />
        </SelectField>
        <SelectField label="Industry" {...form.register('industry')}>
          <Choices of={industries} />
        </SelectField>
      </div>
    </>
  );
}

function Choices({ of }: { of: Record<string, string> }) {
  return (
    <>
      <option value="">Not set</option>
      {Object.entries(of).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** With a sentence in that spelling, which changes as one chooses. */
function SpellingField({ form }: FieldsProps) {
  const { sample } = languages[form.watch('preferred_language') || 'en-us'];
  return (
    <>
      <SelectField label="Spelling" {...form.register('preferred_language')}>
        {Object.entries(languages).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="font-serif text-ink-2" aria-live="polite">
        {sample}
      </p>
    </>
  );
}
