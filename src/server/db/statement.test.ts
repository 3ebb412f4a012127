import { expect, expectTypeOf, test } from 'vitest';
import type { Database } from './database.ts';
import { type RowOf, statement } from './statement.ts';

const find = statement('customers_find', 'select 1');

test('of two statements with one name the second stops the start', () => {
  expect(() => statement('customers_find', 'select 2')).toThrow(
    'Two statements have the name customers_find.',
  );
  expect(statement('customers_find', 'select 1')).toMatchObject({ name: 'customers_find', sql: 'select 1' });
});

const run: Database['run'] = async () => [];

test('what the database does not know does not compile', async () => {
  // @ts-expect-error: there is no statement of this name
  statement('customers_found', 'select 1');
  // @ts-expect-error: one parameter is missing
  await run(find, ['id']);
  // @ts-expect-error: a parameter is of another type
  await run(find, ['id', new Date()]);
  // @ts-expect-error: this parameter is never null
  await run(find, ['id', null]);
  // @ts-expect-error: the column may be null
  find.narrow<{ customer_id: string }>();
  // @ts-expect-error: the column is a text
  find.narrow<{ customer_id: number | null }>();
  // @ts-expect-error: there is no such column
  find.narrow<{ customer: string | null }>();

  const known = find.narrow<{ customer_id: 'first' | 'second' | null }>();
  expectTypeOf<RowOf<typeof known>>().toEqualTypeOf<{ customer_id: 'first' | 'second' | null }>();
  expectTypeOf(await run(known, ['id', 'stripe'])).toEqualTypeOf<RowOf<typeof known>[]>();
});
