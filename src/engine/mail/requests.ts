import type { ComposeRequest } from '../types.ts';

type Tone = ComposeRequest['style']['tone'];

/** A note such as “ask Anna to call”, as the writer's own sentence: “Could you please call?”. */
export interface OwnSentence {
  /** UTF-16 code units of the note that the opening replaces. */
  replaced: number;
  opening: string;
  /** The mark that ends the sentence. */
  end: '.' | '?';
}

/** Whoever the note speaks of. Names are known by their capitals. */
export const WHOM =
  "(?:him|her|them|everyone|everybody|people|an? (?!question|favour|favor|few|lot|couple|raise|break|day|look)(?:[\\p{L}'’-]+ )?[\\p{L}'’-]+(?= (?:to|that|about|if|whether|for|not)\\b)|(?:my|our|the|his|their|all) (?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+|(?!I\\b)\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})";
/** Names written in haste, where no other word can stand: “tell tom that …”, but not “ask permission to …”. */
const ANYONE = `(?:${WHOM}|(?!(?:me|you|us|it|permission|leave|time|help|nicely|for|about|if|again|also|not|how|when|what|where|whether|that|this|which|who|why)\\b)\\p{Ll}[\\p{L}'’-]+)`;
const THEY = '(?:he|she|they|WHOM)';

interface Row {
  note: RegExp;
  /** With `$1` for what the pattern has caught; by tone where that matters. */
  opening: string | Readonly<Record<Tone, string>>;
  end: '.' | '?';
}

function row(note: string, opening: Row['opening'], end: Row['end'] = '.'): Row {
  const pattern = note.replaceAll('THEY', THEY).replaceAll('WHOM', WHOM).replaceAll('ANYONE', ANYONE);
  return { note: new RegExp(`^(?:${pattern})(?=[\\s.,!?]|$)`, 'u'), opening, end };
}

const PLEASE = { polite: 'Could you please', friendly: 'Could you', confident: 'Please' };
const TELL_ME = {
  polite: 'Could you please tell me $1',
  friendly: 'Could you tell me $1',
  confident: 'Please tell me $1',
};

