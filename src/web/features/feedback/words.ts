import type { TextType } from '../../../shared/contract/review.ts';

/** What a type of text is called: on its radio button, and in a heading of its own. */
export const textTypeWords: Record<TextType, { name: string; heading: string }> = {
  email: { name: 'Email', heading: 'Your email, read closely' },
  'direct-message': { name: 'Direct Message', heading: 'Your message, read closely' },
  document: { name: 'Document', heading: 'Your document, read closely' },
  presentation: { name: 'Presentation', heading: 'Your presentation, read closely' },
  other: { name: 'Other', heading: 'Your text, read closely' },
};

export function toAnalyzeWords(type: TextType): string {
  return `Analyze ${textTypeWords[type].name}`;
}

/** ‘0:34’, ‘12:05’. */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** School years are of little use to who left school long ago: what a grade means to a reader. */
const gradeWords = [
  { upTo: 5, words: 'very easy to read' },
  { upTo: 8, words: 'easy for most readers' },
  { upTo: 11, words: 'takes some attention' },
  { upTo: 14, words: 'hard for most readers' },
] as const;

/** A Flesch-Kincaid grade as a figure and what it means; null where there is none. */
export function toGradeWords(grade: number | null): { figure: string; words: string } {
  if (grade === null) return { figure: '–', words: 'grade, from ten words on' };
  const words = gradeWords.find(({ upTo }) => grade <= upTo)?.words ?? 'very hard to read';
  return { figure: `Grade ${Math.max(1, Math.round(grade))}`, words };
}
