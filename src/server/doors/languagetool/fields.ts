import { bodyLimitBytes, textLimit } from './limits.ts';
import { Refusal } from './refusal.ts';

/** What a program has sent, by name. Those that nobody here knows are never looked at. */
export type Fields = ReadonlyMap<string, string>;

const rawBeginning = 'text=';
const rawEnd = '&language=';

/** What no encoder of forms leaves as it is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: line ends and tabs among them
const neverBare = /[\x00-\x20"<>\\^`{|}]|[^\x00-\x7f]|%(?![\da-f]{2})/i;
/** What only a form encoder of browsers leaves so, and none that writes everything but the unreserved characters. */
const rarelyBare = /[^\w.~%-]/;

/** The fields of the address count before those of the body. */
export async function readFields(request: Request): Promise<Fields> {
  const inAddress = new URL(request.url).searchParams;
  const inBody = request.method === 'POST' ? parseBody(await readBody(request), request.headers) : [];
  return new Map([...inBody, ...inAddress]);
}

function parseBody(body: string, headers: Headers): Iterable<[string, string]> {
  const end = body.lastIndexOf(rawEnd);
  if (!body.startsWith(rawBeginning) || end < 0) return new URLSearchParams(body);
  const text = body.slice(rawBeginning.length, end);
  return isRaw(text, headers)
    ? [['text', text], ...parseRaw(body.slice(end + 1))]
    : new URLSearchParams(body);
}

/**
 * LibreOffice up to 7.4 encodes nothing: `text=Tom & Ann + Bob 100%25&language=en-US&username=…`. A form parser ends the
 * text at the “&” and shifts what stands behind “+” and “%”. See docs/decisions/0093.
 */
function isRaw(text: string, headers: Headers): boolean {
  if (neverBare.test(text)) return true;
  // It names itself nowhere, and its successors encode all that they can
  return !headers.has('user-agent') && headers.get('accept') === '*/*' && rarelyBare.test(text);
}

function parseRaw(fields: string): [string, string][] {
  return fields.split('&').map((field) => {
    const [name = '', value = ''] = field.split(/=(.*)/s);
    return [name, value];
  });
}

async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimitBytes) throw tooLong();
    chunks.push(chunk);
  }
  // A mark of byte order is a character of the text
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks));
}

/** @param length left out: it was not read to its end */
export function tooLong(length?: number): Refusal {
  const is = length === undefined ? '' : ` (it's ${length} characters)`;
  return new Refusal(
    413,
    `Your text exceeds the limit of ${textLimit} characters${is}. Please submit a shorter text.`,
  );
}
