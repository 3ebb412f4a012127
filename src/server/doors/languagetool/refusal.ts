/** What the protocol's clients are told: a status, and a sentence in plain text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  /** @param sentence as LanguageTool says it, where clients or people know it so; without a word of the writer's */
  constructor(status: number, sentence: string, retryAfterSeconds?: number) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const wrong = (sentence: string) => new Refusal(400, sentence);
