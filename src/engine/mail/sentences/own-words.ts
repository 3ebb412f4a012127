import { askWhether } from '../answers/direct-questions.ts';
import { isBare } from '../answers/wanted.ts';
import type { ChainWords } from '../chain/chain-words.ts';
import { toSecondPerson } from '../people/second-person.ts';
import { ROLE } from '../people/somebody.ts';
import { findCompetitor, findPlural, readPronoun } from '../people/whom.ts';
import { capitalise, withSmallFirst } from '../words/capitals.ts';
import { MONTH, WEEKDAY } from '../words/dates.ts';
import { isElliptic, isImperative, isKnownVerb, isSentence } from '../words/statements.ts';
import { complete } from './complete-clause.ts';
import { withKnownArticles } from './from-mails.ts';
import { GOES_ON, QUESTION, toSegment } from './joints.ts';
import type { Manner, Turned } from './manner.ts';
import { PREFIX, withPause } from './prefixes.ts';

/** “xx” */
const IS_KISS = /^x+$/i;
const capital = (words: string) =>
  /^\p{Ll}+\p{Lu}/u.test(words) || IS_KISS.test(words) ? words : capitalise(words);
const ENDS_ITSELF = /(?:^| )x+$|[:\p{Extended_Pictographic}.!?…]["”’)]*$|(?:https?:|www\.|@)\S+$/u;

const ASKS_FOR_WRITER = /^(?!let|cost|hit|hurt|excuse|forgive|trust|believe)\p{Ll}+ (?:me|us)\b/u;
const ASKS_TO_REPLY = /^(?:reply|respond|sign up|rsvp) (?:by|before|to|here|with|asap|in|if|so)\b/;
const ASKS_NOT_TO =
  /^don['’]t (?!worry|hesitate|forget|wait|bother|mind|be\b|let|miss|rush|you\b|we\b|they\b|I\b)/;
/** “send it to Emma”, where the mail asks whom it should be sent to, and “yes invite Nadia” */
function isOffered(written: string, { offered, asked }: ChainWords): boolean {
  const words = written.replace(PREFIX, '');
  const [verb = ''] = words.toLowerCase().split(' ', 1);
  return offered.has(verb) && !asked.has(verb) && words.includes(' ');
}
/**
 * “call me”, “don't cook” and what the mails offer ask something of the reader and get their “please”; “call Tom” may as
 * well be what the writer will do.
 */
function toPolite(written: string, chain: ChainWords): string {
  const [opening = '', prefix = ''] = PREFIX.exec(written) ?? [];
  const words = written.slice(opening.length);
  const ask = (request: string) =>
    `${opening && withPause(prefix, opening)}please ${request.charAt(0).toLowerCase()}${request.slice(1)}`;
  const isAsked = (ASKS_FOR_WRITER.test(words) && isImperative(words)) || isOffered(words, chain);
  if (isAsked && / (?:please|pls)$/i.test(words)) return ask(words.replace(/,? \p{L}+$/u, ''));
  const wants = isAsked || ASKS_NOT_TO.test(words) || ASKS_TO_REPLY.test(words);
  return wants && !/\bplease\b/i.test(words) ? ask(words) : written;
}

/** “no delivery sorry”: what is said to the reader stands apart. */
const withApartEnd = (words: string) =>
  /^(?:please )?(?:tell|say)\b/i.test(words)
    ? words
    : words
        .replace(
          /(?<=^(?:no|yes|thanks|cheers|sure|of course)(?: \p{L}+)?) (mate|pal|love|guys|all)$/iu,
          ', $1',
        )
        .replace(/^(not (?:\p{L}+ ){1,3}?)sorry(?=, )/iu, (_, said: string) => `${said.trim()}, sorry`)
        .replace(
          /(?<=[\p{L}\p{N}])(?<!\b(?:am|are|is|so|very|really|be|feel|say|says|said|many|no|my|your|with|of|and|or|the|to|but|not|asked|told|i'm|we're)) (sorry(?: mate| love| pal)?|thanks|thank you|by the way|I'm afraid|(?<=\S \S+ \S+ )yes)$/iu,
          (_, end: string) =>
            /^I/.test(end) || /^(?:no|much|all|feeling|very|fine|good|great|ok)\b/i.test(words)
              ? `, ${end.toLowerCase().replace(/^i'm/, "I'm")}`
              : /^[sby]/i.test(end)
                ? `, ${end.toLowerCase()}`
                : `. ${capitalise(end)}`,
        );

/** “not angry, but can you mend it” */
const ASKS_THEN =
  /\bbut (?:can|could|will|would) you\b|\bor (?:is there|are there|do (?:i|we|you)|should (?:i|we)|shall (?:i|we)|(?:can|could|would) (?:i|we|you|he|she|they))\b/i;

/** “can't you come back on Friday” */
const ASKS_WHY_NOT =
  /^(?:can|couldn|won|wouldn|isn|aren|wasn|don|doesn|didn|haven|hasn|shouldn)['’]t (?:i|we|you|he|she|it|they)\b/i;
/** “would phone work too”, “would one week be ok” */
const ASKS_IF_IT_SUITS = /^would (?!have\b)(?:\p{L}+ ){1,3}(?:work|suit|do|be)\b/u;

/** “can printer stretch to Thursday”, and not “can ring him” */
const ASKS_OF_THING =
  /^(?:can|could|will|would|should) (?!(?:not|be|also|still|only|just|now|then|do|have|get|make|no|you|\p{L}+ly)\b)(\p{Ll}{3,}) (\p{Ll}{2,})(?! \p{L}+ing\b)/u;
function asksOfThing(words: string): boolean {
  const [, thing = '', verb = ''] = ASKS_OF_THING.exec(words) ?? [];
  return thing !== '' && !isKnownVerb(thing) && isKnownVerb(verb);
}

/** “it's been ages, are you still in Denver” */
const ASKS_LAST =
  /, (?:and |but |so )?(?:(?:how|what|why) (?:is|are|was|were|do|does|did|will|would|can|could)|(?:are|do|does|did|can|could|will|would|shall|should) (?:you|we|i|they|he|she|it|there|the|your|that|this)|(?:have|has) (?:you|we|they|he|she|it))\b [^,]*$/iu;

/** “sorry, can we do Monday” asks, too. */
const isQuestion = (words: string) =>
  QUESTION.test(words) ||
  ASKS_LAST.test(words) ||
  asksOfThing(words) ||
  QUESTION.test(words.replace(PREFIX, '')) ||
  ASKS_WHY_NOT.test(words) ||
  ASKS_IF_IT_SUITS.test(words);

/** “need to know the deadline please” */
const PLEASE_LAST = /(?<=[\p{L}\d]) please$/u;

/** With capital and mark; a mark that the writer has set stays, but for a full stop behind a question in haste. */
export function toOwn(words: string, mark: string, isRough = false): string {
  const kept = mark.replaceAll(/[,;]/g, '');
  const said = withApartEnd(words);
  const isAsked = isQuestion(words) || ASKS_THEN.test(words);
  const end = ENDS_ITSELF.test(words) ? '' : isAsked ? '?' : /^well done$/i.test(words) ? '!' : '.';
  return (
    capital(isAsked ? said : said.replace(PLEASE_LAST, ', please')) +
    (kept === '' || (isRough && kept === '.' && end === '?') ? end : kept)
  );
}

/** “I can't do Friday, Monday?” asks whether Monday would do. */
function splitTimeQuestion(words: string, mark: string): { words: string; time: string } | undefined {
  if (!mark.includes('?')) return undefined;
  const at = words.lastIndexOf(', ');
  const time = words.slice(at < 0 ? 0 : at + 2).replace(/^(?:or|but|maybe|on) /i, '');
  return isBare('time', time) &&
    !QUESTION.test(time) &&
    !/\b(?:ok|okay|fine|good|free|possible)\b/i.test(time) &&
    !/^(?:next (?:year|month)|which|what|when|how)\b|\b(?:i|we|you) /i.test(time)
    ? { words: words.slice(0, Math.max(at, 0)), time }
    : undefined;
}

/** “you can come, can't you?” and “is it Monday, or not?” */
const IS_TAG =
  /n't \p{L}+$|^(?:right|yes|no|ok|okay|correct|please|too|though|then|maybe|perhaps|or|and|but|if)\b/iu;

const IS_SEVERAL = /^any (?:\p{L}+ )?\p{L}+s\b/iu;

/** “price ok, delivery by the 12th?”: what is said, and what the mark asks. */
function splitQuestion(
  words: string,
  mark: string,
  manner: Manner,
): { words: string; asked: string } | undefined {
  const at = words.lastIndexOf(', ');
  if (!mark.includes('?') || at < 0 || QUESTION.test(words) || GOES_ON.test(words)) return undefined;
  const [said, asked] = [words.slice(0, at), words.slice(at + 2)];
  const isSaid = isSentence(complete(said, manner));
  if (isSaid && IS_SUITED.test(asked))
    return { words: said, asked: `${asked.replace(IS_SUITED, 'Is $1 $2')}?` };
  return isSaid && !IS_TAG.test(asked) && !isSentence(asked)
    ? {
        words: said,
        asked: `${/^any/i.test(asked) ? `${IS_SEVERAL.test(asked) ? 'Are' : 'Is'} there ${asked}` : capital(asked)}?`,
      }
    : undefined;
}

/** “Tuesday is fine?”, which is what becomes of “tuesday fine?” */
const IS_SUITED = new RegExp(
  String.raw`^((?:${WEEKDAY}|tomorrow|today|tonight)\b[^,.]*) is (ok|okay|fine|good|possible)$`,
  'i',
);

/** “fancy lunch on Friday?” */
const FANCY = /^fancy (?=\p{L})/iu;
/** “got anything with people in it?” */
const GOT = /^got (?=(?:any(?:thing|one)?|a|an|some(?:thing)?|enough|time|room|space)\b)/i;
/** “come sat morning?” */
const COME = new RegExp(
  String.raw`^(?:come|call|ring|pop (?:in|round|over)|drop by) (?:(?:on|at|over|round|in) )?(?:${WEEKDAY}|tomorrow|tonight|today|this|next|\d)[^,.]*$`,
  'i',
);

const ASKS_TO_DO = /^(?:swap|change|move|meet|call|split|share|order|book|cancel|switch) \p{Ll}+s\b/u;

/** “passport ok as id?” */
function askState(words: string, manner: Manner): string | undefined {
  // “swap shifts with Denise?”
  if (isImperative(words) || ASKS_TO_DO.test(words)) return undefined;
  const statement = complete(words, manner);
  const isOfThing =
    !words.includes(', ') && /^the (?:\S+ ){1,3}(?:is|are) /.test(statement) && statement !== words;
  const asked = isOfThing ? askWhether(statement, manner.tone) : '';
  return /^(?:Is|Are) /.test(asked) ? asked : undefined;
}

const WANTS = /^want to (?=\p{L})/iu;
const CALL = new RegExp(
  String.raw`^(?:a )?call (?=(?:on |at |this |next |\d|${WEEKDAY}|tomorrow|today|tonight))`,
  'i',
);
/** What only its mark makes a question, as one: “got anything with people in it?” */
function askByMark(words: string, manner: Manner): string | undefined {
  if (GOT.test(words)) return `${words.replace(GOT, 'Have you got ')}?`;
  if (FANCY.test(words)) return `${words.replace(FANCY, 'Do you fancy ')}?`;
  if (WANTS.test(words) && !words.includes(',')) return `${words.replace(WANTS, 'Do you want to ')}?`;
  if (CALL.test(words) && !words.includes(',')) return `${words.replace(CALL, 'Could we have a call ')}?`;
  if (COME.test(words)) return `Could you ${words.charAt(0).toLowerCase()}${words.slice(1)}?`;
  if (IS_SUITED.test(words)) return `${words.replace(IS_SUITED, 'Is $1 $2')}?`;
  return askState(words, manner);
}

/** “send you the plan” */
const GIVES_YOU = /^((?:send|give|show|e-?mail|post|bring|forward|lend|get) you )(?=\p{L})/iu;

/** “if not what else can I send” */
const IF_NOT =
  /^(if (?:not|so|yes|no)) (?=(?:what|when|where|how|who|can|could|go|please|let|call|send|then|i|we)\b)/i;

/** “when will engineer come” */
const ASKED_OF_ROLE = new RegExp(
  `^((?:when|where|why|how|what time) (?:will|does|can|is|did|would|should|has) )(?=(?:${ROLE}) )`,
  'iu',
);

/** “can they do it Friday”: things do nothing. */
const ASKS_DOERS =
  /^(?:can|could|will|would) they (?:please |also |still )?(?:do|make|take|give|offer|let|have|look|put|move|bring|pick|come|start|finish|quote|deliver|swap|hold|keep|collect|sort|fix|send|call) /i;

/** Whether it is left open who does it: “will send it” where others were spoken of, and “come Thursday”. */
const isLeftOpen = (words: string) =>
  (isElliptic(words) && !QUESTION.test(words)) ||
  new RegExp(
    String.raw`^(?:come|arrive|leave|start|go|stay|keep|visit|call|meet|move|travel|fly|drive|return|finish|get (?:in|back|there|home)) (?:(?:on|at|by|until|in|next|this|about|around) )*(?:\d|${WEEKDAY}s?\b|${MONTH}\b|today\b|tomorrow\b|tonight\b|noon\b|\p{L}+ing\b)`,
    'iu',
  ).test(words);

/** What is asked of whoever reads it, of whomever was spoken before: “ella is ill, can she send the list home with josh”. */
const ASKED_OF_READER =
  /^(?:can|could|will|would) (?:he|she|they) (?:please )?(?:send|call|ring|phone|let|tell|e-?mail|text|forward|check|confirm|fix|get (?:some|any)|ask|remind|order|write|reply|print|explain|arrange|chase|sort|process|pay|approve|book|cancel|change|update|add|move|collect|deliver)\b|^(?:(?:oh,? )?and )?do they (?:have|offer|accept|take|sell|still|do|give|deliver|ship|charge|stock|provide|supply)\b/i;
/** “let us know by wednesday if they're coming” */
const TOLD_BY_GROUP =
  /^(?:please |i |we )*(?:(?:let (?:us|me) know|need to know)\b[^,.]* |tell (?:us|me) )(?:if|whether|when|what|how many) (?:there['’]?s (?:anything|something) )?they\b/i;
/** “need an estimate from her by wednesday” */
const WANTED_FROM =
  /^(?:(?:i|we) )?(?:(?:also|still|really) )?(?:need|want|would like) (?!him\b|her\b|them\b)[^,.;]*? from (him|her|them)\b/iu;
function isAskedOfReader(clause: string, { reader, takesOrders }: Manner): boolean {
  const giver = readPronoun(WANTED_FROM.exec(clause)?.[1] ?? '');
  if (takesOrders && giver !== undefined && reader.names.length > 0) return reader.pronouns.has(giver);
  if (reader.isGroup && TOLD_BY_GROUP.test(clause)) return true;
  const pronoun = readPronoun(/^(?:(?:oh,? )?and )?\S+ \S+/i.exec(clause)?.[0] ?? '');
  return takesOrders && ASKED_OF_READER.test(clause) && pronoun !== undefined && reader.pronouns.has(pronoun);
}

/** “need anything from town”, “got any chairs”: nobody says it of themselves. */
const ASKS_WHETHER = /^(need|want|got) (?=any(?:thing|one|body)?\b)/i;
const toAsked = (verb: string) => (/^got$/i.test(verb) ? 'Have you got ' : `Do you ${verb.toLowerCase()} `);

const IS_TIME_NAME = new RegExp(`^(?:${WEEKDAY}|${MONTH})$`, 'i');
/** “Website is not up yet”, whose capital is no name's, as “website is not up yet”; nothing where it may be one. */
function withSmallWord(words: string, { chain, isName, model }: Manner): string | undefined {
  const [first = ''] = /^\p{Lu}\p{Ll}{2,}(?= )/u.exec(words) ?? [];
  const lower = first.toLowerCase();
  const isOwn =
    IS_TIME_NAME.test(first) ||
    chain.names.has(lower) ||
    isName(lower, true) ||
    model?.knows(lower) === false;
  return first === '' || isOwn ? undefined : lower + words.slice(first.length);
}

function completeAny(words: string, manner: Manner): string {
  const small = withSmallWord(words, manner);
  if (small === undefined) return complete(words, manner);
  const completed = complete(small, manner);
  return completed === small ? words : completed;
}

/** “the documents are in the box that I gave to Jim”: whatever follows, its subject has got its article. */
const IS_THE_SAME_WITH_ARTICLE =
  /^the \p{Ll}+ (?:is|are|was|were|has|have|will|can|can't|won't|could|should|needs?) /u;

/** “how's she doing” */
const IS_ASKED_HOW = /^(?:how|where|who|what)['’]s (?:he|she|it|everyone|everything|the \p{L}+)\b/iu;

/** `told`: the clause, said to whoever reads it. */
function turnClause(clause: string, told: string, mark: string, manner: Manner): Turned {
  const isAsked = mark.includes('?');
  if (ASKS_WHETHER.test(told))
    return {
      text: `${told.replace(ASKS_WHETHER, (_, verb: string) => toAsked(verb))}?`,
      kind: 'sentence',
    };
  const completed =
    isAsked || ASKS_IF_IT_SUITS.test(told) || IS_ASKED_HOW.test(told) || asksOfThing(told)
      ? told
      : withKnownArticles(completeAny(told, manner), manner);
  // “The paying tonight what was the account”
  const isMade =
    completed !== told &&
    (IS_THE_SAME_WITH_ARTICLE.test(completed) || manner.verbs?.isWhole(toSegment(completed)) !== false);
  const statement = isMade ? completed : told;
  const isRequest = isOffered(statement, manner.chain);
  const isSaid = isSentence(statement) || isElliptic(clause) || manner.verbs?.isStatement(statement) === true;
  if (isRequest || (isSaid && !isLeftOpen(statement))) {
    const polite = isAsked || manner.tone === 'confident' ? statement : toPolite(statement, manner.chain);
    return { text: toOwn(polite, mark, true), kind: 'sentence' };
  }
  const end = mark === '' && isQuestion(statement) ? '?' : mark.replaceAll(/[,;]/g, '');
  const text = capital(withApartEnd(statement)).replace(PLEASE_LAST, ', please');
  const guessed = isAsked ? told : completeAny(told, { ...manner, isGuessing: true });
  const guess =
    guessed !== told && isSentence(guessed) && !isQuestion(told)
      ? { guess: toOwn(guessed, mark, true) }
      : undefined;
  return { text: text + end, kind: 'fragment', ...guess };
}

/** Where a sentence lacks nothing else so surely, its first noun gets its article: “Side gate will be unlocked”. */
const LEAST_OF_TIDY = 0.9;
/** A power of ten: “work starts at 9” gains nothing by it. */
const LEAST_GAIN_OF_ARTICLE = 0.1;
function withFirstArticle(words: string, manner: Manner): string {
  const { completer, isName, we, model } = manner;
  // “Hotel Alpina is full”
  const small = /^\S+ \p{Ll}/u.test(words) ? withSmallWord(words, manner) : undefined;
  if (completer === undefined || model === undefined || small === undefined || !isSentence(words))
    return words;
  if (model.score(`the ${small}`) - model.score(small) < LEAST_GAIN_OF_ARTICLE) return words;
  const completed = completer(small, { said: '', asked: '', we, isName });
  const isArticle = completed.isPlain && completed.words === `the ${small}`;
  return isArticle && completed.certainty >= LEAST_OF_TIDY ? completed.words : words;
}

/** “and can you send it”, and not “and if not” */
const AND_FIRST = /^(?:and|plus) (?:(?:also|then) )?(?!if not\b|so\b)/i;
/** Each side of “but” has what it lacks set for itself; they are joined again by `joinContrasts`. */
const BUT = /,? (?=but (?:i|we|you|he|she|it|they|there|would|will|can|can't|have|need|want|hope) )/i;
/** All that is parted where nothing is there that reads sentences. */
const BEFORE_PRONOUN = /, (?=(?:i|we|it|he|she|they|there)\b)/i;
/** “be in, if not I can open”: with what follows. */
const IF_NOT_LAST = /,? (if (?:not|so))$/i;
/** Its sentences, which haste writes behind each other. */
export function splitSentences(words: string, { segmenter, isName }: Manner): string[] {
  if (segmenter === undefined) return words.split(BEFORE_PRONOUN);
  const found = segmenter(words, isName).map(({ start, end }) => words.slice(start, end));
  return found.flatMap((sentence, index) => {
    const [, condition = ''] = IF_NOT_LAST.exec(found[index - 1] ?? '') ?? [];
    const own = index === found.length - 1 ? sentence : sentence.replace(IF_NOT_LAST, '');
    return `${condition} ${index > 0 ? own.replace(AND_FIRST, '') : own}`.trim().split(BUT);
  });
}

/** Words, from which on a sentence with its capital and its mark is hardly a note. */
const LONG_SENTENCE = 6;

/** The sentence of the writer's, whose end mark is `mark`, with what haste leaves out. */
export function turnOwn(written: string, mark: string, manner: Manner): Turned[] {
  const whole = mark.includes('?') && !QUESTION.test(written) ? askByMark(written, manner) : undefined;
  if (whole !== undefined) return [{ text: whole, kind: 'sentence' }];
  const time = splitTimeQuestion(written, mark);
  const question = time ? undefined : splitQuestion(written, mark, manner);
  const words = (time ?? question)?.words ?? written;
  const asked: Turned[] = [];
  if (time) asked.push({ text: `Would ${time.time} work?`, kind: 'sentence' });
  if (question) asked.push({ text: question.asked, kind: 'sentence' });
  if (words === '') return asked;
  const own = asked.length > 0 ? '' : mark;
  // Of a draft that is written with capitals and marks, only what begins with its verb is in haste
  const isWritten =
    !manner.takesOrders && /[.!?]/.test(mark) && words.split(' ', LONG_SENTENCE).length === LONG_SENTENCE;
  const isRough =
    manner.isRough ||
    /^\p{Ll}/u.test(words) ||
    isElliptic(words) ||
    !(isWritten || isSentence(toSegment(words)) || (GOES_ON.test(words) && isSentence(words)));
  const clauses = isRough ? splitSentences(words, manner) : [words];
  const competitor = (clause: string) =>
    findCompetitor(words, manner.reader, manner.isName, readPronoun(clause));
  const turned: Turned[] = [];
  for (const [index, clause] of clauses.entries()) {
    const last = index === clauses.length - 1 ? own : '';
    const written = [manner.said, ...clauses.slice(0, index)].join(', ');
    // “found the keys, keep them”
    const isOfThings =
      !ASKS_DOERS.test(clause) &&
      manner.reader.pronouns.has('they') &&
      /\b(?:they|them|theirs?)\b/i.test(clause) &&
      findPlural(written, manner.reader) < written.length;
    const isOfReader =
      isAskedOfReader(clause, manner) ||
      (manner.isReaderAlone && !isOfThings && words.indexOf(clause) <= competitor(clause));
    const whole = clause.replace(IF_NOT, '$1, ').replace(ASKED_OF_ROLE, '$1the ');
    const turnedToYou = isOfReader
      ? toSecondPerson(whole, manner.reader, manner.isName, { said: written })
      : whole;
    // “send her the plan”: who does is the writer
    const told = turnedToYou.replace(GIVES_YOU, `${manner.we ? 'we' : 'I'} will $1`);
    // “got her a present, will drop it round”: with who did so
    const said = [manner.said, ...turned.map(({ text }) => text)].filter(Boolean).join(' ');
    turned.push(
      isRough
        ? turnClause(clause, told, last, { ...manner, said })
        : {
            text: toOwn(withFirstArticle(told, manner), last),
            kind: isSentence(told) ? 'sentence' : 'fragment',
          },
    );
  }
  return [...joinContrasts(joinHanging(turned, manner)), ...asked];
}

const withEnd = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** “no tagline but …”, “B, but …” */
const IS_SHORT = /^(?:[\p{L}\p{N}'’-]+ ?){1,3}$/u;

/** “Whoever takes it over.”, wherever it stands, and all but “If …” at the end. */
const HANGS_ON_LAST = /^(?:whoever|because|unless) /iu;
const withoutEnd = (sentence: string) => sentence.replace(/\.$/, '');

/** “If Tuesday is a problem.” and “When he was ill.” with the clause behind, or before. */
function joinHanging(turned: readonly Turned[], { verbs, isName }: Manner): Turned[] {
  const hangs = ({ text, kind }: Turned) =>
    kind === 'sentence' && text.endsWith('.') && verbs?.isHanging(text) === true;
  const joined: Turned[] = [];
  for (const [index, each] of turned.entries()) {
    const last = joined.at(-1);
    const hangsOnLast =
      HANGS_ON_LAST.test(each.text) || (index === turned.length - 1 && !/^If /.test(each.text));
    if (last !== undefined && hangs(last) && each.kind === 'sentence')
      joined.splice(-1, 1, {
        ...each,
        text: `${withoutEnd(last.text)}, ${withSmallFirst(each.text, isName)}`,
      });
    else if (last?.text.endsWith('.') && hangs(each) && hangsOnLast)
      joined.splice(-1, 1, {
        ...each,
        text: `${withoutEnd(last.text)} ${withSmallFirst(each.text, isName)}`,
      });
    else joined.push(each);
  }
  return joined;
}

/** “… is yours. But I need it back” is one sentence. */
export function joinContrasts(turned: readonly Turned[]): Turned[] {
  const joined: Turned[] = [];
  for (const each of turned) {
    const last = joined.at(-1);
    if (last?.kind === 'fragment' && /^But /.test(each.text) && IS_SHORT.test(last.text))
      joined.splice(-1, 1, { text: withEnd(`${last.text}, b${each.text.slice(1)}`), kind: 'sentence' });
    else if (last?.kind !== 'sentence' || !/^But /.test(each.text) || !/[\p{L}\p{N})]\.$/u.test(last.text))
      joined.push(each);
    else
      joined.splice(-1, 1, {
        text: withEnd(`${last.text.slice(0, -1)}, b${each.text.slice(1)}`),
        kind: 'sentence',
      });
  }
  return joined;
}
