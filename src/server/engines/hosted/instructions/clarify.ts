import { editReminder, keepFacts, keepForm, type Task, textOnly } from './task.ts';

export const clarify: Task = {
  name: 'clarify',
  version: 1,
  instructions: [
    'Make the part “text” clear: part sentences that are too long, put the subject before what it does, and name what “it” or “this” stands for where that is certain.',
    'Where a sentence has two readings and the text does not tell which is meant, leave it as it is.',
    'Correct mistakes on the way. Keep the writer’s formality.',
    keepFacts,
    ...keepForm,
    textOnly,
  ],
  reminder: editReminder,
  reason: 'Asked for: a clearer text.',
  category: 'clarity',
  growth: 2,
};
