import type { Database } from '../../db/database.ts';
import * as statements from './statements.ts';

export type DictionaryStore = ReturnType<typeof makeDictionaryStore>;

export function makeDictionaryStore({ run }: Database) {
  return {
    async readWords(userId: string): Promise<readonly string[]> {
      return (await run(statements.readWords, [userId]))[0]?.words ?? [];
    },
    /** Undefined: they are too many, and none was added. */
    async addWords(userId: string, words: readonly string[]): Promise<readonly string[] | undefined> {
      return (await run(statements.addWords, [userId, words]))[0]?.words;
    },
    async removeWords(userId: string, words: readonly string[]): Promise<readonly string[]> {
      return (await run(statements.removeWords, [userId, words]))[0]?.words ?? [];
    },
    listRules: (userId: string) => run(statements.listRules, [userId]),
    /** @returns whether there was room for it */
    async switchOff(userId: string, rule: string, description: string): Promise<boolean> {
      return (await run(statements.switchOff, [userId, rule, description])).length > 0;
    },
    async switchOn(userId: string, rule: string): Promise<void> {
      await run(statements.switchOn, [userId, rule]);
    },
    async readOwn(userId: string) {
      const [own] = await run(statements.readOwn, [userId]);
      return { words: own?.words ? own.words.split('\n') : [], rules: own?.rules ?? [] };
    },
  };
}
