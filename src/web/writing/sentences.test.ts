import { describe, expect, test } from 'vitest';
import { catalogue, type ErrorCode } from '../../shared/errors.ts';
import { CallError, networkError, offlineError, toCallError } from '../api/call-error.ts';
import { type ToolSentence, toToolSentence, type WritingTool } from './sentences.ts';

const of = (code: ErrorCode) => new CallError({ code, ...catalogue[code] });
const answer = (status: number, body?: unknown) => toCallError(body, status);

const errors = {
  network: networkError(new TypeError('Failed to fetch')),
  offline: offlineError(),
  unknown: toCallError(new Error('boom')),
  expired: of('AUTH_EXPIRED'),
  noCredit: of('INSUFFICIENT_CREDITS'),
  flagged: of('REQUEST_FLAGGED'),
  tooLarge: of('REQUEST_TOO_LARGE'),
  noContent: of('NO_CONTENT'),
  noFeedback: of('NO_FEEDBACK'),
  tooMany: of('RATE_LIMITED'),
  rateLimit: answer(429, { type: 'rate_limit_error', message: 'rate limit, 12 minutes' }),
  internal: of('INTERNAL_ERROR'),
  plain502: answer(502),
  plain418: answer(418),
  unavailable: of('ENGINE_UNAVAILABLE'),
  maxRetries: of('MAX_RETRIES_EXCEEDED'),
  timeout: of('ENGINE_TIMEOUT'),
  overloaded: answer(529, { error: { type: 'overloaded_error', message: 'Overloaded' } }),
} satisfies Record<string, CallError>;
type Failure = keyof typeof errors;

const said = {
  expired: 'Your session has expired. Please refresh the page and sign in again.',
  noCredit: "You don't have enough credits. Please upgrade your plan or wait for daily credits to refresh.",
  flagged: 'Request flagged for review. Please contact support if this is an error.',
  tooLarge: 'Your request is too large. Please try with shorter text.',
  noContent: 'No content was generated. Please try again with different input.',
  noFeedback: 'Unable to generate feedback. Please try again.',
  tooMany: 'Too many requests. Please wait a moment before trying again.',
  rateLimit: 'Rate limit exceeded. Please wait 12 minutes before trying again.',
  server: 'Server error occurred. Please try again in a moment.',
  request: 'There was an issue with your request. Please check your input and try again.',
  unavailable: 'Service temporarily unavailable. Please try again in a moment.',
  maxRetries: 'Service is temporarily unavailable. Please try again in a few minutes.',
  offline: "You're currently offline. Please check your internet connection and try again.",
  busy: 'The AI service is temporarily busy. Please try again in a few moments.',
};

function checkRows(tool: WritingTool, rows: Record<Failure, ToolSentence>): void {
  test.each(Object.entries(rows) as [Failure, ToolSentence][])('%s', (failure, sentence) => {
    expect(toToolSentence(tool, errors[failure])).toEqual(sentence);
  });
}

/** What the catalogue itself says of each. */
const catalogued: Record<Failure, string> = {
  network: said.unavailable,
  offline: said.offline,
  unknown: said.unavailable,
  expired: said.expired,
  noCredit: said.noCredit,
  flagged: said.flagged,
  tooLarge: said.tooLarge,
  noContent: said.noContent,
  noFeedback: said.noFeedback,
  tooMany: said.tooMany,
  rateLimit: said.rateLimit,
  internal: said.server,
  plain502: said.server,
  plain418: said.request,
  unavailable: said.unavailable,
  maxRetries: said.maxRetries,
  timeout: said.unavailable,
  overloaded: said.server,
};

function eachFailure(toSentence: (sentence: string) => ToolSentence): Record<Failure, ToolSentence> {
  const entries = Object.entries(catalogued).map(([failure, sentence]) => [failure, toSentence(sentence)]);
  return Object.fromEntries(entries) as Record<Failure, ToolSentence>;
}

describe('improve text says what the catalogue says', () => {
  checkRows('improve-text', {
    ...eachFailure((headline) => ({ headline })),
    unknown: { headline: 'Failed to process request. Please try again.' },
  });
});

describe('a partial edit says that it failed, then why', () => {
  const headline = 'Failed to update selected text. Please try again.';
  checkRows(
    'partial-edit',
    eachFailure((detail) => ({ headline, detail })),
  );
});

describe('the reply has words of its own', () => {
  const serverVariant = { headline: 'Server error occurred. Please try again in a moment.' };
  checkRows('email-reply', {
    ...eachFailure((headline) => ({ headline })),
    network: { headline: 'Network error occurred. Please check your connection and try again.' },
    noContent: { headline: 'No enhanced reply was generated. Please try again with different input.' },
    rateLimit: { headline: said.tooMany, detail: said.rateLimit },
    internal: serverVariant,
    plain502: serverVariant,
    overloaded: { headline: said.busy },
  });
});

describe('a new email has words of its own', () => {
  const headline = 'Failed to generate email. Please try again.';
  checkRows('write-from-scratch', {
    ...eachFailure((detail) => ({ headline, detail })),
    expired: { headline: 'Please sign in to use this feature.' },
    offline: { headline: "You're currently offline. Please check your internet connection." },
    unavailable: { headline: said.busy },
    overloaded: { headline: said.busy },
    noCredit: { headline: said.noCredit },
    tooLarge: { headline: said.tooLarge },
    noContent: { headline, detail: 'No generated text received' },
  });
});

describe('feedback says that it failed, then why', () => {
  const headline = 'Failed to analyze text. Please try again.';
  checkRows('get-feedback', {
    ...eachFailure((detail) => ({ headline, detail })),
    noFeedback: { headline: said.noFeedback },
    offline: { headline: said.offline },
    expired: { headline: said.expired },
    noCredit: { headline: said.noCredit },
    tooLarge: { headline: said.tooLarge },
  });
});

test.each(['improve-text', 'partial-edit', 'email-reply', 'write-from-scratch', 'get-feedback'] as const)(
  'HIST-01 what the engine cannot do is said in its own sentence, without “try again”: %s',
  (tool) => {
    const message = 'This engine does not know this instruction. Try: make it shorter.';
    const parts = { ...catalogue.INSTRUCTION_UNKNOWN, message };
    const refused = new CallError({ code: 'INSTRUCTION_UNKNOWN', ...parts });
    expect(toToolSentence(tool, refused)).toEqual({ headline: message });
  },
);
