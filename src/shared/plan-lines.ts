import { formatCount, formatList, formatNumber, plural } from './format.ts';
import type { AccountType, Plan, PlanCatalogue } from './plans.ts';

/** A thing that a plan has. Every screen that says what a plan has reads it from here. */
export interface PlanLine {
  words: string;
  /** What the words mean, where there is room for it. */
  detail?: string;
  /** The requirement that makes it true: a test shows that one, or the line may not stand here. */
  behind: string;
}

type PlanLineRow = Omit<PlanLine, 'words' | 'detail'> & {
  words: (plan: Plan) => string;
  detail?: string | ((plan: Plan, plans: PlanCatalogue) => string);
  /** Left out: every plan has it. */
  isOf?: (plan: Plan, type: AccountType) => boolean;
};

/** One row for each line, in the order of the screens. What only Premium has says `isOf: (_, type) => type === 'paid'`. */
const rows: readonly PlanLineRow[] = [
  { words: ({ creditsPerDay }) => toCreditWords(creditsPerDay, 'daily'), behind: 'CREDIT-02' },
  {
    words: ({ creditsPerMonth }) => toCreditWords(creditsPerMonth, 'monthly'),
    detail: 'Used after the daily ones',
    behind: 'CREDIT-04',
    isOf: ({ creditsPerMonth }) => creditsPerMonth > 0,
  },
  {
    words: () => 'Basic writing tools',
    detail: 'Improve Text, Email Reply, Write from Scratch, Get Feedback',
    behind: 'ROUTE-07',
  },
  {
    words: ({ savedInstructions }) => formatCount(savedInstructions, 'saved instruction'),
    detail: 'Your own, with a name and a key',
    behind: 'WORK-04',
  },
  {
    words: () => 'Custom tone adjustments',
    detail: (_, { free }) =>
      `A voice note that a model follows, and more than ${formatCount(free.savedInstructions, 'saved instruction')}`,
    behind: 'WORK-04',
    isOf: ({ hasVoice }) => hasVoice,
  },
  {
    words: () => 'Advanced feedback analysis',
    detail: ({ feedbackTextLimit }) =>
      `Two drafts side by side, what got better and what got worse, and texts of up to ${formatNumber(feedbackTextLimit)} characters`,
    behind: 'BILL-01',
    isOf: ({ comparesDrafts }) => comparesDrafts,
  },
  { words: () => 'Email support', detail: 'From the person who runs this server', behind: 'FORM-01' },
  {
    words: () => 'Priority support',
    detail: 'First in the inbox of the person who runs this server',
    behind: 'ADMIN-04',
    isOf: (_, type) => type === 'paid',
  },
];

export function listPlanLines(plans: PlanCatalogue, type: AccountType): PlanLine[] {
  const plan = plans[type];
  return rows
    .filter(({ isOf }) => isOf?.(plan, type) ?? true)
    .map(({ words, detail, behind }) => ({
      words: words(plan),
      behind,
      ...(detail && { detail: typeof detail === 'string' ? detail : detail(plan, plans) }),
    }));
}

/** How the plans differ, in sentences made of their lines. */
export function toDifference(plans: PlanCatalogue): string {
  const free = listPlanLines(plans, 'free').map(({ words }) => words);
  const paid = listPlanLines(plans, 'paid').map(({ words }) => words);
  const freeOnly = free.filter((line) => !paid.includes(line));
  const paidOnly = paid.filter((line) => !free.includes(line));
  return [
    toSentence(
      'Both plans have',
      free.filter((line) => paid.includes(line)),
    ),
    toSentence(`${plans.free.name} has`, freeOnly),
    toSentence(`${plans.paid.name} ${freeOnly.length > 0 ? 'has' : 'adds'}`, paidOnly),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function toSentence(start: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const words = lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1));
  return `${start} ${formatList(words)}.`;
}

/** ‘10 daily credits’, of one as of many. */
export function toCreditWords(count: number, period: 'daily' | 'monthly'): string {
  return `${count} ${period} ${plural(count, 'credit')}`;
}
