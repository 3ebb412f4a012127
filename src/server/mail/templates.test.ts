import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EmailKind, renderEmail } from './templates.ts';

const link = 'https://write.example.org/reset-password?access_token=a&refresh_token=b';
const kinds = [
  'invitation',
  'verify',
  'welcome',
  'sign-up-tried',
  'reset',
  'password-changed',
  'api-key-created',
  'email-change',
  'email-change-asked',
  'email-changed',
] as const satisfies EmailKind[];

test.each(kinds)('the %s mail leads to its link in both forms and names the product', async (kind) => {
  const { subject, plainText, html } = await renderEmail(kind, 'Marta', link);
  expect(subject).toContain('Draftwell');
  expect(subject).not.toMatch(/[\r\n]/);
  expect(plainText.split('\n')).toContain(link);
  expect(html).toContain(
    'href="https://write.example.org/reset-password?access_token=a&amp;refresh_token=b"',
  );
});

test.each([
  ['Zoë Ångström', 'Hello Zoë Ångström,'],
  ['J. R. Tolkien', 'Hello J. R. Tolkien,'],
  ["D'Arcy & Söhne", "Hello D'Arcy & Söhne,"],
  ['evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
  ['www evil', 'Hello,'],
  ['me@evil', 'Hello,'],
  ['<b>Ann</b>', 'Hello,'],
  ['Ann\u202elive', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('a mail to “%s” begins with “%s”', async (name, greeting) => {
  const { plainText, html } = await renderEmail('verify', name, link);
  expect(plainText.split('\n')[0]).toBe(greeting);
  expect(html).not.toMatch(/<b>|&(?!amp;|#39;)/);
});

test('a mail says once what its button does, and the button is in the colour of the product', async () => {
  const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
  const [, pencil = ''] = /--pencil: (#[\da-f]{6})/.exec(tokens) ?? [];
  const { plainText, html } = await renderEmail('reset', 'Marta', link);
  expect(plainText.match(/choose/gi)).toHaveLength(1);
  expect(html).toContain(`background:${pencil};`);
});
