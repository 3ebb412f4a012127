/** Said of a server that does not answer, by itself and by the page that asked it. */
export const unavailableSentence = 'Service temporarily unavailable. Please try again in a moment.';

/** Said by the server of a result that the last call for the same had too. */
export const sameResultSentence = 'This is the same result as before, so it was free.';
