import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

// `user_id` stands first in every primary key, so that the rows of one writer can live on one shard. It has no
// foreign key here because this module does not know the table of users.

/** One row a period: what was granted, what is spent, what running calls hold. Never overspent: the table says so. */
export const userCreditBalance = pgTable(
  'user_credit_balance',
  {
    user_id: uuid('user_id').notNull(),
    credit_type: text('credit_type').notNull(),
    period_start: date('period_start', { mode: 'string' }).notNull(),
    credits_granted: integer('credits_granted').notNull(),
    // Of these, what an administrator gave beside the plan.
    credits_extra: integer('credits_extra').notNull().default(0),
    credits_used: integer('credits_used').notNull().default(0),
    credits_held: integer('credits_held').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.credit_type, table.period_start] }),
    check('credit_type_known', sql`${table.credit_type} in ('daily', 'monthly')`),
    check('credits_not_negative', sql`${table.credits_used} >= 0 and ${table.credits_held} >= 0`),
    check(
      'credits_not_overspent',
      sql`${table.credits_used} + ${table.credits_held} <= ${table.credits_granted}`,
    ),
  ],
);

/**
 * The ledger: every credit that was held, spent or given by an administrator, and what became of it. `outcome` is null while a call holds it;
 * released by anyone once it has expired. Rows stay, also when the text of their call is deleted.
 */
export const creditHolds = pgTable(
  'credit_holds',
  {
    user_id: uuid('user_id').notNull(),
    action_id: uuid('action_id').notNull(),
    credit_type: text('credit_type').notNull(),
    period_start: date('period_start', { mode: 'string' }).notNull(),
    credits: integer('credits').notNull().default(1),
    tool: text('tool').notNull(),
    held_at: timestamptz('held_at').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
    ended_at: timestamptz('ended_at'),
    outcome: text('outcome'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.action_id] }),
    index('credit_holds_expires_at').on(table.expires_at).where(sql`${table.outcome} is null`),
    index('credit_holds_by_time').on(table.user_id, table.held_at, table.action_id),
    check('outcome_known', sql`${table.outcome} in ('spent', 'released', 'granted')`),
    check('ended_with_outcome', sql`(${table.outcome} is null) = (${table.ended_at} is null)`),
    check('credits_positive', sql`${table.credits} > 0`),
  ],
);

/** What each plan grants, as the settings of the server that started last say: for the functions in the database. */
export const planCredits = pgTable('plan_credits', {
  account_type: text('account_type').primaryKey(),
  credits_per_day: integer('credits_per_day').notNull(),
  credits_per_month: integer('credits_per_month').notNull(),
});

/** Calls that ended well, added up as they end: figures over any number of calls are read from a few rows. */
export const usageDays = pgTable(
  'usage_days',
  {
    user_id: uuid('user_id').notNull(),
    // In UTC, of the call's end.
    day: date('day', { mode: 'string' }).notNull(),
    tool: text('tool').notNull(),
    calls: integer('calls').notNull(),
    credits: integer('credits').notNull(),
    words_improved: integer('words_improved').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.day, table.tool] }),
    index('usage_days_day').on(table.day),
  ],
);

/**
 * What a model took for a call, as its provider counted; null where it did not say. The cost is by the prices of that
 * moment; null without them. Rows stay, also when the text of their call is deleted.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    user_id: uuid('user_id').notNull(),
    action_id: uuid('action_id').notNull(),
    // In UTC, of the call's end.
    day: date('day', { mode: 'string' }).notNull(),
    tool: text('tool').notNull(),
    engine: text('engine').notNull(),
    input_tokens: integer('input_tokens'),
    output_tokens: integer('output_tokens'),
    cost: numeric('cost'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.action_id] })],
);

/** The same, added up as calls end. */
export const modelDays = pgTable(
  'model_days',
  {
    user_id: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tool: text('tool').notNull(),
    engine: text('engine').notNull(),
    calls: integer('calls').notNull(),
    // Of these, the ones whose provider did not say what it had counted.
    unreported_calls: integer('unreported_calls').notNull(),
    input_tokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    output_tokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    cost: numeric('cost'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.day, table.tool, table.engine] }),
    index('model_days_by_day').on(table.day),
  ],
);

/** What all calls of a month have cost: one row to hold against the cap, before each call. */
export const modelMonths = pgTable('model_months', {
  // Its first day, in UTC.
  month: date('month', { mode: 'string' }).primaryKey(),
  cost: numeric('cost').notNull(),
});

/** What a million tokens cost, in whatever currency the operator thinks in, and how much a month may. One row, or none. */
export const modelPrices = pgTable(
  'model_prices',
  {
    id: smallint('id').primaryKey().default(1),
    input_price: numeric('input_price'),
    output_price: numeric('output_price'),
    monthly_cap: numeric('monthly_cap'),
  },
  (table) => [
    check('model_prices_are_one', sql`${table.id} = 1`),
    check('model_prices_both', sql`(${table.input_price} is null) = (${table.output_price} is null)`),
    check('cap_has_prices', sql`${table.monthly_cap} is null or ${table.input_price} is not null`),
  ],
);

/** Words that are right as their writer writes them: read whole with each call, so one row a writer. */
export const personalDictionaries = pgTable('personal_dictionaries', {
  user_id: uuid('user_id').primaryKey(),
  words: text('words').array().notNull(),
});

/** Writing rules that a writer does without. */
export const switchedOffRules = pgTable(
  'switched_off_rules',
  {
    user_id: uuid('user_id').notNull(),
    rule: text('rule').notNull(),
    // What the writer was told of it where they switched it off.
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.rule] })],
);

/**
 * Which key of a writer has a call that runs or succeeded: written and forgotten with its action, by the database itself, since the
 * actions of each month know only their own. See docs/decisions/0086.
 */
export const callKeys = pgTable(
  'call_keys',
  {
    user_id: uuid('user_id').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    created_at: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.idempotency_key] })],
);

/** Every call and how it ended. `result` is null while the call runs, which is as long as its hold exists. */
export const textImprovementActions = pgTable(
  'text_improvement_actions',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    original_text: text('original_text').notNull(),
    enhanced_text: text('enhanced_text'),
    action_type: text('action_type').notNull(),
    text_length: integer('text_length').notNull(),
    result: text('result'),
    error_message: text('error_message'),
    changes: jsonb('changes'),
    issues: jsonb('issues'),
    engine: jsonb('engine'),
    // What was asked for beside the original text, and what the answer held beside the result: the tools' own keys.
    request: jsonb('request').notNull().default({}),
    details: jsonb('details').notNull().default({}),
    // A failed call frees it: the retry with the same key has to run.
    idempotency_key: text('idempotency_key'),
    created_at: timestamptz('created_at').notNull(),
    user_feedback: text('user_feedback'),
    feedback_given_at: timestamptz('feedback_given_at'),
    // False once they are not kept, or where they never were: the figures stay.
    has_texts: boolean('has_texts').notNull().default(true),
    // When the texts go. Null: when their writer says so.
    texts_until: timestamptz('texts_until'),
    // Set when the writer deletes it; gone for good some minutes later.
    deleted_at: timestamptz('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    // Nothing here looks at `result`, so that the end of a call writes its row anew and no index.
    uniqueIndex('actions_idempotency_key')
      .on(table.user_id, table.idempotency_key)
      .where(sql`${table.idempotency_key} is not null`),
    index('actions_by_time').on(table.user_id, table.created_at, table.id),
    index('actions_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
    index('actions_texts_until').on(table.texts_until).where(sql`${table.texts_until} is not null`),
    check('result_known', sql`${table.result} in ('success', 'failed')`),
  ],
);
