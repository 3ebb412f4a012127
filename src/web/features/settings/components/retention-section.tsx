import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RetentionChoice } from '../../../../shared/contract/profile.ts';
import { isShorter, type Retention, retentionDays, retentions } from '../../../../shared/retention.ts';
import { useServices } from '../../../services/services.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { retentionQuery } from '../queries.ts';
import { useRetention } from '../use-retention.ts';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

const words: Readonly<Record<Retention, { label: string; help: string; goes: string }>> = {
  keep: { label: 'Until you delete them', help: 'Texts and results stay in your history.', goes: '' },
  '30-days': {
    label: `For ${retentionDays} days`,
    help: 'Then the texts go, and the entries stay with their figures.',
    goes: `The texts of every call older than ${retentionDays} days are deleted now, for good.`,
  },
  never: {
    label: 'Never',
    help: 'No text is written to the database. A result that your browser did not get is lost, and the same result twice costs a credit each time.',
    goes: 'The texts of every call in your history are deleted now, for good. Their figures stay.',
  },
};

export function RetentionSection() {
  const query = useQuery(retentionQuery(useServices()));
  return (
    <Section
      title="Texts in your history"
      note="How long this server keeps them. Drafts on your device stay."
    >
      <Loaded query={query} failure="Failed to load how long texts are kept">
        {(choice) => <RetentionForm key={choice.retention} choice={choice} />}
      </Loaded>
    </Section>
  );
}

/** A shorter time is asked about first: it deletes. */
function RetentionForm({ choice: { retention, longest } }: { choice: RetentionChoice }) {
  const name = useId();
  const { save, isSaving, failure } = useRetention();
  const [chosen, setChosen] = useState(retention);
  const offlineNote = useOfflineNote();
  const isDeleting = isShorter(chosen, retention);
  return (
    <form
      className="settings-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save(chosen);
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Keep texts</legend>
        {retentions
          .filter((one) => !isShorter(longest, one))
          .map((one) => (
            <label key={one} className="radio">
              <input type="radio" name={name} checked={one === chosen} onChange={() => setChosen(one)} />
              <span>
                <span className="field-label">{words[one].label}</span>
                <span className="field-help block">{words[one].help}</span>
              </span>
            </label>
          ))}
      </fieldset>
      {longest !== 'keep' && (
        <p className="text-small text-ink-3">The person who runs this server allows nothing longer.</p>
      )}
      {isDeleting && (
        <Banner tone="flag" icon="warning">
          {words[chosen].goes}
        </Banner>
      )}
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      {chosen !== retention && (
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => setChosen(retention)}>Leave it as it was</Button>
          <Button type="submit" look="primary" busy={isSaving} {...offlineNote}>
            {isDeleting ? 'Save and delete these texts' : 'Save'}
          </Button>
        </p>
      )}
    </form>
  );
}
