import {
  type ComposeRequest,
  findRecipientAddress,
  findSenderAddress,
  type ReplyRequest,
  readChain,
} from '../../../../engine/index.ts';
import type { KnownNames } from './names.ts';

const toWriter = (name: string | null | undefined) => name?.trim() || null;

export function readNamesOfEmail({ description, recipient = '', name }: ComposeRequest): KnownNames {
  const address = findRecipientAddress(recipient);
  return {
    recipient: address === null ? null : { address, names: recipient },
    writer: toWriter(name),
    own: description,
    given: `${description}\n${recipient}`,
  };
}

export function readNamesOfReply({ chain, draft, name }: ReplyRequest): KnownNames {
  const mails = readChain(chain);
  const { sender, signature } = mails.newest;
  const address = findSenderAddress(mails);
  return {
    recipient: address === null ? null : { address, names: `${sender ?? ''} ${signature ?? ''}` },
    writer: toWriter(name),
    own: draft,
    given: `${draft}\n${chain}`,
  };
}
