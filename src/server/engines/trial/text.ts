/** What a model is tried on: an email of about 200 words, with slips in most sentences and facts that none may change. */
export const trialText = `Dear team,

Yesterday we was on the phone with Amara Okonkwo from Brightwater, and she have send us the new plan for the warehouse in Lund. The first delivery of 340 boxes arrive on 17 March, and the rest follow two week later. Her company do not pay for the storage before the boxes is unpacked, so please dont book the second hall yet.

The price has went up by 8 percent since last autumn. For 12 month the contract now cost 4,250 euros, which are more then we had planned. I has asked Mr Lindqvist to look over the figures, because he know the old contract better than anyone. He think that we should never sign without the extra page about insurance, and I agrees with him.

There is three thing left to do this week. Somebody need to call the drivers and tell them that the gate is not open before 7:30. The labels must be print again, since the old ones shows the wrong adress. And we should of asked for a bigger room, because more people is coming to the meeting then we expected.

If you has any question, please write to Amara or to me. Thank you for all your work; it really make a difference.

Best wishes,
Tom`;

/** Each fact as a text may have it that keeps it, well corrected or not. */
export const trialFacts = {
  number: [/\b340\b/, /\b17\b/, /\b(?:8|eight)\b/i, /\b(?:12|twelve)\b/i, /\b4,?250\b/, /\b7[:.]30\b/],
  name: [/\bAmara Okonkwo\b/, /\bBrightwater\b/, /\bLund\b/, /\bLindqvist\b/, /\bTom\s*$/],
  negation: [
    /(?:\bnot|n['’]?t) pay\b/,
    /(?:\bnot|n['’]?t) book\b/,
    /\bnever sign\b/,
    /(?:\bnot|n['’]?t) open\b/,
  ],
} as const;

/** What of the facts a text has no more. */
export function countLost(kind: keyof typeof trialFacts, text: string): number {
  return trialFacts[kind].filter((fact) => !fact.test(text)).length;
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
