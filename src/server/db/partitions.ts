import { type Database, readErrorCode } from './database.ts';
import { statement } from './statement.ts';

/** A table whose rows lie in one partition for each month, in UTC, of the column that says when. See docs/decisions/0086. */
export interface PartitionedTable {
  table: string;
  moment: string;
}

/** How many months there are rows for before they begin. */
const monthsAhead = 2;

/** Bytes that are read under a lock in no time. What is larger is read before, beside all that goes on. */
const readAtOnce = 64 * 1024 * 1024;

/** So near its end, no limit is set to what is there: reading it has to be over before the month is. */
const marginMs = 3 * 24 * 60 * 60 * 1000;

/** Whoever waits for a lock makes all others wait: better to come again. */
const briefly = `perform set_config('lock_timeout', '300ms', true);`;

const find = statement(
  'partitions_find',
  `
    select to_regclass($1::text || '_before') is not null as has_before /* not null */,
      to_regclass($1::text || '_default') is not null as is_limited /* not null */,
      coalesce(pg_relation_size(to_regclass($1::text || '_before')), 0)::float8 as bytes /* not null */,
      exists (select from pg_constraint where conname = $1::text || '_limit') as is_being_limited /* not null */,
      array(
        select relname::text from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = to_regclass($1::text) order by relname
      ) as partitions /* not null */`,
);

export interface PartitionWork extends PartitionedTable {
  now: Date;
  /** Months that ended so long ago, whole months before the one that runs, go. Null: none does. */
  keptMonths: number | null;
}

/**
 * Has a partition ready for this month and those that come, and drops those whose time is over. Rows for which there is none lie in
 * that of all others, and are moved as theirs is made: nothing is ever refused. Safe to repeat, and at any moment to be ended.
 * @returns false where others were in the way, and it is to be called again after a while
 */
export async function keepPartitions(
  { run, alter }: Pick<Database, 'run' | 'alter'>,
  work: PartitionWork,
): Promise<boolean> {
  const month = toMonth(work.now, 0);
  try {
    const [found] = await run(find, [work.table]);
    if (found === undefined) return false;
    if (!found.is_limited) {
      if (found.bytes <= readAtOnce) await alter(limitAtOnce(work, month));
      else if (!(await limitBeside({ run, alter }, work, found.is_being_limited))) return false;
    }
    const wanted = Array.from({ length: monthsAhead + 1 }, (_, ahead) => toMonth(work.now, ahead));
    const missing = wanted.filter((one) => !found.partitions.includes(toName(work.table, one)));
    for (const one of missing) await alter(addMonth(work, one));
    if (work.keptMonths !== null) await alter(dropMonths(work, toMonth(work.now, -work.keptMonths)));
    return true;
  } catch (error) {
    if (inTheWay.has(readErrorCode(error))) return false;
    throw error;
  }
}

/** SQLSTATEs of a lock that was not to be had, and of two that wait for one another. */
const inTheWay: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/** What is there holds no row of this month or later: found, and written down, under one lock. */
function limitAtOnce(work: PartitionedTable, month: Date): string {
  const { table, moment } = work;
  return inOneBlock(
    `
    last timestamptz;
    first timestamptz := ${toSql(month)};`,
    `
    lock table ${table} in access exclusive mode;
    select max(${moment}) into last from ${table}_before;
    if last >= first then
      first := (date_trunc('month', last at time zone 'UTC') + interval '1 month') at time zone 'UTC';
    end if;
    execute format('alter table ${table}_before add constraint ${table}_limit check (${moment} < %L)', first);
    ${limitTo(work, 'first')}`,
  );
}

