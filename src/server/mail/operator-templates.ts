import { brand } from '../../shared/brand.ts';
import { type OpinionInput, opinionTypes } from '../../shared/contract/opinions.ts';
import { type AccountType, defaultPlans } from '../../shared/plans.ts';
import type { Fault } from './fault-counts.ts';

interface Notice {
  subject: string;
  paragraphs: string[];
}

interface Writer {
  name: string;
  email: string;
  accountType: AccountType;
}

export function toFeedbackNotice(
  { feedback_type, title, description }: OpinionInput,
  { name, email, accountType }: Writer,
  inboxUrl: string,
): Notice {
  const plan = defaultPlans[accountType].name;
  const mark = accountType === 'paid' ? `[${plan}] ` : '';
  return {
    subject: `${mark}${opinionTypes[feedback_type]}: ${title}`,
    paragraphs: [
      `${name} (${email}, ${plan}) sent feedback on ${brand.name}.`,
      title,
      description,
      `Administrators mark it as handled in the inbox: ${inboxUrl}`,
    ],
  };
}

export function toFaultNotice(faults: readonly (Fault & { count: number })[]): Notice {
  const lines = faults.map(({ code, place, count }) => `${count} × ${code} ${place}`);
  return {
    subject: `Errors on your ${brand.name} server`,
    paragraphs: [
      'The server ran into these errors. Its log has the details; docs/errors.md explains the codes.',
      lines.join('\n'),
      'The next mail about errors comes in an hour at the earliest.',
    ],
  };
}
