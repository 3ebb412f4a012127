import { expect, test } from 'vitest';
import { defaultStyle, styleScales, toKnownStyle, toSentStyle } from './style.ts';

test('a kept level from 1 to 5 stays with its switch, any other is the default: off, and 3', () => {
  const style = { ...defaultStyle, tone: { isOn: true, level: 5 }, length: { isOn: false, level: 1 } };
  expect(toKnownStyle(style)).toEqual(style);
  const broken = { isOn: true, level: 6 };
  expect(
    toKnownStyle({ tone: broken, formality: { ...broken, level: 2.5 }, length: { ...broken, level: 0 } }),
  ).toEqual(defaultStyle);
  expect(Object.values(defaultStyle)).toEqual(Array(3).fill({ isOn: false, level: 3 }));
});

test('each scale has five levels with a name', () => {
  for (const { levels } of styleScales) expect(new Set(levels).size).toBe(5);
});

test('of a former call the levels that were sent are on', () => {
  const style = toSentStyle({ 'email-chain': 'Hi', tone: 4, length: 'short' });
  expect(style).toEqual({ ...defaultStyle, tone: { isOn: true, level: 4 } });
});
