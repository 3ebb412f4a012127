import type { NewInstruction } from '../../shared/contract/instructions.ts';
import { instructionLimit, instructionNameLimit } from '../../shared/limits.ts';

const heading = /^# +(.*)$/u;

/** As a text that can be read, changed and brought back: each name a line with ‘# ’, its instruction below it. */
export function toInstructionText(instructions: readonly NewInstruction[]): string {
  return instructions
    .map(({ name, instruction }) => `# ${name}\n${instruction.replaceAll(/^(?=\\*# )/gmu, '\\')}\n`)
    .join('\n');
}

export interface ReadInstructions {
  instructions: NewInstruction[];
  /** Sections that are none: without a name or words, or longer than may be. */
  skipped: number;
}

/** What such a text says. Words before the first name belong to none. */
export function readInstructionText(text: string): ReadInstructions {
  const sections: { name: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/u)) {
    const name = heading.exec(line)?.[1];
    if (name !== undefined) sections.push({ name: name.trim(), lines: [] });
    else sections.at(-1)?.lines.push(line.replace(/^\\(?=\\*# )/u, ''));
  }
  const read = sections.map(({ name, lines }) => ({ name, instruction: lines.join('\n').trim() }));
  const instructions = read.filter(isWhole);
  return { instructions, skipped: read.length - instructions.length };
}

function isWhole({ name, instruction }: NewInstruction): boolean {
  const isNamed = name !== '' && name.length <= instructionNameLimit;
  return isNamed && instruction !== '' && instruction.length <= instructionLimit;
}
