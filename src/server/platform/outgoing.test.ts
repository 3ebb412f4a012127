import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { listOutgoing, outgoing } from './outgoing.ts';
import { settings } from './settings.ts';

const list = (environment: Record<string, string>) => listOutgoing(readConfig(environment));

test('with nothing set the server connects to nothing', () => {
  expect(list({})).toEqual([]);
});

test('each setting that connects it is named by its host, without name and password', () => {
  const database = { DATABASE_URL: 'postgres://writer:pass4711@db.example.org:5432/texts' };
  const mail = { SMTP_URL: 'smtps://writer:pass4711@mail.example.org' };
  const signIn = {
    OIDC_DISCOVERY_URL: 'https://id.example.org/.well-known/openid-configuration',
    OIDC_CLIENT_ID: 'draftwell',
    OIDC_CLIENT_SECRET: 'pass4711',
  };
  const payment = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  };
  expect(list({ ...database, ...mail, ...signIn, ...payment, ENGINE: 'anthropic' })).toEqual([
    { part: 'database', host: 'db.example.org:5432' },
    { part: 'sign-in', host: 'id.example.org' },
    { part: 'mail', host: 'mail.example.org' },
    { part: 'engine', host: 'api.anthropic.com' },
    { part: 'payment', host: 'api.stripe.com' },
  ]);
  expect(list({ ENGINE: 'ollama' })).toEqual([{ part: 'engine', host: '127.0.0.1:11434' }]);
  expect(list({ ENGINE: 'openai-compatible' })).toEqual([{ part: 'engine', host: 'api.openai.com' }]);
});

test('no setting that takes an address is forgotten', () => {
  const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  const addresses = Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema.format === 'uri' ? [name] : [],
  );
  expect(addresses).toContain('PUBLIC_URL');
  expect(addresses.filter((name) => !(name in outgoing))).toEqual(['PUBLIC_URL']);
});
