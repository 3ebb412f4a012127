/** What the embedded engine can be told to do, in the order in which it is done. */
export const PLAIN_STEPS = [
  'grammar',
  'improve',
  'shorter',
  'clear',
  'human',
  'formal',
  'casual',
  'polite',
  'friendly',
  'confident',
  'contract',
  'expand',
  'british',
  'american',
  'bullets',
  'numbers',
  'upper',
  'lower',
  'sentence',
  'title',
] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];

/** Ways to say each step, once the words that say nothing are gone. */
const SAID: Readonly<Record<PlainStep, string>> = {
  grammar:
    'grammar|spelling|punctuation|typos|mistakes|errors|fix|correct|proofread|fix grammar|fix spelling|fix punctuation|fix typos|fix mistakes|fix errors|correct grammar|correct spelling|correct mistakes|correct errors|check grammar|check spelling|grammatically correct|fix grammar mistakes|fix spelling mistakes|grammar mistakes|spelling mistakes|fix grammar errors',
  improve: 'improve|better|polish|improve writing|polished|improve wording|rewrite|rephrase|reword',
  shorter:
    'shorter|short|shorten|concise|brief|briefer|trim|tighten|tighter|condense|condensed|cut down|less wordy|less verbose|succinct|compact|point|get point',
  clear:
    'clear|clearer|clarify|simple|simpler|simplify|plain|plainer|plain english|plain words|easy read|easier read|easier understand|easy understand|readable|simple words|less complicated|improve clarity',
  human:
    'human|humanize|humanise|natural|less robotic|human-like|humanlike|naturally|less like ai|less ai|less stiff',
  formal:
    'formal|formally|professional|professionally|business-like|businesslike|less casual|less informal|formalize|formal register|business',
  casual:
    'casual|informal|relaxed|less formal|casually|conversational|informally|less professional|colloquial|chatty',
  polite:
    'polite|politer|politely|courteous|respectful|less rude|less harsh|less demanding|softer|less blunt',
  friendly: 'friendly|friendlier|warmer|warm|kinder|nicer|less cold|less distant|approachable',
  confident:
    'confident|confidently|assertive|stronger|direct|less hesitant|less uncertain|remove hedges|remove hedging|less hedging|decisive|self-assured',
  contract: 'contractions|contract|add contractions',
  expand:
    'expand contractions|remove contractions|write out contractions|spell out contractions|contractions out|expand all contractions',
  british: 'british|british english|british spelling|uk english|uk spelling|uk',
  american: 'american|american english|american spelling|us english|us spelling',
  bullets:
    'bullets|bullet list|bulleted list|bullet points|list|bullet point list|bullet-point list|bulletpoints|bulleted',
  numbers: 'numbered list|ordered list|numbered|numbered points|numbered steps',
  upper: 'upper case|uppercase|capitals|caps|capital letters|capitalize|upper-case',
  lower: 'lower case|lowercase|small letters|lower-case',
  sentence: 'sentencecase',
  title: 'titlecase|headline case',
};

/** The step that the words ask for. */
export const STEP_OF = new Map<string, PlainStep>(
  PLAIN_STEPS.flatMap((step) => SAID[step].split('|').map((words) => [words, step] as const)),
);

/** Steps of which one undoes the other. */
export const CONTRADICTIONS: readonly (readonly [PlainStep, PlainStep])[] = [
  ['formal', 'casual'],
  ['contract', 'expand'],
  ['british', 'american'],
  ['bullets', 'numbers'],
  ['upper', 'lower'],
  ['upper', 'sentence'],
  ['upper', 'title'],
  ['lower', 'sentence'],
  ['lower', 'title'],
  ['sentence', 'title'],
  ['formal', 'contract'],
  ['casual', 'expand'],
];
