/** The address that was typed on the screen before this one, or is the writer's. */
export function readEmail(locationState: unknown): string {
  if (typeof locationState !== 'object' || locationState === null || !('email' in locationState)) return '';
  return typeof locationState.email === 'string' ? locationState.email : '';
}

/** Whether the way here began at a reset link that could not be used, as the screen behind that link notes it. */
export function isFromInvalidLink(locationState: unknown): boolean {
  return (
    typeof locationState === 'object' &&
    locationState !== null &&
    'isResetLinkInvalid' in locationState &&
    locationState.isResetLinkInvalid === true
  );
}
