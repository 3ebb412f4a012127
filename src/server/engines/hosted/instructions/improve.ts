import { editReminder, keepFacts, keepForm, type Task, textOnly } from './task.ts';

export const improve: Task = {
  name: 'improve',
  version: 1,
  instructions: [
    'Improve the part “text”: correct spelling, grammar and punctuation, and make clumsy or unclear sentences read well.',
    'Change only what gets better by it. Keep the writer’s voice, formality and approximate length.',
    keepFacts,
    ...keepForm,
    textOnly,
  ],
  reminder: editReminder,
  reason: 'Asked for: correct English that reads well.',
  category: 'wording',
  growth: 2,
};
