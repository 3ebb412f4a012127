import type { PairGroup } from '../lookup-rows.ts';
import { DOING, OBJECT } from './guards.ts';

/** Verbs of what one does with something. */
export const FORMAL_ACTIONS: readonly PairGroup[] = [
  {
    as: 'verb',
    before: '(?<=\\b(?:is|are|was|were|be|been|being)(?: \\p{L}+ly)? )',
    after: '(?=[.,;?!)]|$| (?:by|in|at|on|from|for|when|after|before|until|during|last)(?![\\p{L}-]))',
    pairs: `carry out=conduct|build=construct|buy=purchase|hand out=distribute|put together=assemble|set up=establish
    choose=select|bring in=introduce|look into=investigate|get rid of=eliminate|shut=close|leave out=omit|hide=conceal
    put off=postpone|throw away=discard`,
  },
  { as: 'verb', after: DOING, pairs: 'start=begin' },
  {
    as: 'verb',
    after:
      '(?= (?:reporters|journalists|the (?-i:\\p{Lu})\\p{L}+|(?-i:\\p{Lu})\\p{L}+)(?:[.,:]|$| (?:that|in|on|at|over)(?![\\p{L}-])))',
    pairs: 'tell=inform',
  },
  {
    as: 'verb',
    after: '(?! (?:it|time|into|in|out|off|up)(?![\\p{L}-]))(?= \\p{L})',
    pairs: 'buy=purchase',
  },
  {
    as: 'verb',
    after: OBJECT,
    pairs: `carry out=conduct|get rid of=eliminate|put off=postpone|hand in=submit|hand out=distribute
    put up with=tolerate|throw away=discard|put forward=propose|pay back=repay|come across=encounter
    pull out of=withdraw from|team up with=collaborate with|stick to=adhere to|sign up for=register for
    speed up=accelerate|look into=investigate|wait for=await|talk about=discuss|cut back on=reduce|cut down on=reduce
    leave out=omit|put together=assemble|run out of=exhaust|bring about=cause|take over=assume control of
    rule out=exclude|send back=return|give back=return|come up with=devise|try out=test|figure out=determine
    find out=determine|work out=determine|point out=indicate|send out=distribute|give away=donate
    hold back=withhold|take apart=dismantle|make up for=compensate for
    hide=conceal|start off=begin
    look up to=admire|take away=remove|bump into=encounter
    write down=record|note down=record|phone=telephone|track down=locate`,
  },
  {
    as: 'verb',
    after: `(?= (?:an?|the|this|that|these|those|his|her|its|their|our|my|your|some|any|more|further|additional|another)(?: |$))(?! a lot)(?!(?: \\p{L}+){1,3} to \\p{L})`,
    pairs: 'need=require',
  },
  {
    as: 'verb',
    after: `(?=[,;?!.]| (?:by|for|in|at|to (?:be|make|have|get|do))(?![\\p{L}-]))`,
    before: '(?<=\\b(?:is|are|was|were|be|been|not) )',
    pairs: 'need=require',
  },
  {
    as: 'verb',
    after: '(?! (?:it|him|her|them|me|us|you|trouble)(?![\\p{L}-]))(?= (?-i:\\p{Ll}))',
    pairs: 'ask for=request',
  },
  {
    as: 'verb',
    after:
      '(?= (?:an?|the|this|that|these|those|my|your|his|her|their|another|some) (?:\\p{L}+ ){0,2}questions?(?![\\p{L}-]))',
    pairs: 'ask=pose',
  },
  {
    as: 'verb',
    after: '(?= (?:me|us|you|them|him|her)(?:[.,;?!)]|$| (?:with|in)(?![\\p{L}-])))',
    pairs: 'help=assist',
  },
  {
    as: 'verb',
    after:
      '(?= (?:the|those|these|our|your|their|other|more) \\p{L}+(?:[.,;?!)]|$| (?:with|in)(?![\\p{L}-])))',
    pairs: 'help=assist',
  },
];
