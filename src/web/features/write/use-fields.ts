import type { ComposeStyle } from '../../../shared/contract/compose.ts';
import { descriptionLimit, recipientLimit, subjectLimit } from '../../../shared/limits.ts';
import { type DraftPlace, restoreText } from '../../drafts/model.ts';
import { useDraftFields } from '../../drafts/use-draft-fields.ts';
import { noFields, toKnownStyle, type WriteFields } from './model.ts';

export const textLimits = {
  recipient: recipientLimit,
  subject: subjectLimit,
  description: descriptionLimit,
} as const;

/** What the writer enters, kept on this device as it is typed. */
export function useFields(place: DraftPlace) {
  const kept = useDraftFields<WriteFields>(place, noFields);
  const { fields, setField, readFields, isSaved, otherTab } = kept;

  function put({ recipient, subject, description, style }: WriteFields): void {
    setField('recipient', recipient);
    setField('subject', subject);
    setField('description', description);
    setField('style', style);
  }

  /** All at once. Returns the way back, which keeps what was typed since. */
  function fill(next: WriteFields): () => void {
    const former = readFields();
    put(next);
    return () => {
      const now = readFields();
      const restore = (name: keyof typeof textLimits) =>
        name === 'description'
          ? restoreText(former[name], now[name], next[name], textLimits[name])
          : now[name] === next[name]
            ? former[name]
            : now[name];
      put({
        recipient: restore('recipient'),
        subject: restore('subject'),
        description: restore('description'),
        style: former.style,
      });
    };
  }

  return {
    recipient: fields.recipient,
    subject: fields.subject,
    description: fields.description,
    style: toKnownStyle(fields.style),
    isSaved,
    otherTab,
    setText: (name: keyof typeof textLimits, text: string) => setField(name, text),
    setStyle: (style: ComposeStyle) => setField('style', style),
    readFields,
    fill,
  };
}

export type Fields = ReturnType<typeof useFields>;