/** The first that fits is taken. A confident request is no question. */
const ROWS: readonly Row[] = [
  row('(?:ask|tell)(?:ing)? ANYONE not to', 'Please do not'),
  row('(?:ask|tell)(?:ing)? ANYONE to', PLEASE, '?'),
  row('ask(?:ing)? (?:WHOM )?(?:if|whether) THEY (?:can|could|would)', PLEASE, '?'),
  row('ask(?:ing)? (?:WHOM )?(?:if|whether) (?:he|she|they) (?:is|are)', 'Are you', '?'),
  row('ask(?:ing)? (?:WHOM )?(?:if|whether) (?:he|she|they) (?:has|have)', 'Have you', '?'),
  row('ask(?:ing)? (?:WHOM )?(?:if|whether) (?:he|she|they) will', 'Will you', '?'),
  row('ask(?:ing)? (?:WHOM )?(?:if|whether)', 'I would like to know whether'),
  row('ask(?:ing)? (?:WHOM )?(when|what|where|who|how|why|which)', TELL_ME, '?'),
  row('ask(?:ing)? (?:for )?permission(?= (?:to|for))', 'I would like to ask for permission'),
  row('ask(?:ing)? (?:ANYONE )?(for(?! (?:me|us|him|her|them)\\b)|about)', 'I would like to ask $1'),
  row('tell(?:ing)? ANYONE about|let(?:ting)? ANYONE know about', 'I would like to tell you about'),
  row('(?:inform|notify)(?:ing)? ANYONE (?:of|about)', 'I would like to inform you of'),
  row('notify(?:ing)? ANYONE that', ''),
  row(
    '(?:tell|inform)(?:ing)? (?:ANYONE that|ANYONE(?= (?:i|I|we|the|my|our|it|there) )|WHOM)|let(?:ting)? ANYONE know(?: that)?(?= )',
    '',
  ),
  row('say(?:ing)? sorry (?:to WHOM )?for', 'I am sorry for'),
  row('say(?:ing)? (?:thanks|thank you) (?:to WHOM )?for', 'Thank you for'),
  row(
    "(?:say(?:ing)?|mention(?:ing)?|explain(?:ing)?|stat(?:e|ing)) that|say(?= (?:we|I|i|it|i'm|we're|it's)\\b)",
    '',
  ),
  row('thank(?:ing)? (?:WHOM(?= (?:for|so|very|again)\\b|[.,!]|$)|ANYONE(?= for))', 'Thank you'),
  row('apologi([sz])(?:e|ing) (?:to WHOM )?for', 'I apologi$1e for'),
  row('apologi[sz](?:e|ing) (?:to WHOM )?(?:that|because)', 'I am sorry that'),
  row(
    'remind(?:ing)? (?:WHOM(?= (?:to|that|about|of)\\b)|ANYONE(?= (?:to|that|about)))',
    'I would like to remind you',
  ),
  row(
    'invit(?:e|ing) (?:WHOM(?= (?:to|for|on|over)\\b|[.,!]|$)|ANYONE(?= (?:to|for)))',
    'I would like to invite you',
  ),
  row('congratulat(?:e|ing) (?:WHOM(?= (?:on|to|for)\\b|[.,!]|$)|ANYONE(?= on))', 'Congratulations'),
  row('wish(?:ing)? ANYONE(?= (?:a|an|all)\\b)', 'I wish you'),
  row('introduc(?:e|ing) (myself|ourselves)(?: to ANYONE)?(?=[,.;]|$)', 'I would like to introduce $1'),
  row(
    `accept(?:ing)?(?= (?:the|his|her|their|an) (?:[\\p{L}'’-]+ )?(?:invitation|offer|proposal|job|position|apology)\\b)`,
    'I would like to accept',
  ),
  row('(confirm|suggest|cancel|request)(?:l?ing)?(?! (?:for|number|no|id)\\b)', 'I would like to $1'),
  row('(propos|declin|reschedul)(?:e|ing)', 'I would like to $1e'),
  row(
    'complain(?:ing)?(?: to ANYONE)? about|complaint (?:to ANYONE )?about',
    'I would like to complain about',
  ),
  row('complain(?:ing)?(?: to ANYONE)? that', ''),
  row('([ei]nquir)(?:e|ing) about', 'I would like to $1e about'),
  row('follow(?:ing)? up (?:with ANYONE )?(on|about)', 'I would like to follow up $1'),
  row('offer(?:ing)?(?: WHOM)?(?= )', 'I would like to offer you'),
  row('(?:reply|respond|answer|rsvp) by', 'Please reply by'),
  // What a note leaves out: who writes, and “be”.
  row('sick(?: leave)?(?= (?:today|tomorrow|this week|until|since))', 'I am on sick leave'),
  row('(?:probably back|back probably)(?= (?:on|by|in|next|tomorrow|after))', 'I will probably be back'),
  row('back(?= (?:on|by|in|next|tomorrow|after))', 'I will be back'),
  row('need(?= )', 'I need'),
  row('want(?= )', 'I would like'),
  row(
    "((?:the|my|our|an?) (?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+) attached(?=\\s*(?:[.,;!?]|$))",
    'Attached is $1',
  ),
  row("((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]*[^s\\s]) attached(?=\\s*(?:[.,;!?]|$))", 'Attached is the $1'),
  row("((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]*s) attached(?=\\s*(?:[.,;!?]|$))", 'Attached are the $1'),
  row('will(?= (?!(?:you|he|she|they|it|we|the|i|I|my|our|this|that|there)\\b)\\p{Ll})', 'I will'),
  row('really enjoyed(?= )', 'I really enjoyed'),
  row('looking forward to hear(?:ing)? from (?:him|her|them|you)', 'I look forward to hearing from you'),
  row('looking forward to(?= )', 'I am looking forward to'),
  row(
    "(can't|cant|cannot|can not|won't|will not)(?= (?:come|attend|make|join|be|do|work|meet|finish|send) ?)",
    'I $1',
  ),
];

/** What people say before the note: “please”, “I want to”. */
const LEAD = /^(?:(?:please|and|also|then|finally|i (?:want|need|have|wanted|would like|'d like) to|to) )+/i;

/** Whether a verb of a note stands here, so that “and ask …” begins a new one. */
export const NOTE_VERB =
  '(?:(?:ask|tell|thank|remind|invite|inform|apologise|apologize|let (?:him|her|them|everyone) know)(?:ing)?|say(?= (?:that|we|I|i|it|sorry|thanks?)\\b))';

/** With “please” before it, this is for the reader to do. */
const FOR_READER =
  /^(?:confirm|cancel|suggest|request|propose|reschedule|offer|remind|accept|thank|congratulate)\b/;

/** Reads a note that says what to write; nothing for what is a sentence of the writer's own. */
export function toOwnSentence(note: string, tone: Tone): OwnSentence | undefined {
  const said = LEAD.exec(note)?.[0] ?? '';
  const lead = said.length;
  const words = note.charAt(lead).toLowerCase() + note.slice(lead + 1);
  if (/please/i.test(said) && FOR_READER.test(words)) return undefined;
  for (const { note: pattern, opening, end } of ROWS) {
    const match = pattern.exec(words);
    if (!match) continue;
    const written = (typeof opening === 'string' ? opening : opening[tone]).replace('$1', match[1] ?? '');
    return {
      replaced: lead + match[0].length,
      opening: written,
      end: end === '?' && !written.startsWith('Please') ? '?' : '.',
    };
  }
  return undefined;
}
