/** A setting that the server cannot start with. The message is the one sentence for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
