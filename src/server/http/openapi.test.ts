import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { operations } from '../../shared/contract/operations.ts';
import { examples, toCurl } from './examples.ts';
import { writeOpenApiDocument } from './openapi.ts';

test('OWN-04: the document of the API is valid OpenAPI', async () => {
  const document = JSON.parse(JSON.stringify(await writeOpenApiDocument()));
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('OWN-04: every call that an API key can make has an example, and no other has', () => {
  const open = operations.filter(({ scope }) => scope !== undefined).map(({ route }) => route);
  expect(Object.keys(examples).sort()).toEqual(open.sort());
});

test('OWN-04: an example in a shell is one command, whatever its body says', () => {
  for (const [route, example] of Object.entries(examples))
    expect(toCurl(route, example).split("'").length, route).toBeOneOf([1, 3]);
});

test('OWN-04: security says of each call whether a token will do, a key of which scope, or nothing at all', async () => {
  const { paths = {} } = await writeOpenApiDocument();
  expect(paths['/check']?.post?.security).toEqual([{ accessToken: [] }, { apiKey: ['check'] }]);
  expect(paths['/admin/engine']?.get?.security).toEqual([{ accessToken: [] }]);
  expect(paths['/health']?.get?.security).toEqual([]);
});
