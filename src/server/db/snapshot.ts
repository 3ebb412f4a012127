/** The rows of one statement, within the transaction that it was handed out for. */
export type Query = <Row extends object>(sql: string) => Promise<Row[]>;
