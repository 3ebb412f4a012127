import {
  type OpinionInput,
  type OpinionType,
  opinionDescriptionLimit,
  opinionTitleLimit,
} from '../../../shared/contract/opinions.ts';
import { formatCount } from '../../../shared/format.ts';
import { countCharacters } from '../../../shared/limits.ts';
import { toCallError } from '../../api/call-error.ts';

export interface OpinionForm {
  type: OpinionType | '';
  title: string;
  description: string;
}

export const emptyForm: OpinionForm = { type: '', title: '', description: '' };

type Problems = Partial<Record<keyof OpinionForm, string>>;

/** What is missing, by field. */
export function findMissing({ type, title, description }: OpinionForm): Problems {
  return {
    ...(type === '' && { type: 'Please choose a type.' }),
    ...(title.trim() === '' && { title: 'Please give it a title.' }),
    ...(description.trim() === '' && { description: 'Please describe it.' }),
  };
}

/** What is longer than can be sent. Nothing is cut. */
export function findTooLong({ title, description }: OpinionForm): Problems {
  return {
    ...over(title, 'title', opinionTitleLimit),
    ...over(description, 'description', opinionDescriptionLimit),
  };
}

function over(text: string, field: 'title' | 'description', limit: number): Problems {
  const excess = countCharacters(text) - limit;
  if (excess <= 0) return {};
  return { [field]: `${formatCount(excess, 'character')} too many.` };
}

/** A filled form, as it is sent. */
export function toOpinion({ type, title, description }: OpinionForm): OpinionInput {
  return { feedback_type: type || 'general', title: title.trim(), description: description.trim() };
}

/** What the writer reads when it has arrived, in the inbox of every administrator. */
export const thanks = "Thank you for your feedback! We'll review it soon.";

/** What the writer reads when it could not be sent. */
export function toFailureSentence(error: unknown): string {
  const { status } = toCallError(error);
  return status === 401
    ? 'You must be logged in to submit feedback'
    : 'Failed to submit feedback. Please try again.';
}
