import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCallError } from '../../src/web/api/call-error.ts';
import { toToolSentence, type WritingTool } from '../../src/web/writing/sentences.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';

/** From what a provider does to what the writer reads: the answer of the product, in the words of each screen. */

const text = 'They was at the office, and the report are ready.';
const functions = '/api/functions';
const calls: Record<WritingTool, { path: string; body: object }> = {
  'improve-text': {
    path: `${functions}/enhance-text-v2`,
    body: { action: 'improve', original_text: text },
  },
  'partial-edit': {
    path: `${functions}/enhance-text-v2`,
    body: { action: 'ai_prompt', original_text: text, ai_prompt: 'shorter', partial: true },
  },
  'email-reply': {
    path: `${functions}/reply-email`,
    body: { action: 'reply-email', 'email-chain': 'When do you come?', 'user-draft': text },
  },
  'write-from-scratch': {
    path: `${functions}/write-from-scratch`,
    body: { description: text, formality: 'neutral', tone: 'polite', length: 'auto' },
  },
  'get-feedback': {
    path: `${functions}/get-feedback`,
    body: { action: 'get-feedback', text, text_type: 'document' },
  },
};

const said = {
  tooLarge: 'Your request is too large. Please try with shorter text.',
  flagged: 'Request flagged for review. Please contact support if this is an error.',
  tooMany: 'Too many requests. Please wait a moment before trying again.',
  limit: 'Rate limit exceeded. Please wait 12 minutes before trying again.',
  limitOfNoTime: 'Rate limit exceeded. Please wait 60 minutes before trying again.',
  noContent: 'No content was generated. Please try again with different input.',
  noReply: 'No enhanced reply was generated. Please try again with different input.',
  noFeedback: 'Unable to generate feedback. Please try again.',
  unavailable: 'Service temporarily unavailable. Please try again in a moment.',
  maxRetries: 'Service is temporarily unavailable. Please try again in a few minutes.',
  server: 'Server error occurred. Please try again in a moment.',
  request: 'There was an issue with your request. Please check your input and try again.',
  busy: 'The AI service is temporarily busy. Please try again in a few moments.',
  misconfigured:
    'Service temporarily unavailable. The writing engine is not set up correctly; please tell the person who runs this server.',
};

const failed = {
  email: 'Failed to generate email. Please try again.',
  partial: 'Failed to update selected text. Please try again.',
  review: 'Failed to analyze text. Please try again.',
};

interface Row {
  scene: Scene;
  /** What the catalogue says. */
  sentence: string;
  /** The headline of the reply's screen, where it is another; and of the new email's and the review's, where it is not their general one. */
  reply?: string;
  email?: string;
  review?: string;
}

const status = (code: number, more: object = {}): Scene => ({ kind: 'status', status: code, ...more });
const limit = (message: string) => status(429, { type: 'rate_limit_error', message });

const rows: Record<string, Row> = {
  400: { scene: status(400), sentence: said.request },
  401: { scene: status(401), sentence: said.misconfigured },
  403: { scene: status(403), sentence: said.flagged },
  404: { scene: status(404), sentence: said.misconfigured },
  408: { scene: status(408), sentence: said.maxRetries },
  413: { scene: status(413), sentence: said.tooLarge, email: said.tooLarge, review: said.tooLarge },
  422: { scene: status(422), sentence: said.request },
  429: { scene: status(429), sentence: said.tooMany },
  'a limit of 12 minutes': {
    scene: limit('rate limit reached, try again in 12 minutes'),
    sentence: said.limit,
    reply: said.tooMany,
  },
  'a limit of no time': {
    scene: limit('This would exceed your rate limit'),
    sentence: said.limitOfNoTime,
    reply: said.tooMany,
  },
  500: { scene: status(500), sentence: said.maxRetries },
  501: { scene: status(501), sentence: said.server },
  502: { scene: status(502), sentence: said.maxRetries },
  503: { scene: status(503), sentence: said.maxRetries },
  504: { scene: status(504), sentence: said.maxRetries },
  529: { scene: status(529), sentence: said.busy, email: said.busy },
  'an error event': {
    scene: { kind: 'error event', after: 'They', type: 'api_error', message: 'Internal' },
    sentence: said.server,
  },
  'an error event of an overload': {
    scene: { kind: 'error event', after: 'They', type: 'overloaded_error', message: 'Overloaded' },
    sentence: said.busy,
    email: said.busy,
  },
  'the network': { scene: { kind: 'reset' }, sentence: said.unavailable, email: said.busy },
  'a clean cut': { scene: { kind: 'cut', after: 'They' }, sentence: said.unavailable, email: said.busy },
  'a silence': { scene: { kind: 'silence', after: 'They' }, sentence: said.unavailable },
  'a refusal': { scene: { kind: 'answer', text: 'They', end: 'refusal' }, sentence: said.flagged },
};

const tools = Object.keys(calls) as WritingTool[];

describe.each([
  ['embedded', 'environment'],
  ['embedded', 'screen'],
  ['postgres', 'screen'],
] as const)('with a provider that fails, on the %s database, chosen in the %s', (database, chosenIn) => {
  let product: HostedProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startHostedProduct({ vendor: 'anthropic', database, chosenIn });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  /** The words on the screen after a call that the provider meets so, twice where it is asked twice. */
  async function read(tool: WritingTool, scene: Scene) {
    const { path, body } = calls[tool];
    product.vendor.play(scene, scene);
    const answer = await writer.post(path, body);
    product.vendor.clear();
    return toToolSentence(tool, toCallError(answer.body, answer.status));
  }

  test('F-41 each error of a provider has its sentence on each screen', async () => {
    for (const [name, { scene, sentence, reply, email, review }] of Object.entries(rows)) {
      const withDetail = (headline: string) =>
        headline === sentence || headline === said.busy ? { headline } : { headline, detail: sentence };
      const expected: Record<WritingTool, object> = {
        'improve-text': { headline: sentence },
        'partial-edit': { headline: failed.partial, detail: sentence },
        'email-reply': { headline: reply ?? sentence },
        'write-from-scratch': withDetail(email ?? failed.email),
        'get-feedback': withDetail(review ?? failed.review),
      };
      for (const tool of tools)
        expect([name, tool, await read(tool, scene)]).toMatchObject([name, tool, expected[tool]]);
    }
    const none: Scene = { kind: 'answer', text: '' };
    const notWritten: Record<WritingTool, object> = {
      'improve-text': { headline: said.noContent },
      'partial-edit': { headline: failed.partial, detail: said.noContent },
      'email-reply': { headline: said.noReply },
      'write-from-scratch': { headline: failed.email, detail: 'No generated text received' },
      'get-feedback': { headline: said.noFeedback },
    };
    for (const tool of tools) expect([tool, await read(tool, none)]).toEqual([tool, notWritten[tool]]);
  }, 120_000);
});
