import { askWhether } from '../answers/direct-questions.ts';
import { isBare } from '../answers/wanted.ts';
import type { ChainWords } from '../chain/chain-words.ts';
import { toSecondPerson } from '../people/second-person.ts';
import { ROLE } from '../people/somebody.ts';
import type { NoteReading, ReadPart } from '../tagger/contracts.ts';
import { capitalise, withSmallFirst } from '../words/capitals.ts';
import { MONTH, WEEKDAY } from '../words/dates.ts';
import { isElliptic, isImperative, isSentence } from '../words/statements.ts';
import { speaksOfStyle } from '../words/style-words.ts';
import { GIVEN } from '../written-out/capitals.ts';
import { complete } from './complete-clause.ts';
import { withKnownArticles } from './from-mails.ts';
import { GOES_ON, QUESTION, toSegment } from './joints.ts';
import type { Manner, Turned } from './manner.ts';
import { PREFIX, withPause } from './prefixes.ts';

const capital = (words: string) => (/^\p{Ll}+\p{Lu}/u.test(words) ? words : capitalise(words));
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
    : words.replace(
        /(?<=[\p{L}\p{N}])(?<!\b(?:am|are|is|so|very|really|be|feel|say|says|said|many|huge|big|massive|warm|no|my|your|with|of|and|or|the|to|but|not|asked|told|i'm|we're)) (sorry(?: mate| love| pal)?|thanks|thank you|by the way|I'm afraid|(?<=\S \S+ \S+ )yes)$/iu,
        (_, end: string) =>
          /^I/.test(end) || /^(?:no|much|all|feeling|very|fine|good|great|ok)\b/i.test(words)
            ? `, ${end.toLowerCase().replace(/^i'm/, "I'm")}`
            : /^[sby]/i.test(end)
              ? `, ${end.toLowerCase()}`
              : `. ${capitalise(end)}`,
      );

/** “sorry, can we do Monday” asks, too. */
const beginsAsking = (words: string) => QUESTION.test(words) || QUESTION.test(words.replace(PREFIX, ''));
/** What does not begin as questions do asks where that is so likely: “would phone work too”. */
const LEAST_ASKING = 0.8;
const MAY_ASK =
  /^(?:(?:sorry|yes|no|also|and|but|so|or|ok|okay),? )*(?:can|could|would|will|shall|should|may|might|do|does|did|is|are|was|were|has|have|had|am|isn't|aren't|don't|doesn't|what|when|where|who|whose|which|why|how|any|fancy|possible)\b|\b(?:can|could|would|will|should|shall|may|do|does|did|is|are|have|has) (?:I|we|you|he|she|it|they|the|my|our|your|there|that|this)\b/i;
const isQuestion = (words: string, { endsAsking }: ReadPart) =>
  beginsAsking(words) || (endsAsking >= LEAST_ASKING && MAY_ASK.test(words));

/** “need to know the deadline please” */
const PLEASE_LAST = /(?<=[\p{L}\d]) please$/u;

/** With capital and mark; a mark that the writer has set stays, but for a full stop behind a question. */
export function toOwn(words: string, mark: string, { isAsked = false } = {}): string {
  const kept = mark.replaceAll(/[,;]/g, '');
  const said = withApartEnd(words);
  const end = ENDS_ITSELF.test(words) ? '' : isAsked ? '?' : /^well done$/i.test(words) ? '!' : '.';
  return (
    capital(isAsked ? said : said.replace(PLEASE_LAST, ', please')) +
    (kept === '' || (kept === '.' && end === '?') ? end : kept)
  );
}

/** “I can't do Friday, Monday?” asks whether Monday would do. */
function splitTimeQuestion(words: string, mark: string): { words: string; time: string } | undefined {
  if (!mark.includes('?')) return undefined;
  const at = words.lastIndexOf(', ');
  const time = words.slice(at < 0 ? 0 : at + 2).replace(/^(?:(?:or|but|so|then|maybe|perhaps|on) )+/i, '');
  return isBare('time', time) &&
    !QUESTION.test(time) &&
    // “Could we do Friday instead, before noon?”
    !QUESTION.test(words.slice(0, Math.max(at, 0))) &&
    !/\b(?:ok|okay|fine|good|free|possible)\b/i.test(time) &&
    !/^(?:next (?:year|month)|which|what|when|how)\b|\b(?:i|we|you) /i.test(time)
    ? { words: words.slice(0, Math.max(at, 0)), time }
    : undefined;
}

/** “you can come, can't you?” and “is it Monday, or not?” */
const IS_TAG =
  /n't \p{L}+$|^(?:right|yes|no|ok|okay|correct|please|too|though|then|maybe|perhaps|or|and|but|if)\b/iu;

/** “any slots later that week?” */
const ANY = /^any(?:thing|one|body)? (?!idea|chance|news|word|update|thoughts)(?=\p{L})/iu;
/** “anyone handed in?” */
const HAS_ANYONE = /^any(?:one|body) (?:\p{L}{3,}ed|found|seen|got|lost|left|heard)(?= |$)/iu;
const askForAny = (words: string) =>
  HAS_ANYONE.test(words)
    ? `Has a${words.slice(1)}?`
    : `${IS_SEVERAL.test(words) ? 'Are' : 'Is'} there ${words}?`;
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
        asked: /^any/i.test(asked) ? askForAny(asked) : `${capital(asked)}?`,
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
  if (ANY.test(words) && !isSentence(words)) return askForAny(words);
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

/** Whether it is left open who does it: “will send it” where others were spoken of, and “come Thursday”. */
const isLeftOpen = (words: string) =>
  (isElliptic(words) && !QUESTION.test(words)) ||
  new RegExp(
    String.raw`^(?:come|arrive|leave|start|go|stay|keep|visit|call|meet|move|travel|fly|drive|return|finish|get (?:in|back|there|home)) (?:(?:on|at|by|until|in|next|this|about|around) )*(?:\d|${WEEKDAY}s?\b|${MONTH}\b|today\b|tomorrow\b|tonight\b|noon\b|\p{L}+ing\b)`,
    'iu',
  ).test(words);

const IS_TIME_NAME = new RegExp(`^(?:${WEEKDAY}|${MONTH})$`, 'i');
/** “allergic”, “willing” */
const IS_ADJECTIVE = /(?:ic|ing|ed|ous|ful|[ai]ble|less)$/;
/** “Website is not up yet”, whose capital is no name's, as “website is not up yet”; nothing where it may be one. */
function withSmallWord(words: string, { chain, isName, model }: Manner): string | undefined {
  const [first = ''] = /^\p{Lu}\p{Ll}+(?= )/u.exec(words) ?? [];
  const lower = first.toLowerCase();
  const isOwn =
    IS_TIME_NAME.test(first) ||
    chain.names.has(lower) ||
    isName(lower) ||
    GIVEN.has(lower) ||
    (isName(lower, true) && !IS_ADJECTIVE.test(lower)) ||
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

/**
 * How certain a completion has to be to stand in the mail, underlined, and to be put to the writer: of held-out notes
 * every second one is the very words from the former on, and one in ten needed none.
 */
const LIKELY = 0.6;
const POSSIBLE = 0.5;

/** `told`: the clause, said to whoever reads it. */
function turnClause(clause: string, told: string, mark: string, part: ReadPart, manner: Manner): Turned {
  const isAsked = mark.includes('?');
  const isOpenQuestion = !beginsAsking(told) && isQuestion(told, part) && !isElliptic(clause);
  const completed = isAsked || isOpenQuestion ? told : withKnownArticles(completeAny(told, manner), manner);
  const { completer, said, we, isName } = manner;
  const unsure = 1 - (completer?.(told, { said, asked: '', we, isName }).certainty ?? 1);
  // “The paying tonight what was the account”
  const isMade =
    completed !== told &&
    (IS_THE_SAME_WITH_ARTICLE.test(completed) || manner.verbs?.isWhole(toSegment(completed)) !== false);
  const statement = isMade ? completed : told;
  const isRequest = isOffered(statement, manner.chain);
  const isSaid = isSentence(statement) || isElliptic(clause) || manner.verbs?.isStatement(statement) === true;
  if (isRequest || (isSaid && !isLeftOpen(statement))) {
    const polite = isAsked || manner.tone === 'confident' ? statement : toPolite(statement, manner.chain);
    return {
      text: toOwn(polite, mark, { isAsked: isQuestion(polite, part) }),
      kind: 'sentence',
      unsure,
    };
  }
  const end = mark === '' && isQuestion(statement, part) ? '?' : mark.replaceAll(/[,;]/g, '');
  const text = capital(withApartEnd(statement)).replace(PLEASE_LAST, ', please');
  const guess = (leastCertain: number) => {
    const guessed = isAsked || isQuestion(told, part) ? told : completeAny(told, { ...manner, leastCertain });
    return guessed !== told && isSentence(guessed) ? toOwn(guessed, mark) : undefined;
  };
  const likely = guess(LIKELY);
  if (likely !== undefined) return { text: likely, kind: 'sentence', unsure, noted: toOwn(text, mark) };
  const possible = guess(POSSIBLE);
  return {
    text: text + end,
    kind: 'fragment',
    unsure,
    ...(possible !== undefined && { guess: possible }),
  };
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
/** Marks and words that join it with the next. */
const JOINT_LAST = /(?:[\s,;:–—-]|[,\s]and(?: also| then)?)+$/;
/** Each side of “but” has what it lacks set for itself; they are joined again by `joinContrasts`. */
const BUT = /,? (?=but (?:i|we|you|he|she|it|they|there|would|will|can|can't|have|need|want|hope) )/i;
/** All that is parted where nothing is there that reads sentences. */
const BEFORE_PRONOUN = /, (?=(?:i|we|it|he|she|they|there)\b)/i;
/** “be in, if not I can open”: with what follows. */
const IF_NOT_LAST = /,? (if (?:not|so))$/i;
/** The sentences of a part, which haste writes behind each other. */
export const splitSentences = (words: string, { noteReader }: Manner): string[] =>
  words.split(noteReader === undefined ? BEFORE_PRONOUN : BUT);

/** “tell Joel if he wants the stall”, and what then. */
const TELLS_IF =
  /^(?:please )?(?:tell|let|remind|inform|warn) (?!me\b|us\b)[\p{L}'’-]+(?: know)?(?: that)? (?:if|when|once) [^,]+$/iu;
const joinConditions = (sentences: readonly string[]) =>
  sentences.flatMap((sentence, index) =>
    TELLS_IF.test(sentences[index - 1] ?? '')
      ? []
      : TELLS_IF.test(sentence) && index + 1 < sentences.length
        ? [`${sentence}, ${sentences[index + 1]}`]
        : [sentence],
  );

/** A part of notes at the borders that are read in it. `isCareful`: a sentence with its capital and its mark. */
export function splitRead(words: string, isCareful: boolean, { reading }: Manner): string[] {
  const starts = [0, ...reading.findBorders(words, isCareful)];
  const found = starts.map((start, index) => {
    const end = starts[index + 1];
    return end === undefined ? words.slice(start) : words.slice(start, end).replace(JOINT_LAST, '');
  });
  return joinConditions(found).map((sentence, index, found) => {
    const [, condition = ''] = IF_NOT_LAST.exec(found[index - 1] ?? '') ?? [];
    const own = index === found.length - 1 ? sentence : sentence.replace(IF_NOT_LAST, '');
    return `${condition} ${index > 0 ? own.replace(AND_FIRST, '') : own}`.trim();
  });
}

/** Words, from which on a sentence with its capital and its mark is hardly a note. */
const LONG_SENTENCE = 6;

/** A wish for the style is no part of a mail where it is so likely one. */
const LEAST_OF_STYLE = 0.9;
export const isStyle = (words: string, { kind, certainty }: ReadPart) =>
  kind === 'style' && certainty >= LEAST_OF_STYLE && speaksOfStyle(words);

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
  const turned: Turned[] = [];
  for (const [index, clause] of clauses.entries()) {
    const last = index === clauses.length - 1 ? own : '';
    const part = manner.reading.readPart(clause);
    if (isStyle(clause, part)) {
      turned.push({ text: '', kind: 'style' });
      continue;
    }
    const whole = clause.replace(IF_NOT, '$1, ').replace(ASKED_OF_ROLE, '$1the ');
    // “got her a present, will drop it round”: with who did so
    const said = [manner.said, ...turned.map(({ text }) => text)].filter(Boolean).join(' ');
    const turnTo = (isReader: NoteReading['isReader']): Turned => {
      // “send her the plan”: who does is the writer
      const told = toSecondPerson(whole, { isReader, isOwnName }).replace(
        GIVES_YOU,
        `${manner.we ? 'we' : 'I'} will $1`,
      );
      if (isRough) return turnClause(clause, told, last, part, { ...manner, said });
      return {
        text: toOwn(withFirstArticle(told, manner), last, { isAsked: isQuestion(told, part) }),
        kind: isSentence(told) ? 'sentence' : 'fragment',
      };
    };
    const { isReader, isOwnName, isReaderOtherwise, isDoubtful } = manner.reading;
    const toReader = turnTo(isReader);
    const otherwise = isDoubtful(whole) ? turnTo(isReaderOtherwise).text : toReader.text;
    turned.push({ ...toReader, ...(otherwise !== toReader.text && { otherwise }), part });
  }
  return [...joinHanging(turned, manner), ...asked];
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
