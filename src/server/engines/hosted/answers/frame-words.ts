/** The words around an email, in the languages that models are asked to write most. */

const english = ['dear', 'hello', 'good (?:morning|afternoon|evening|day)', 'greetings'];
const openings = [
  ...english,
  ...[
    'hi',
    'hey',
    'hallo',
    'liebe[rs]?',
    'guten (?:tag|morgen|abend)',
    'sehr geehrte[rs]?',
    'moin',
    'servus',
  ],
  ...['bonjour', 'bonsoir', 'salut', 'chère?', 'hola', 'estimad[oa]s?', 'querid[oa]s?', 'buenos días'],
  ...['buenas tardes', 'ciao', 'buongiorno', 'buonasera', 'salve', 'gentile', 'car[oa]', 'egregi[oa]', 'olá'],
  ...['bom dia', 'boa tarde', 'prezad[oa]s?', 'beste', 'geachte', 'goede(?:morgen|middag)', 'cześć', 'witam'],
  ...['dzień dobry', 'szanown[aiy]', 'hej', 'hei', 'kära?', 'kære', 'kjære'],
];
/** A point ends the greeting, but not behind a title. */
const addressed = '(?:\\b(?:mr|mrs|ms|mx|dr|prof)\\.|[^\\n,!:.?]){1,80}?';

/** The opening, whom it names, and the mark behind. */
export const greeting = new RegExp(
  `^(${openings.join('|')})(?:[ \\t]+(${addressed}))?[ \\t]*([,!:.]|(?=\\n|$))`,
  'iu',
);
export const englishOpening = new RegExp(`^(?:${english.join('|')})$`, 'iu');

/** Greets nobody in particular. */
export const toNobody = /^(?:there|sirs?|madam|sir ?(?:or|\/) ?madam|damen und herren|señor(?:es|as)?)$/iu;

export const otherSignOff = new RegExp(
  `^(?:${[
    '(?:mit )?(?:freundlich|best|lieb|viel|herzlich|schön)\\p{L}* grü(?:ß|ss)en?',
    'lg|vg|mfg|bis (?:bald|dann|morgen)',
    '(?:bien )?cordialement|bien à vous|amicalement|à bientôt',
    'saludos(?: cordiales)?|(?:un )?cordial saludo|atentamente|un abrazo',
    '(?:cordiali|distinti) saluti|a presto',
    '(?:com os melhores )?cumprimentos|atenciosamente|abraços?',
    '(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)?',
    'pozdrawiam|z poważaniem|(?:med )?vänliga hälsningar|(?:med )?venn?lig hilsen|mvh',
  ].join('|')})[,.!]?$`,
  'iu',
);

const opened = '[[{<]{1,2}\\s*';
const closed = '\\s*[\\]}>]{1,2}';
const yours =
  "(?:your|my|the writer[’']?s|writer[’']?s?|sender[’']?s?|ihr|dein|mein|votre|ton|mon|tu|su|mi|tuo|suo|uw|jouw|seu|teu)";
const called = '(?:(?:full|first|last) )?(?:name|nom|nombre|nome|naam)';
const whoever = '(?:recipient|addressee|empfänger|destinataire|destinatario|destinatário|ontvanger)';

/** Where a model leaves the name of the writer open, wherever that is. */
export const ownBlank = new RegExp(
  `${opened}(?:insert )?(?:${yours} ${called}|signature|unterschrift)${closed}`,
  'giu',
);
export const recipientBlank = new RegExp(
  `${opened}(?:${whoever}(?:[’']?s)?(?: ${called})?|${called} (?:of (?:the )?|des |du |del |do |van de )${whoever}s?)${closed}`,
  'giu',
);
/** A name of somebody: who that is, its place says. */
export const nameBlank = new RegExp(`${opened}(?:${called}|vorname|prénom)${closed}`, 'iu');
export const anyBlank = new RegExp(`${opened}[^\\n\\]}>]{1,60}?${closed}`, 'u');
