import { editReminder, keepFacts, keepForm, type Task, textOnly } from './task.ts';

export const grammar: Task = {
  name: 'grammar',
  version: 1,
  instructions: [
    'Correct spelling, grammar and punctuation in the part “text”, with the fewest edits that do it.',
    'Do not rephrase: a sentence that is correct stays as it is, even where it could be better.',
    keepFacts,
    ...keepForm,
    textOnly,
  ],
  reminder: editReminder,
  reason: 'Asked for: correct spelling, grammar and punctuation.',
  category: 'grammar',
  growth: 2,
};
