import { makeTableRule } from '../../rules/table-rule.ts';
import { toPatternRows } from '../table.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';
import { MESSAGE_WORDS } from './tables/message-words.ts';

const FORMAL_MESSAGES = `
  (?<=(?:^|, |\\b(?:so|and|but) ))(?:don't|do not) (?:freak out|panic) → please do not be alarmed
  i (?:just )?(?:want|wanted|wish|wished) to let you know(?: that)?(?= (?:i|you|he|she|it|we|they|there|the|this|that|my|our|your)(?![\\p{L}-])) → I would like to inform you that
  i (?:just )?(?:want|wanted|wish|wished) to let you know about → I would like to inform you about
  i just (?:want|wanted|wish|wished) to(?= \\p{Ll}) → I would like to
  (?<=^)i (?:wished|wanted) to(?= (?:ask|speak|talk|inform|know|check|discuss|thank|follow up|confirm|enquire)\\b(?!.*\\b(?:but|yesterday|last|earlier|before)\\b)) → I would like to
  reach out(?=[.,;!]|$| (?:again|if|when|with any)(?![\\p{L}-])) → make contact
  show up → appear`;

/** The words of messages, for the two most formal levels. */
export const messageWords = withOrdinaryOpenings(
  makeTableRule({
    id: 'message-word',
    category: 'tone',
    gist: 'informal word',
    rows: toPatternRows(MESSAGE_WORDS),
    explain: (written) => `A more formal text says “${written}”.`,
    examples: [
      ['If stuff does not load, call us asap.', 'If things do not load, call us as soon as possible.'],
      [
        'We have a bunch of stuff to do. It is way too loud.',
        'We have many things to do. It is far too loud.',
      ],
      ['They were pretty rude, and it was kind of odd.', 'They were quite rude, and it was somewhat odd.'],
      [
        'I will ping you. Can you loop in Mark and check out the list?',
        'I will contact you. Can you include Mark and look at the list?',
      ],
      [
        'I figured out the problem. It is no big deal.',
        'I identified the problem. It is not a serious matter.',
      ],
      ['He is at home cause he is ill.', 'He is at home because he is ill.'],
      [
        'Let us touch base on Monday. I have been swamped.',
        'Let us speak on Monday. I have been extremely busy.',
      ],
      ['It is a bit of a mess, and I am a bit late.', 'It is something of a mess, and I am slightly late.'],
    ],
    leaves: [
      'Pretty flowers. It is a pretty old house.',
      'A kind of cheese.',
      'The cause he named is old. It will cause it to fail.',
      'They stuff the bag. He checked out of the hotel.',
      'The loop in the code never ends.',
      'By the way more people came.',
      'A bit of bread.',
    ],
  }),
);

/** The words of messages that only a very formal text does without. */
export const formalMessages = withOrdinaryOpenings(
  makeTableRule({
    id: 'formal-message',
    category: 'tone',
    gist: 'formal word',
    rows: toPatternRows(FORMAL_MESSAGES),
    explain: (written) => `A more formal text says “${written}”.`,
    examples: [
      [
        'I just wanted to let you know the shop is open.',
        'I would like to inform you that the shop is open.',
      ],
      ['It is late, so do not freak out.', 'It is late, so please do not be alarmed.'],
    ],
    leaves: ['We do not panic.', 'I wanted to let you go.', 'I just want it.'],
  }),
);
