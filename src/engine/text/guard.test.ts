import { describe, expect, it } from 'vitest';
import { isEnglish, protectedSpans } from './guard.ts';

const kept = (text: string) => protectedSpans(text).map(({ start, end }) => text.slice(start, end));

describe('protected parts', () => {
  it.each([
    ['links', 'See https://example.org/a?b=1 for more.', 'https://example.org/a?b=1'],
    ['addresses', 'Write to ana.b@example.org today.', 'ana.b@example.org'],
    ['code in a sentence', 'Call `npm run` first.', '`npm run`'],
    ['sums', 'It costs €1,250.50 in all.', '€1,250.50'],
    ['times and dates', 'Come at 10:30pm sharp.', '10:30pm'],
    ['file names', 'Open read_me.md now.', 'read_me.md'],
    ['names of sites after dots', 'Look here...example.org please.', 'example.org'],
    ['names of files with dots', 'Open a.b-c.test.ts now.', 'a.b-c.test.ts'],
    ['identifiers', 'Then std::sort_all() runs.', 'std::sort_all()'],
    ['calls', 'Then list.each() runs.', 'list.each()'],
    ['handles', 'Ask @maria about it.', '@maria'],
    ['names with inner capitals', 'An iPhone rang.', 'iPhone'],
    ['placeholders', 'Dear {{first name}}, hello.', '{{first name}}'],
  ])('%s', (_, text, part) => {
    expect(kept(text)).toContain(part);
  });

  it('keeps fenced code, also when the fence is never closed', () => {
    expect(kept('So:\n```\nlet a\n```\nEnd.')).toContain('```\nlet a\n```');
    expect(kept('So:\n```\nlet a')).toContain('```\nlet a');
  });

  it('keeps indented code after a blank line', () => {
    expect(kept('So:\n\n    let a\n    let b\n\nEnd.').join('')).toContain('    let a\n    let b');
  });

  it('keeps quoted mail and its header', () => {
    const mail = 'Fine.\n\nOn Monday, Ana wrote:\n> i has a question\n> for you';
    expect(kept(mail).join('\n')).toContain('> i has a question');
    expect(kept(mail).join('\n')).toContain('On Monday, Ana wrote:');
  });
});

describe('whether a text is English', () => {
  it.each([
    ['This is a plain text.', true],
    ['ok', true],
    ['', true],
    ['Je ne sais pas où est le chat de la voisine.', false],
    ['Der Hund ist nicht in dem Haus und die Katze auch nicht.', false],
    ['Это не английский текст.', false],
    ['שלום עולם', false],
  ])('%s', (text, expected) => {
    expect(isEnglish(text)).toBe(expected);
  });
});
