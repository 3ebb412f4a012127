/** Whether the way here began at a reset link that could not be used, as the screen behind that link notes it. */
export function isFromInvalidLink(locationState: unknown): boolean {
  return (
    typeof locationState === 'object' &&
    locationState !== null &&
    'isResetLinkInvalid' in locationState &&
    locationState.isResetLinkInvalid === true
  );
}
