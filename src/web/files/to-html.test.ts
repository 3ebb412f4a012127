import { expect, test } from 'vitest';
import { toHtml } from './to-html.ts';

test('a saved page holds the words as words, each paragraph in its own direction', () => {
  const html = toHtml('<script>alert("1")</script>\n\na & b\nc', 'a "title" <b>');
  expect(html).toContain('<p dir="auto">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</p>');
  expect(html).toContain('<p dir="auto">a &amp; b<br>\nc</p>');
  expect(html).toContain('<title>a &quot;title&quot; &lt;b&gt;</title>');
});
