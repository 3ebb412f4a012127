const BLANK = '[your answer]';
/** UTF-16 code units of a question that are named; the rest of a longer one says little to the reader. */
const LONGEST_NAME = 160;

/** “About “When can you come?”:”, by which the line is known again. */
function nameQuestion(question: string): string {
  const plain = question.replaceAll('“', '‘').replaceAll('”', '’');
  return `About “${plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME).trimEnd()}…` : plain}”:`;
}

/** A line that names an open question and leaves the answer to the writer. */
export function writeBlank(question: string): string {
  return `${nameQuestion(question)} ${BLANK}`;
}

/** Whether the text has such a line for the question, and whether the writer has filled it in. */
export function readBlank(question: string, text: string): 'none' | 'open' | 'filled' {
  const name = nameQuestion(question);
  const line = text.split(/[\r\n]+/).find((each) => each.trim().startsWith(name));
  if (line === undefined) return 'none';
  const answer = line.trim().slice(name.length).trim();
  return answer === '' || answer.includes(BLANK) ? 'open' : 'filled';
}
