import { earlySentences } from './kinds.ts';

export type FileProblem =
  | 'too-large'
  | 'unpacks-too-large'
  | 'wrong-kind'
  | 'wrong-kind-for-mails'
  | 'empty'
  | 'not-text'
  | 'unreadable'
  | 'not-loaded'
  | 'several';

/** Each says that nothing was lost. */
export const problemSentences: Record<FileProblem, string> = {
  'too-large': 'Not opened: a file can have at most 5 MB. Your text is as it was.',
  'unpacks-too-large': 'Not opened: this file is too large when unpacked. Your text is as it was.',
  'wrong-kind': 'Not opened: only .txt, .md, .docx and .html files can be opened. Your text is as it was.',
  'wrong-kind-for-mails':
    'Not opened: only .txt, .md, .docx, .html and .eml files can be opened. Your text is as it was.',
  empty: 'Not opened: there is no text in this file. Your text is as it was.',
  'not-text': 'Not opened: what this file contains is not text. Your text is as it was.',
  unreadable: 'Not opened: this file cannot be read. Your text is as it was.',
  ...earlySentences,
};
