/** SQL that names all tables of the product, parted by commas. */
export const ownTables = `
  select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where schemaname = 'public'`;
