/** What each editor begins with: two lines, three mistakes. */
export const sampleLines = ['I has teh green apple here.', 'She go home after lunch.'] as const;
export const sampleLine = sampleLines[0];
