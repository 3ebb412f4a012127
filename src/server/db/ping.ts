import { statement } from './statement.ts';

/** Does the database answer? */
export const ping = statement('ready_ping', 'select 1 as answer');
