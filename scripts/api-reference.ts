import { writeOpenApiDocument } from '../src/server/http/openapi.ts';
import { operations } from '../src/shared/contract/operations.ts';

/** What the page of the API shows, read from its OpenAPI document. */

interface Schema {
  type?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Described {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-codeSamples'?: { source: string }[];
}

interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  note: string;
}

export async function describeApi() {
  // As who fetches it reads it
  const document = JSON.parse(JSON.stringify(await writeOpenApiDocument())) as {
    paths: Record<string, Record<string, Described>>;
  };
  return operations
    .filter(({ route }) => !route.includes(' /api/admin/'))
    .map(({ route, scope, codes }) => {
      const [method = '', path = ''] = route.split(' /api');
      const described = document.paths[path]?.[method.toLowerCase()];
      if (described === undefined) throw new Error(`${route} is not in the document.`);
      const { operationId, summary, description = '', tags, parameters = [], requestBody } = described;
      const answer = described.responses['200']?.content ?? {};
      const body = requestBody?.content?.['application/json']?.schema ?? {};
      return {
        id: operationId,
        tag: tags[0] ?? '',
        method,
        path: `/api${path}`,
        summary,
        description,
        scope: scope ?? null,
        takes: [
          ...parameters.map(({ name, schema, required }) => toField(name, schema, required ?? false)),
          ...listFields(body),
        ],
        answers: listFields(answer['application/json']?.schema ?? {}),
        isStream: 'text/event-stream' in answer,
        codes,
        curl: described['x-codeSamples']?.[0]?.source ?? null,
      };
    });
}

/** Those within others too, by their way: `changes[].start`. */
function listFields(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix + key;
    const inner = withoutNull(value);
    return [
      toField(name, value, required.includes(key)),
      ...listFields(inner, `${name}.`),
      ...(inner.items === undefined ? [] : listFields(withoutNull(inner.items), `${name}[].`)),
    ];
  });
}

function toField(name: string, schema: Schema, isRequired: boolean): Field {
  const { description = '', default: byDefault } = schema;
  const unless = byDefault === undefined ? '' : `Unless given: ${JSON.stringify(byDefault)}.`;
  const note = [description, unless].filter((part) => part !== '').join(' ');
  return { name, type: toType(schema), isOptional: !isRequired, note };
}

function toType(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(toType).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') return `list of ${toType(schema.items ?? {})}`;
  return schema.type ?? 'any';
}

function withoutNull(schema: Schema): Schema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}
