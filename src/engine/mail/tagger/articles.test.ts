import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../text/edits.ts';
import { makeArticleFinder } from './articles.ts';
import { loadTagger } from './tagger.ts';

const find = makeArticleFinder(loadTagger());
const complete = (text: string) =>
  applyChanges(
    text,
    find(text, () => false),
  );

describe('articles that haste leaves out', () => {
  it.each([
    ['Thank you for lovely reference.', 'Thank you for a lovely reference.'],
    ['I need extension for the essay.', 'I need an extension for the essay.'],
    ['Please send new card by post.', 'Please send a new card by post.'],
    ['It’s cold, and we need new plumber.', 'It’s cold, and we need a new plumber.'],
  ])('are set: %s', (hasty, whole) => {
    expect(complete(hasty)).toBe(whole);
  });

  it.each([
    'Our room is on page 3 of the plan, and gate B is open.',
    'The right link is example.org/join.',
    'Volunteers bring gloves and water.',
    'Anna is at work until noon.',
    '- new card by post\n- dentist on Monday',
  ])('are set nowhere else: %s', (text) => {
    expect(complete(text)).toBe(text);
  });
});
