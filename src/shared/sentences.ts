/** Said of a server that does not answer, by itself and by the page that asked it. */
export const unavailableSentence = 'Service temporarily unavailable. Please try again in a moment.';
