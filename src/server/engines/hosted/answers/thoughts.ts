const opening = '<think>';
const closing = '</think>';

/**
 * An answer without the thoughts that some models on people's own machines write down before it; undefined while they
 * have not ended.
 */
export function dropThoughts(answer: string): string | undefined {
  const spoken = answer.trimStart();
  if (!spoken.startsWith(opening)) return answer;
  const end = spoken.indexOf(closing);
  return end < 0 ? undefined : spoken.slice(end + closing.length);
}
