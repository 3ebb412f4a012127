import { brand } from '../../shared/brand.ts';
import { type OpinionInput, opinionTypes } from '../../shared/contract/opinions.ts';
import { type AccountType, defaultPlans } from '../../shared/plans.ts';

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
