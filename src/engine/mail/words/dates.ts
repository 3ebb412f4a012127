/** The names of weekdays, for patterns that heed no capitals, and for those that do. */
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const WEEKDAY_NAME = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** The names of months, for patterns that heed no capitals. */
export const MONTH = `(?:${MONTHS.join('|').toLowerCase()})`;
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const DAY = '(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)';
const SHORT = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:${DAYS.join('|')})s?\\b`,
    '(?<=(?<!\\b(?:under|over|aged?|than) )\\b(?:[12]?\\d|3[01])(?:st|nd|rd|th)? (?:of )?)(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b',
    '(?<![\\p{L}\\p{N}])(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b(?=\\.? \\d{1,2}\\b)',
    '(?<![\\p{L}\\p{N}])(?:feb|aug|sept|oct|nov)\\b',
    '(?<=\\b(?:in|for|by|until|till|since|from|before|after|early|late|(?:end|start|beginning|middle|week|weekend) of|mid|next|june|july) (?:and |or )?)(?:jan|feb|march|apr|jun|jul|august|aug|sept?|oct|nov|dec)\\b',
    `(?<![\\p{L}\\p{N}])${DAY}\\b(?=\\.?,? \\d{1,2}(?:\\b|[ap]m\\b|st\\b|nd\\b|rd\\b|th\\b)| (?:morning|afternoon|evening|night)\\b|(?: to |-| or | and )${DAY}\\b)`,
    '(?<=^|[.!?,\\n] ?)(?:mon|tues?|wed|thurs?|fri)\\b(?= (?:is|works?|suits?|would|at|after|no|yes|ok|okay|fine)\\b)',
    '(?<=\\b(?:since|on|by|until|till|next|last) )(?:mon|tues?|wed|thu|thurs?|fri|sat)\\b',
    '(?<=\\b(?:since|my|his|her|your) )sun\\b(?= (?:early|late|shift|morning)\\b| [-–—]|[,.]|$)',
    '(?<=^|[.!?,\\n] ?)sun\\b(?= (?:ok|okay|fine|works?|suits?|no|yes|(?:at|after|before|from|around) \\d|possible)\\b)',
    '(?<=\\p{Ll} )sun\\b(?= \\d{1,2}(?:ish|am|pm)\\b)',
    '(?<=\\p{Ll} )(?<!\\bto )wed\\b(?= (?:at|after|before|from|around) \\d)',
    // “the client is visiting wed”, and not “they were wed”
    '(?<=\\p{L} )(?<!\\b(?:to|be|being|get|getting|got|newly|were|was|are|is|and|who|not) )wed\\b(?=[.,?!;]|$)',
    '(?<=\\bfor )sun\\b(?=[.,;]|$)',
    '(?<=\\d ?[ap]m )(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\\b',
    '(?<=\\b(?:do|make) )(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\\b(?=[.,?!]|$| (?:or|and|but|at|sorry|thanks|as|because)\\b)',
    `(?<=\\b(?:mon|tues?|wed|thu|thurs?|fri|sat)(?: to | or | and |-))${DAY}\\b`,
    '(?<=\\b(?:by|on|this|next|until|till|before|since|from|collect|come|it|them|you|us|one|off|early|late|ready) )sun\\b(?=[.,?!;]|$| (?:morning|afternoon|evening|night|at|with|if|or|and|but)\\b)',
    '(?<=\\b(?:him|her|it|them|twins|kids|keys|in|up|off|round|over) )wed\\b(?=[.,?!;]|$| (?:morning|afternoon|evening|night|at|if|or|and|but)\\b)',
    '(?<=\\b(?:any|every|each|open|closed) )sun\\b(?=[.,?!;]|$| (?:in|any|from|after|before|at|or|and)\\b)',
    '(?<=\\bor )sun\\b(?=[.,?!;]|$| any\\b)',
    '(?<=\\b(?:in|since|until|till|by|last|next|from|of) )may\\b(?=[,.;?!]|$| (?:so|and|but|or|because|this|last)\\b)',
    '(?<=\\b(?:week|weekend|end|start|beginning|middle|month) of )may\\b',
    '(?<=\\b(?:on|since|by|from|until|till|dated|before|after|arrived|sent|came|ordered|paid|warehouse|is|was) )(?:march|may)\\b(?= \\d{1,2}(?:st|nd|rd|th)?\\b)',
    // “can do it sat”, and not “the dog sat down” or “he sat there”
    '(?<![\\p{L}\\p{N}])(?<!\\b(?:i|he|she|we|they|you|who|has|have|had|been|just|always|and) )sat\\b(?! (?:down|up|back|there|here|next|beside|in|on|with|through|around|round|outside|inside|behind|under|alone|still|by|empty|idle|unused|waiting|watching|for|all)\\b)',
    '(?<![\\p{L}\\p{N}])(?<!\\b(?:i|you|he|she|it|we|they|there|and) )may\\b(?= \\d{1,2}(?:st|nd|rd|th)?(?:[,.;]|$| (?:so|and|but|or|is|to|at|for|until|till|from)\\b))',
    // “mon wed fri”
    '(?<=(?<![\\p{L}\\p{N}])(?:mon|tues?)(?:day)?,? (?:and )?)wed\\b(?=$|[.,;?!]|,? (?:(?:and|or) )?(?:thu|thurs?|fri|sat|sun)\\b)',
    // “mon/tues”
    `(?<![\\p{L}\\p{N}])${DAY}(?=/${DAY}\\b)|(?<=(?<![\\p{L}\\p{N}])${DAY}/)${DAY}\\b`,
    // These are no other words
    '(?<![\\p{L}\\p{N}])(?:mon|tues|weds|thurs?|thur|fri)\\b',
    '(?<=\\p{Ll} )mon\\b(?=[.?!,]|$)',
    '(?<=\\b(?:this|last|every|not|is|was) )(?:mon|tue|wed|thu)\\b',
  ]
    .map((words) => `${words}(?!\\.\\p{L})\\.?(?=(?:,? |[,;:.!?)\\n-]|$))`)
    .join('|'),
  'giu',
);

/** “26 nov” is 26 November in a mail, “mon to thu” Monday to Thursday. A full stop stays where a sentence ends with it. */
export const writeDates = (text: string) =>
  text.replaceAll(SHORT, (found, at: number) => {
    const letters = found.replace('.', '').toLowerCase();
    const name = [...MONTHS, ...DAYS].find((each) => each.toLowerCase().startsWith(letters.slice(0, 3)));
    // “in sept. no pets”: a number alone goes on with a date
    // “free 2 sept. 250 for three songs”
    const isDated = /\d(?:st|nd|rd|th)? (?:of )?$/iu.test(text.slice(Math.max(0, at - 8), at));
    const behind = text.slice(at + found.length);
    const endsSentence =
      /^\s*(?:$|\n|\p{L})/u.test(behind) ||
      (isDated && /^ (?!\d{4}\b|\d{1,2}(?:[:.]\d|[ap]m))\d/u.test(behind));
    const isWhole = letters.replace(/s$/, '') === name?.toLowerCase();
    return (
      (name ?? found) +
      (letters.endsWith('days') ? 's' : '') +
      (found.endsWith('.') && (endsSentence || isWhole) ? '.' : '')
    );
  });
