import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../../shared/errors.ts';

const decoders = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

function isKnownEncoding(encoding: string): encoding is keyof typeof decoders {
  return Object.hasOwn(decoders, encoding);
}

/**
 * A request's JSON body, unpacked. It gives up at the first byte beyond the limit: nothing larger is ever held.
 * @param request of a body that is no larger as it was sent
 * @throws AppError REQUEST_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST for a body that does not unpack
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.body === null) return new Uint8Array();
  const contentType = request.headers.get('content-type') ?? 'application/json';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const encoding = (request.headers.get('content-encoding') ?? 'identity').toLowerCase();
  if (encoding !== 'identity' && !isKnownEncoding(encoding)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const body = new Uint8Array(await request.arrayBuffer());
  return encoding === 'identity' ? body : unpack(body, encoding, limitBytes);
}

async function unpack(packed: Uint8Array, encoding: keyof typeof decoders, limitBytes: number) {
  const kept: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of Readable.from([packed]).pipe(decoders[encoding]())) {
      size += chunk.byteLength;
      if (size > limitBytes) throw new AppError('REQUEST_TOO_LARGE');
      kept.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID_REQUEST', { cause: error });
  }
  return new Uint8Array(Buffer.concat(kept));
}
