import { wordTable } from '../../lexicon/word-table.ts';

/** What mail programs write between two messages, by language. Each row is what one language calls a thing. */

export type FieldKind = 'from' | 'sent' | 'to' | 'subject' | 'other';

type FieldNames = Readonly<Record<FieldKind, string>>;

const FIELD_NAMES: Readonly<Record<string, FieldNames>> = wordTable({
  english: {
    from: 'from',
    sent: 'sent|date',
    to: 'to',
    subject: 'subject',
    other: 'cc|bcc|reply-to|importance|attachments|organization',
  },
  german: { from: 'von', sent: 'gesendet|datum', to: 'an', subject: 'betreff', other: 'kopie|wichtigkeit' },
  french: { from: 'de', sent: 'envoyé|date', to: 'à', subject: 'objet', other: 'importance' },
  dutch: { from: 'van', sent: 'verzonden|datum', to: 'aan', subject: 'onderwerp', other: 'urgentie' },
  spanish: { from: 'de', sent: 'enviado|fecha', to: 'para', subject: 'asunto', other: 'importancia' },
  italian: { from: 'da', sent: 'inviato|data', to: 'a', subject: 'oggetto', other: 'priorità' },
});

export const FIELD_KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.values(FIELD_NAMES).flatMap((names) =>
    (Object.keys(names) as FieldKind[]).flatMap((kind) =>
      names[kind].split('|').map((name): [string, FieldKind] => [name, kind]),
    ),
  ),
);

/** “On … Anna wrote:”. Where the name stands differs: before the verb, or after it. */
export interface Attribution {
  /** How the line begins, where the writer's name does not begin it. */
  opening: RegExp | null;
  verb: RegExp;
  name: 'before the verb' | 'after the verb';
}

export const ATTRIBUTIONS: readonly Attribution[] = [
  { opening: /^On\s/, verb: /\swrote\s?:$/, name: 'before the verb' },
  { opening: /^Le\s/, verb: /\sa écrit\s?:$/, name: 'before the verb' },
  { opening: /^El\s/, verb: /\sescribió\s?:$/, name: 'before the verb' },
  { opening: /^Il\s/, verb: /\sha scritto\s?:$/, name: 'before the verb' },
  { opening: /^Am\s/, verb: /\sschrieb\s/, name: 'after the verb' },
  { opening: /^Op\s/, verb: /\sschreef\s/, name: 'after the verb' },
  {
    opening: null,
    verb: /\s(?:wrote|writes|schrieb|schreef|a écrit)(?:\s(?:on|am|op|le)\s.*)?\s?:$/,
    name: 'before the verb',
  },
];

export const DIVIDERS: readonly RegExp[] = [
  /^-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht)\s?-{2,}$/i,
  /^-{2,}\s?(?:message d['’]origine|message transféré|oorspronkelijk bericht|doorgestuurd bericht)\s?-{2,}$/i,
  /^-{2,}\s?(?:mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato)\s?-{2,}$/i,
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)) ?:?$/i,
  /^(?:début du message (?:réexpédié|transféré)|begin doorgestuurd bericht|inizio messaggio inoltrato) ?:?$/i,
];

/** A line of underscores parts messages only where a header follows. */
export const RULE_LINE = /^_{10,}$/;

/** What mail programs add under a message. */
export const FOOTER =
  /^(?:sent (?:from|via|with) (?:my |outlook|mail|yahoo|proton|samsung|gmail)|get outlook for |von meinem .{1,40} gesendet$|gesendet (?:von|mit) |envoyé (?:de mon|depuis) |verzonden vanaf |verstuurd vanaf |enviado desde |inviato da )/i;
