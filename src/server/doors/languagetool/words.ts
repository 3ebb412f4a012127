import { AppError } from '../../../shared/errors.ts';
import { isDictionaryWord } from '../../../shared/words.ts';
import type { Fields } from './fields.ts';
import { wrong } from './refusal.ts';

export interface Dictionary {
  readWords(userId: string): Promise<{ words: string[] }>;
  addWords(userId: string, words: readonly string[]): Promise<unknown>;
  removeWords(userId: string, words: readonly string[]): Promise<unknown>;
}

/** A writer's dictionary, as programs read and change it. */
export function makeWords(dictionary: Dictionary) {
  async function has(userId: string, words: readonly string[]) {
    const known = new Set((await dictionary.readWords(userId)).words);
    return words.map((word) => known.has(word));
  }

  return {
    async list(userId: string, fields: Fields) {
      const offset = readCount(fields, 'offset', 0);
      const limit = readCount(fields, 'limit', 10);
      const { words } = await dictionary.readWords(userId);
      return { words: words.slice(offset, offset + limit) };
    },

    async add(userId: string, fields: Fields) {
      const words = listNamed(fields);
      const wereThere = await has(userId, words);
      await dictionary.addWords(userId, words).catch((error) => {
        throw error instanceof AppError && error.code === 'LIST_FULL' ? wrong(error.message) : error;
      });
      return { added: !wereThere.every(Boolean) };
    },

    async remove(userId: string, fields: Fields) {
      const words = listNamed(fields);
      const wereThere = await has(userId, words);
      await dictionary.removeWords(userId, words);
      return { deleted: wereThere.some(Boolean) };
    },
  };
}

function listNamed(fields: Fields): string[] {
  const isBatch = fields.get('mode') === 'batch';
  const given = fields.get(isBatch ? 'words' : 'word') ?? '';
  const words = (isBatch ? given.split(/\s+/) : [given]).map((word) => word.trim().normalize('NFC'));
  const named = words.filter((word) => word !== '');
  if (named.length === 0) throw wrong(isBatch ? "Missing 'words' parameter" : "Missing 'word' parameter");
  if (!named.every(isDictionaryWord))
    throw wrong(
      'A dictionary holds single words: without spaces, with a letter or a figure, and not too long',
    );
  return named;
}

function readCount(fields: Fields, name: string, byDefault: number): number {
  const given = fields.get(name) ?? String(byDefault);
  if (!/^\d{1,6}$/.test(given)) throw wrong(`'${name}' has to be a whole number`);
  return Number(given);
}
