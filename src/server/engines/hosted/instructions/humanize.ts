import { editReminder, keepFacts, keepForm, type Task, textOnly } from './task.ts';

export const humanize: Task = {
  name: 'humanize',
  version: 1,
  instructions: [
    'Rewrite the part “text” so that it reads as if a person had written it: plain words, verbs instead of nouns, sentences of different lengths.',
    'Drop stock phrases, empty emphasis, needless lists of three and announcements of what follows.',
    'Add no jokes, no feelings, no experiences and no mistakes that are not there.',
    keepFacts,
    ...keepForm,
    textOnly,
  ],
  reminder: editReminder,
  reason: 'Asked for: a text that sounds like a person.',
  category: 'tone',
  growth: 2,
};
