import type { PlanFigure, PlanValue } from '../../../shared/contract/plans.ts';
import { formatNumber } from '../../../shared/format.ts';
import { formatPrice } from '../../../shared/plans.ts';
import type { ToolName } from '../../../shared/tools.ts';

export const figureNames: Record<PlanFigure, string> = {
  credits_per_day: 'Credits a day',
  credits_per_month: 'Credits a month, after those of the day',
  saved_instructions: 'Saved instructions',
  has_voice: 'Voice note',
  improve_text_limit: 'Characters of a text to improve',
  feedback_text_limit: 'Characters of a text for feedback',
  compares_drafts: 'Feedback on two drafts',
  monthly_price_cents: 'Price a month',
  trial_days: 'Days of trial',
  past_due_days: 'Days while a payment is overdue',
};

export const toolWords: Record<ToolName, string> = {
  'improve-text': 'Improve Text',
  'email-reply': 'Email Reply',
  'write-from-scratch': 'Write from Scratch',
  'get-feedback': 'Get Feedback',
};

export function toValueWords(figure: PlanFigure, { value }: PlanValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return figure === 'monthly_price_cents' ? formatPrice(value) : formatNumber(value);
}
