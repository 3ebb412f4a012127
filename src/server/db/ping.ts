import { statement } from './statement.ts';

export const ping = statement('ready_ping', 'select 1 as answer');
