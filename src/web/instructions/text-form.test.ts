import { expect, test } from 'vitest';
import { instructionLimit } from '../../shared/limits.ts';
import { readInstructionText, toInstructionText } from './text-form.ts';

test('what is written out is read back, also where an instruction looks like a name', () => {
  const instructions = [
    { name: 'Warmer', instruction: 'Make it warmer.\n\nKeep it short.' },
    { name: 'Minutes', instruction: 'Begin with:\n# Minutes\n\\# of the meeting\n#no name' },
  ];
  expect(readInstructionText(toInstructionText(instructions))).toEqual({ instructions, skipped: 0 });
});

test('a text that somebody typed is read as far as it says something', () => {
  const typed = `A title\r\n#  Warmer \r\nMake it warmer.\r\n\r\n# Empty\r\n\r\n# Long\n${'x'.repeat(instructionLimit + 1)}`;
  expect(readInstructionText(typed)).toEqual({
    instructions: [{ name: 'Warmer', instruction: 'Make it warmer.' }],
    skipped: 2,
  });
  expect(readInstructionText('no names')).toEqual({ instructions: [], skipped: 0 });
});
