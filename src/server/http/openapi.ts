import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../../shared/contract/index.ts';
import { type Operation, operations } from '../../shared/contract/operations.ts';
import { catalogue } from '../../shared/errors.ts';
import { scopeNotes, scopes } from '../../shared/scopes.ts';
import { publicCalls } from './api.ts';
import { type Example, exampleId, examples, toCurl } from './examples.ts';

const errorSchema = {
  type: 'object' as const,
  required: ['code', 'status', 'message', 'retryable'],
  properties: {
    code: { type: 'string' as const, enum: Object.keys(catalogue) },
    status: { type: 'integer' as const },
    message: { type: 'string' as const },
    retryable: { type: 'boolean' as const },
    retry_after: { type: 'integer' as const, description: 'Seconds until another try can succeed.' },
    request_id: {
      type: 'string' as const,
      description:
        'Of a fault of the server: what its log calls this request, as `x-request-id` does of every answer.',
    },
  },
};

const toErrorSchema = (declared: [code: string, ...rest: unknown[]][], status: number) => ({
  allOf: [{ $ref: '#/components/schemas/Error' }],
  properties: { code: { enum: declared.map(([code]) => code) }, status: { const: status } },
});

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Of a session: `GET /api/auth/token` gives one for its cookie. It is good for five minutes.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'dw_…',
    description: [
      'A key that a writer has made under Settings. What it may do are its scopes:',
      ...scopes.map((scope) => `- \`${scope}\`: ${scopeNotes[scope]}`),
    ].join('\n'),
  },
} satisfies Record<string, OpenAPI.SecuritySchemeObject>;

/**
 * What `/api/openapi.json` says, and `/api/docs` shows.
 * @param basePath path of its host that the server lives under
 */
export async function writeOpenApiDocument(basePath = '') {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Draftwell', version: '1' },
    servers: [{ url: `${basePath}/api` }],
    components: { securitySchemes, schemas: { Error: errorSchema } },
    customErrorResponseBodySchema: toErrorSchema,
  });
  for (const operation of operations) {
    const [method = '', path = ''] = operation.route.split(' /api');
    const described = document.paths?.[path]?.[method.toLowerCase() as 'get'];
    if (described === undefined) throw new Error(`${operation.route} is not in the document.`);
    described.security = toSecurity(operation);
    const example = examples[operation.route];
    if (example !== undefined) addExample(described, operation.route, example);
  }
  return document;
}

/** One of them is enough; a key has to have the scope. */
function toSecurity({ route, scope }: Operation): OpenAPI.SecurityRequirementObject[] {
  if (publicCalls.has(route)) return [];
  return [{ accessToken: [] }, ...(scope === undefined ? [] : [{ apiKey: [scope] }])];
}

function addExample(described: OpenAPI.OperationObject, route: string, example: Example): void {
  Object.assign(described, {
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: toCurl(route, example) }],
  });
  const { parameters = [], requestBody } = described;
  for (const one of parameters) if ('name' in one && one.name === 'id') one.example = exampleId;
  if (requestBody === undefined || !('content' in requestBody)) return;
  const json = requestBody.content['application/json'];
  if (json !== undefined) json.example = example.body;
}
