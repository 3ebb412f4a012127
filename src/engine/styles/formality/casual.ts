import { makeTableRule } from '../../rules/table-rule.ts';
import { NO_NOUN, toRows } from '../table.ts';
import { NOT_COUNTED, NOT_DENIED, RELAXED_EVERYDAY } from './everyday.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';

/** Stiff words, and the everyday ones. Also what “semi-casual” does. */
const RELAXED = `
  furthermore,=also,|moreover,=also,|additionally,=also,|in addition,=also,
  utilize=use|utilizes=uses|utilized=used|utilizing=using|utilise=use|utilised=used|commence=start|commences=starts
  commenced=started|commencing=starting|obtain=get|obtains=gets|obtained=got|attempted to=tried to
  regarding=about|concerning (the|your|our|this)=about $1|sufficient (\\p{L}+)=enough $1|inform (you|us|me|them) that=tell $1 that
  require(?!(?: \\p{L}+){1,3} to \\p{L})=need|requires(?!(?: \\p{L}+){1,3} to \\p{L})=needs
  informed (you|us|me|them) that=told $1 that|assist (you|us|me|them|him|her)=help $1
  assisted (you|us|me|them|him|her)=helped $1|(?<!\\b(?:to|and|i|we|will|would|must|can|should|just|really) )thank you for=thanks for|(?<!\\b(?:to|and|i|we|will|would|must|can|should|just|really) )thank you (?:very|so) much=thanks so much
  at your earliest convenience=as soon as you can|prior to=before|numerous=many|approximately (\\p{L}+)=about $1
  request that you=ask you to|in the event that=if|residence=home
  receive (a|an|the|your|our)=get $1|received (a|an|the|your|our)=got $1|purchase (a|an|the|this|some)=buy $1
  purchased (a|an|the|this|some)=bought $1`;

export const relaxedWords = withOrdinaryOpenings(
  makeTableRule({
    id: 'relaxed-word',
    category: 'tone',
    gist: 'everyday word',
    rows: [
      { find: 'at your earliest convenience(?= (?:in order )?to )', write: 'soon' },
      ...toRows(RELAXED),
      ...RELAXED_EVERYDAY.map(({ find, write }) => ({ find: `${find}(?!')`, write })),
      { find: `${NO_NOUN}attempt to`, write: 'try to' },
      { find: `${NO_NOUN}desire to`, write: 'want to' },
      { find: '(?<=^|[;:] )(?:therefore|consequently|thus),', write: 'so' },
      { find: '(?<!\\p{L} )thank you(?=[.!])', write: 'thanks' },
      { find: '(?<=^)however,(?= (?:i|we|you|he|she|it|they|the|this|that|there)\\b)', write: 'but' },
    ],
    explain: (written) => `In everyday English one says “${written}”.`,
    examples: [
      [
        'Call at your earliest convenience. Call at your earliest convenience to book it.',
        'Call as soon as you can. Call soon to book it.',
      ],
      ['Thank you for the note. We require your help.', 'Thanks for the note. We need your help.'],
      ['However, we commenced work.', 'But we started work.'],
    ],
    leaves: ['I want to thank you for it.', 'The purchase was cheap.', 'However hard it is, we try.'],
  }),
);

/** Words of speech, for “casual” only. */
export const casualWords = withOrdinaryOpenings(
  makeTableRule({
    id: 'casual-word',
    category: 'tone',
    gist: 'casual word',
    rows: [
      ...toRows(`
      children=kids|information about=info about|going to (be|go|get|see|have|make|need|do)=gonna $1
      excellent=great|a large number of=lots of|very (happy|good|nice|glad|excited|busy|easy)=really $1`),
      {
        find: `${NOT_COUNTED}${NOT_DENIED}many (?!of|a|who|thanks|are|were|have|more|other)(\\p{Ll}+s)`,
        write: 'lots of $1',
      },
    ].map(({ find, write }) => ({ find: `${find}(?!')`, write })),
    explain: (written) => `In a casual tone one says “${written}”.`,
    examples: [['The children are going to be very happy.', 'The kids are gonna be really happy.']],
    leaves: ["The children's home.", 'How many days?', 'We are going to Rome.'],
  }),
);
