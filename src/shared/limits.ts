/** Figures that the screens and the server both enforce. All lengths are as `countCharacters` counts them. */

/** Longest text of the improve screen. */
export const improveTextLimit = 10_000;

/** Longest text that feedback is given on, and longest earlier draft of it, whatever the plan. */
export const longestFeedbackText = 50_000;

/** Longest email chain, and longest draft of a reply to it. */
export const emailChainLimit = 20_000;
export const replyDraftLimit = 10_000;

/** Longest description of an email that is to be written. */
export const descriptionLimit = 10_000;
export const recipientLimit = 200;
export const subjectLimit = 300;

/** Longest paragraph that is checked while it is written, and how many of one writer are in a minute. */
export const checkTextLimit = 5_000;
export const checksPerMinute = 300;

/** Longest instruction of the writer's own. */
export const instructionLimit = 2_000;

/** A writer's personal dictionary: how many words it holds, and how long one may be. */
export const dictionaryWordsLimit = 5_000;
export const dictionaryWordMaxLength = 60;

/** How many writing rules one writer may switch off. */
export const switchedOffRulesLimit = 500;
/** A writer's API keys: how many there may be, how long a name is, and how many calls one makes in a minute. */
export const apiKeysLimit = 20;
export const apiKeyNameLimit = 60;

export const passkeysLimit = 20;
export const passkeyNameLimit = 60;
export const callsPerMinuteOfApiKey = 300;

/** Longest name of a saved instruction. */
export const instructionNameLimit = 60;

/** Longest note on how a writer writes, and longest text of their own hand beside it. */
export const voiceNoteLimit = 1_000;
export const voiceExampleLimit = 4_000;

/** How much of the text on either side of a selection may come with it. */
export const contextLimit = 2_000;

/** From this share of a limit on, the writer is told that it is near. */
const nearLimitShare = 0.9;

/** Largest request body that any call takes, in bytes: the longest texts, every character escaped, and some room. */
export const requestBodyLimitBytes = 256 * 1024;
/** The same where a long text comes with an earlier draft of it. */
export const feedbackBodyLimitBytes = 640 * 1024;
/** The same where a whole dictionary comes: of each word three bytes a unit, and what parts it from the next. */
export const dictionaryBodyLimitBytes = 1024 * 1024;

export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const fullNameMaxLength = 100;
export const emailMaxLength = 254;

/** Longest `Idempotency-Key`, in characters. */
export const idempotencyKeyMaxLength = 200;

/**
 * How long a text is, for counters and limits alike: UTF-16 code units, which is what a text field counts,
 * so that the number on the screen is the number that the server enforces.
 */
export function countCharacters(text: string): number {
  return text.length;
}

export function isNearLimit(count: number, limit: number): boolean {
  return count > limit * nearLimitShare;
}

/** What an administrator can give at once. */
export const grantMaxCredits = 10_000;
export const grantReasonMaxLength = 200;

/** Open messages of the inbox are counted up to here: so many, or more. */
export const openCountLimit = 100;

/** The part of a mail address behind its sign, in small letters. */
export const mailDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/;

/** For how long an invitation can be good, in days. */
export const invitationMaxDays = 90;

/** For how long one that is used or expired is still listed, in days. */
export const spentInvitationDays = 30;
