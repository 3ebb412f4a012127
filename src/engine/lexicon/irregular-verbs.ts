/** Base form, past tense and participle of the irregular verbs that people write most. */
const TABLE = `
bear bore borne|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken
bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come
deal dealt dealt|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen
feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten
forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown
hang hung hung|have had had|hear heard heard|hide hid hidden|hold held held|keep kept kept|know knew known
lead led led|leave left left|lend lent lent|lose lost lost|make made made|mean meant meant|meet met met
pay paid paid|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen
seek sought sought|sell sold sold|send sent sent|shake shook shaken|sing sang sung|sink sank sunk|sit sat sat
creep crept crept|sleep slept slept|sweep swept swept|weep wept wept|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|strive strove striven
swear swore sworn|swim swam swum|take took taken|teach taught taught|tell told told|think thought thought
throw threw thrown|understand understood understood|undertake undertook undertaken|wake woke woken
wear wore worn|win won won|withdraw withdrew withdrawn|write wrote written
cut cut cut|cost cost cost|hit hit hit|hurt hurt hurt|let let let|put put put|read read read|set set set
shut shut shut|spread spread spread`;

const ROWS = TABLE.trim()
  .split(/[|\n]/)
  .map((row) => row.split(' '));

const pastByBase = new Map<string, string>();
const participleByBase = new Map<string, string>();
const baseByForm = new Map<string, string>();
for (const [base = '', past = '', participle = ''] of ROWS) {
  pastByBase.set(base, past);
  participleByBase.set(base, participle);
  for (const form of [participle, past]) if (form !== base) baseByForm.set(form, base);
}

export function findIrregularPast(base: string): string | undefined {
  return pastByBase.get(base);
}

export function findIrregularParticiple(base: string): string | undefined {
  return participleByBase.get(base);
}

/** “went” and “gone” give “go”; forms that are the same as the base give nothing. */
export function findIrregularBase(form: string): string | undefined {
  return baseByForm.get(form);
}

/** “taken”, “been” and “asked”; of words that are a base as well, such as “cut”, it is not told. */
export function isPastParticiple(word: string): boolean {
  const base = findIrregularBase(word);
  return /^been$|[^e]ed$/.test(word) || (base !== undefined && findIrregularParticiple(base) === word);
}
