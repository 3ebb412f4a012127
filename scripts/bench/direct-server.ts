/** The bare server that streamed calls are compared with: it reads a request and writes the paced text, nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pacedText, writePaced } from './paced-text.ts';

const server = createServer(async (request, response) => {
  const { original_text: text } = (await json(request)) as { original_text: string };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const chunk of writePaced(text)) writeEvent('message', { type: 'text', text: chunk });
  writeEvent('done', { enhanced_text: pacedText });
  response.end();

  function writeEvent(event: string, data: object): void {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
// Ctrl-C reaches the whole group of processes: the bench ends this one, or its death does.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
