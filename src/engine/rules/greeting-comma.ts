import { makeTableRule } from './table-rule.ts';

const GOES_ON = "(?:thanks|thank|i|i'm|we|hope|just|can|could|how|sorry|yes|please|yeah|sure)";

export const greetingComma = makeTableRule({
  id: 'greeting-comma',
  category: 'punctuation',
  gist: 'comma',
  rows: [
    {
      find: `(?<=^)(hi|hello|hey|dear|good morning|good afternoon) (?!${GOES_ON} )(\\p{L}{3,14})(?= ${GOES_ON}\\b)`,
      write: '$1 $2,',
    },
  ],
  explain: () => 'Whoever is greeted stands apart from the sentence by a comma.',
  examples: [
    ['Hi Maria thanks for the quick reply.', 'Hi Maria, thanks for the quick reply.'],
    ['Hello everyone I hope you are well.', 'Hello everyone, I hope you are well.'],
  ],
  leaves: ['Hi, thanks for coming.', 'Hello how are you?', 'Dear Tom, I am back.'],
});
