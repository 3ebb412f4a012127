import { expect, test } from 'vitest';
import { findInstructionPlace } from './keys.ts';

const none = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };

test('Alt and Shift with a digit is a place, whatever the layout writes there', () => {
  const held = { ...none, altKey: true, shiftKey: true };
  expect(findInstructionPlace({ ...held, code: 'Digit1' }, false)).toBe(0);
  expect(findInstructionPlace({ ...held, code: 'Digit9' }, false)).toBe(8);
  expect(findInstructionPlace({ ...held, code: 'Digit0' }, false)).toBeUndefined();
  expect(findInstructionPlace({ ...held, code: 'Numpad1' }, false)).toBeUndefined();
});

test('keys of the browser and of layouts are left alone', () => {
  const code = 'Digit1';
  const tabOnLinux = { ...none, altKey: true, code };
  const altGr = { ...none, altKey: true, ctrlKey: true, shiftKey: true, code };
  for (const key of [tabOnLinux, altGr, { ...none, ctrlKey: true, code }, { ...none, code }])
    expect(findInstructionPlace(key, false)).toBeUndefined();
});

test('on a Mac it is Control alone, since Option writes signs', () => {
  const code = 'Digit2';
  expect(findInstructionPlace({ ...none, ctrlKey: true, code }, true)).toBe(1);
  expect(findInstructionPlace({ ...none, altKey: true, shiftKey: true, code }, true)).toBeUndefined();
});
