let lastUsed: HTMLTextAreaElement | undefined;

export function rememberUsed(field: HTMLTextAreaElement): void {
  lastUsed = field;
}

/** Whether a key that is pressed outside every field is for this one: the one that was used last, or the only one. */
export function isMeant(field: HTMLTextAreaElement): boolean {
  if (lastUsed?.isConnected) return field === lastUsed;
  return document.querySelectorAll('.check-mirror').length === 1;
}
