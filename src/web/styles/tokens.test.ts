import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Role to colour, such as `ink` to `#211d16`. */
type Colours = Record<string, string>;

const surfaces = ['desk', 'paper', 'inset'];
const inks = ['ink', 'ink-2', 'ink-3', 'pencil', 'pencil-strong', 'del', 'flag', 'good'];

/** Words that may stand on what: the table of docs/design-language.md. */
const textOn: Record<string, string[]> = {
  ...Object.fromEntries(surfaces.map((surface) => [surface, inks])),
  'pencil-wash': ['pencil', 'pencil-strong', 'ink', 'ink-2', 'ink-3', 'del'],
  'del-wash': ['del', 'ink', 'ink-2', 'pencil'],
  'flag-wash': ['flag', 'ink', 'ink-2', 'del', 'pencil'],
  'good-wash': ['good', 'ink', 'ink-2', 'ink-3'],
  pencil: ['on-pencil'],
  'pencil-strong': ['on-pencil'],
  ink: ['paper'],
};

/** Shapes that may stand on what: borders of controls, the focus, the underlines and bars that carry a meaning. */
const shapeOn: Record<string, string[]> = {
  ...Object.fromEntries(surfaces.map((surface) => [surface, ['edge', 'flag-edge', 'pencil', 'del', 'ink']])),
  'pencil-wash': ['pencil', 'del'],
  'del-wash': ['del'],
  'flag-wash': ['flag-edge', 'pencil'],
};

const text = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = {}, dark = {}, systemDark = {}] = [...text.matchAll(/color-scheme: \w+;([^}]*)\}/g)].map(
  ([, block = '']) => readColours(block),
);

function readColours(block: string): Colours {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, role, hex]) => [role, hex]),
  );
}

/** WCAG 2.2, relative luminance: 0 is black, 1 is white. */
function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The pairs that fall short, as ‘ink-3 on desk: 4.2’. */
function listTooFaint(colours: Colours, pairs: Record<string, string[]>, least: number): string[] {
  return Object.entries(pairs).flatMap(([ground, roles]) =>
    roles.flatMap((role) => {
      const ratio = toContrast(getColour(colours, role), getColour(colours, ground));
      return ratio < least ? [`${role} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

function getColour(colours: Colours, role: string): string {
  const colour = colours[role];
  if (colour === undefined) throw new Error(`tokens.css has no ${role}`);
  return colour;
}

test.each([
  { theme: 'light', colours: light },
  { theme: 'dark', colours: dark },
])(
  'every text of the $theme theme stands out 4.5 to 1 from its ground, and every shape 3 to 1',
  ({ colours }) => {
    expect(listTooFaint(colours, textOn, 4.5)).toEqual([]);
    expect(listTooFaint(colours, shapeOn, 3)).toEqual([]);
  },
);

test('dark by choice and dark by the system are the same colours', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  expect(systemDark).toEqual(dark);
});

test('a contrast is computed as WCAG says', () => {
  expect(toContrast('#ffffff', '#000000')).toBe(21);
  expect(toContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the table of the design language names these colours', () => {
  const page = readFileSync(new URL('../../../docs/design-language.md', import.meta.url), 'utf8');
  for (const [role, colour] of Object.entries(light))
    expect(page, role).toContain(`| \`${role}\` | ${colour} | ${dark[role]} |`);
});
