import { useState } from 'react';
import { Link } from 'react-router';
import type { Voice } from '../../../../shared/contract/profile.ts';
import { toCallError } from '../../../api/call-error.ts';
import { canPay } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { voiceQuery } from '../queries.ts';
import { Section } from './section.tsx';

const silent: Voice = { note: '', example: '' };

/** Where the plan has no voice note: what another one would do, and what is still there from it. */
export function KeptVoice({ saved }: { saved: Voice }) {
  const { plans, billing } = getServerFacts();
  const isEmpty = saved.note === '' && saved.example === '';
  if (isEmpty && !canPay(billing)) return null;
  return (
    <Section title="Your voice" note="How you write, in plain words.">
      {canPay(billing) && (
        <p className="text-small text-ink-2">
          {plans.paid.name} has a voice note, which a model reads with each of your texts.{' '}
          <Link to="/upgrade">See the plans</Link>
        </p>
      )}
      {!isEmpty && <Kept saved={saved} />}
    </Section>
  );
}

function Kept({ saved }: { saved: Voice }) {
  return (
    <>
      <p className="text-small text-ink-2">
        Yours is kept, and no model is told it while your plan has none.
      </p>
      {[saved.note, saved.example].map(
        (text) =>
          text !== '' && (
            <p key={text} className="prose whitespace-pre-wrap" translate="no">
              {text}
            </p>
          ),
      )}
      <Deletion />
    </>
  );
}

/** It asks first: on this plan nothing could bring it back. */
function Deletion() {
  const services = useServices();
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    try {
      const stored = await services.call((api) => api.profile.updateVoice(silent));
      services.findQueries()?.setQueryData(voiceQuery(services).queryKey, stored);
      void notify({ title: 'Voice note deleted' });
    } catch (error) {
      setFailure(toCallError(error).message);
    }
  }

  if (!isAsked)
    return (
      <p>
        <Button small onClick={() => setIsAsked(true)}>
          Delete voice note
        </Button>
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-small">This cannot be undone.</p>
      <Button small className="btn-danger" autoFocus onClick={() => void remove()}>
        Delete it
      </Button>
      <Button small onClick={() => setIsAsked(false)}>
        Keep it
      </Button>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
    </div>
  );
}
