import { signUp, type TestWriter } from '../../tests/kit/caller.ts';
import { consume } from '../../tests/kit/credits.ts';
import type { TestProduct } from '../../tests/kit/product.ts';

/** What an account has behind it when its picture is taken. */
const kinds = {
  new: async () => {},
  member: fillHistory,
  trial: pay,
  cancelled: async (product: TestProduct, writer: TestWriter) => {
    await pay(product, writer);
    await pressPortal(writer, 'cancel');
  },
  overdue: async (product: TestProduct, writer: TestWriter) => {
    await fillHistory(product, writer);
    await pay(product, writer);
    await pressPortal(writer, 'fail-next');
    await pressPortal(writer, 'pass-time');
  },
  low: async (_: TestProduct, writer: TestWriter) => {
    await consume(writer, 8);
  },
  spent: async (_: TestProduct, writer: TestWriter) => {
    await consume(writer, 10);
  },
  long: fillHistory,
} as const;

export type WriterKind = keyof typeof kinds;

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana Konstantinopolitanska';

/** A writer of their own for each picture, so that no picture depends on another. */
export async function makeWriter(product: TestProduct, kind: WriterKind): Promise<TestWriter> {
  const writer = await signUp(product.url, kind === 'long' ? { name: longName } : {});
  await kinds[kind](product, writer);
  return writer;
}

const texts = [
  'They was here yesterday, and the report were send.',
  'I has a question about the invoice of last week, can you look on it?',
  'Its a nice day to of walked.',
];

/** So that lists and figures have something to show: calls of today, moved into the days before, and more of them. */
async function fillHistory(product: TestProduct, writer: TestWriter): Promise<void> {
  for (const text of texts) await writer.improve(text);
  const review = {
    action: 'get-feedback',
    text: 'Send me the report now!!! We has waited long.',
    text_type: 'Email',
  };
  await writer.post('/api/functions/get-feedback', review);
  await product.query(
    `update text_improvement_actions as action set created_at = created_at - place.n * interval '31 hours'
     from (select id, row_number() over (order by created_at desc) - 1 as n
           from text_improvement_actions where user_id = $1::uuid) as place
     where action.user_id = $1::uuid and action.id = place.id`,
    [writer.userId],
  );
  await product.query(
    `insert into usage_days (user_id, day, tool, calls, credits, words_improved)
     select $1::uuid, current_date - n::int,
       (array['improve-text', 'email-reply', 'write-from-scratch', 'get-feedback'])[1 + n % 4],
       1 + n % 3, 1 + n % 3, 30 + 40 * ((n * 7) % 9)
     from generate_series(1, 27) as n where n % 5 <> 0`,
    [writer.userId],
  );
}

/** Premium, by the sandbox's checkout. */
async function pay(_: TestProduct, writer: TestWriter): Promise<void> {
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await (await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) })).text();
}

async function pressPortal(writer: TestWriter, action: string): Promise<void> {
  const { url } = (await writer.post<{ url: string }>('/api/functions/customer-portal', {})).body;
  const page = await (await fetch(url)).text();
  const subscription = /name="subscription" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await (
    await fetch(url, { method: 'POST', body: new URLSearchParams({ subscription, do: action }) })
  ).text();
}
