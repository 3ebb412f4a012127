import type { PairGroup } from '../lookup-rows.ts';
import { beforeNoun, WORD_END } from './guards.ts';

/** Verbs with the nouns that they may have, and what is done to somebody. */
export const CASUAL_DEEDS: readonly PairGroup[] = [
  {
    as: 'verb',
    after: beforeNoun(
      'company|companies|business(?:es)?|organi[sz]ations?|committees?|charit(?:y|ies)|groups?|programmes?|funds?|firms?|schools?|systems?|networks?|foundations?|trusts?|schemes?|connection',
    ),
    pairs: 'establish=set up|create=set up',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'lists?|files?|copy|copies|pages?|websites?|apps?|videos?|plans?|tables?|folders?|functions?|class|classes|scripts?|version|versions|object|objects|problems?|steam|jobs|programs?|tool|tools|maps?|films?',
    ),
    pairs: 'create=make',
  },
  {
    as: 'verb',
    after: beforeNoun('meetings?|calls?|appointments?|interviews?'),
    pairs: 'arrange=set up|organise=set up|organize=set up|schedule=set up',
  },
  {
    as: 'verb',
    after: beforeNoun('essays?|reports?|work|homework|assignments?|applications?|papers?|thesis|resignation'),
    pairs: 'submit=hand in',
  },
  { as: 'verb', after: beforeNoun('forms?|questionnaires?|surveys?'), pairs: 'complete=fill in' },
  {
    as: 'verb',
    after: beforeNoun(
      'costs?|prices|emissions|numbers?|budgets?|spending|rates?|time|risks?|use|taxes|staff|pollution|waste|congestion|deficit|amount',
    ),
    pairs: 'reduce=cut',
  },
  { as: 'verb', after: beforeNoun('money|salary|income|living|profits?'), pairs: 'earn=make' },
  {
    as: 'verb',
    after:
      '(?= (?:just |only |about |around |over |at least |more than |an estimated |up to )?\\p{Sc}\\p{N})',
    pairs: 'earn=make|receive=get',
  },
  {
    as: 'verb',
    after: `(?= (?:to|by|from)${WORD_END})`,
    before: '(?<!\\b(?:not|as) )',
    pairs: 'respond=reply',
  },
  {
    as: 'words',
    pairs:
      'is located in=is in|are located in=are in|is situated in=is in|is located at=is at|be located in=be in|was located in=was in|is located on=is on',
  },
  { as: 'verb', after: `(?= (?:properly|correctly|as|in|on|with|for)${WORD_END})`, pairs: 'function=work' },
  {
    as: 'verb',
    after: beforeNoun('problems?|issues?|errors?|bugs?'),
    pairs: 'resolve=fix|rectify=fix|correct=fix|encounter=run into',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'meetings?|match(?:es)?|games?|part(?:y|ies)|weddings?|events?|strikes?|trips?|talks|search|concerts?|tours?',
    ),
    pairs: 'cancel=call off',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'problems?|issues?|questions?|matters?|situations?|challenges?|cris[ie]s|concerns?|complaints?',
    ),
    pairs: 'address=deal with|tackle=deal with',
  },
  {
    as: 'verb',
    before:
      '(?<=\\b(?:study|studies|research|results|figures|data|survey|evidence|report|statistics|findings|poll|analysis)(?: also)? )',
    after: `(?= (?:that|how|why|what)${WORD_END})`,
    pairs: 'indicate=show|reveal=show|demonstrate=show',
  },
  { as: 'words', before: '(?<=\\p{L} )', after: '(?= an? )', pairs: 'contains=has' },
  {
    as: 'words',
    before: '(?<=\\b(?:am|is|are|was|were) )',
    after: `(?= (?:paid|hit|hurt|killed|fired|caught|beaten|kicked|thrown|robbed|blamed|sacked|banned|invited|promoted|picked|called|charged|sent|asked|told|sold|used|bitten|arrested)${WORD_END})`,
    pairs: 'being=getting',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:who|he|she|i|it) )',
    after: `(?= (?:hit|fired|caught|beaten|kicked|robbed|sacked|promoted|arrested|killed|invited|thrown out|injured|knocked|bitten|dumped|evicted|stopped by)${WORD_END})`,
    pairs: 'was=got',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:they|we|you|who) )',
    after: `(?= (?:hit|fired|caught|beaten|kicked|robbed|sacked|promoted|arrested|killed|invited|thrown out|injured|knocked|bitten|dumped|evicted|stopped by)${WORD_END})`,
    pairs: 'were=got',
  },
];
