import { replyDraftLimit } from '../../../../shared/limits.ts';
import { RulesLine } from '../../../account/rules-line.tsx';
import { useRefusalAsTyped } from '../../../writing/rules.ts';
import type { Fields } from '../use-fields.ts';
import type { Reply } from '../use-reply.ts';
import { TextCard } from './text-card.tsx';

/** What the writer wants to say, as it comes. */
export function DraftCard({ fields, reply }: { fields: Fields; reply: Reply }) {
  const refused = useRefusalAsTyped(fields.draft, reply.findRefusal);
  return (
    <TextCard
      title="Rough draft"
      name="draft"
      text={fields.draft}
      limit={replyDraftLimit}
      refusal={refused}
      check={{ name: 'rough-draft', isNotes: true }}
      placeholder="Jot down what you want to say..."
      onChange={(text) => fields.setText('draft', text)}
      onOpened={(text, title) => fields.replaceText('draft', text, title)}
      onClear={() => fields.replaceText('draft', '', 'Rough draft cleared')}
    >
      <RulesLine />
      {!fields.isSaved && <p className="reply-note">Not saved: this browser keeps nothing</p>}
    </TextCard>
  );
}
