import type { PairGroup } from '../lookup-rows.ts';
import { AT_END, WORD_END } from './guards.ts';

/** Nouns, and set expressions of all kinds. */
export const CASUAL_NOUNS: readonly PairGroup[] = [
  {
    as: 'noun',
    pairs: `advertisement=ad|examination=exam|laboratory=lab|refrigerator=fridge|bicycle=bike|photograph=photo|grandmother=grandma
    grandfather=grandpa|child=kid|infant=baby|automobile=car|television=telly|adolescent=teenager|physician=doctor|university=uni
    motorcycle=motorbike|aeroplane=plane|airplane=plane|vegetable=veggie|beverage=drink|individual=person|gentleman=guy
    mobile phone=mobile|memorandum=memo|specification=spec|repository=repo
    administrator=admin|developer=dev|residence=home
    difficulty=problem|disparity=gap|obstacle=hurdle|rhinoceros=rhino
    advantage=plus|disadvantage=downside|drawback=downside|spectacles=glasses|companion=friend`,
  },
  {
    as: 'words',
    before: '(?<!\\b(?:the|a|an|of) )',
    pairs: 'documentation=docs|influenza=flu|configuration=config|information=info|mathematics=maths',
  },
  {
    as: 'words',
    pairs: `one another=each other|no one=nobody|as soon as possible=ASAP|for instance=for example|with regard to=about|with respect to=about
    the majority of=most|the vast majority of=most|a considerable number of=loads of|a large number of=loads of|large numbers of=loads of
    a great many=loads of|in the same manner=the same way|in this manner=like this|in that manner=like that|from the outset=from the start
    a variety of=all sorts of|a wide variety of=all sorts of|a wide range of=all sorts of|a range of=all sorts of
    free of charge=for free|at present=right now|in due course=soon|in the long term=in the long run|be aware of=know about|is aware of=knows about|are aware of=know about
    in spite of=despite|bear in mind=keep in mind|on a number of occasions=a few times|from time to time=now and then
    once again=again|out of work=out of a job|prior to=before|at this stage=right now
    there are many=there are lots of
    a wealth of=loads of|in the absence of=without|on behalf of=for|in favour of=for|in favor of=for
    a multitude of=loads of|with the exception of=apart from
    regardless of=no matter|in excess of=over|by means of=with|in accordance with=in line with
    on a regular basis=regularly|is likely to=will probably|are likely to=will probably|in the vicinity of=near
    take into account=think about|takes into account=thinks about|taking into account=thinking about|taken into account=thought about
    `,
  },
  {
    as: 'words',
    before: '(?<!\\b(?:no|not|any|little|rather|or) )',
    after: '(?= \\p{Sc}?\\p{N})',
    pairs:
      'more than=over|less than=under|approximately=about|roughly=about|an estimated=about|only=just|as many as=up to',
  },
  {
    as: 'words',
    after: `(?= (?:year|month|week|day|hour|night)${WORD_END})`,
    before: '(?<=\\p{L} |\\p{N} )',
    pairs: 'per=a',
  },
  {
    as: 'words',
    before:
      '(?<=\\p{N}\\p{L}* |\\b(?:million|billion|thousand|pounds|dollars|euros|people|times|cars|tonnes|days) )',
    after: AT_END,
    pairs: 'annually=a year|daily=a day|weekly=a week|per annum=a year',
  },
  {
    as: 'words',
    after: `(?= (?:an?|the|this|that|its|his|her|their|our)${WORD_END})`,
    pairs: 'is due to=is down to|are due to=are down to|was due to=was down to|were due to=were down to',
  },
];
