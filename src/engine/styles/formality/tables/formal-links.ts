import type { PairGroup } from '../lookup-rows.ts';
import { AT_END } from './guards.ts';

/** What links clauses. */
export const FORMAL_LINKS: readonly PairGroup[] = [
  {
    as: 'words',
    before:
      '(?<=(?:\\b(?:know|knew|unsure|unclear|wonder|wonders|wondered|wondering|asked|asks|asking|see|check|certain|sure|tell|determine|decide|decided|clear|question|find out|know for certain|interested to know|verify|confirm|idea)) )',
    // “Let me know if you need it” sets a condition and asks nothing.
    after: `(?!(?<=\\blet (?:me|us) know if) you (?:want|would|wish|need|have|require|notice|find|encounter|run|get|see|come|hear|think of)\\b)(?= (?:i|you|he|she|it|we|they|there|the|this|that|these|those|my|your|his|her|its|our|their|someone|anyone|people|any|some)(?![\\p{L}-]))(?![^.?!;]* then(?![\\p{L}]))`,
    pairs: 'if=whether',
  },
  { as: 'words', before: '(?<=\\bto )', after: '(?= (?:if|whether)(?![\\p{L}-]))', pairs: 'see=determine' },
  {
    as: 'words',
    after:
      '(?= (?:i|we|you|he|she|they) (?:said|mentioned|did|do|wrote|say|expected|suggested|described|explained)(?![\\p{L}-]))',
    before: '(?<!\\b(?:would|just|much|more|looks|look|sounds|sound|feel|feels|seem|seems) )',
    pairs: 'like=as',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:seem|seems|seemed|feel|feels|felt|act|acts|acted|behave|behaves) )',
    after: '(?= (?:i|you|he|she|they|we|it)(?![\\p{L}-]) (?!will be able)\\p{L}+)',
    pairs: 'like=as though',
  },
  {
    as: 'words',
    before:
      '(?<=\\b(?:bands|drugs|networks|services|countries|companies|cities|sites|websites|apps|applications|products|tools|languages|things|items|factors|devices|platforms|organisations|organizations|brands|firms|places|areas|issues|problems|systems|features|nations|schools|subjects|topics|programs|programmes|methods|techniques|crops|animals|foods|sports|events|substances|drugs|materials|functions|libraries|frameworks|packages|institutions|websites) )',
    after:
      '(?! (?:this|that|these|those|me|you|him|her|us|them|it|to|i|we|they|he|she)(?![\\p{L}-]))(?= \\p{L})',
    pairs: 'like=such as',
  },
  {
    as: 'words',
    before:
      '(?<=\\b(?:code|question|questions|problem|problems|case|cases|example|examples|situation|situations|project|scheme|something|task|tasks|data|method|tool|error|errors|message|text|file|system|class|function|approach|place|event|decision|policy) )',
    after: AT_END,
    pairs: 'like this=of this kind|like that=of that kind|like these=of this kind',
  },
  {
    as: 'words',
    before:
      '(?<!\\b(?:by|in|all|on|along|make|makes|made|across|half|part|lead|leading|block|blocks|blocking|which|some of) )',
    after: '(?= (?:i|you|he|she|we|they|it|the \\p{L}+)(?![\\p{L}-]) \\p{L}+)',
    pairs: 'the way=the manner in which',
  },
  {
    as: 'words',
    before:
      '(?<=\\b(?:depends?|depended|depending|based|relies|rely|relied|relying|insists?|insisted|insisting|agreed|focus(?:ed|es)?|built|imposed|embarked|embark|reflect|improve|improved) )',
    after: '(?= (?:\\p{L}|[“"‘]))(?! (?:\\p{L}+day|time|top|top of)(?![\\p{L}-]))',
    pairs: 'on=upon',
  },
];
