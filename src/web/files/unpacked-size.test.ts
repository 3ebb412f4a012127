import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isWithinUnpackedLimit } from './unpacked-size.ts';

interface Entry {
  name: string;
  content: Uint8Array;
  isPacked: boolean;
}

/** Writes little-endian numbers: `[bytes, value]`, one after the other. */
function toBytes(fields: [2 | 4, number][]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}

/** A zip file whose entries all claim to be one byte long when unpacked. */
function makeZip(entries: readonly Entry[], comment = ''): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, isPacked } of entries) {
    const bytes = isPacked ? deflateRawSync(content) : Buffer.from(content);
    const method = isPacked ? 8 : 0;
    const shared: [2 | 4, number][] = [
      ...([
        [2, 20],
        [2, 0],
        [2, method],
        [4, 0],
        [4, 0],
      ] as [2 | 4, number][]),
      ...([
        [4, bytes.length],
        [4, 1],
        [2, name.length],
        [2, 0],
      ] as [2 | 4, number][]),
    ];
    const local = Buffer.concat([toBytes([[4, 0x04034b50], ...shared]), Buffer.from(name), bytes]);
    const after: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ];
    list.push(toBytes([[4, 0x02014b50], [2, 20], ...shared, ...after]), Buffer.from(name));
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(list);
  const counts: [2 | 4, number][] = [
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
  ];
  const end = toBytes([[4, 0x06054b50], ...counts, [4, listed.length], [4, at], [2, comment.length]]);
  return Uint8Array.from(Buffer.concat([...locals, listed, end, Buffer.from(comment)]));
}

const zeros = new Uint8Array(200_000);
const limitBytes = 100_000;

test('a file that unpacks to less than the limit is within it, with a comment at its end too', async () => {
  const entries = [
    { name: 'a.xml', content: zeros.subarray(0, 40_000), isPacked: true },
    { name: 'b.png', content: zeros.subarray(0, 40_000), isPacked: false },
  ];
  expect(await isWithinUnpackedLimit(makeZip(entries), limitBytes)).toBe(true);
  expect(await isWithinUnpackedLimit(makeZip(entries, 'made by hand'), limitBytes)).toBe(true);
});

test('what an entry says of its own size is not believed', async () => {
  const bomb = makeZip([{ name: 'word/document.xml', content: zeros, isPacked: true }]);
  expect(bomb.length).toBeLessThan(1_000);
  expect(await isWithinUnpackedLimit(bomb, limitBytes)).toBe(false);
});

test('many entries count together', async () => {
  const entry = { name: 'a', content: zeros.subarray(0, 40_000), isPacked: true };
  expect(await isWithinUnpackedLimit(makeZip([entry, entry, entry]), limitBytes)).toBe(false);
});

test('a file that two readers could understand differently is refused', async () => {
  const zip = makeZip([{ name: 'a', content: zeros, isPacked: true }]);
  const behind = Uint8Array.from([0, ...zip]);
  const cut = zip.slice(0, -1);
  const longer = Uint8Array.from([...zip, 0]);
  for (const file of [behind, cut, longer, new Uint8Array(), new TextEncoder().encode('PK, but no zip')])
    await expect(isWithinUnpackedLimit(file, limitBytes)).rejects.toThrow();
});

test('packed bytes that are damaged are refused', async () => {
  const zip = makeZip([{ name: 'a', content: Uint8Array.from(zeros, (_, at) => at % 251), isPacked: true }]);
  zip.fill(0xff, 31, 60);
  await expect(isWithinUnpackedLimit(zip, limitBytes)).rejects.toThrow();
});
