/** What a partial edit is made with. It comes with the first one. */
export { rebase } from '../review/selection.ts';
export { splice } from '../review/splice.ts';
