import type { Action, ActionSummary } from '../../../shared/contract/actions.ts';
import { formatCount, formatDate, formatNumber, type Zone } from '../../../shared/format.ts';
import type { ToolName } from '../../../shared/tools.ts';
import type { ActionResult } from './model.ts';

export const toolWords: Record<ToolName, string> = {
  'improve-text': 'Improve Text',
  'email-reply': 'Email Reply',
  'write-from-scratch': 'Write from Scratch',
  'get-feedback': 'Get Feedback',
};

export const resultWords: Record<ActionResult, string> = { success: 'Done', failed: 'Failed' };

const typeWords = new Map([
  ['improve', 'Improve'],
  ['grammar', 'Fix Grammar'],
  ['shorten', 'Shorten'],
  ['humanize', 'Humanize'],
  ['clarify', 'Clarify'],
  ['rewrite', 'Rewrite'],
  ['ai_prompt', 'Your own instruction'],
  ['reply-email', 'Reply'],
  ['write-from-scratch', 'Email'],
  ['get-feedback', 'Feedback'],
]);

const partialEdit = 'partial_edit: ';

/** What was asked for. A partial edit is named by its instruction. */
export function toTypeWords(actionType: string): string {
  if (actionType.startsWith(partialEdit)) return `Partial edit: ${actionType.slice(partialEdit.length)}`;
  return typeWords.get(actionType) ?? actionType;
}

/** The sentence of why it failed: the record puts a code before it, which is for programs. */
export function toFailureReason(errorMessage: string | null): string | undefined {
  return errorMessage?.replace(/^[A-Z][A-Z0-9_]*: /u, '') || undefined;
}

export function toCharacterWords(length: number): string {
  return formatCount(length, 'character');
}

export function toCountWords(count: number, isAll: boolean): string {
  if (!isAll) return `more than ${formatNumber(count)} entries`;
  return formatCount(count, 'entry', 'entries');
}

export interface Day<Entry> {
  /** YYYY-MM-DD, in the zone. */
  key: string;
  name: string;
  entries: Entry[];
}

/** Entries, newest first, by the days of the writer's zone. */
export function groupByDay<Entry extends Pick<ActionSummary, 'created_at'>>(
  entries: readonly Entry[],
  now: Date,
  { timeZone }: Zone = {},
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const moment = new Date(entry.created_at);
    const key = toDayKey(moment, timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, name: toDayName(moment, now, timeZone), entries: [entry] });
  }
  return days;
}

/** The words are English, as the screen is; the day is the zone's. */
function toDayName(moment: Date, now: Date, timeZone: string | undefined): string {
  const today = toDayKey(now, timeZone);
  const key = toDayKey(moment, timeZone);
  const isThisYear = key.slice(0, 4) === today.slice(0, 4);
  const date = formatDate(moment, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  });
  if (key === today) return `Today, ${date}`;
  if (key === toDayBefore(today)) return `Yesterday, ${date}`;
  const weekday = formatDate(moment, { weekday: 'long', timeZone });
  return `${weekday}, ${date}`;
}

function toDayKey(moment: Date, timeZone: string | undefined): string {
  // The Swedish form of a date is the one of ISO 8601
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);
}

/** By the calendar, not by 24 hours: a day may have 23 or 25. */
function toDayBefore(key: string): string {
  const day = new Date(`${key}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

const requestWords = [
  ['ai_prompt', 'Your instruction'],
  ['earlier_text', 'Your earlier draft'],
  ['email-chain', 'The emails that it answers'],
  ['recipient', 'To'],
  ['subject', 'Subject'],
] as const;

/** The texts that went into a call, by their names. The rest of a request are settings of the tool. */
export function listRequestTexts(
  { tool, original_text, request }: Pick<Action, 'tool' | 'original_text' | 'request'>,
  hasOriginal: boolean,
): { name: string; text: string }[] {
  const originalName = tool === 'write-from-scratch' ? 'Your description' : 'Your text';
  const texts = hasOriginal ? [{ name: originalName, text: original_text }] : [];
  for (const [key, name] of requestWords) {
    const text = request[key];
    if (typeof text === 'string' && text !== '') texts.push({ name, text });
  }
  return texts;
}
