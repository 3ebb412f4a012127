/** What one is called, and several: “a greeting”, “2 greetings”. */
export interface SignName {
  one: string;
  many: string;
  /** Of none it says “no greeting”, and not “no greetings”. */
  single?: true;
}

/** “a greeting”, “2 hedges”, “no apologies”. */
export function sayCount({ one, many, single }: SignName, count: number): string {
  if (count === 0) return `no ${single ? one : many}`;
  return count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${count} ${many}`;
}

/** A grade as people say it: what is below the first one is no figure that says anything. */
export function sayGrade(grade: number): string {
  return grade <= 1 ? 'grade 1 or below' : `grade ${grade}`;
}

/** “a, b and c”. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
