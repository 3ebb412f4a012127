import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { secondFactorQuery } from '../queries.ts';
import type { SecondFactor } from '../security-calls.ts';
import { Loaded } from './load-state.tsx';
import { type SecondFactorAct, SecondFactorDialog } from './second-factor-dialog.tsx';
import { Section } from './section.tsx';

export function SecondFactorSection() {
  const query = useQuery(secondFactorQuery);
  return (
    <Section
      title="Two-step sign-in"
      note="A code of an authenticator app is asked for after your password or your provider."
    >
      <Loaded query={query} failure="Two-step sign-in could not be read.">
        {(state) => <SecondFactorState {...state} />}
      </Loaded>
    </Section>
  );
}

function SecondFactorState({ isOn, recoveryCodesLeft, asksPassword }: SecondFactor) {
  const [act, setAct] = useState<SecondFactorAct>();
  return (
    <>
      <p>{isOn ? <b>On</b> : 'Off'}</p>
      {isOn && (
        <p className="num text-small text-ink-3">
          Recovery codes left: {recoveryCodesLeft}. Each lets you in once when your app is lost.
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {!isOn && <Button onClick={() => setAct('turn on')}>Turn on</Button>}
        {isOn && <Button onClick={() => setAct('renew')}>New recovery codes</Button>}
        {isOn && <Button onClick={() => setAct('turn off')}>Turn off</Button>}
      </p>
      {act && <SecondFactorDialog act={act} asksPassword={asksPassword} onClose={() => setAct(undefined)} />}
    </>
  );
}
