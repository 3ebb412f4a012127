/** Signs that a list of expressions finds. Patterns see straight apostrophes. */

const toChoices = (list: string) =>
  list
    .trim()
    .split(/\s*[|\n]\s*/)
    .join('|');

/** Whole words or phrases, parted by `|` or by line ends. */
export function expressions(list: string): RegExp {
  const choices = toChoices(list);
  return new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${choices})(?![\\p{L}\\p{N}'-])`, 'giu');
}

/** The same at the beginning of a text, a line or a sentence only. */
export function atSentenceStart(list: string): RegExp {
  return new RegExp(`(?<=^|[.!?]["')]*\\s+|\\n\\s*)(?:${toChoices(list)})(?![\\p{L}\\p{N}'-])`, 'giu');
}

export const THANKS = expressions(
  'thanks|thank you|thankful|grateful|much appreciated|(?:i|we)(?: really| greatly)? appreciate',
);

export const PLEASE = expressions(`
  please|kindly|(?<!\\b(?:why|how|what|when) )(?:could|would) you|would it be possible|would you mind|may i|when you have time|at your convenience`);

export const WARMTH = expressions(`
  hope (?:you|this|your|all)|looking forward|look forward to|happy to|glad to|delighted|great to|good to hear|nice to
  congratulations|well done|great work|great job|wonderful|have a (?:nice|great|good|lovely)|enjoy|take care|welcome`);

export const APOLOGIES = expressions(`
  sorry|(?:i|we) apologi[sz]e|my apologies|our apologies|pardon|excuse me|forgive (?:me|us)`);

export const HEDGES = expressions(`
  i think|i guess|i feel like|i suppose|i believe|i'm not sure|i am not sure|i'm no expert|maybe|perhaps|possibly|probably
  (?<!\\b(?:a|the|this|that|some|any|what|every) )(?:sort|kind) of|somewhat|a (?:little )?bit|hopefully
  (?<=\\b(?:i|we|is|was|am|i'm|to) )just|just (?=want|wonder|think|check|a thought|my opinion)|it seems|i was wondering
  might be able to|if that makes sense|if that's ok(?:ay)?|in my humble opinion|more or less|or something`);

export const FIRM = expressions(`
  i recommend|we recommend|i propose|we propose|i suggest|we suggest|i am confident|we are confident|i'm confident
  we're confident|certainly|definitely|clearly|without doubt|i am sure|i'm sure|we are sure|i know|the answer is`);

export const BLAME = expressions(`
  as i (?:already|have already|previously) (?:told|said|mentioned|wrote|explained)|i already told you|told you (?:twice|already|before)
  you (?:were|are) supposed to|what(?:'s| is) (?:wrong|the matter) with you|is wrong with you people
  you (?:failed|forgot|neglected|still haven't|still have not|should have)|your (?:fault|mistake|failure)
  how many times|ridiculous|unacceptable|stupid|useless|nonsense`);

export const DEMANDS = expressions(`
  you (?:need|have|ought) to|you must|you had better|you'd better|i (?:need|want|expect) (?:you to|an answer)|i (?:need|want) (?:this|it|that) (?:now|today|at once)
  asap|immediately|right now|at once|do not make me|don't make me`);

export const SLANG = expressions(`
  gonna|wanna|gotta|kinda|sorta|dunno|ain't|lol|lmao|rofl|omg|btw|wtf|thx|pls|plz|ur|u|r|yeah|yea|yep|yup|nope|nah|dude
  bro|guys|cool|awesome|crap|damn|hell|shit|fuck\\w*|stuff|super|hey|sup|no worries|no biggie|lemme|gimme|cuz|coz|tbh
  imo|imho|idk|ya|y'all|haha\\w*|hehe\\w*|wow|freak(?:y|ing|in)?|sucks?|babe|chick|luv|wat|wut|gal|pic|pics|geez|gosh|duh
  buddy|bucks|jerk|gross|yuck`);

export const CONTRACTIONS = expressions(`
  (?:i|you|he|she|it|we|they|that|there|who|what|where|let)'(?:m|re|ve|ll|d|s)
  (?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should|must|need)n't`);

export const VAGUE = expressions(
  'things?|something|somehow|very|really|quite|basically|actually|a lot|lots of|etc\\.?|and so on|whatever',
);

/** One mark is friendly, more are loud. */
export const EXCLAMATION = /(?<=[\p{L}\p{N})])!(?![!?])/gu;
export const LOUD_MARKS = /[!?]*!{1}[!?]+|\?{2,}/g;

/** Two words or more in capitals. One alone is mostly a name or an abbreviation, and so are two short ones. */
export const SHOUTING = /(?<![\p{L}\p{N}])(?:I )?\p{Lu}{2,}(?:[ ,]+(?:\p{Lu}{2,}|[IA]))+(?![\p{L}\p{N}])/gu;
