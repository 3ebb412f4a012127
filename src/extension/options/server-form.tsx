import { type FormEvent, useState } from 'react';
import { Banner } from '../../web/ui/banner.tsx';
import { Button } from '../../web/ui/button.tsx';
import { PasswordField, TextField } from '../../web/ui/field.tsx';
import { parseServerAddress } from '../server/address.ts';
import { askToReach, giveUpReach } from '../server/permission.ts';
import { keepSettings, type ServerSettings } from '../server/settings.ts';
import { tryServer } from '../server/try-server.ts';

type Outcome = { tone: 'note' | 'bad' | 'flag'; sentence: string };

/** Address and key. Saving asks the browser for this one server; trying it asks the server whether the key may write. */
export function ServerForm({ settings }: { settings: ServerSettings | null }) {
  const [address, setAddress] = useState(settings?.origin ?? '');
  const [key, setKey] = useState(settings?.key ?? '');
  const [problems, setProblems] = useState<{ address?: string; key?: string }>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setIsBusy] = useState(false);
  const parsed = parseServerAddress(address);
  const isOpenToRead = 'origin' in parsed && !parsed.isEncrypted;
  const keysPage = 'origin' in parsed ? `${parsed.origin}/settings?tab=account` : undefined;

  /** Saves, and says whether that was possible. */
  async function save(): Promise<ServerSettings | undefined> {
    const found = {
      ...('problem' in parsed && { address: parsed.problem }),
      ...(key.trim() === '' && { key: 'Please enter a key that may write.' }),
    };
    setProblems(found);
    setOutcome(undefined);
    if (!('origin' in parsed) || key.trim() === '') return undefined;
    const { origin } = parsed;
    if (!(await askToReach(origin))) {
      setOutcome({
        tone: 'flag',
        sentence: `Nothing was saved: the browser was not allowed to reach ${origin}.`,
      });
      return undefined;
    }
    const next = { origin, key: key.trim() };
    await keepSettings(next);
    if (settings && settings.origin !== origin) await giveUpReach(settings.origin);
    setAddress(origin);
    setOutcome({ tone: 'note', sentence: 'Saved.' });
    return next;
  }

  async function saveAndTry(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const saved = await save();
      if (!saved) return;
      const error = await tryServer(saved);
      setOutcome(
        error
          ? { tone: 'bad', sentence: error.message }
          : {
              tone: 'note',
              sentence: `It works: ${saved.origin} knows the key, and it may write. No credit was used.`,
            },
      );
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label="Address of your server"
        value={address}
        error={problems.address}
        help="Such as https://draftwell.example.org. The browser asks you to allow this one address."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setAddress(event.target.value)}
      />
      {isOpenToRead && (
        <Banner tone="flag" icon="warning">
          What goes to this address can be read on the way, your texts and the key too. On a network that you
          do not trust, use one that begins with https://
        </Banner>
      )}
      <PasswordField
        label="API key"
        value={key}
        error={problems.key}
        help="It begins with dw_ and needs to be one that may write."
        autoComplete="off"
        onChange={(event) => setKey(event.target.value)}
      />
      {keysPage && (
        <p className="text-small">
          <a href={keysPage} target="_blank" rel="noreferrer">
            Make a key in your settings
          </a>
        </p>
      )}
      <p className="text-small text-ink-2">
        The key is kept in this browser's profile on this device, not encrypted and not synchronised. No web
        page and no other extension can read it; whoever can read the files of your profile can. You can
        revoke it in your settings at any time.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          Save
        </Button>
        <Button busy={isBusy} onClick={() => void saveAndTry()}>
          Try it
        </Button>
      </div>
      {outcome && <Banner tone={outcome.tone}>{outcome.sentence}</Banner>}
    </form>
  );
}
