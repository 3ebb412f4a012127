/** Larger ones are not read at all: the longest text that fits anywhere is a few dozen kilobytes. */
export const fileLimitBytes = 5 * 1024 * 1024;

/** What a file picker offers. A box for mails takes those too. */
export const acceptedFiles = '.txt,.md,.markdown,.docx,.html,.htm';
export const acceptedMails = `${acceptedFiles},.eml`;

export type FileKind = 'text' | 'docx' | 'html' | 'mail';

/** By its name: what a browser says of the type differs from one system to the next. Undefined for any other kind. */
export function findFileKind(name: string): FileKind | undefined {
  if (/\.(?:txt|md|markdown)$/iu.test(name)) return 'text';
  if (/\.html?$/iu.test(name)) return 'html';
  if (/\.eml$/iu.test(name)) return 'mail';
  return /\.docx$/iu.test(name) ? 'docx' : undefined;
}

/** What can be wrong before a file is read at all. */
export const earlySentences = {
  'not-loaded':
    'Not opened: the part that reads it could not be loaded. Please try again when there is a connection. Your text is as it was.',
  several: 'Not opened: one file at a time. Your text is as it was.',
} as const;

const longestShownName = 40;

/** The file's name for a sentence: without what would hide or turn around words, and not too long. */
export function toShownName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length > longestShownName ? `${letters.slice(0, longestShownName - 1).join('')}…` : plain;
}

/** What a result can be saved as. */
export const savedKinds = [
  { extension: 'txt', name: 'Plain text' },
  { extension: 'md', name: 'Markdown' },
  { extension: 'docx', name: 'Word' },
  { extension: 'html', name: 'Web page' },
] as const;

export type SavedKind = (typeof savedKinds)[number]['extension'];
