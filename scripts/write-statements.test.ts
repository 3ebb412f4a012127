import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Described, makeDescriber } from './write-statements.ts';

let client: PGlite;
let describeSql: (sql: string) => Promise<Described>;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec(`
    create table writers (id uuid primary key, name text not null, nickname text, seen_at timestamptz, facts jsonb not null);
    create table letters (writer uuid not null, words int not null, bytes bigint not null, sent_on date not null)`);
  describeSql = await makeDescriber(client);
}, 120_000);
afterAll(() => client.close());

const rowOf = async (sql: string) => (await describeSql(sql)).row;

describe('a row', () => {
  test('has null where the table lets it in, and nowhere else', async () => {
    expect(await rowOf('select id, name, nickname, seen_at, facts from writers')).toEqual({
      id: 'string',
      name: 'string',
      nickname: 'string | null',
      seen_at: 'Date | null',
      facts: 'Json',
    });
  });

  test('is known through other names, subqueries and what a change returns', async () => {
    const sql = `
      with changed as (update writers set name = $1::text where id = $2::uuid returning name as new_name, nickname)
      select found.new_name as final, nickname from (select * from changed) found`;
    expect(await rowOf(sql)).toEqual({ final: 'string', nickname: 'string | null' });
  });

  test('of an outer join may lack what its table never lacks', async () => {
    const sql = 'select name, words from writers left join letters on writer = id';
    expect(await rowOf(sql)).toEqual({ name: 'string | null', words: 'number | null' });
  });

  test('that is computed may be null unless the SQL says otherwise', async () => {
    expect(await rowOf('select count(*)::int as count, max(words) as most from letters')).toEqual({
      count: 'number | null',
      most: 'number | null',
    });
    expect(await rowOf('select count(*)::int as "count" /* not null */ from letters')).toEqual({
      count: 'number',
    });
  });

  test('of a statement that returns nothing has no column', async () => {
    expect(await rowOf('delete from letters')).toEqual({});
  });
});

test('a parameter has the type that the database wants, and takes null where the SQL says so', async () => {
  const { parameters } = await describeSql(`
    insert into writers (id, name, seen_at, facts, nickname)
    select $1, name, $3::timestamptz /* or null */, $4, $2::text /* or null */ from unnest($5::text[]) as name`);
  expect(parameters).toEqual(['string', 'string | null', 'Date | null', 'string', 'readonly string[]']);
});

test.each([
  ['select nickname /* not null */ from writers', 'may be null in the table'],
  ['select name as called /* not null */ from writers where called = 1', 'column "called" does not exist'],
  ['select words as n from letters where words /* not null */ > 0', 'marks words as not null'],
  ['select bytes from letters', 'cast it'],
  ['select sent_on from letters', 'cast it'],
  ['select names from writers', 'column "names" does not exist'],
  ['select from where', 'syntax error'],
])('%s: a sentence says what is wrong', async (sql, fault) => {
  await expect(describeSql(sql)).rejects.toThrow(fault);
  // A fault leaves the connection as it was.
  expect(await rowOf('select name from writers')).toEqual({ name: 'string' });
});
