const languages =
  '(?:afrikaans|arabic|bengali|bulgarian|cantonese|catalan|chinese|croatian|czech|danish|dutch|estonian|finnish|flemish|french|german|greek|hebrew|hindi|hungarian|indonesian|irish|italian|japanese|korean|latin|latvian|lithuanian|malay|mandarin|norwegian|persian|polish|portuguese|punjabi|romanian|russian|serbian|slovak|slovenian|spanish|swahili|swedish|tamil|thai|turkish|ukrainian|urdu|vietnamese|welsh)';
const askingVerb =
  '(?:writ(?:e|ten)|rewrite|put|turn|make|say|render|convert|change|switch|give|answer|reply|rephrase|express|have|want|need|like)';
const translations = [
  /\btranslat(?:e|ed|ing|ion)\b/i,
  new RegExp(`\\b${askingVerb}\\b[^.!?\\n]{0,80}\\b(?:in|into|to) (?:\\w+ )?${languages}\\b`, 'i'),
  // ‘In French, please’, ‘French version’
  new RegExp(
    `^\\W*(?:please )?(?:(?:in|into|to) )?(?:\\w+ )?${languages}(?: version)?(?:,? please)?\\W*$`,
    'i',
  ),
];
const keepingLanguage =
  /\b(?:do not|don['’]t|never|without|no need to|not to) (?:\w+ )?(?:translat|chang\w+ the language)/i;

export function asksForTranslation(instruction: string): boolean {
  return translations.some((asking) => asking.test(instruction)) && !keepingLanguage.test(instruction);
}
