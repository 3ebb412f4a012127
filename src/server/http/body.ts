import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../../shared/errors.ts';

const decoders = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

function isKnownEncoding(encoding: string): encoding is keyof typeof decoders {
  return Object.hasOwn(decoders, encoding);
}

/**
 * Reads a request's JSON body, unpacked, and gives up at the first byte beyond the limit: nothing larger is ever held.
 * @param limitBytes counts what is sent and, separately, what it unpacks to
 * @throws AppError REQUEST_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST for a body that does not unpack
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.body === null) return new Uint8Array();
  const contentType = request.headers.get('content-type') ?? 'application/json';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const encoding = (request.headers.get('content-encoding') ?? 'identity').toLowerCase();
  if (encoding === 'identity') return collect(request.body, limitBytes);
  if (!isKnownEncoding(encoding)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const packed = await collect(request.body, limitBytes);
  return unpack(packed, encoding, limitBytes);
}

async function unpack(packed: Uint8Array, encoding: keyof typeof decoders, limitBytes: number) {
  try {
    return await collect(Readable.from([packed]).pipe(decoders[encoding]()), limitBytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID_REQUEST', { cause: error });
  }
}

async function collect(
  chunks: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new AppError('REQUEST_TOO_LARGE');
    kept.push(chunk);
  }
  return new Uint8Array(Buffer.concat(kept));
}
