import { editReminder, keepFacts, keepForm, type Task, textOnly } from './task.ts';

export const shorten: Task = {
  name: 'shorten',
  version: 1,
  instructions: [
    'Shorten the part “text”: drop what is said twice, filler and padding, and say long phrases in few words.',
    'Everything that the reader needs stays: each fact, request, condition and date. Keep the writer’s voice.',
    'Correct mistakes on the way. Paragraphs that have become short may be joined.',
    keepFacts,
    ...keepForm.slice(1),
    textOnly,
  ],
  reminder: editReminder,
  reason: 'Asked for: a shorter text.',
  category: 'shortening',
  growth: 1.5,
};
