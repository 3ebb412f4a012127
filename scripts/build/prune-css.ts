import { type CustomAtRules, type FontFaceProperty, transform, type Url, type Visitor } from 'lightningcss';

/** What a page needs of a stylesheet. */
export interface PrunedCss {
  rules: string;
  /** Apart, so that the page can be seen before they are fetched. */
  fonts: string;
}

/** Where the sheet is that names its files relatively. */
const sheetUrl = 'http://localhost/assets/app.css';

/**
 * Leaves out the rules of classes that the page does not have. For pages on which no script adds one.
 * What the rules fetch is named from the root, since they stand in a page of whatever address.
 */
export function pruneCss(css: string, html: string): PrunedCss {
  const known = readWords(html);
  const unusedSymbols = listClasses(css).filter((name) => !known.has(name));
  return {
    rules: rewrite(css, {
      unusedSymbols,
      visitor: { Rule: { 'font-face': ({ value }) => (isFetched(value.properties) ? [] : undefined) } },
    }),
    fonts: rewrite(css, {
      visitor: {
        Rule: (rule) => (rule.type === 'font-face' && isFetched(rule.value.properties) ? undefined : []),
      },
    }),
  };
}

interface Changes {
  unusedSymbols?: string[];
  visitor: Visitor<CustomAtRules>;
}

function rewrite(css: string, { visitor, ...changes }: Changes): string {
  const { code } = transform({
    filename: 'app.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { ...visitor, Url: fromRoot },
    ...changes,
  });
  return Buffer.from(code).toString();
}

function fromRoot({ url, loc }: Url): Url {
  const { origin, pathname } = new URL(url, sheetUrl);
  return { url: url.startsWith('data:') || !sheetUrl.startsWith(origin) ? url : pathname, loc };
}

function listClasses(css: string): string[] {
  const classes = new Set<string>();
  rewrite(css, {
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
      },
    },
  });
  return [...classes];
}

/** Every word of the page, and so its classes. A word too many keeps a rule too many. */
function readWords(html: string): ReadonlySet<string> {
  return new Set(
    html
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .split(/[\s"<=]+/),
  );
}

/** Others are the reader's own, fitted to ours. */
function isFetched(properties: readonly FontFaceProperty[]): boolean {
  return properties.some(
    ({ type, value }) => type === 'source' && value.some((source) => source.type === 'url'),
  );
}
