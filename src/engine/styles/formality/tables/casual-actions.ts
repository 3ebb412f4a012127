import type { PairGroup } from '../lookup-rows.ts';
import { OBJECT, WORD_END } from './guards.ts';

const NOT_PASSIVE = "(?<!\\b(?:is|are|was|were|be|been|being|am|'s|'re|'m)(?: \\p{L}+ly)? )";
const THING = `(?! (?:by|with|from|in|at|on|for|as|to|and|or|when|after|before|during|since)${WORD_END})(?= \\p{L})`;

/** Verbs of what one does with something. */
export const CASUAL_ACTIONS: readonly PairGroup[] = [
  {
    as: 'verb',
    before: '(?<=\\b(?:is|are|was|were|be|been|being)(?: \\p{L}+ly)? )',
    after: `(?=[.,;?!)]|$| (?:by|in|at|on|from|with|for|when|after|before|until|during|last)${WORD_END})`,
    pairs: `conduct=carry out|construct=build|purchase=buy|distribute=hand out|discover=find|assemble=put together|repair=fix
    conceal=hide|postpone=put off|eliminate=get rid of|discard=throw away|select=pick|choose=pick|demonstrate=show
    award=give|request=ask for|investigate=look into|resolve=sort out|modify=change|alter=change|introduce=bring in
    permit=allow|prohibit=ban|complete=finish|manufacture=make|produce=make|create=make|terminate=end|reduce=cut
    transport=carry|verify=check|locate=find`,
  },
  {
    as: 'words',
    before: '(?<=\\b(?:can|could) (?:you|someone|anyone|somebody|anybody) (?:please )?)',
    after: `(?= (?:what|how|why|which|where|whether)${WORD_END})`,
    pairs: 'explain=tell me|clarify=tell me|specify=tell me|define=say',
  },
  {
    as: 'verb',
    after: `(?= (?:that|how|why|what|whether|when|who)${WORD_END})`,
    pairs: 'discover=find out|demonstrate=show|ensure=make sure|verify=check',
  },
  {
    as: 'verb',
    after: `(?= (?:whether|what|how|why|which|where|when|who|if)${WORD_END})`,
    pairs: 'specify=say',
  },
  {
    as: 'verb',
    before: NOT_PASSIVE,
    after: OBJECT,
    pairs: `purchase=buy|conduct=carry out|eliminate=get rid of|postpone=put off|distribute=hand out|tolerate=put up with
    discard=throw away|repay=pay back|encounter=come across|withdraw from=pull out of|collaborate with=team up with
    adhere to=stick to|register for=sign up for|resolve=sort out|accelerate=speed up|investigate=look into|await=wait for
    discuss=talk about|obtain=get|acquire=get|repair=fix|verify=check|select=pick|choose=pick|possess=have|construct=build
    produce=make|examine=look at|discover=find|locate=find|seek=look for|request=ask for|modify=change|alter=change
    conceal=hide|devise=come up with|assemble=put together|demonstrate=show|illustrate=show|retain=keep
    omit=leave out|exclude=leave out|execute=run|assist=help
    complete=finish|attempt=try|dismantle=take apart|initiate=start|commence=start|utilize=use|utilise=use
    manufacture=make|recruit=hire|transport=carry|inspect=check|attend=go to
    publish=put out|inform=tell
    consider=think about|transform=change|enhance=boost`,
  },
  { as: 'verb', before: NOT_PASSIVE, after: THING, pairs: 'receive=get' },
  { as: 'verb', after: `(?! to${WORD_END})(?=[.,;:?!)]|$| \\p{L})`, pairs: 'occur=happen' },
  { as: 'verb', after: `${OBJECT}(?!(?: \\p{L}+){1,3} to \\p{L})`, pairs: 'require=need' },
  {
    as: 'verb',
    after: `(?= (?:an?|the|some|more|any|details|information|code|examples?|support|help|advice|evidence|your|free|better)${WORD_END})`,
    pairs: 'provide=give',
  },
  {
    as: 'verb',
    after: `(?= (?:me|us|you|them|him|her)${WORD_END})`,
    pairs: 'contact=get in touch with|inform=tell|assist=help',
  },
  {
    as: 'words',
    pairs:
      'provide me with=give me|provide us with=give us|provide you with=give you|provide them with=give them|provided me with=gave me|provided them with=gave them|provided us with=gave us',
  },
];
