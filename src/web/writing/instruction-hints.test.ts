import { expect, test } from 'vitest';
import { findInstructionRefusal } from '../../engine/browser.ts';
import { rulesExamples, suggestions } from './instruction-hints.ts';

test.each([...rulesExamples, ...suggestions])(
  'what is proposed for an instruction is known to the rules: %s',
  (instruction) => {
    const target = { text: 'It is so.', isSelection: false };
    expect(findInstructionRefusal(instruction, target)).toBeUndefined();
    expect(findInstructionRefusal(`${instruction} in French verse`, target)).toBeDefined();
  },
);
