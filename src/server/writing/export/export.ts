import type { Database } from '../../db/database.ts';
import type { Place } from '../../db/keyset.ts';
import { type ArchivedFile, toJsonFile, toJsonList } from '../../platform/archive.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CreditStore } from '../credits/store.ts';
import type { DictionaryService } from '../dictionary/dictionary.ts';
import { toTool } from '../history/search.ts';
import { type ExportedAction, toMarkdown } from './markdown.ts';
import * as statements from './statements.ts';

export interface ExportDependencies {
  database: Database;
  ledger: Pick<CreditStore, 'listEntries'>;
  dictionary: Pick<DictionaryService, 'readWords' | 'readRules'>;
  clock: Clock;
}

/** How many are read at a time: so many of the longest texts are held. */
const actionsAtOnce = 50;
const entriesAtOnce = 1_000;

const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** All that this module keeps of a writer, as files. */
export function makeExport({ database, ledger, dictionary, clock }: ExportDependencies) {
  const { run } = database;

  function listActions(userId: string, from: Place): AsyncGenerator<ExportedAction[]> {
    return listPages(from, actionsAtOnce, {
      read: ({ moment, id }) => run(statements.actions, [userId, moment, id, actionsAtOnce]),
      toPlace: ({ created_at: moment, id }) => ({ moment, id }),
    });
  }

  return (userId: string): ArchivedFile[] => {
    // What is called from now on is in none of them, rather than in one
    const from = { moment: clock().toISOString(), id: afterEveryId };
    const entries = listPages(from, entriesAtOnce, {
      read: (after) => ledger.listEntries(userId, after, entriesAtOnce),
      toPlace: ({ held_at: moment, id }) => ({ moment, id }),
    });
    return [
      { name: 'history.json', content: toJsonList(mapPages(listActions(userId, from), withTool)) },
      { name: 'history.md', content: writeMarkdown(listActions(userId, from)) },
      toJsonFile('dictionary.json', () => dictionary.readWords(userId)),
      toJsonFile('switched-off-rules.json', () => dictionary.readRules(userId)),
      { name: 'ledger.json', content: toJsonList(entries) },
      toJsonFile('credits.json', () => run(statements.balances, [userId])),
      toJsonFile('usage.json', async () => ({
        days: await run(statements.usage, [userId]),
        model_calls: await run(statements.modelCalls, [userId]),
      })),
    ];
  };
}

const withTool = (action: ExportedAction) => ({ ...action, tool: toTool(action.action_type) });

async function* writeMarkdown(pages: AsyncIterable<ExportedAction[]>): AsyncGenerator<string> {
  yield '# History\n\n';
  for await (const page of pages) yield page.map(toMarkdown).join('');
}

async function* mapPages<Row, Made>(
  pages: AsyncIterable<Row[]>,
  make: (row: Row) => Made,
): AsyncGenerator<Made[]> {
  for await (const page of pages) yield page.map(make);
}

async function* listPages<Row>(
  from: Place,
  limit: number,
  { read, toPlace }: { read: (after: Place) => Promise<Row[]>; toPlace: (row: Row) => Place },
): AsyncGenerator<Row[]> {
  let after: Place | undefined = from;
  while (after !== undefined) {
    const rows: Row[] = await read(after);
    yield rows;
    const last: Row | undefined = rows.length === limit ? rows.at(-1) : undefined;
    after = last && toPlace(last);
  }
}
