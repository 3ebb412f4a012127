/** A word or mark of a sentence as the language model counts it. */
export interface Token {
  /** What is counted: words in lower case, any number as `#`. */
  key: string;
  /** Whether it begins with a capital, so that an unknown word may be a name. */
  capital: boolean;
  /** UTF-16 code units of the text. */
  start: number;
  end: number;
}

const TOKEN = /\p{L}+(?:'\p{L}+)*|\p{N}+(?:[.,:]\p{N}+)*|[.!?]+|…|[,;:]|[-–—]+/gu;

/** Short forms that are words of their own; any other “'s” is what something belongs to. */
const SHORT_FORM = /^(?:it|that|he|she|what|there|here|who|where|how|when|why|let|one|everyone|someone)'s$/;

function* readToken(text: string, start: number): Generator<Token> {
  const first = text.charCodeAt(0);
  const capital = /^\p{Lu}/u.test(text);
  const end = start + text.length;
  if (first >= 48 && first <= 57) yield { key: '#', capital, start, end };
  else if (/^[.!?…]/.test(text)) yield { key: text.includes('?') ? '?' : '.', capital, start, end };
  else if (/^[-–—]/.test(text)) yield { key: '-', capital, start, end };
  else {
    const lower = text.toLowerCase();
    const isOwner = lower.endsWith("'s") && !SHORT_FORM.test(lower);
    if (!isOwner) yield { key: lower, capital, start, end };
    else {
      yield { key: lower.slice(0, -2), capital, start, end: end - 2 };
      yield { key: "'s", capital: false, start: end - 2, end };
    }
  }
}

/** The tokens of one sentence. Quotation marks and brackets are left out. Apostrophes may be curly. */
export function readTokens(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.replaceAll('’', "'").matchAll(TOKEN)) {
    tokens.push(...readToken(match[0], match.index));
  }
  return tokens;
}
