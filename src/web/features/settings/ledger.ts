import type { CreditEntry } from '../../../shared/contract/credits.ts';
import { toCreditWords } from '../../../shared/plan-lines.ts';
import { toToolName } from '../../commands/tools.ts';

/** What a row of the ledger says. */
export interface LedgerWords {
  use: string;
  /** The history has the text of it. */
  hasRecord: boolean;
  credit: string;
  outcome: string;
  /** Why a credit came back, or was given. */
  reason: string | undefined;
}

const outcomes = { held: 'Held', spent: 'Spent', released: 'Given back', granted: 'Given' } as const;
const others = { 'consume-credit': 'Another program', grant: 'From who runs this server' } as const;

export function toLedgerWords({ tool, credits, credit_type, outcome, reason }: CreditEntry): LedgerWords {
  const isCall = tool !== 'consume-credit' && tool !== 'grant';
  return {
    use: isCall ? toToolName(tool) : others[tool],
    hasRecord: isCall,
    credit: toCreditWords(credits, credit_type),
    outcome: outcomes[outcome],
    reason: outcome === 'held' ? 'While the call runs.' : toReason(reason),
  };
}

/** The record puts a code before the sentence, which is for programs. */
function toReason(reason: string | null): string | undefined {
  return reason?.replace(/^[A-Z][A-Z0-9_]*: /u, '') || undefined;
}
