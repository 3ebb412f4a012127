import { useState } from 'react';
import type { SwitchedOffRule } from '../../../../shared/contract/dictionary.ts';
import { toCallError } from '../../../api/call-error.ts';
import {
  useSwitchedOffRules,
  useSwitchOffRule,
  useSwitchOnRule,
} from '../../../dictionary/use-switched-off-rules.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { toRuleName } from '../dictionary.ts';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function SwitchedOffSection() {
  const query = useSwitchedOffRules();
  return (
    <Section title="Switched-off rules" note="The rules of this server change nothing by these.">
      <Loaded query={query} failure="Your switched-off rules could not be read.">
        {({ rules }) => <Rules rules={rules} />}
      </Loaded>
    </Section>
  );
}

function Rules({ rules }: { rules: readonly SwitchedOffRule[] }) {
  const { mutateAsync: switchOff } = useSwitchOffRule();
  const { mutateAsync: switchOn } = useSwitchOnRule();
  const [failure, setFailure] = useState<string>();

  async function attempt(what: string, call: () => Promise<unknown>, then?: () => void): Promise<void> {
    setFailure(undefined);
    try {
      await call();
      then?.();
    } catch (error) {
      setFailure(`${what} ${toCallError(error).message}`);
    }
  }
  const start = (rule: SwitchedOffRule) => {
    const undo = () => void attempt('The rule is still on.', () => switchOff(rule));
    const title = `Switched on: ${toRuleName(rule.rule)}`;
    return attempt(
      'The rule is still off.',
      () => switchOn(rule.rule),
      () => void notify({ title, action: { label: 'Undo', onClick: undo } }),
    );
  };

  return (
    <>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      {rules.length === 0 && <p className="text-ink-2">Every rule is on.</p>}
      <ul className="session-list">
        {rules.map((rule) => (
          <li key={rule.rule}>
            <div className="min-w-0">
              <p>
                <b className="wrap-anywhere">{toRuleName(rule.rule)}</b>
              </p>
              {rule.description !== '' && <p className="text-small text-ink-3">{rule.description}</p>}
            </div>
            <Button small aria-label={`Switch on: ${toRuleName(rule.rule)}`} onClick={() => void start(rule)}>
              Switch on
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
