import { expect, test } from 'vitest';
import { emailChainLimit } from '../../../shared/limits.ts';
import { findMissing, judgePaste, toDoneSentence, toReplyInput, toSentFields } from './model.ts';
import { defaultStyle } from './style.ts';

test('a setting is sent only when it is on, confidence as tone', () => {
  const fields = { chain: 'Can you come?', draft: 'yes', style: defaultStyle };
  expect(toReplyInput(fields)).toEqual({
    action: 'reply-email',
    'email-chain': 'Can you come?',
    'user-draft': 'yes',
  });
  const style = { ...defaultStyle, tone: { isOn: true, level: 4 }, length: { isOn: false, level: 1 } };
  expect(toReplyInput({ ...fields, style })).toMatchObject({ tone: 4 });
  expect(toReplyInput({ ...fields, style })).not.toHaveProperty('length');
});

test('texts are sent as they were typed', () => {
  const fields = { chain: ' Hi\r\n\n', draft: '\tyes ', style: defaultStyle };
  expect(toReplyInput(fields)).toMatchObject({ 'email-chain': ' Hi\r\n\n', 'user-draft': '\tyes ' });
});

test('the chain is asked for first, then the draft', () => {
  expect(findMissing({ chain: ' \n', draft: '' })?.sentence).toBe('Please paste an email chain first');
  expect(findMissing({ chain: 'Hi', draft: ' ' })?.sentence).toBe('Please write a rough draft of your reply');
  expect(findMissing({ chain: 'Hi', draft: 'yes' })).toBeUndefined();
});

test('a call of the history fills the fields with what it was made with', () => {
  const style = { ...defaultStyle, formality: { isOn: true, level: 1 } };
  const request = { 'email-chain': 'Can you come?', formality: 1 };
  const fields = toSentFields({ original_text: 'yes', request });
  expect(fields).toEqual({ chain: 'Can you come?', draft: 'yes', style });
  expect(toReplyInput(fields)).toEqual({ action: 'reply-email', 'user-draft': 'yes', ...request });
  expect(toSentFields({ original_text: 'yes', request: {} }).chain).toBe('');
});

test('of the clipboard a chain of the limit is taken, a longer one and none are refused', () => {
  const full = 'a'.repeat(emailChainLimit);
  expect(judgePaste(full, emailChainLimit)).toEqual({ text: full });
  expect(judgePaste(`${full}b`, emailChainLimit)).toEqual({
    refusal: 'Text is too long. Maximum 20,000 characters allowed.',
  });
  for (const nothing of [undefined, '', ' \n'])
    expect(judgePaste(nothing, emailChainLimit)).toEqual({
      refusal: 'No text found in clipboard or paste permission denied',
    });
});

test('Windows line ends count once, as they do in a text field', () => {
  expect(judgePaste('a\r\nb', 3)).toEqual({ text: 'a\nb' });
});

test('the sentence at the end says what there is to review and what is answered', () => {
  const words = { category: 'wording', reason: '', gist: '', rule: '', fact: null } as const;
  const change = { start: 0, end: 1, replacement: 'b', ...words };
  const questions = [
    { text: 'When?', answered: true },
    { text: 'Who?', answered: false },
  ];
  const result = { review: { changes: [change] }, extra: { questions }, notice: null };
  expect(toDoneSentence(result)).toBe(
    'Your reply is ready. 1 change against your draft. 1 of 2 questions answered.',
  );
  const fine = { review: { changes: [] }, extra: { questions: [] }, notice: null };
  expect(toDoneSentence(fine)).toBe(
    'Your reply is ready. Nothing was found to change in your draft, and this was free.',
  );
  const notice = 'Only English is corrected.';
  expect(toDoneSentence({ ...fine, notice })).toBe(`Your reply is ready. ${notice}`);
});
