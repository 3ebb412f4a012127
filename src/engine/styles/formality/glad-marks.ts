import type { Finding, Rule } from '../../rules/kit.ts';

const GLAD =
  /^(?:many thanks|thanks|thank you|congratulations|congrats|well done|good luck|have an? (?:great|good|nice|lovely|wonderful|fantastic)|happy (?:birthday|new year|easter|christmas)|merry christmas|enjoy|welcome|see you)(?![\p{L}'-])(?:(?! but | although | however )[^.!?…:;\n])*(?<=[\p{L}\p{N}])(\.)$/iu;

/** “Thanks for the note.” ends with an exclamation mark in a casual text. */
export const gladMarks: Rule = {
  id: 'glad-mark',
  category: 'tone',
  gist: 'lively mark',
  *find({ text }): Generator<Finding> {
    if (!GLAD.test(text)) return;
    const reason = 'Casual thanks and wishes end with an exclamation mark.';
    yield { start: text.length - 1, end: text.length, replacement: '!', reason };
  },
  examples: [['Thanks for the note. We read it.', 'Thanks for the note! We read it.']],
  leaves: ['We said thanks.', 'Thank you for the note, but it is late.'],
};
