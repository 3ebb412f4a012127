import { type FormEvent, useState } from 'react';
import type { SignUpState } from '../../../../shared/contract/sign-up.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { modes, readDomains } from '../policy.ts';
import { useSignUpSettings } from '../use-sign-up-settings.ts';

export function PolicyForm({ state }: { state: SignUpState }) {
  const [mode, setMode] = useState(state.mode);
  const [typed, setTyped] = useState(state.domains.join(', '));
  const [isWrong, setIsWrong] = useState(false);
  const { save, isSaving, saveFailure } = useSignUpSettings();
  const isFixed = (part: SignUpState['fixed'][number]) => state.fixed.includes(part);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const domains = readDomains(typed);
    setIsWrong(domains === undefined);
    if (domains) save({ mode, domains });
    else event.currentTarget.querySelector<HTMLInputElement>('[name="domains"]')?.focus();
  }

  return (
    <section className="server-section" aria-labelledby="sign-up">
      <h2 id="sign-up">Who may sign up</h2>
      <form className="steps" noValidate onSubmit={submit}>
        <fieldset className="steps" disabled={isFixed('mode')}>
          <legend className="field-label">New accounts</legend>
          {modes.map(({ value, label, note }) => (
            <label key={value} className="radio">
              <input type="radio" name="mode" checked={mode === value} onChange={() => setMode(value)} />
              <span>
                {label}
                <span className="block text-small text-ink-2">{note}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {isFixed('mode') && <Fixed setting="SIGN_UP" />}
        <TextField
          label="Domains that may sign up without an invitation"
          name="domains"
          autoComplete="off"
          disabled={isFixed('domains')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong ? 'Please enter domains such as example.org, parted by commas.' : undefined}
          help="Such as example.org, example.net. Left empty: all of them."
        />
        {isFixed('domains') && <Fixed setting="SIGN_UP_DOMAINS" />}
        {saveFailure && (
          <Banner tone="bad" icon="warning">
            {saveFailure}
          </Banner>
        )}
        <p>
          <Button type="submit" look="primary" busy={isSaving}>
            Save
          </Button>
        </p>
      </form>
    </section>
  );
}

function Fixed({ setting }: { setting: string }) {
  return (
    <p className="fixed-note">
      Set by <code>{setting}</code> in the environment of this server, which stands above this screen.
    </p>
  );
}
