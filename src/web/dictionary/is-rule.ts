/** What is made by no rule is named so; and `spelling` is the list of words, which the dictionary adds to. */
const noRules: ReadonlySet<string> = new Set(['', 'as-noted', 'blank', 'diff', 'partial-edit', 'spelling']);

/** Whether a name is that of a rule to be switched off. A model’s changes bear that of its prompt, such as `improve@1`. */
export function isRule(name: string): boolean {
  return !noRules.has(name) && !name.includes('@');
}
