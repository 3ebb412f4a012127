import { constants, deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. Its content is asked for as it is written, so that none has to be held whole. */
export interface ArchivedFile {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** A zip, piece by piece: what is read of it is all that is worked on. */
export async function* toZip(files: Iterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, content } of files) {
    const file = new DeflatedFile(name);
    zip.add(file);
    for await (const text of content) {
      file.push(encoder.encode(text));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/** Deflated by Node's own library, which is several times as fast: each piece by itself, as the format allows. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;

  protected override process(piece: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(piece, { finishFlush }), isLast);
  }
}

/** JSON for people, too. */
export function toJsonFile(name: string, read: () => Promise<unknown>): ArchivedFile {
  return { name, content: writeJson(read) };
}

async function* writeJson(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), undefined, 2)}\n`;
}

/** One list of JSON, of any length. */
export async function* toJsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
