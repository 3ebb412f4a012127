/** The message is the one sentence for the operator. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError';
  override readonly message = 'The web application is not built, or not wholly: run npm run build first.';
}
