/**
 * The least that can stand between a writer and a provider: `pass-through-server.ts PROVIDER`. A Hono server that asks the
 * provider, parses its stream and gives the text on in the product's own dress; no account, no database, no checks.
 */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createParser } from 'eventsource-parser';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

const [provider = ''] = process.argv.slice(2);

interface Chunk {
  choices: { delta: { content?: string } }[];
}

const app = new Hono().post('/api/functions/enhance-text-v2', async (context) => {
  const { original_text: text } = await context.req.json<{ original_text: string }>();
  const messages = [
    { role: 'system', content: 'Improve the text.' },
    { role: 'user', content: text },
  ];
  const answer = await fetch(`${provider}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'paced', stream: true, messages }),
  });
  return streamSSE(context, async (stream) => {
    let written = '';
    const complete: string[] = [];
    const parser = createParser({ onEvent: ({ data }) => complete.push(data) });
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      parser.feed(piece);
      for (const data of complete.splice(0)) {
        if (data === '[DONE]') continue;
        const content = (JSON.parse(data) as Chunk).choices[0]?.delta.content ?? '';
        written += content;
        if (content !== '')
          await stream.writeSSE({ event: 'message', data: JSON.stringify({ type: 'text', text: content }) });
      }
    }
    await stream.writeSSE({ event: 'done', data: JSON.stringify({ enhanced_text: written }) });
  });
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
// Ctrl-C reaches the whole group of processes: the bench ends this one, or its death does.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
