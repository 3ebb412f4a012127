import { infiniteQueryOptions } from '@tanstack/react-query';
import type { MailStatus, WaitingMail } from '../../../shared/contract/mail.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Services } from '../../services/services.ts';

type MailPage = Awaited<ReturnType<ApiClient['mail']['list']>>;

export const mailsKey = ['mails'];

const sendingMs = 2_000;
const waitingMs = 15_000;

/** @param status undefined for all that are not sent yet */
export function mailsQuery({ call }: Services, status: MailStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: [...mailsKey, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        (api) =>
          api.mail.list({ ...(status && { status }), ...(pageParam && { cursor: pageParam }) }, { signal }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: MailPage) => next_cursor,
    staleTime: 0,
    // What becomes of a mail, the server finds out by itself
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ mails }) => mails.some(isBeingSent)) ? sendingMs : waitingMs,
  });
}

function isBeingSent({ status }: WaitingMail): boolean {
  return status === 'sending';
}
