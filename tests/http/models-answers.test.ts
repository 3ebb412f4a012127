import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import type { EnhanceOutput } from '../../src/shared/contract/enhance.ts';
import type { ReviewOutput } from '../../src/shared/contract/review.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct, vendorNames } from '../kit/hosted-product.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';
import { vendorModel } from '../kit/vendors/wire.ts';

/** What becomes of a model's answers, the ugly ones too, and who answers where it fails. */

const improvePath = '/api/functions/enhance-text-v2';
const reviewPath = '/api/functions/get-feedback';
const down: Scene = { kind: 'status', status: 401 };
const embedded = { name: 'Embedded engine', local: true };

const source =
  'Please send the report to the team, they needs it.\n\nWe have a meeting that is on Friday at 9.';
const better =
  'Please send the report to the team; they need it.\n\nWe have a meeting that is on Friday at 9.';

/** What models put around a text: taken off. */
const wrapped: [name: string, answer: string][] = [
  ['an announcement', `Here is the improved text:\n\n${better}`],
  ['a chatty announcement', `Sure! Here’s a clearer version of your text:\n\n${better}`],
  ['a heading', `**Improved version:**\n\n${better}`],
  ['quotation marks', `"${better}"`],
  ['a code fence', `\`\`\`\n${better}\n\`\`\``],
  ['a code fence after an announcement', `Of course:\n\n\`\`\`text\n${better}\n\`\`\``],
  ['an offer', `${better}\n\nLet me know if you would like me to adjust the tone.`],
  ['a report', `${better}\n\n**Changes made:**\n- “need” for “needs”`],
  ['thoughts', `<think>They needs: need.</think>\n${better}`],
];

/** What no writer may get for a text. */
const broken: [name: string, answer: string][] = [
  [
    'another language',
    'Bitte sende den Bericht an das Team, denn es braucht ihn.\n\nWir haben ein Treffen, das am Freitag um 9 ist.',
  ],
  ['a lost paragraph', 'Please send the report to the team; they need it.'],
  ['an end that is cut off', better.slice(0, -12)],
  ['the text twice', `${better}\n\n${better}`],
  ['an apology', 'I’m sorry, but I can’t help with that request.'],
  ['a model that speaks of itself', 'As an AI language model, I do not rewrite reports.'],
  ['a question for the text', 'Sure! Please provide the text you’d like me to improve.'],
  ['nothing but an announcement', 'Here is the improved text:'],
];

const chain = { action: 'reply-email', 'email-chain': 'When?', 'user-draft': 'i come on friday' };

// One for all: what boots for half a minute on a busy machine is not what is tested here
const booted = makeEmbeddedEngine({ threads: 1 });
const fallbackEngine = { ...booted, close: async () => undefined };
afterAll(() => booted.close());

describe.each(vendorNames)('%s', (vendor) => {
  let product: HostedProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    const environment = { FREE_DAILY_CREDITS: '100' };
    product = await startHostedProduct({ vendor, database: 'embedded', fallbackEngine, environment });
    await fallbackEngine.ready();
  }, 120_000);
  afterAll(() => product.stop());
  beforeEach(async () => {
    writer = await signUp(product.url);
  });

  const improve = (text: string) => writer.improve(text);

  test('TRUST-08 what a model puts around a text is taken off, and what is no text of this writer’s never arrives', async () => {
    for (const [name, answer] of wrapped) {
      product.vendor.answer = () => answer;
      const { status, body } = await improve(source);
      expect([name, status, body.enhanced_text]).toEqual([name, 200, better]);
      expect([name, body.changes.every(({ reason }) => reason !== '')]).toEqual([name, true]);
    }
    const before = await writer.credits();
    for (const [name, answer] of broken) {
      product.vendor.answer = () => answer;
      const { status, body } = await improve(source);
      expect([name, status, body.code]).toEqual([name, 422, 'NO_CONTENT']);
    }
    expect(await writer.credits()).toEqual(before);
  });

  test('an instruction that asks for a translation gets one; another that comes back in German does not', async () => {
    const german = 'Bitte sende den Bericht an das Team, weil wir ihn am Freitag brauchen.';
    product.vendor.answer = () => german;
    const ask = (ai_prompt: string) =>
      writer.post<EnhanceOutput & ErrorBody>(improvePath, {
        action: 'ai_prompt',
        original_text: 'Please send the report to the team, because we need it on Friday.',
        ai_prompt,
      });
    expect((await ask('Translate this into German')).body.enhanced_text).toBe(german);
    expect((await ask('Make it friendlier')).body.code).toBe('NO_CONTENT');
  });

  test('TRUST-10 a text that the model gives back as it was is answered as unchanged, and free', async () => {
    const before = await writer.credits();
    for (const answer of [
      better,
      `Here is the improved text:\n\n${better}`,
      `"${better}"`,
      `\n${better}\n`,
    ]) {
      product.vendor.answer = () => answer;
      const { status, body } = await improve(better);
      expect([status, body.enhanced_text, body.changes]).toEqual([200, better, []]);
    }
    expect(await writer.credits()).toEqual(before);
  });

  test('the engine that answered is named, and a fact that differs is flagged', async () => {
    product.vendor.answer = () => better.replace('Friday at 9', 'Friday at 10');
    const { body } = await improve(source);
    expect(body.engine.name).toContain(vendorModel);
    // A double on this machine is Ollama at home, or somebody's proxy
    expect(body.engine.local).toBe(vendor !== 'anthropic');
    expect(body.changes.map(({ fact }) => fact)).toContain('number');
    expect(body.offline).toBe(false);
  });

  test('where the provider fails, the embedded engine does a partial edit that allows it: free, and named offline', async () => {
    const before = await writer.credits();
    const selection = 'I think that maybe we should of sent it, at this point in time.';
    for (const ai_prompt of ['Make it more formal', 'Use simpler words', 'Make it shorter']) {
      product.vendor.play(down);
      const { status, body } = await writer.post<EnhanceOutput>(improvePath, {
        action: 'ai_prompt',
        original_text: selection,
        ai_prompt,
        partial: true,
        fallback: 'embedded',
      });
      expect([status, body.offline, body.engine]).toEqual([200, true, embedded]);
      expect(body.enhanced_text).not.toBe(selection);
    }
    expect(await writer.credits()).toEqual(before);
  });

  test('where the provider fails, a review is the embedded engine’s own measurement of that text: free, and named offline', async () => {
    const before = await writer.credits();
    const review = async (text: string) => {
      product.vendor.play(down);
      const call = { action: 'get-feedback', text, text_type: 'email' };
      return (await writer.post<ReviewOutput>(reviewPath, call)).body;
    };
    const polite = await review('Dear Anna,\n\nThank you so much. Could you please send me the report?');
    const blunt = await review('send the report now. this is stupid and you are late again!!!');
    for (const { offline, engine, feedback } of [polite, blunt]) {
      expect([offline, engine, feedback.ratings.length]).toEqual([true, embedded, 4]);
    }
    expect(polite.feedback).not.toEqual(blunt.feedback);
    expect(await writer.credits()).toEqual(before);
  });

  test('where nobody allows the embedded engine, a failure stays one', async () => {
    for (const [path, body] of [
      [improvePath, { action: 'improve', original_text: source }],
      ['/api/functions/reply-email', chain],
      ['/api/functions/write-from-scratch', { description: source }],
    ] as const) {
      product.vendor.play(down);
      expect((await writer.post<ErrorBody>(path, body)).body.code).toBe('ENGINE_MISCONFIGURED');
    }
  });
});
