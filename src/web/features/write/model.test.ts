import { describe, expect, test } from 'vitest';
import type { Action } from '../../../shared/contract/actions.ts';
import { defaultComposeStyle } from '../../../shared/contract/compose.ts';
import type { TextChange } from '../../../shared/contract/result.ts';
import { toResult } from '../../result/model.ts';
import { decide, listOpenFacts } from '../../review/model.ts';
import {
  bringBack,
  type Email,
  isEdited,
  noEdit,
  noFields,
  startAgain,
  toBody,
  toComposeInput,
  toEdit,
  toExtra,
  toKnownStyle,
  toOpenReview,
  toSentFields,
  withBody,
  withEdit,
  withSubject,
} from './model.ts';

const told = { category: 'wording', reason: 'As told.', gist: '', rule: 'told' } as const;
const changes: TextChange[] = [
  { start: 0, end: 3, replacement: 'Thank you', fact: null, ...told },
  { start: 8, end: 8, replacement: ' by Friday', fact: 'date', ...told },
];
const answer = {
  action_id: 'a',
  changes,
  issues: [],
  engine: { name: 'Scripted engine', local: true },
  offline: false,
  notice: null,
};
const email: Email = toResult('write-from-scratch', 'thx, Tom', answer, toExtra('a', 'Thanks', null));

describe('what is sent', () => {
  test('recipient and subject only when there is something in them, without the spaces around it', () => {
    const fields = { ...noFields, description: ' hello ' };
    expect(toComposeInput({ ...fields, recipient: ' ', subject: '\t' })).toEqual({
      description: ' hello ',
      ...defaultComposeStyle,
    });
    expect(toComposeInput({ ...fields, recipient: ' Tom ', subject: ' Hi ' })).toMatchObject({
      recipient: 'Tom',
      subject: 'Hi',
    });
  });

  test('a level of another release counts as the default', () => {
    expect(toKnownStyle({ formality: 'formal', tone: 'gruff' })).toEqual({
      ...defaultComposeStyle,
      formality: 'formal',
    });
  });

  test('an action out of the history fills the fields that it was made from', () => {
    const action = {
      original_text: 'hello',
      request: { formality: 'casual', tone: 'friendly', length: 'short', recipient: 'Tom' },
    } as unknown as Action;
    expect(toSentFields(action)).toEqual({
      description: 'hello',
      recipient: 'Tom',
      subject: '',
      style: { formality: 'casual', tone: 'friendly', length: 'short' },
    });
  });
});

describe('the body of an email', () => {
  test('holds every change until it is rejected', () => {
    expect(toBody(email)).toBe('Thank you, Tom by Friday');
    expect(toBody({ ...email, review: decide(email.review, 1, 'rejected') })).toBe('Thank you, Tom');
  });

  test('once edited by hand no longer follows the decisions, until it is started again', () => {
    const edited = withBody(email, 'Mine.');
    const decided = { ...edited, review: decide(edited.review, 0, 'rejected') };
    expect(toBody(decided)).toBe('Mine.');
    expect(toBody(startAgain(decided))).toBe('thx, Tom by Friday');
  });

  test('may be edited to nothing', () => {
    expect(toBody(withBody(email, ''))).toBe('');
  });

  test('that equals the generated one again is not edited', () => {
    expect(isEdited(withBody(withBody(email, 'Mine.'), toBody(email)))).toBe(false);
  });

  test('flagged facts are open until they are decided, or the writer edits by hand', () => {
    const list = (one: Email) => listOpenFacts(toOpenReview(one));
    expect(list(email)).toEqual([1]);
    expect(list({ ...email, review: decide(email.review, 1, 'accepted') })).toEqual([]);
    expect(list(withBody(email, 'Mine.'))).toEqual([]);
  });
});

describe('what was typed into an email', () => {
  test('comes back in that email, and in no other', () => {
    const typed = withSubject(withBody(email, 'Mine.'), 'My subject');
    expect(withEdit(email, toEdit(typed))).toEqual(typed);
    expect(withEdit(typed, toEdit(email))).toEqual(email);
    const other: Email = { ...email, extra: toExtra('b', 'Other', null) };
    expect(withEdit(other, toEdit(typed))).toEqual(other);
    expect(withEdit(email, noEdit)).toEqual(email);
  });
});

describe('an email that takes the place of another', () => {
  test('keeps one that was edited by hand, in body or subject, and can change places with it', () => {
    for (const edited of [withBody(email, 'Mine.'), withSubject(email, 'My subject')]) {
      const next: Email = { ...email, actionId: 'b', extra: toExtra('b', 'New', edited) };
      const back = bringBack(next);
      expect(toBody(back)).toBe(toBody(edited));
      expect(back.extra.subject).toBe(edited.extra.subject);
      expect(bringBack(back).actionId).toBe('b');
    }
  });

  test('keeps none that was not', () => {
    expect(toExtra('b', 'New', email).former).toBeNull();
    expect(toExtra('b', 'New', null).former).toBeNull();
  });

  test('does not keep the one before the former', () => {
    const first = withBody(email, 'First.');
    const second = withBody({ ...email, extra: toExtra('b', 'Second', first) }, 'Second.');
    expect(toExtra('c', 'Third', second).former?.extra.former).toBeNull();
  });
});
