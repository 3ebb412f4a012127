import { rulesWrite } from './rules.ts';

/** What an instruction may ask of the rules; a test holds each against them. */
export const rulesExamples = ['make it more formal', 'simplify', 'use British spelling'];
export const suggestions = [
  'Make it shorter',
  'Make it more formal',
  'Make it friendlier',
  'Use plain words',
];

/** In an empty field for an instruction: what the engine in force can do. */
export function toInstructionPlaceholder(): string {
  if (rulesWrite()) return `e.g., ${rulesExamples.join(', ')}`;
  return 'e.g., make it more formal, simplify, add examples...';
}
