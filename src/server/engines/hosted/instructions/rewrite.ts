import { defaultRewriteStyle, type RewriteStyle } from '../../../../shared/contract/enhance.ts';
import { editReminder, keepFacts, keepForm, type Task, textOnly } from './task.ts';

const formalities: Record<RewriteStyle['formality'], string> = {
  casual: 'casual, as to a friend, with contractions',
  'semi-casual': 'relaxed, as to a colleague one knows well',
  neutral: 'neither casual nor formal',
  professional: 'professional, as to a client',
  'very-formal': 'very formal, without contractions',
};
const tones: Record<RewriteStyle['tone'], string> = {
  polite: 'polite and considerate',
  neutral: 'neutral',
  confident: 'confident, without hedges, claiming no more than the text does',
};
const lengths: Record<RewriteStyle['length'], string> = {
  shorter: 'shorter than the text, with everything that the reader needs',
  auto: 'about that of the text',
  detailed: 'longer where that helps the reader, out of what the text says and without a new fact',
};

/** What differs from the style that is asked for when nothing is, as the reason of a change says it. */
function toReason(style: RewriteStyle): string {
  const { formality, tone, length } = defaultRewriteStyle;
  const asked = [
    ...(style.formality === formality ? [] : [style.formality.replaceAll('-', ' ')]),
    ...(style.tone === tone ? [] : [style.tone]),
    ...(style.length === length ? [] : [style.length]),
  ];
  return asked.length === 0 ? 'Asked for: a neutral rewrite.' : `Asked for: a ${asked.join(', ')} text.`;
}

export function toRewriteTask(style: RewriteStyle): Task {
  const isShorter = style.length === 'shorter';
  return {
    name: 'rewrite',
    version: 1,
    instructions: [
      'Rewrite the part “text” in the style below, and correct mistakes on the way.',
      `Formality: ${formalities[style.formality]}.`,
      `Tone: ${tones[style.tone]}.`,
      `Length: ${lengths[style.length]}.`,
      keepFacts,
      ...keepForm.slice(isShorter ? 1 : 0, 2),
      'Where the text has this style already, give it back unchanged, to the letter.',
      textOnly,
    ],
    reminder: editReminder,
    reason: toReason(style),
    category: isShorter ? 'shortening' : 'tone',
    growth: style.length === 'detailed' ? 4 : 2,
  };
}
