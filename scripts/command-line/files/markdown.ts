import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { decodeString } from 'micromark-util-decode-string';
import type { Event } from 'micromark-util-types';
import { collectProse, type Prose } from './prose.ts';

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];

/** What holds words in a row, and nothing else does: no code, no HTML, no front matter, no address of a link. */
const blocks: ReadonlySet<string> = new Set([
  'paragraph',
  'atxHeadingText',
  'setextHeadingText',
  'tableContent',
]);
/** In the midst of words, and to be read as it stands: the rules know that it is not theirs. */
const keptWhole: ReadonlySet<string> = new Set(['codeText', 'autolink', 'literalAutolink']);
const leftOut: ReadonlySet<string> = new Set([
  'htmlText',
  'labelImage',
  'image',
  'resource',
  'reference',
  'gfmFootnoteCall',
  'taskListCheck',
]);

/** What is inside is nothing to be read by itself. */
const closed: ReadonlySet<string> = new Set([...keptWhole, ...leftOut]);
const listTypes: ReadonlySet<string> = new Set(['listOrdered', 'listUnordered']);

function readEvents(file: string): Event[] {
  return postprocess(
    parse({ extensions })
      .document()
      .write(preprocess()(file, undefined, true)),
  );
}

/** The events of what holds words in a row, block by block; of what is read whole or not at all, the first alone. */
function* listInBlocks(events: readonly Event[]): Generator<Event | { isFragment: boolean }> {
  let lists = 0;
  let skipped: string | undefined;
  let depth = 0;
  for (const event of events) {
    const [kind, { type }] = event;
    const step = kind === 'enter' ? 1 : -1;
    if (blocks.has(type)) depth += step;
    if (listTypes.has(type)) lists += step;
    if (depth === 0 && blocks.has(type)) yield { isFragment: type !== 'paragraph' || lists > 0 };
    if (depth === 0) continue;
    if (skipped === undefined && kind === 'enter') {
      yield event;
      if (closed.has(type)) skipped = type;
    } else if (kind === 'exit' && type === skipped) skipped = undefined;
  }
}

const asItStands: ReadonlySet<string> = new Set(['data', 'characterEscapeValue', ...keptWhole]);
const hardBreaks: ReadonlySet<string> = new Set(['hardBreakTrailing', 'hardBreakEscape']);

/** The prose of a Markdown file, as CommonMark and GitHub’s tables, notes and lists have it. */
export function readMarkdown(file: string): Prose {
  const prose = collectProse();
  let isBroken = false;
  for (const event of listInBlocks(readEvents(file))) {
    if ('isFragment' in event) {
      prose.endBlock(event.isFragment);
      continue;
    }
    const [, { type, start, end }] = event;
    const add = (written?: string) => prose.add(file, start.offset, end.offset, written);
    if (asItStands.has(type)) add();
    else if (type === 'characterReference') add(decodeString(file.slice(start.offset, end.offset)));
    else if (type === 'lineEnding') add(isBroken ? '\n' : ' ');
    isBroken = hardBreaks.has(type);
  }
  return prose.finish();
}

/** What a Markdown file is made of, without its words: the same before and after its words were changed. */
export function readForm(file: string): string {
  const events = readEvents(file).filter(
    ([kind, { type }]) => kind === 'enter' && !/^(data|lineEnding)$/.test(type),
  );
  return events.map(([, { type }]) => type).join(' ');
}
