import type { Command } from 'commander';
import { addSourceOptions, type SourceOptions, toSource } from './source.ts';

export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .summary('gives its tools to agents, over standard input and output')
    .description(
      'Serves the Model Context Protocol over standard input and output: check, improve, reply, write, review. By the rules on this machine, or by a server. See docs/mcp.md.',
    );
  addSourceOptions(command).action(serve);
}

async function serve(options: SourceOptions): Promise<void> {
  const source = toSource(options);
  const { serveTools } = await import('./serve-tools.ts');
  await serveTools(source);
}
