import { request as sendRequest } from 'node:http';
import type { ErrorBody } from '../../src/shared/errors.ts';
import type { OperationFailure } from './operations.ts';

/**
 * Sends a head that no client of the platform would, and reads the refusal. A body is neither sent nor waited for.
 * @param headers names and values in turn
 */
export function sendHead(url: string, route: string, headers: readonly string[]): Promise<OperationFailure> {
  const [method = '', path = ''] = route.split(' ');
  const { promise, resolve, reject } = Promise.withResolvers<OperationFailure>();
  const request = sendRequest(url + path, { method, headers, setHost: false }, async (answer) => {
    try {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as ErrorBody });
    } catch (error) {
      reject(error);
    }
    request.destroy();
  });
  request.on('error', reject);
  request.flushHeaders();
  return promise;
}

/** Says that more is to come than any call takes. */
export const oversize = ['host', 'localhost', 'content-length', '9999999'] as const;

/** Of two hosts nobody knows which one a proxy believes. */
export const twoHosts = ['host', 'localhost', 'host', 'evil.example'] as const;
