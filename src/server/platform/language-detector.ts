/**
 * Tells in what language a text is written. It takes some 80 MB, so a server has it from the first text on of which that is
 * asked. See docs/decisions/0091.
 */
export async function loadLanguageDetector() {
  const { eld } = await import('eld/extrasmall');
  return eld;
}
