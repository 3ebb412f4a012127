/** What a command cannot do. The message is the one sentence for whoever typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Where 1 says that there are findings, 2 says that something went wrong. */
export class WriterError extends CommandError {
  constructor(message: string) {
    super(message, 2);
  }
}
