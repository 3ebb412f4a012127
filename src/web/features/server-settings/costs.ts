import type { CostFigures, Costs, Prices } from '../../../shared/contract/costs.ts';
import { formatAmount, formatCount, formatDate, formatNumber } from '../../../shared/format.ts';
import { toToolName } from '../../commands/tools.ts';

export const costViews = [
  { value: 'days', label: 'By day' },
  { value: 'tools', label: 'By tool' },
  { value: 'writers', label: 'By writer' },
] as const;
export type CostView = (typeof costViews)[number]['value'];

/** A row of the table. */
export interface CostRow {
  key: string;
  name: string;
  /** Below the name. */
  note?: string;
  figures: CostFigures;
}

export function toCostRows(costs: Costs, view: CostView): CostRow[] {
  if (view === 'days')
    return costs.days.map(({ day, ...figures }) => ({ key: day, name: toDayName(day), figures }));
  if (view === 'tools')
    return costs.tools.map(({ tool, ...figures }) => ({ key: tool, name: toToolName(tool), figures }));
  return costs.writers.map(({ user_id, name, email, ...figures }) => ({
    key: user_id,
    name: name ?? 'An account that is gone',
    ...(email !== null && { note: email }),
    figures,
  }));
}

/** Days of the figures are those of UTC, as the credits are. */
function toDayName(day: string): string {
  return formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Nothing is guessed where no provider has said it. */
export function toTokenWords({ calls, unreported_calls, ...tokens }: CostFigures, part: 'input' | 'output') {
  if (calls > 0 && unreported_calls === calls) return 'not reported';
  return formatNumber(tokens[`${part}_tokens`]);
}

export function toCostWords(cost: string | null): string {
  return cost === null ? 'no price' : formatAmount(Number(cost));
}

/** Why the tokens are not all that there were; undefined where they are. */
export function toUnreportedNote(days: readonly CostFigures[]): string | undefined {
  const count = days.reduce((sum, { unreported_calls }) => sum + unreported_calls, 0);
  if (count === 0) return undefined;
  return `Of ${formatCount(count, 'call')} no tokens were reported by the provider: they are in no sum and in no cost.`;
}

/** The day on which a new month begins. */
export function toNextMonth(month: string): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return toDayName(new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10));
}

/** As it is typed: empty for what is not set. */
export type PriceForm = Record<keyof Prices, string>;

export function toPriceForm({ input_price, output_price, monthly_cap }: Prices): PriceForm {
  return {
    input_price: input_price ?? '',
    output_price: output_price ?? '',
    monthly_cap: monthly_cap ?? '',
  };
}

export function toPrices(form: PriceForm): Prices {
  return {
    input_price: toAmount(form.input_price),
    output_price: toAmount(form.output_price),
    monthly_cap: toAmount(form.monthly_cap),
  };
}

function toAmount(typed: string): string | null {
  return typed.trim().replace(',', '.') || null;
}

const amountForm = /^\d{1,9}(\.\d{1,6})?$/;

/** What cannot be saved as it is typed, by field. */
export function findPriceProblems(form: PriceForm): Partial<PriceForm> {
  const prices = toPrices(form);
  const problems: Partial<PriceForm> = {};
  for (const key of ['input_price', 'output_price', 'monthly_cap'] as const) {
    const amount = prices[key];
    if (amount !== null && !amountForm.test(amount))
      problems[key] = 'Please enter an amount such as 2.50, without a currency.';
  }
  const { input_price: input, output_price: output, monthly_cap: cap } = prices;
  if (input === null && output !== null) problems.input_price ??= 'Please enter both prices, or none.';
  if (output === null && input !== null) problems.output_price ??= 'Please enter both prices, or none.';
  if (cap !== null && input === null && output === null)
    problems.monthly_cap ??= 'A cap needs both prices: without them no cost is known.';
  return problems;
}

/** What the server has from now on. */
export function toSavedWords({ input_price: input, output_price: output, monthly_cap: cap }: Prices): string {
  if (input === null || output === null) return 'Saved: no prices, no cap.';
  const prices = `${formatAmount(Number(input))} and ${formatAmount(Number(output))} a million tokens`;
  return `Saved: ${prices}, ${cap === null ? 'no cap' : `at most ${formatAmount(Number(cap))} a month`}.`;
}
