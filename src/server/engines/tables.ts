import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';

/** Who writes on this server, as an administrator has chosen on the screen. One row, or none while nobody was asked. */
export const engineChoice = pgTable(
  'engine_choice',
  {
    id: smallint('id').primaryKey().default(1),
    engine: text('engine').notNull(),
    // Where its provider answers; null: at the provider's own address.
    base_url: text('base_url'),
    model: text('model'),
    // Models of single tools, by the tool's name.
    tool_models: jsonb('tool_models').notNull().default({}),
    // Encrypted with a key that is derived from the secret of the server.
    encrypted_key: text('encrypted_key'),
    chosen_at: timestamptz('chosen_at').notNull(),
    chosen_by: uuid('chosen_by').notNull(),
  },
  (table) => [
    check('engine_choice_is_one', sql`${table.id} = 1`),
    check('engine_known', sql`${table.engine} in ('embedded', 'anthropic', 'openai-compatible', 'ollama')`),
  ],
);

/** The model that Ollama pulls, or has pulled last: written by the server that pulls, and read by all. */
export const modelPull = pgTable(
  'model_pull',
  {
    id: smallint('id').primaryKey().default(1),
    // Whose the row is: another pull has another one.
    runner: uuid('runner').notNull(),
    model: text('model').notNull(),
    base_url: text('base_url').notNull(),
    status: text('status').notNull(),
    done_bytes: bigint('done_bytes', { mode: 'number' }).notNull(),
    // Null: no part is known yet.
    total_bytes: bigint('total_bytes', { mode: 'number' }),
    bytes_per_second: bigint('bytes_per_second', { mode: 'number' }),
    message: text('message'),
    started_at: timestamptz('started_at').notNull(),
    written_at: timestamptz('written_at').notNull(),
  },
  (table) => [
    check('model_pull_is_one', sql`${table.id} = 1`),
    check('pull_status_known', sql`${table.status} in ('running', 'done', 'failed', 'cancelled')`),
  ],
);
