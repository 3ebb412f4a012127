import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TextChange } from '../../../shared/contract/result.ts';
import { getServices } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-provider.tsx';
import { type Decision, makeReview } from '../model.ts';
import { useReview } from '../use-review.ts';
import { splitAtEdges } from './change-mark.tsx';
import { MarkedText } from './marked-text.tsx';

const nothing = () => undefined;

interface Shown {
  source: string;
  replacement: string;
  decision: Decision;
}

/** Puts the replacement in place of ‘xx’. */
function Shown({ source, replacement, decision }: Shown) {
  const start = source.indexOf('xx');
  const change: TextChange = {
    start,
    end: start + 2,
    replacement,
    category: 'content',
    gist: 'greeting',
    reason: 'An email begins with a greeting.',
    rule: 'greeting',
    fact: null,
  };
  const review = { ...makeReview(source, [change]), decisions: [decision] };
  const control = useReview({
    review,
    current: 0,
    hasMarks: true,
    onReview: nothing,
    onCurrent: nothing,
    onToggleView: nothing,
    announce: nothing,
  });
  return <MarkedText review={review} control={control} selected={{ start: 0, end: 0 }} />;
}

function render(shown: Shown): string {
  return renderToStaticMarkup(
    <ServicesProvider services={getServices()}>
      <Shown {...shown} />
    </ServicesProvider>,
  );
}

/** What selections count: the text of all that has `data-words`, where nothing else stands in it. */
function readHeld(html: string): string {
  const held = html.matchAll(/<(span|ins|del) data-words="">([^<]*)<\/\1>/g);
  return [...held].map(([, , words]) => words).join('');
}

test('the line breaks at the edges of a replacement stand outside of its mark, the slip right behind the mark', () => {
  const html = render({ source: 'a xx b', replacement: '\nHi Tom,\n\n', decision: 'open' });
  expect(html).toContain('<span data-words="">\n</span><span class="chg');
  expect(html).toContain('<ins data-words="">Hi Tom,</ins></span><span class="slip"');
  expect(html).toMatch(/<\/span><span data-words="">\n\n<\/span><span data-words=""> b<\/span><\/div>$/);
});

test.each<[Decision, string, string]>([
  ['open', '\n\nHi Tom,\nthanks \n', 'a \n\nHi Tom,\nthanks \n b'],
  ['accepted', 'Hi Tom,\r\n\r\n', 'a Hi Tom,\r\n\r\n b'],
  ['rejected', '\nHi Tom,\n\n', 'a xx b'],
  ['open', 'Hi Tom,', 'a Hi Tom, b'],
])(
  'of a change that is %s, what can be selected is what is shown, letter for letter',
  (decision, replacement, text) => {
    expect(readHeld(render({ source: 'a xx b', replacement, decision }))).toBe(text);
  },
);

test('breaks alone stay in the mark, and indents and inner breaks stay with the words', () => {
  expect(splitAtEdges('\n\n')).toEqual({ before: '', words: '\n\n', after: '' });
  expect(splitAtEdges('')).toEqual({ before: '', words: '', after: '' });
  expect(splitAtEdges('\n  - one\n\ntwo \n \n')).toEqual({
    before: '\n',
    words: '  - one\n\ntwo ',
    after: '\n \n',
  });
});
