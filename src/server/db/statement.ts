import type { Statements } from './generated-statements.ts';

export type Value = string | number | boolean | Date | null | readonly string[];

/** What a column of jsonb holds where it is not null. */
export type Json = string | number | boolean | object;

/** A statement that is prepared once per connection, for the paths where every round trip counts. */
export interface Statement<
  Parameters extends readonly Value[] = readonly Value[],
  Row extends object = object,
> {
  name: string;
  sql: string;
  /** For the compiler alone: no statement has it when the program runs. */
  readonly types?: { parameters: Parameters; row: Row };
}

export type RowOf<S extends Statement> = NonNullable<S['types']>['row'];

/** What the statement takes. */
export type ParametersOf<S extends Statement> = NonNullable<S['types']>['parameters'];

/** What may be known of a row: of columns that it has, less than the database lets in, and null where that may be null. */
type Narrowing<Known, Row> = {
  [Key in keyof Known]: Key extends keyof Row
    ? null extends Row[Key]
      ? null extends Known[Key]
        ? Row[Key]
        : never
      : Row[Key]
    : never;
};

type Narrowed<Row, Known> = { [Key in keyof Row]: Key extends keyof Known ? Known[Key] : Row[Key] };

interface TypedStatement<Parameters extends readonly Value[], Row extends object>
  extends Statement<Parameters, Row> {
  /** The same, with what the code alone knows: which texts a column holds, which shape the JSON of another has. */
  narrow<Known extends Narrowing<Known, Row>>(): TypedStatement<Parameters, Narrowed<Row, Known>>;
}

const texts = new Map<string, string>();

/** Every statement of the modules that have been loaded, by its name. */
export const knownStatements: ReadonlyMap<string, string> = texts;

// A comment of lines, for what ends the comments of SQL ends the others too. What the database cannot know stands in the
// SQL: `$4::text /* or null */` is a parameter that may be null, `exists (…) as is_done /* not null */` a column that is
// computed and never null.

/**
 * A statement with the types that the database gives it: `npm run db:types` writes them, for a new name and after each
 * change of SQL or tables. See docs/decisions/0041.
 */
export function statement<Name extends keyof Statements>(
  name: Name,
  sql: string,
): TypedStatement<Statements[Name]['parameters'], Statements[Name]['row']> {
  if (sql !== (texts.get(name) ?? sql)) throw new Error(`Two statements have the name ${name}.`);
  texts.set(name, sql);
  const made = { name, sql, narrow: () => made };
  return made;
}
