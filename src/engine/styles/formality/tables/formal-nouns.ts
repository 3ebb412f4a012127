import type { PairGroup } from '../lookup-rows.ts';
import { AT_END } from './guards.ts';

/** Nouns, and set expressions of all kinds. */
export const FORMAL_NOUNS: readonly PairGroup[] = [
  {
    as: 'noun',
    pairs: `app=application|ad=advertisement|exam=examination|lab=laboratory|fridge=refrigerator|bike=bicycle|photo=photograph
    mum=mother|mom=mother|dad=father|grandma=grandmother|grandpa=grandfather|kid=child|boss=manager|uni=university
    teenager=adolescent|teen=adolescent|cop=police officer|memo=memorandum|spec=specification|repo=repository
    dev=developer|intro=introduction|limo=limousine|gran=grandmother
    pal=friend|buddy=friend|typo=typographical error|mistake=error|telly=television|pic=picture`,
  },
  {
    as: 'noun',
    before: '(?<!\\b(?:smart|cable|live|reality|satellite) )',
    pairs: 'tv=television',
  },
  {
    as: 'words',
    before: '(?<!\\b(?:the|a) )',
    pairs: 'docs=documentation|config=configuration|info=information|flu=influenza',
  },
  {
    as: 'words',
    pairs:
      'phone number=telephone number|phone numbers=telephone numbers|phone call=telephone call|phone calls=telephone calls|phone conversation=telephone conversation',
  },
  {
    as: 'words',
    pairs: `each other=one another|nobody=no one|lots more=considerably more|all kinds of=all manner of|all sorts of=all manner of
    some kind of=some form of|some sort of=some form of|kinds of=types of|sorts of=types of|a kind of=a type of|a sort of=a type of
    quite a few=a considerable number of|the whole thing=the entire matter|out of work=unemployed|loads of=a great deal of
    heaps of=a great deal of|these days=nowadays|once in a while=occasionally|every now and then=occasionally
    now and then=occasionally|from time to time=occasionally|at the moment=at present|for now=for the time being
    over and over=repeatedly|again and again=repeatedly|on top of that,=in addition,|all at once=simultaneously
    in the same way=in the same manner|in this way=in this manner|in that way=in that manner|in such a way=in such a manner
    a couple of times=several times|sooner or later=eventually|by the way,=incidentally,|first off,=first,
    in a row=consecutively|in charge of=responsible for|more or less=approximately|a whole lot of=a great deal of
    right from the start=from the outset|from the start=from the outset|what do you mean by=what is meant by
    get a job=obtain employment|find a job=find employment|getting a job=obtaining employment|found a job=found employment
    in the long run=in the long term|up to now=to date|until now=to date
    make up your mind=decide|keep in mind=bear in mind|keeping in mind=bearing in mind|on your own=independently
    as a result of this=consequently`,
  },
  { as: 'words', before: '(?<!\\b(?:no|new|up) )', pairs: 'along with=together with' },
  { as: 'words', after: '(?= (?:\\p{L}+ )?\\p{L}+s(?![\\p{L}-]))', pairs: 'plenty of=numerous' },
  {
    as: 'words',
    after: '(?= \\p{L}+[^s\\P{L}](?![\\p{L}-]))(?! people| children| men| women)',
    pairs: 'plenty of=ample|a bit of=a small amount of',
  },
  { as: 'words', pairs: 'plenty of people=numerous people|plenty of children=numerous children' },
  {
    as: 'words',
    before:
      '(?<=\\b(?:helped|help|changed|matters|learned|learnt|improved|cost|costs|travel|worked|use|used|know|knows|knew|means|think|worry|vary|varies) )',
    after: AT_END,
    pairs: 'a lot=a great deal',
  },
  { as: 'words', before: '(?<=\\b(?:a|the|this|that|young|old|nice|other|one) )', pairs: 'guy=man' },
  {
    as: 'words',
    before: '(?<=\\b(?:the|these|those|two|three|some|many|young|old|other) )',
    pairs: 'guys=men',
  },
];
