import { brand } from '../../shared/brand.ts';
import { type OpinionInput, opinionTypes } from '../../shared/contract/opinions.ts';
import { type AccountType, defaultPlans } from '../../shared/plans.ts';
import type { Notice } from './templates.ts';

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
    kind: 'feedback',
    subject: `${mark}${opinionTypes[feedback_type]}: ${title}`,
    paragraphs: [
      `${name} (${email}, ${plan}) sent feedback on ${brand.name}.`,
      title,
      description,
      `Administrators mark it as handled in the inbox: ${inboxUrl}`,
    ],
  };
}

export const testNotice: Notice = {
  kind: 'test',
  subject: `A test mail of your ${brand.name} server`,
  paragraphs: [
    'You asked your server for this mail. It has arrived, so those to other people can arrive too.',
  ],
};
