/** What the pane of the result is called, on large screens and on phones. */
export const paneTitle = { wide: 'AI Enhanced Text', phone: 'Improved Text' } as const;
