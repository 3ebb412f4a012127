import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiKeysLimit } from '../../../../shared/limits.ts';
import { toOwnAddress } from '../../../server-facts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { moveLostFocus } from '../../../ui/move-lost-focus.ts';
import type { ApiKey } from '../account-calls.ts';
import { apiKeysQuery } from '../queries.ts';
import { useApiKeys } from '../use-api-keys.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { Loaded } from './load-state.tsx';
import { NewApiKey } from './new-api-key.tsx';
import { Section } from './section.tsx';

export function ApiKeySection() {
  const query = useQuery(apiKeysQuery);
  return (
    <Section
      title="API keys"
      note="For programs of yours. A key does only what you tick, and never signs in, pays or makes another."
    >
      <Loaded query={query} failure="Your API keys could not be read.">
        {(keys) => <ApiKeys keys={keys} />}
      </Loaded>
      <p className="text-small">
        <a href={toOwnAddress('/api/docs')}>How a program calls</a>. Agents that speak the Model Context
        Protocol find its tools at <code>{toOwnAddress('/api/mcp')}</code>, with a key as bearer.
      </p>
    </Section>
  );
}

function ApiKeys({ keys }: { keys: ApiKey[] }) {
  const { failure, isPasswordAsked, newKey, forgetNewKey, create, revoke } = useApiKeys();
  const [isFormOpen, setIsFormOpen] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  const hasRevoked = useRef(false);
  const catchFocus = () => moveLostFocus(() => foot.current?.querySelector('button'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that goes may take the focus with it
  useEffect(() => {
    if (hasRevoked.current) catchFocus();
    hasRevoked.current = false;
  }, [keys]);
  const isFull = keys.length >= apiKeysLimit;

  function close(): void {
    setIsFormOpen(false);
    catchFocus();
  }

  function revokeOne(key: ApiKey): Promise<void> {
    hasRevoked.current = true;
    return revoke(key);
  }

  return (
    <>
      {keys.length === 0 && newKey === undefined && (
        <p className="text-ink-2">
          No keys yet. A program with a key writes and checks as you, without your password.
        </p>
      )}
      {newKey !== undefined && (
        <NewApiKey
          newKey={newKey}
          onDone={() => {
            forgetNewKey();
            catchFocus();
          }}
        />
      )}
      {keys.length > 0 && (
        <ul className="session-list" aria-label="Your API keys">
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => revokeOne(key)} />
          ))}
        </ul>
      )}
      {isFormOpen && <ApiKeyForm isPasswordAsked={isPasswordAsked} onCreate={create} onClose={close} />}
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <div ref={foot}>
        {!isFormOpen && (
          <Button
            aria-disabled={isFull || undefined}
            onClick={isFull ? undefined : () => setIsFormOpen(true)}
          >
            New API key
          </Button>
        )}
      </div>
      {isFull && (
        <p className="text-small text-ink-2">There is room for {apiKeysLimit}. Revoke one to make another.</p>
      )}
    </>
  );
}
