import * as v from 'valibot';

const emailSchema = v.object({ email: v.string() });
const invalidLinkSchema = v.object({ isResetLinkInvalid: v.literal(true) });

/** The address that was typed on the screen before this one, or is the writer's. */
export function readEmail(locationState: unknown): string {
  return v.is(emailSchema, locationState) ? locationState.email : '';
}

/** Whether the way here began at a reset link that could not be used, as the screen behind that link notes it. */
export function isFromInvalidLink(locationState: unknown): boolean {
  return v.is(invalidLinkSchema, locationState);
}
