import { useQuery } from '@tanstack/react-query';
import type { Voice } from '../../../../shared/contract/profile.ts';
import { voiceExampleLimit, voiceNoteLimit } from '../../../../shared/limits.ts';
import { usePlan } from '../../../account/use-plan.ts';
import { engineInForce } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { AreaField } from '../../../ui/field.tsx';
import { useStore } from '../../../ui/use-store.ts';
import { rulesWrite } from '../../../writing/rules.ts';
import { voiceQuery } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { FormFoot } from './form-foot.tsx';
import { KeptVoice } from './kept-voice.tsx';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function VoiceForm() {
  const query = useQuery(voiceQuery(useServices()));
  const { plan, isPending } = usePlan();
  if (isPending) return null;
  return (
    <Loaded query={query} failure="Your voice note could not be read.">
      {(saved) => (plan.hasVoice ? <Fields saved={saved} /> : <KeptVoice saved={saved} />)}
    </Loaded>
  );
}

function Fields({ saved }: { saved: Voice }) {
  const services = useServices();
  const { form, submit, ...foot } = useSettingsForm<Voice>({
    name: 'voice',
    saved,
    async save(values) {
      const stored = await services.call((api) => api.profile.updateVoice(values));
      services.findQueries()?.setQueryData(voiceQuery(services).queryKey, stored);
      return stored;
    },
    success: 'Voice note saved!',
    failure: 'Failed to save your voice note',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Section title="Your voice" note="How you write, in plain words. It is yours to change or empty.">
        <WhoUsesIt />
        <AreaField
          className="prose"
          label="Voice note"
          help={`At most ${voiceNoteLimit.toLocaleString('en-GB')} characters`}
          placeholder="e.g., I write short sentences and say “Best” at the end. I never say “kindly”."
          rows={4}
          maxLength={voiceNoteLimit}
          {...form.register('note')}
        />
        <AreaField
          className="prose"
          label="An example in your own hand (optional)"
          help={`At most ${voiceExampleLimit.toLocaleString('en-GB')} characters. Its manner is taken up, its facts are not.`}
          rows={6}
          maxLength={voiceExampleLimit}
          {...form.register('example')}
        />
      </Section>
      <FormFoot {...foot} save="Save voice" onDiscard={foot.discard} />
    </form>
  );
}

/** A note that nothing reads must not look like one that is followed. */
function WhoUsesIt() {
  const { name, local } = useStore(engineInForce);
  const sentence = rulesWrite()
    ? 'The rules write on this server now, and they cannot use a voice note. It is kept for when a model writes.'
    : `${name} reads both with each of your texts, as material and not as orders.${local ? '' : ' They are sent there with the text.'} The rules, where they step in, cannot use them.`;
  return <p className="text-small text-ink-2">{sentence}</p>;
}
