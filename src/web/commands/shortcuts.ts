import { toNewDraftChord } from '../drafts/new-draft-key.ts';
import { toKeyWords } from '../instructions/keys.ts';
import { toChord } from '../ui/keys.ts';

export interface Shortcut {
  what: string;
  /** One after the other, each a key or a chord. */
  keys: readonly string[];
}

/** Every key that this product knows, by where it works. */
export function listShortcuts(): { where: string; shortcuts: Shortcut[] }[] {
  return [
    {
      where: 'Anywhere',
      shortcuts: [
        { what: 'Search commands', keys: [toChord('K')] },
        { what: 'Keyboard shortcuts', keys: ['?'] },
        { what: 'Stop what runs, or close what is open', keys: ['Esc'] },
      ],
    },
    {
      where: 'While writing',
      shortcuts: [
        { what: 'Run: improve, reply, write or analyze', keys: [toChord('↵')] },
        { what: 'Next, previous underlined words', keys: ['F8', 'Shift F8'] },
        { what: 'First open change of the result, then the next', keys: ['F9'] },
        { what: 'Undo what was done last, a decision or a key', keys: [toChord('Z')] },
        { what: 'New draft', keys: [toNewDraftChord()] },
        { what: 'Run a saved instruction, on the text or on what is selected', keys: [toKeyWords('1…9')] },
      ],
    },
    {
      where: 'In a result',
      shortcuts: [
        { what: 'Next, previous change', keys: ['J', 'K'] },
        { what: 'Accept, reject the change', keys: ['A', 'R'] },
        { what: 'Accept in another wording', keys: ['1', '2'] },
        { what: 'Undo the decision', keys: ['U'] },
        { what: 'Changes or plain text', keys: ['V'] },
        { what: 'Edit the selected words', keys: ['↵'] },
      ],
    },
  ];
}
