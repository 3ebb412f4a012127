import type { Language, WriterPreferences } from '../../../../engine/index.ts';
import { industries, primaryFunctions, writingPurposes } from '../../../../shared/contract/profile.ts';
import type { Part } from './fence.ts';

const spellings: Record<Language, string> = {
  'en-us': 'American',
  'en-ca': 'Canadian',
  'en-gb': 'British',
};

/** Another language is brought into English, or English into another, only where an instruction of the writer's asks for it. */
export function describeLanguage(language: Language, heeded: string | undefined): string {
  const stays = heeded === undefined ? '' : `, unless the part “${heeded}” asks for a translation`;
  return `English has ${spellings[language]} spelling. A text stays in the language that it is in${stays}.`;
}

function findLabel(labels: Readonly<Record<string, string>>, value: string | null): string | undefined {
  return value !== null && Object.hasOwn(labels, value) ? labels[value]?.toLowerCase() : undefined;
}

/** What of the writer's background comes from closed lists; nothing where nothing helps. */
export function describeWriter({ background }: WriterPreferences): string[] {
  if (background === undefined) return [];
  const purpose = background.purpose === 'mixed' ? undefined : findLabel(writingPurposes, background.purpose);
  const primaryFunction = findLabel(primaryFunctions, background.primaryFunction);
  const industry = findLabel(industries, background.industry);
  const facts = [
    ...(purpose === undefined ? [] : [`kind of writing: ${purpose}`]),
    ...(primaryFunction === undefined || primaryFunction === 'other' ? [] : [`function: ${primaryFunction}`]),
    ...(industry === undefined || industry === 'other' ? [] : [`industry: ${industry}`]),
  ];
  if (facts.length === 0) return [];
  return [
    `About the writer (${facts.join('; ')}): let this guide the choice of words, and never mention it.`,
  ];
}

export function listSignatureParts({ name }: WriterPreferences): Part[] {
  const text = name?.trim() ?? '';
  return text === '' ? [] : [{ name: 'signature', about: 'the writer’s name, to sign with.', text }];
}

/** The dictionary of a text of names only would be as long as the text. */
const mostOwnWords = 200;

/** Free words of the writer's: data like any other text. Blank ones are no parts. */
export function listWriterParts({ background, dictionary = [], voice }: WriterPreferences): Part[] {
  const parts = [
    {
      name: 'job-title',
      about: 'what the writer is; it may guide the choice of words.',
      text: background?.jobTitle?.trim() ?? '',
    },
    {
      name: 'own-words',
      about: 'words that are right as the writer spells them: keep each.',
      text: dictionary.slice(0, mostOwnWords).join('\n'),
    },
    { name: 'voice', about: 'how the writer says that they write.', text: voice?.note ?? '' },
    {
      name: 'voice-example',
      about: 'another text in the writer’s own hand; only for its manner.',
      text: voice?.example ?? '',
    },
  ];
  return parts.filter(({ text }) => text.trim() !== '');
}

/** A voice guides how something is said, never what: it is material, as all parts are. */
export function describeVoice({ voice }: WriterPreferences): string[] {
  if (`${voice?.note ?? ''}${voice?.example ?? ''}`.trim() === '') return [];
  return [
    'The parts “voice” and “voice-example”, where they are there, show how the writer writes: let them guide words, rhythm and warmth where the task leaves those open. Take no fact from them, and never mention them.',
  ];
}
