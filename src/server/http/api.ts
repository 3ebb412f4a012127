import { mapEventIterator } from '@orpc/client';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { AnyRouter } from '@orpc/server';
import { operations, readScope } from '../../shared/contract/operations.ts';
import { AppError } from '../../shared/errors.ts';
import { idempotencyKeyMaxLength } from '../../shared/limits.ts';
import type { Admit, Caller, CallerContext } from './caller.ts';
import { clientAddressHeader } from './client-address.ts';
import { CatalogueError, toAppError, toErrorBody } from './errors.ts';
import type { Report } from './report.ts';

/** Calls that need no token. Every other one answers 401 without. */
export const publicCalls: ReadonlySet<string> = new Set(['GET /api/health', 'GET /api/ready']);

/** All calls by method and address, with names in braces for what differs, such as `GET /api/actions/{id}`. */
export const callRoutes: readonly string[] = operations.map(({ route }) => route);

/** Calls with a twin that streams, for callers that accept it. */
const streamingCalls: ReadonlySet<string> = new Set(
  callRoutes.filter((route) => callRoutes.includes(`${route}/stream`)),
);

/** What the log says of it. The caller gets the answer all the same. */
export const undeclaredCode = 'a call answered with a code that its contract does not declare';

interface ApiParts {
  admit: Admit;
  report: Report;
  log: { error(details: object, message: string): void };
}

/** Answers the calls of the contract. Undefined: no such call. */
export function makeApi(router: AnyRouter, { admit, report, log }: ApiParts) {
  const handler = new OpenAPIHandler<Partial<CallerContext> & Told>(router, {
    customErrorResponseBodyEncoder: (error) => toErrorBody(toAppError(error)),
    clientInterceptors: [
      async ({ next, signal, context, procedure, path }) => {
        // Who has left caused what fails now, and does not hear of it
        const toReported = (error: unknown) => {
          const known = toAppError(error);
          const isDeclared = Object.hasOwn(procedure['~orpc'].errorMap, known.code);
          if (!isDeclared) log.error({ code: known.code, call: path.join('.') }, undeclaredCode);
          context.told.retryAfterSeconds = known.retryAfterSeconds;
          return new CatalogueError(signal?.aborted ? known : report(known), isDeclared);
        };
        try {
          if (context.caller !== undefined) admit(context.caller, readScope(procedure));
          const output = await next();
          return isEventIterator(output)
            ? mapEventIterator(output, { value: keep, error: async (error) => toReported(error) })
            : output;
        } catch (error) {
          throw toReported(error);
        }
      },
    ],
  });
  return async (request: Request, caller: Caller | undefined): Promise<Response | undefined> => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    const clientAddress = request.headers.get(clientAddressHeader) ?? '';
    const told: Told['told'] = { retryAfterSeconds: undefined };
    const context = { told, idempotencyKey, clientAddress, ...(caller === undefined ? {} : { caller }) };
    const { response } = await handler.handle(request, { prefix: '/api', context });
    if (told.retryAfterSeconds !== undefined)
      response?.headers.set('retry-after', String(told.retryAfterSeconds));
    return response;
  };
}

/** What of a failure goes into the headers of its answer, which are written elsewhere. */
interface Told {
  told: { retryAfterSeconds: number | undefined };
}

function isEventIterator(output: unknown): output is AsyncIterator<unknown, unknown, void> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

const keep = async <Value>(value: Value): Promise<Value> => value;

/** Where a request goes: one address may be two operations, and the one that streams is its own in the contract. */
export function toOperationUrl({ method, url, headers }: Request): string {
  const { pathname } = new URL(url);
  const wantsStream = headers.get('accept')?.includes('text/event-stream') ?? false;
  return wantsStream && streamingCalls.has(`${method} ${pathname}`)
    ? new URL(`${pathname}/stream`, url).href
    : url;
}

/** @throws AppError INVALID_REQUEST for a key that is empty, too long, or not printable ASCII. */
function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.length > idempotencyKeyMaxLength || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError('INVALID_REQUEST');
  return key;
}
