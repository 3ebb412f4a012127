import { SHORTHAND } from '../../spelling/shorthand.ts';
import { withCapital } from '../../text/capital.ts';
import { WEEKDAY } from '../words/dates.ts';
import type { Replacement } from './replacement.ts';

/** “steel is short”, and not “new baby” */
const IS_CLAUSE =
  /^(?:(?:i|i'm|im|we|he|she|it|its|it's|they|there|theres|you)\b|(?:\S+ ){1,4}(?:is|are|was|were|has|have|had|can|can't|cant|will|won't|wont|does|doesn't|doesnt|did|didn't|didnt|don't|dont|needs?|came|comes?|went|got|broke|\p{L}{3,}ed)\b)/iu;

/** “cant” is “can't”, “Pls” is “Please”. */
function writeShorthand(word: string): string {
  const whole = SHORTHAND[word.toLowerCase()];
  if (whole === undefined || /^\p{Lu}{2}/u.test(word)) return word;
  return /^\p{Lu}/u.test(word) ? withCapital(whole) : whole;
}

/** Short forms, many of which are read by what stands beside them: “re” is also a prefix, “no” mostly a refusal. */
export const SHORT_FORMS: readonly Replacement[] = [
  // “if ur around”
  [
    /\bur (?=(?:around|about|free|coming|going|happy|able|ok|okay|still|not|all|welcome|there|here|home|in|interested|up for|busy|sure|right|ready|doing|looking|having|getting|leaving|staying)\b)/gi,
    "you're ",
  ],
  [/(?<=\p{L} )(in|ex)cl(?=$|[,.;)])\.?/gu, '$1cluded'],
  [/\b(in|ex)cl\b\.?(?= (?!\d))/g, '$1cluding'],
  [/\besp\b\.?(?= \p{L})/gu, 'especially'],
  [/(?<=\b(?:has|have|had|got) )appt\b\.?/g, 'an appointment'],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  [/(?<=^[\p{L} ]{2,30}) = (?=(?!not?\b)\p{L})/gu, ' is '],
  [/(?<=\p{L}{3}) \+ (?=\p{L}{3})/gu, ' and '],
  [/(?<=\p{Ll}{2}) n (?=\p{Ll}{2})/gu, ' and '],
  [/,? \b(?:lol|haha+|lmao)\b/gi, ''],
  [/\bwho of (?=(?:them|you|us)\b)/g, 'which of '],
  [/\bappts\b/g, 'appointments'],
  [/\bappt\b\.?/g, 'appointment'],
  [
    /\b(?:b\/?c|cos|coz) (?!of\b)(?=([^,.;]+))/gi,
    (_, why = '') => (IS_CLAUSE.test(why) ? 'because ' : 'because of '),
  ],
  [/\b(?:cos|coz|bc|b\/c) of\b/g, 'because of'],
  // “took longer cause the company moved”
  [
    /(?<=\p{L}[^s\P{L}] )(?<!\b(?:will|would|can|could|may|might|to|and|the|this|that|which|not|root|might|must) )cause (?=(?:i|we|he|she|it|they|the|my|our|there)\b)/gu,
    'because ',
  ],
  [/\bsoz\b/g, 'sorry'],
  [
    /(?<=^|[,;.] )((?:so |very )?sorry),? (?=(?:(?:such )?(?:short|late|slow) (?:notice|reply|answer|response)|delay|inconvenience|(?:the )?(?:noise|mess|confusion|hassle|trouble|delay|bother))(?:$|[,.;!]| (?:but|and|with|in|about)\b))/gi,
    '$1 for the ',
  ],
  [/(?<=\bsorry for the )the /gi, ''],
  // “holiday request, 5 to 16 August”
  [
    /^((?:annual |unpaid |parental )?leave|holiday|time off) request[,:]? (?:for )?(?:from )?(?=\d{1,2}(?:st|nd|rd|th)? ?(?:to|-|–|until|till|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu,
    'request $1 from ',
  ],
  [/^(refund|repair|holiday|(?:annual |unpaid |parental )?leave|time off) request(?=[,:] )/giu, 'request $1'],
  // “bring all my own gear”, “personally think it is too long”
  [/(?<=^|[,;.] )(?=(?:bring|use|provide|supply|take) (?:all )?(?:my|our) own\b)/gu, 'I '],
  [/(?<=^|[,;.] )personally (?=(?:think|feel|find|prefer|like|would)\b)/giu, 'I personally '],
  // “it's my hospital appointment and can't move it”
  [
    /(?<=\b(?:it|that)['’]s (?:(?!(?:and|or|but|who|which|that)\b)[\p{L}\d'’-]+ ){1,5}and )(?=(?:can['’]?t|cannot|couldn['’]?t|won['’]?t|haven['’]?t|have to) \p{L})/giu,
    'I ',
  ],
  // “gym membership cancel”
  [
    /(?<=^|[,;.] )(?:(?:my|the|our) )?((?:\p{L}+ )?(?:membership|subscription|contract|policy|direct debit|booking|appointment)) cancel(?= please| pls|$|[,.;])/giu,
    'cancel my $1',
  ],
  [
    /(?<=^|[,;.] |\b(?:and|but|that|because) )(?:the )?dr (?=(?:says|said|thinks|wants|told|gave)\b)/g,
    'the doctor ',
  ],
  // “moved -> mon 10”
  [/(?<=\b(?:moved|changed|postponed|brought forward)) ?-> ?(?=\S)/g, ' to '],
  [/\bits (?=(?:number|no\.?) \d)/g, "it's "],
  // “if its poking”, “its wired”
  [/\bits (?=\p{Ll}{3,}(?:ing|ed)(?:$|[.,;!?]))/gu, "it's "],
  [/\bat weekend\b/g, 'at the weekend'],
  [/\bid (?=(?:not|go|say|like|love|be|have|prefer|need|rather|do|take|want|expect)\b)/g, "I'd "],
  [/\b(gluten|dairy|sugar|nut|fat|lactose) free\b/g, '$1-free'],
  [/(?<=\d )o ?clock\b/g, "o'clock"],
  [/(?<!-)\bthru\b/g, 'through'],
  [/\bposs\b\.?(?=$|[ ,])/g, 'possible'],
  [/\bmtg(s?)\b\.?/g, 'meeting$1'],
  [/\bw\. (?=\p{L})/gu, 'with '],
  [/\b(a|the|no|any) prob(s?)\b/g, '$1 problem$2'],
  // “urgent stuff call 07700 900123”
  [
    /(?<=^|[,;.] )((?:urgent|any) (?:stuff|things|matters|questions|queries|problems|issues)|emergencies|questions|queries|problems),? (?:please )?(?=(?:call|ring|phone|text|e-?mail|contact|ask|see|come|let|speak to|talk to) (?!(?:is|was|are|were|about|for)\b))/giu,
    'for $1 please ',
  ],
  [/(?<![\p{L}'])r u\b/giu, 'are you'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\bb4\b/gi, 'before'],
  [/\bb-?day\b/gi, 'birthday'],
  [/\bfwd\b(?!:)/gi, 'forward'],
  // “v sorry”
  [
    /(?<=^|[,;.] |\b(?:am|are|is|was|very|so|it's|i'm|and|but) )v (?=(?:sorry|happy|good|nice|kind|grateful|keen|busy|tired|cold|hot|much|little|late|early|sad|pleased)\b)/gi,
    'very ',
  ],
  [/\b(?:by )?eod\b/gi, (found: string) => `${/^by/i.test(found) ? 'by ' : ''}the end of the day`],
  [/\bbank hols?\b/gi, 'bank holiday'],
  [/\b2mor(?:o|row)\b/gi, 'tomorrow'],
  [/\babt (?=[\p{L}\p{N}£$€])/giu, 'about '],
  [/\bbtw(?:n\b| (?=\d))/gi, (found: string) => (/n$/.test(found) ? 'between' : 'between ')],
  [/\bwke?nd(s?)\b/gi, 'weekend$1'],
  [/(?<=\b(?:\d+|last|this|next|the|a|per|every|each|that|one|two|three|few|mid) )wk(s?)\b/gi, 'week$1'],
  [/\brm (?=\d)/gi, 'room '],
  [/(?<=\p{L} )w (?=me\b|us\b|no\b|an?\b|\p{L}{3,})/gu, 'with '],
  [
    new RegExp(
      String.raw`(?<=\b(?:mon|tues?|weds?|thurs?|fri|sat|sun|tomorrow|${WEEKDAY}) )aft(?=$|[ ,.])`,
      'gi',
    ),
    'afternoon',
  ],
  [/(?<=\s)w\/o(?:ut)?\b/gi, 'without'],
  [/(?<=\s)w\/ ?(?=\p{L}|\d)(?!c\b)/gu, 'with '],
  [/(?<=[\p{L}\d] )re:? (?=(?!do\b)\p{L})/gu, 'about '],
  [/(?<=\b(?:at|to|from|number|house|flat) )no (?=\d)/g, 'No. '],
  [/(?<![\p{L}\p{N}'./@-])\p{L}+(?![\p{L}\p{N}'/@-]|\.\p{L})/gu, writeShorthand],
];
