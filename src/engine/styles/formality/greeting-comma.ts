import type { Finding, Rule } from '../../rules/kit.ts';

const NAMED =
  /^(?:Hi|Hello|Hey)(?= (?:can|could|just|do|did|I|I'm|we) )|^(?:Hi|Hello|Hey|Dear) (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+(?= (?:thank you|thanks|just|I|I'm|I'll|I've|can|could|would|please|hope|sorry|we|we're|quick|yes|yeah)(?![\p{L}'-]))/u;

/** “Hi Tom thank you for the file” has a comma after the name. */
export const greetingComma: Rule = {
  id: 'greeting-comma',
  category: 'punctuation',
  gist: 'letter form',
  *find({ text }): Generator<Finding> {
    const end = NAMED.exec(text)?.[0].length;
    if (end === undefined) return;
    yield { start: end, end, replacement: ',', reason: 'A greeting ends with a comma.' };
  },
  examples: [['Hi Tom thank you for the file.', 'Hi Tom, thank you for the file.']],
  leaves: [
    'Hi Tom, thank you.',
    'Dear Tom Brown, we are late.',
    'Hello World is a book.',
    'Hey you are late.',
  ],
};
