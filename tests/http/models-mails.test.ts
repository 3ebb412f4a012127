import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChanges } from '../../src/engine/index.ts';
import type { ComposeOutput } from '../../src/shared/contract/compose.ts';
import type { ReplyOutput } from '../../src/shared/contract/reply.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';

const writePath = '/api/functions/write-from-scratch';
const replyPath = '/api/functions/reply-email';
const chain =
  'From: Anna Berg <anna@berg.example>\nTo: Marta Kowal\nSubject: Hall\n\nHi Marta,\n\nIs the hall booked?\n\nBest,\nAnna';
const note = 'the hall is booked since monday';
const mended = 'Hello Anna,\n\nThe hall has been booked since Monday.\n\nBest regards,\nMarta Kowal';

/** What models leave of the names that they were given. */
const answers: [what: string, answer: string][] = [
  ['blanks for both', mended.replace('Anna', '[Recipient]').replace('Marta Kowal', '[Your Name]')],
  ['bare blanks', mended.replace('Anna', '[Name]').replace('Marta Kowal', '[Name]')],
  ['no greeting', mended.replace('Hello Anna,\n\n', '')],
  ['a greeting to nobody', mended.replace('Hello Anna', 'Hello')],
  ['a name that nobody has given', mended.replace('Anna', 'Mr. Smith')],
  ['each name in place of the other', mended.replace('Anna', 'Marta').replace('Marta Kowal', 'Anna Berg')],
  ['no signature', mended.replace('\nMarta Kowal', '')],
  ['no closing', mended.replace('\n\nBest regards,\nMarta Kowal', '')],
  ['all as it should be', mended],
];

describe('emails of a model', () => {
  let product: HostedProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startHostedProduct({ vendor: 'anthropic', database: 'embedded' });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  const write = (input: object) => writer.post<ComposeOutput & ErrorBody>(writePath, input);

  test.each(answers)(
    'MODEL-11 an email and a reply of a model are greeted and signed with the names that are known: %s',
    async (_, answer) => {
      product.vendor.answer = () => answer;
      const email = await write({ description: note, recipient: 'Anna Berg' });
      expect([email.status, email.body.generated_text]).toEqual([200, mended]);
      expect(applyChanges(note, email.body.changes)).toBe(mended);
      const input = { action: 'reply-email', 'email-chain': chain, 'user-draft': note };
      const reply = await writer.post<ReplyOutput>(replyPath, input);
      expect([reply.status, reply.body.enhanced_text]).toEqual([200, mended]);
      // Names that are known are nothing for the writer to vouch for
      for (const { fact } of [...email.body.changes, ...reply.body.changes])
        expect(fact === 'name' || fact === 'blank').toBe(false);
    },
  );

  test('MODEL-11 a blank stays for what nobody can know', async () => {
    const open = 'Dear [Recipient],\n\nThe hall is booked from [date].\n\nBest regards,\n[Your Name]';
    product.vendor.answer = () => open;
    const { body } = await write({ description: note, recipient: 'my landlord' });
    expect(body.generated_text).toBe(open.replace('[Your Name]', 'Marta Kowal'));
  });

  test('an email from a German description stays German; one that comes back in English is no result, and free', async () => {
    const description =
      'die Halle ist seit Montag für uns gebucht, bitte bring den Schlüssel und die Liste mit';
    const german =
      'Hallo Anna,\n\ndie Halle ist seit Montag für uns gebucht. Bitte bring den Schlüssel und die Liste mit.\n\nViele Grüße\nMarta Kowal';
    product.vendor.answer = () => german;
    expect((await write({ description, recipient: 'Anna Berg' })).body.generated_text).toBe(german);
    expect(product.vendor.listQuestions().at(-1)?.system).toMatch(/in the language of the description/);
    product.vendor.answer = () =>
      german.replace('Hallo Anna', 'Dear Anna').replace('Viele Grüße', 'Best regards,');
    const { body } = await write({ description, recipient: 'Anna Berg' });
    expect(body.generated_text).not.toMatch(/Dear|regards/);
    const used = await writer.dailyCreditsUsed();
    product.vendor.answer = () =>
      'Hello Anna,\n\nThe hall has been booked for us since Monday. Please bring the key and the list with you.\n\nBest regards,\nMarta Kowal';
    const wrapped = await write({ description, recipient: 'Anna Berg' });
    expect([wrapped.status, wrapped.body.code]).toEqual([422, 'NO_CONTENT']);
    expect(await writer.dailyCreditsUsed()).toBe(used);
    const asked = await write({ description: `${description}. Auf Englisch`, recipient: 'Anna Berg' });
    expect(asked.status).toBe(200);
  });
});
