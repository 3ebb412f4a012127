import type { Action } from '../../../shared/contract/actions.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import { toExtra, toSentFields } from './model.ts';
import type { Fields } from './use-fields.ts';
import type { Write } from './use-write.ts';

/** Takes the fields and the email out of the history. Gives the way back where another description stood there. */
export function takeReopened(
  action: Action,
  fields: Fields,
  { place, email }: Pick<Write, 'place' | 'email'>,
): (() => void) | undefined {
  const former = fields.readFields();
  const sent = toSentFields(action);
  const refill = fields.fill(sent);
  const undo = () => {
    refill();
    place(email);
  };
  const { subject } = action.details;
  const extra = toExtra(action.id, typeof subject === 'string' ? subject : sent.subject, email);
  place(toReopenedResult(action, extra));
  const isLost = former.description.trim() !== '' && former.description !== sent.description;
  return isLost ? undo : undefined;
}
