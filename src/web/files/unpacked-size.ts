/** Far more than the words of any text that fits, and little enough for a phone. */
export const unpackedLimitBytes = 30 * 1024 * 1024;

const endMark = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;
const entryMark = 0x02014b50;
const entryLength = 46;
const localMark = 0x04034b50;
const localLength = 30;

interface PackedEntry {
  isPacked: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Whether a zip file, such as a .docx, stays within the limit when it is unpacked. What it says of its own sizes is not
 * believed: each entry is unpacked here, in pieces that are thrown away, and counted. Rejects where it is no zip file
 * that can be understood, also one that two readers could understand differently.
 */
export async function isWithinUnpackedLimit(
  file: Uint8Array<ArrayBuffer>,
  limitBytes = unpackedLimitBytes,
): Promise<boolean> {
  let left = limitBytes;
  for (const entry of listEntries(file)) {
    left -= await countUnpacked(entry, left);
    if (left < 0) return false;
  }
  return true;
}

/** Counts until there is more than is left. */
async function countUnpacked({ isPacked, bytes }: PackedEntry, left: number): Promise<number> {
  if (!isPacked) return bytes.length;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  let count = 0;
  for (const reader = unpacked.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return count;
    count += value.length;
    if (count <= left) continue;
    await reader.cancel();
    return count;
  }
}

function listEntries(file: Uint8Array<ArrayBuffer>): PackedEntry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  // Nothing may stand between the list and its end, or before the file: that is where readers differ
  if (start + view.getUint32(end + 12, true) !== end)
    throw new Error('The list of entries is not at its place');
  const entries: PackedEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entryMark) throw new Error('An entry is not at its place');
    entries.push(readEntry(file, view, at));
    at += entryLength + [28, 30, 32].reduce((sum, part) => sum + view.getUint16(at + part, true), 0);
  }
  if (at !== end) throw new Error('There are more entries than said');
  return entries;
}

function readEntry(file: Uint8Array<ArrayBuffer>, view: DataView, at: number): PackedEntry {
  const method = view.getUint16(at + 10, true);
  const length = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== localMark || (method !== 0 && method !== 8))
    throw new Error('An entry cannot be understood');
  const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > file.length) throw new Error('An entry is cut off');
  return { isPacked: method === 8, bytes: file.subarray(start, start + length) };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endMark && view.getUint16(at + 20, true) === last - at) return at;
  throw new Error('This is no zip file');
}
