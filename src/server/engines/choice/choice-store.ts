import type { EngineName, ToolModels } from '../../../shared/contract/engine-choice.ts';
import type { Database, Subscriber } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** What an administrator has chosen, as the database keeps it. */
export interface StoredChoice {
  engine: EngineName;
  base_url: string | null;
  model: string | null;
  tool_models: ToolModels;
  encrypted_key: string | null;
}

const channel = 'draftwell_engine';

const read = statement(
  'engines_read_choice',
  'select engine, base_url, model, tool_models, encrypted_key from engine_choice where id = 1',
).narrow<{ engine: EngineName; tool_models: ToolModels }>();

/** Every server on this database hears of it, this one included. */
const save = statement(
  'engines_save_choice',
  `
    with saved as (
      insert into engine_choice (engine, base_url, model, tool_models, encrypted_key, chosen_by, chosen_at)
      values ($1::text, $2::text /* or null */, $3::text /* or null */, $4::jsonb, $5::text /* or null */, $6::uuid,
        $7::timestamptz)
      on conflict (id) do update set
        engine = excluded.engine, base_url = excluded.base_url, model = excluded.model,
        tool_models = excluded.tool_models, encrypted_key = excluded.encrypted_key,
        chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at
      returning 1
    )
    select pg_notify('${channel}', '')::text from saved`,
);

/** Undefined: nobody has chosen yet. */
export async function readStoredChoice(database: Pick<Database, 'run'>): Promise<StoredChoice | undefined> {
  return (await database.run(read, []))[0];
}

export type ChoiceStore = ReturnType<typeof makeChoiceStore>;

export function makeChoiceStore(database: Database) {
  return {
    read: () => readStoredChoice(database),
    async save(choice: StoredChoice, userId: string, now: Date): Promise<void> {
      const { engine, base_url, model, tool_models, encrypted_key } = choice;
      const models = JSON.stringify(tool_models);
      await database.run(save, [engine, base_url, model, models, encrypted_key, userId, now]);
    },
    listen: (subscriber: Subscriber) => database.listen(channel, subscriber),
  };
}
