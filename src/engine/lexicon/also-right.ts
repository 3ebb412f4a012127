import { wordSet } from './word-set.ts';

/** Right in one English or another and unknown to the linter, whose nearest word is another one. In lower case. */
export const ALSO_RIGHT = wordSet(`
  benefitted birdlife bodyweight boule broodstock culantro ebook ebooks focusses focussing foetal foetus foetuses
  hrs lightbulb lightbulbs mins neurone neurones quitted roboticist roboticists thinktank thinktanks wifi`);
