import { replyDraftLimit } from '../../../../shared/limits.ts';
import type { Fields } from '../use-fields.ts';
import { TextCard } from './text-card.tsx';

/** What the writer wants to say, as it comes. */
export function DraftCard({ fields }: { fields: Fields }) {
  return (
    <TextCard
      title="Rough draft"
      name="draft"
      text={fields.draft}
      limit={replyDraftLimit}
      placeholder="Jot down what you want to say..."
      onChange={(text) => fields.setText('draft', text)}
      onOpened={(text, title) => fields.replaceText('draft', text, title)}
      onClear={() => fields.replaceText('draft', '', 'Rough draft cleared')}
    >
      {!fields.isSaved && <p className="reply-note">Not saved: this browser keeps nothing</p>}
    </TextCard>
  );
}
