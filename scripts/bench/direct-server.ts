/**
 * Who writes in this measurement: the paced text, to anyone who asks, and nothing else. In the dress of the product's
 * own call, as the bare server that streamed calls are compared with; and in that of OpenAI's Chat Completions, as the
 * provider that the product and the pass-through ask.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pacedText, writePaced } from './paced-text.ts';

interface Body {
  original_text?: string;
  messages?: { content: string }[];
}

const server = createServer(async (request, response) => {
  // Whether its model is there is asked before the first text
  if (request.method === 'GET') return void response.end('{"data":[{"id":"paced"}]}');
  const { original_text: text, messages } = (await json(request)) as Body;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (text === undefined) await writeAsProvider(messages?.at(-1)?.content ?? '', response);
  else await writeAsProduct(text, response);
  response.end();
});

async function writeAsProduct(text: string, response: ServerResponse): Promise<void> {
  const write = (event: string, data: object) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  for await (const chunk of writePaced(text)) write('message', { type: 'text', text: chunk });
  write('done', { enhanced_text: pacedText });
}

/** The paced request is the first line of a part, or the whole message. */
async function writeAsProvider(message: string, response: ServerResponse): Promise<void> {
  const request = /^<text \w+>\n(.*)$/m.exec(message)?.[1] ?? message;
  const head = { id: 'chatcmpl-paced', object: 'chat.completion.chunk', created: 1, model: 'paced' };
  const write = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    response.write(`data: ${JSON.stringify({ ...head, choices })}\n\n`);
  };
  for await (const content of writePaced(request)) write({ content }, null);
  write({}, 'stop');
  response.write('data: [DONE]\n\n');
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
// Ctrl-C reaches the whole group of processes: the bench ends this one, or its death does.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
