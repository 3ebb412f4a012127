import { applyEdits, joinEdits, shiftEdits } from './edits.ts';
import { lasts } from './settle.ts';
import type { PutBack, TextEdit } from './types.ts';

export type PlainField = HTMLTextAreaElement | HTMLInputElement;

/** What of a field was taken. */
export interface PlainPlace {
  start: number;
  text: string;
  isSelection: boolean;
}

export function takePlain(field: PlainField): PlainPlace {
  const { value, selectionStart, selectionEnd } = field;
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  return start < end
    ? { start, text: value.slice(start, end), isSelection: true }
    : { start: 0, text: value, isSelection: false };
}

export function isWritable(field: PlainField): boolean {
  return !field.readOnly && !field.disabled;
}

/** In one edit, as if it had been typed: the page hears of it, and one press takes it back. */
export async function putBackPlain(
  field: PlainField,
  place: PlainPlace,
  edits: readonly TextEdit[],
): Promise<PutBack> {
  const former = field.value;
  const isSame = place.isSelection
    ? former.slice(place.start, place.start + place.text.length) === place.text
    : former === place.text;
  if (!isSame || !isWritable(field)) return 'changed';
  const inField = shiftEdits(edits, place.start);
  const wanted = applyEdits(former, inField);
  if (field.maxLength >= 0 && wanted.length > field.maxLength) return 'too-long';
  const edit = joinEdits(former, inField);
  if (!edit) return 'done';
  field.focus({ preventScroll: true });
  field.setSelectionRange(edit.start, edit.end);
  const page = field.ownerDocument;
  if (edit.replacement === '') page.execCommand('delete');
  else page.execCommand('insertText', false, edit.replacement);
  if (!(await lasts(() => field.value === wanted))) return field.value === former ? 'refused' : 'partly';
  const grown = wanted.length - former.length;
  field.setSelectionRange(place.start, place.start + place.text.length + grown);
  return 'done';
}
