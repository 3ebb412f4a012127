import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
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
