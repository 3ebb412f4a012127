/** Under which names what is read of an account is kept. */
export const creditsKey = ['credits'];
export const profileKey = ['profile'];
