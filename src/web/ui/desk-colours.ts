/** The desk on which everything lies, as styles/tokens.css has it, for what the browser paints around a page. */
export const deskColours = { light: '#f1ede4', dark: '#13110d' } as const;
