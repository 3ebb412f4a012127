import { wordSet } from '../lexicon/word-set.ts';
import { withCapital } from '../text/capital.ts';
import { placesOf, type Rule } from './kit.ts';

/** Names that are nothing else in lower case: not “march”, “may”, “polish” or “turkey”. */
const NAMES = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday january february april june july october november december
  september english american chinese japanese british french german korean spanish italian russian america china
  japan korea europe african africa asia asian european india indian canada canadian germany france italy london
  paris christmas spain portugal mexico brazil england scotland ireland sweden norway denmark russia australia portuguese dutch
  swedish norwegian arabic ukrainian mexican brazilian australian berlin madrid boston chicago
  easter halloween hanukkah ramadan diwali greece austria belgium switzerland hungary finland egypt nigeria vietnam thailand
  argentina pakistan singapore malaysia indonesia amsterdam dublin edinburgh manchester glasgow toronto montreal vancouver
  melbourne tokyo beijing moscow barcelona lisbon munich prague budapest warsaw istanbul zurich copenhagen stockholm
  rome leeds liverpool bristol sheffield birmingham cardiff belfast oslo helsinki athens geneva vienna venice milan naples
  brussels antwerp rotterdam hamburg frankfurt lyon marseille seoul osaka kyoto mumbai delhi bangkok sydney brisbane
  auckland cairo nairobi texas california britain scottish welsh irish ukraine poland romania romanian bulgaria bulgarian hungary
  hungarian croatia croatian serbia serbian slovenia slovakia czech lithuania latvia estonia iceland icelandic luxembourg albania
  belgian swiss austrian finnish greek israel israeli iran iranian iraq iraqi syria syrian lebanon lebanese palestine palestinian
  egyptian morocco moroccan algeria tunisia libya sudan ethiopia ethiopian kenyan nigerian ghana senegal cameroon uganda tanzania
  zambia zimbabwe saudi arabia arabian kuwait qatar afghanistan pakistani bangladesh nepal vietnamese malaysian indonesian filipino
  philippines taiwan taiwanese thai mongolia cambodia colombia colombian venezuela peru peruvian cuba cuban jamaica jamaican bolivia
  ecuador uruguay paraguay argentine muslim muslims islam islamic christian christians christianity jewish hindu buddhist
  florida hawaii alaska oregon ohio arizona nevada utah colorado michigan illinois minnesota massachusetts pennsylvania
  tennessee kentucky alabama louisiana mississippi oklahoma kansas missouri wisconsin connecticut vermont
  philadelphia seattle miami atlanta baltimore detroit hollywood brooklyn manhattan`);

/** “on mondays” */
const isName = (word: string) => NAMES.has(word.replace(/days$/, 'day'));

const DAY = /\b(?:[12]?\d|3[01])(?:st|nd|rd|th)?\s+(?:of\s+)?$/;
const ON_DAY =
  /\b(?:on|by|until|till|before|after|from|since|for|to)\s+(?:the\s+)?\d+(?:st|nd|rd|th)?\s+(?:of\s+)?$/i;
/** Where somebody marches. */
const WAY = /^\s+(?:on|through|into|in|past|along|down|up|over|across)\b/;

/** “in may.”, “until march”; “how long it will last may tell” and “in may not be best” go on. */
const IN_MONTH =
  /\b(?:in|until|till|since|by|during|early|late|mid|before|after|(?:end|middle|start|beginning) of) $/i;
const MONTH_ENDS = /^\s*(?:$|[.,;:!?)]|(?:and|or|when|because|but|we|i|for|with)\b|\d{4})/i;

/** “14 march”, and “on 3 may”: “3 may come late” can be three who may. */
function isMonth(name: string, before: string, after: string): boolean {
  if (/^(?:may|march)$/.test(name) && IN_MONTH.test(before) && MONTH_ENDS.test(after)) return true;
  if (name === 'march') return DAY.test(before) && !WAY.test(after);
  return name === 'may' && DAY.test(before) && ON_DAY.test(before);
}

/** “Christmas Eve” */
const FEAST = /\b(?:christmas|new year['’]s) $/i;
const isOfFeast = (word: string, before: string) => /^(?:eve|day)$/.test(word) && FEAST.test(before);

/** Before a name. */
const TITLE = /^(?:dr|mr|mrs|prof)\.?$/;
const isTitle = (word: string, after: string) => TITLE.test(word) && /^\.? \p{Lu}\p{Ll}/u.test(after);

/** “the china in the cupboard”, “a case of green morocco” */
const GOODS = /^(?:china|morocco|turkey)$/;
const OF_GOODS = /\b(?:the|a|an|my|our|your|his|her|their|some|fine|bone|green|red|of)\s+(?:\p{Ll}+\s+)?$/iu;
const isGoods = (word: string, before: string) => GOODS.test(word) && OF_GOODS.test(before);

export const properCapital: Rule = {
  id: 'proper-capital',
  category: 'spelling',
  gist: 'capital',
  *find(sentence) {
    for (const { word } of placesOf(sentence)) {
      // Part of a file name, a tag or a compound: “french-fries.css”.
      const isPart =
        /[-./_@#]/.test(sentence.text[word.start - 1] ?? '') ||
        /^(?:[-/_@]|\.\p{L})/u.test(sentence.text.slice(word.end));
      const [before, after] = [sentence.text.slice(0, word.start), sentence.text.slice(word.end)];
      const isOfName =
        (isName(word.text) && !isGoods(word.text, before)) ||
        isMonth(word.text, before, after) ||
        isOfFeast(word.text, before) ||
        isTitle(word.text, after);
      if (isPart || !isOfName) continue;
      const replacement = withCapital(word.text);
      yield {
        start: word.start,
        end: word.end,
        replacement,
        reason: 'Names of days, months, places and peoples take a capital, and so do titles before a name.',
      };
    }
  },
  examples: [
    ['We meet on monday in london.', 'We meet on Monday in London.'],
    ['The clinic in berlin is closed on sundays.', 'The clinic in Berlin is closed on Sundays.'],
    ['We spent easter in dublin.', 'We spent Easter in Dublin.'],
    ['We close at three on christmas eve.', 'We close at three on Christmas Eve.'],
    ['We met in march, and he can help until may.', 'We met in March, and he can help until May.'],
    ['It is due at the end of march.', 'It is due at the end of March.'],
    ['We asked dr. Novak to call.', 'We asked Dr. Novak to call.'],
    ['Yes, 14 march works, or by the 3rd of may.', 'Yes, 14 March works, or by the 3rd of May.'],
  ],
  leaves: [
    'They march on and polish the brass.',
    'Of the six, 3 may come late.',
    'All 20 march through the town.',
    'How long it will last may tell, and what they put you in may not be best.',
    'On the eve of the vote, they met for a day.',
    'The file french-fries.css is gone.',
    'The rooms were lined with the china and the green morocco cases.',
  ],
};
