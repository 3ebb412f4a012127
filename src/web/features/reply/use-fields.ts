import { emailChainLimit, replyDraftLimit } from '../../../shared/limits.ts';
import { type DraftPlace, restoreText } from '../../drafts/model.ts';
import { useDraftFields } from '../../drafts/use-draft-fields.ts';
import { notify } from '../../ui/notify.ts';
import { noFields, type ReplyFields } from './model.ts';
import { type ReplyStyle, toKnownStyle } from './style.ts';

export const textLimits = { chain: emailChainLimit, draft: replyDraftLimit } as const;

export type TextFieldName = keyof typeof textLimits;

/** What the writer enters, kept on this device. What takes the place of their words is one press away from undone. */
export function useFields(place: DraftPlace) {
  const { fields, setField, readFields, isSaved, otherTab } = useDraftFields<ReplyFields>(place, noFields);

  /** Puts a text into a field and says so; Undo brings the former back, and keeps what was typed since. */
  function replaceText(name: TextFieldName, text: string, title: string): void {
    const former = readFields()[name];
    setField(name, text);
    const undo = () => setField(name, restoreText(former, readFields()[name], text, textLimits[name]));
    const isUndoable = former.trim() !== '' && former !== text;
    void notify({ title, ...(isUndoable && { action: { label: 'Undo', onClick: undo } }) });
  }

  /** All at once, out of the history or a sample. Returns the way back. */
  function fill(next: ReplyFields): () => void {
    const former = readFields();
    const put = ({ chain, draft, style }: ReplyFields) => {
      setField('chain', chain);
      setField('draft', draft);
      setField('style', style);
    };
    put(next);
    return () => {
      const { chain, draft } = readFields();
      put({
        chain: restoreText(former.chain, chain, next.chain, textLimits.chain),
        draft: restoreText(former.draft, draft, next.draft, textLimits.draft),
        style: former.style,
      });
    };
  }

  return {
    chain: fields.chain,
    draft: fields.draft,
    style: toKnownStyle(fields.style),
    isSaved,
    otherTab,
    setText: (name: TextFieldName, text: string) => setField(name, text),
    setStyle: (style: ReplyStyle) => setField('style', style),
    readFields,
    replaceText,
    fill,
  };
}

export type Fields = ReturnType<typeof useFields>;
