import { mapEventIterator } from '@orpc/client';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../../shared/contract/index.ts';
import { AppError, catalogue } from '../../shared/errors.ts';
import { idempotencyKeyMaxLength } from '../../shared/limits.ts';
import type { Caller, CallerContext } from './caller.ts';
import { clientAddressHeader } from './client-address.ts';
import { CatalogueError, toAppError } from './errors.ts';
import type { Report } from './report.ts';

/** Calls that need no token. Every other one answers 401 without. */
export const publicCalls: ReadonlySet<string> = new Set(['GET /api/health', 'GET /api/ready']);

/** All calls by method and address, with names in braces for what differs, such as `GET /api/actions/{id}`. */
export const callRoutes: readonly string[] = listRoutes(contract);

function listRoutes(calls: AnyContractRouter): string[] {
  if (!isContractProcedure(calls)) return Object.values(calls).flatMap((one) => listRoutes(one));
  const { method, path } = calls['~orpc'].route;
  return [`${method} /api${path}`];
}

/** Calls with a twin that streams, for callers that accept it. */
const streamingCalls: ReadonlySet<string> = new Set(
  callRoutes.filter((route) => callRoutes.includes(`${route}/stream`)),
);

/** Answers the calls of the contract. Undefined: no such call. */
export function makeApi(router: AnyRouter, report: Report) {
  const handler = new OpenAPIHandler<Partial<CallerContext> & Told>(router, {
    customErrorResponseBodyEncoder: (error) => toAppError(error).toBody(),
    clientInterceptors: [
      async ({ next, signal, context }) => {
        // Who has left caused what fails now, and does not hear of it
        const toReported = (error: unknown) => {
          const known = toAppError(error);
          context.told.retryAfterSeconds = known.retryAfterSeconds;
          return new CatalogueError(signal?.aborted ? known : report(known));
        };
        try {
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

/** The body of every error answer, as errors.ts has it. */
const errorSchema = {
  type: 'object' as const,
  required: ['code', 'status', 'message', 'retryable'],
  properties: {
    code: { type: 'string' as const, examples: Object.keys(catalogue) },
    status: { type: 'integer' as const },
    message: { type: 'string' as const },
    retryable: { type: 'boolean' as const },
    retry_after: { type: 'integer' as const, description: 'Seconds until another try can succeed.' },
  },
};

/** The document of the whole contract, as OpenAPI 3.1. */
export async function writeOpenApiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Draftwell', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  for (const [path, operations = {}] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = operations[method];
      if (operation === undefined) continue;
      operation.responses = { ...operation.responses, default: { description: 'What went wrong', content } };
      if (publicCalls.has(`${method.toUpperCase()} /api${path}`)) operation.security = [];
    }
  }
  return document;
}
