import { findAddress, findCorrespondent, readRecipient, readSender } from '../people/people.ts';
import type { MailChain } from './chain.ts';

/** How whoever an email goes to is addressed, as far as the words of the field name a person: “Anna”, “Dr. Berg”. */
export function findRecipientAddress(recipient: string): string | null {
  return findAddress(readSender(readRecipient(recipient) ?? ''));
}

/** How whoever wrote the newest message is addressed. */
export function findSenderAddress({ newest }: MailChain): string | null {
  return findAddress(findCorrespondent(newest));
}
