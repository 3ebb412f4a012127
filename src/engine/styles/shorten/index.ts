import type { Rule } from '../../rules/kit.ts';
import { type StyleStage, toStage } from '../stage.ts';
import { intensifiers, pauseWords } from './adverbs.ts';
import { asides } from './asides.ts';
import { courtesies } from './courtesies.ts';
import { openers } from './openers.ts';
import { bareParticiple } from './participles.ts';
import { shortForms } from './phrases.ts';

export const SHORTENING_RULES: readonly Rule[] = [
  openers,
  shortForms,
  intensifiers,
  pauseWords,
  bareParticiple,
  asides,
];

/** Makes a text shorter, and no part of it longer. */
export const shortening: readonly StyleStage[] = [
  courtesies,
  toStage([openers], { isShortening: true }),
  toStage([shortForms, bareParticiple, asides], { isShortening: true }),
  toStage([intensifiers, pauseWords], { isShortening: true }),
];
