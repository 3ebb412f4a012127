/** Runs a query on a database of whatever level. */
type Query = <Row extends object>(sql: string) => Promise<Row[]>;

interface Column {
  table: string;
  name: string;
  type: string;
}

const columns = `
  select table_name as table, column_name as name, udt_name as type
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
  order by table_name, ordinal_position`;

/** One value for each type there is. */
const values: Readonly<Record<string, unknown>> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  text: 'Planted',
  _text: ['Planted'],
  bool: true,
  int2: 1,
  int4: 1,
  int8: 1,
  numeric: 1,
  date: '2026-10-31',
  timestamptz: '2026-10-31T12:00:00+00:00',
  jsonb: {},
};

/** Where a check of the table lets few in. */
const few: Readonly<Record<string, object>> = {
  credit_holds: { outcome: 'spent', credit_type: 'daily' },
  engine_choice: { engine: 'embedded' },
  model_pull: { status: 'done' },
  sign_up_policy: { mode: 'open' },
  text_improvement_actions: { result: 'success', deleted_at: null, texts_until: null },
  user_credit_balance: { credit_type: 'daily', credits_granted: 10 },
  user_feedback: { feedback_type: 'bug' },
  user_subscriptions: { status: 'active' },
};

/** A row in every table that there is, with something in every column. Returns the names of the tables. */
export async function plantRows(query: Query): Promise<string[]> {
  const byTable = Map.groupBy(await query<Column>(columns), ({ table }) => table);
  // Others refer to it
  const tables = [...byTable.keys()].sort((one, other) => Number(other === 'user') - Number(one === 'user'));
  for (const table of tables) {
    const own = byTable.get(table) ?? [];
    const row = { ...Object.fromEntries(own.map(({ name, type }) => [name, values[type]])), ...few[table] };
    const json = JSON.stringify(row).replaceAll("'", "''");
    await query(
      `insert into "${table}" select * from jsonb_populate_record(null::"${table}", '${json}') on conflict do nothing`,
    );
  }
  return tables;
}

/** The one row of each table, as JSON. */
export async function readRows(query: Query, tables: readonly string[]): Promise<Map<string, object[]>> {
  const rows = new Map<string, object[]>();
  for (const table of tables)
    rows.set(
      table,
      (await query<{ row: object }>(`select to_jsonb(one) as row from "${table}" one`)).map(({ row }) => row),
    );
  return rows;
}
