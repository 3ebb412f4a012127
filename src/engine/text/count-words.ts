/** How many words a text has, as white space parts them. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
