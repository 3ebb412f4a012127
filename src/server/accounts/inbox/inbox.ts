import type { InboxMessage, InboxState } from '../../../shared/contract/inbox.ts';
import { type OpinionType, opinionTypes } from '../../../shared/contract/opinions.ts';
import { AppError } from '../../../shared/errors.ts';
import type { RecordEvent } from '../../audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { readInboxCursor, toInboxPage } from './place.ts';
import type { InboxStore, MessageId, MessageRow } from './store.ts';

export interface InboxDependencies {
  store: InboxStore;
  /** What administrators see of the inbox is to be read again. */
  onChanged: () => void;
  record: RecordEvent;
  clock: Clock;
}

interface InboxQuery {
  state: InboxState;
  feedback_type?: OpinionType | undefined;
  cursor?: string | undefined;
  limit: number;
}

const allTypes = Object.keys(opinionTypes) as OpinionType[];

export type InboxService = ReturnType<typeof makeInboxService>;

/** What writers have sent to the administrators by the feedback form. */
export function makeInboxService({ store, onChanged, record, clock }: InboxDependencies) {
  return {
    /** @throws AppError INVALID_REQUEST for a cursor that no page gave */
    async list({ state, feedback_type, cursor, limit }: InboxQuery) {
      const types = feedback_type === undefined ? allTypes : [feedback_type];
      const found = await store.list({ state, types }, readInboxCursor(cursor), limit + 1);
      const { rows, next_cursor } = toInboxPage(found, limit);
      return { messages: rows.map(toMessage), next_cursor };
    },

    /** Up to `openCountLimit`. */
    countOpen: store.countOpen,

    /** @throws AppError NOT_FOUND */
    async setHandled(message: MessageId & { actorId: string }, isHandled: boolean): Promise<InboxMessage> {
      const { writerId, actorId } = message;
      const hasChanged = await (isHandled ? store.handle(message, actorId, clock()) : store.reopen(message));
      const row = await store.find(message);
      if (row === undefined) throw new AppError('NOT_FOUND');
      if (hasChanged) {
        const kind = isHandled ? 'feedback.handled' : 'feedback.reopened';
        await record({ kind, actorId, subjectId: writerId, facts: {} });
        onChanged();
      }
      return toMessage(row);
    },
  };
}

function toMessage({
  id,
  user_id,
  writer_name: name,
  writer_email: email,
  account_type,
  priority: _,
  ...message
}: MessageRow): InboxMessage {
  return { id, writer: { id: user_id, name, email, account_type }, ...message };
}