/** The same of much: PostgreSQL reads it beside all that goes on, and then needs no second look. */
async function limitBeside(
  { alter }: Pick<Database, 'run' | 'alter'>,
  work: PartitionWork,
  isBegun: boolean,
): Promise<boolean> {
  const { table, moment, now } = work;
  const next = toMonth(now, 1);
  const limit = next.getTime() - now.getTime() < marginMs ? toMonth(now, 2) : next;
  // One that was left by a server that died: its month may have come meanwhile, and would be refused
  if (isBegun)
    await alter(inOneBlock('', `alter table ${table}_before drop constraint if exists ${table}_limit;`));
  await alter(
    inOneBlock(
      '',
      `alter table ${table}_before add constraint ${table}_limit check (${moment} < ${toSql(limit)}) not valid;`,
    ),
  );
  try {
    await alter(`alter table ${table}_before validate constraint ${table}_limit`);
    await alter(inOneBlock(`first timestamptz := ${toSql(limit)};`, limitTo(work, 'first')));
    return true;
  } catch (error) {
    await alter(inOneBlock('', `alter table ${table}_before drop constraint if exists ${table}_limit;`));
    // A clock that went ahead has rows of later: they stay together
    if (readErrorCode(error) === checkViolation) return false;
    throw error;
  }
}

const checkViolation = '23514';

function limitTo({ table }: PartitionedTable, first: string): string {
  return `
    alter table ${table} detach partition ${table}_before;
    execute format('alter table ${table} attach partition ${table}_before for values from (minvalue) to (%L)', ${first});
    alter table ${table}_before drop constraint ${table}_limit;
    ${copyTable(`${table}_before`, `${table}_default`)}
    alter table ${table} attach partition ${table}_default default;`;
}

/** Where the month belongs to what was there before, nothing is done. */
function addMonth({ table, moment }: PartitionedTable, month: Date): string {
  const name = toName(table, month);
  const isOfMonth = `${moment} >= ${toSql(month)} and ${moment} < ${toSql(toMonth(month, 1))}`;
  return inOneBlock(
    '',
    `
    lock table ${table} in access exclusive mode;
    if to_regclass('${name}') is not null then return; end if;
    ${copyTable(`${table}_default`, name)}
    -- Apart from the others, so that what is moved is not taken for deleted
    alter table ${table} detach partition ${table}_default;
    insert into ${name} select * from ${table}_default where ${isOfMonth};
    delete from ${table}_default where ${isOfMonth};
    begin
      alter table ${table} attach partition ${name}
        for values from (${toSql(month)}) to (${toSql(toMonth(month, 1))});
    exception when invalid_object_definition then
      -- It would overlap
      insert into ${table}_default select * from ${name};
      drop table ${name};
    end;
    alter table ${table} attach partition ${table}_default default;`,
  );
}

/** With its indexes, and what `like` leaves out: room on its pages, and columns of which nothing is sampled. */
function copyTable(from: string, to: string): string {
  return `
    create table ${to} (like ${from} including all);
    execute coalesce((
      select 'alter table ${to} set (' || array_to_string(reloptions, ', ') || ')'
      from pg_class where oid = '${from}'::regclass
    ), 'select');
    execute coalesce((
      select 'alter table ${to} ' || string_agg(format('alter column %I set statistics 0', attname), ', ')
      from pg_attribute where attrelid = '${from}'::regclass and attnum > 0 and attstattarget = 0
    ), 'select');`;
}

/** By their names; what was there before, by where it ends. */
function dropMonths({ table }: PartitionedTable, first: Date): string {
  return inOneBlock(
    'one record;',
    `
    for one in
      select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = '${table}'::regclass and relname <> '${table}_default' and (
        substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO \\(''([^'']+)''\\)')::timestamptz <= ${toSql(first)})
    loop
      execute format('drop table %I', one.relname);
    end loop;`,
  );
}

function inOneBlock(declared: string, work: string): string {
  return `do $block$ declare ${declared} begin ${briefly} ${work} end $block$`;
}

/** The first moment of the month that is so many after the one of a moment. */
export function toMonth(moment: Date, ahead: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + ahead, 1));
}

function toName(table: string, month: Date): string {
  return `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`;
}

function toSql(moment: Date): string {
  return `'${moment.toISOString()}'::timestamptz`;
}
