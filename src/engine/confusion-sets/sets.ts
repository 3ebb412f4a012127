/**
 * Words that are written for each other, and what each is for. One set a line; a word that stands in two sets may be
 * written for any word of either. These are confused by everybody who writes in haste.
 */
const EVERYDAY = `
its: says what belongs to it | it's: is short for “it is” or “it has”
your: says what belongs to you | you're: is short for “you are”
their: says what belongs to them | there: says where, or begins “there is” | they're: is short for “they are”
whose: asks or says to whom something belongs | who's: is short for “who is” or “who has”
then: says when | than: compares
affect: is the verb | effect: is the noun
affects: is the verb | effects: is the noun
lose: is the verb | loose: is the opposite of tight
losing: comes from “lose” | loosing: comes from “loose”
passed: is the past of “pass” | past: says what is over, or beyond
weather: is rain or sunshine | whether: says “if”
accept: is to take | except: is to leave out
quite: says “rather” | quiet: is without noise | quit: is to stop
principle: is a rule | principal: is the main one
`;

/** These are confused less often, so that more must speak for a change. */
const OTHERS = `
were: is the past of “are” | where: asks or says the place
we're: is short for “we are” | where: asks or says the place
to: leads to a place, a person or a verb | too: says “also” or “more than enough”
lead: is the present or the metal | led: is the past of “lead”
breath: is the noun | breathe: is the verb
advice: is the noun | advise: is the verb
brake: stops a car | break: is a pause, or to go to pieces
here: is this place | hear: is to listen
know: is to be sure | no: is the opposite of yes | now: is at this time
knew: is the past of “know” | new: is not old
buy: is to pay for | by: says who or how
week: is seven days | weak: is not strong
write: is to put down in words | right: is what is true
peace: is the opposite of war | piece: is a part
choose: is the present | chose: is the past
loss: is the noun | lost: is the past of “lose”
believe: is the verb | belief: is the noun
live: is the verb | life: is the noun
lives: is the verb, or more than one life | life's: says what belongs to life
sell: is the verb | sale: is the noun
though: says “but” | thought: is the past of “think” | through: leads from end to end
dose: is an amount | does: comes from “do”
desert: is dry land | dessert: is the sweet course
complement: is what completes | compliment: is praise
bare: is naked | bear: is to carry
role: is a part to play | roll: is to turn over
site: is a place | sight: is what is seen | cite: is to quote
form: is a shape | from: says where something comes from
fell: is the past of “fall” | felt: is the past of “feel”
an: stands before one thing | and: joins
of: says to what something belongs | off: says away
sense: is a feeling or a meaning | since: says from when on, or why
thing: is an object | think: is to have a thought
things: are objects | thinks: comes from “think”
wear: is to have on | where: asks or says the place
while: says during the time that | will: says what is to come
let's: is short for “let us” | lets: is “allows”
plain: is simple | plane: flies
waist: is the middle of the body | waste: is of no use
fair: is just | fare: is the price of a ride
steal: is to take unasked | steel: is a metal
cloths: are pieces of fabric | clothes: are what people wear
personal: is one's own | personnel: is the staff
economic: is of the economy | economical: saves
high: is the adjective | height: is the noun
deep: is the adjective | depth: is the noun
long: is the adjective | length: is the noun
strong: is the adjective | strength: is the noun
different: is the adjective | difference: is the noun
important: is the adjective | importance: is the noun
success: is the noun | succeed: is the verb | successful: is the adjective
analysis: is one | analyses: are more than one, or the verb
me: is spoken to or of | my: says what belongs to me
he: does something | his: says what belongs to him | him: is spoken to or of
they: do something | them: are spoken to or of
we: do something | us: are spoken to or of | our: says what belongs to us
other: goes with more than one, or after “the” | another: goes with one
good: is the adjective | well: says how
bad: is the adjective | badly: says how
interested: says how someone feels | interesting: says what something is like
bored: says how someone feels | boring: says what something is like
tired: says how someone feels | tiring: says what something is like
excited: says how someone feels | exciting: says what something is like
confused: says how someone feels | confusing: says what something is like
surprised: says how someone feels | surprising: says what something is like
disappointed: says how someone feels | disappointing: says what something is like
`;

/** These sound the same, or nearly so, and mean different things. */
const SOUND_ALIKE = `
air heir | allowed aloud | altar alter | are our | ate eight | band banned | board bored | bite byte | blew blue
bread bred | bought boat | breaks brakes | cell sell | cent sent | coarse course | core corps | council counsel
cue queue | dear deer | device devise | do due | fair fare | feat feet | flair flare | flew flu | flour flower
forth fourth | for four | guessed guest | heal heel | heard herd | higher hire | hole whole | holy wholly | hour our
hours ours | knight night | knows nose | lessen lesson | loan lone | made maid | mail male | meat meet | missed mist
miner minor | moral morale | morning mourning | one won | packed pact | pain pane | pair pear | patience patients
pray prey | presence presents | profit prophet | rain reign | raise rays | read red | road rode | rights writes
root route | sail sale | scene seen | sea see | serial cereal | sew so | shore sure | sole soul | some sum | son sun
stationary stationery | suite sweet | tail tale | threw through | throne thrown | tide tied | to two | too two
vary very | wait weight | waited weighted | war wore | warn worn | way weigh | weary wary | which witch
bail bale | berry bury | chord cord | creak creek | die dye | gait gate | grate great | hoarse horse | idle idol | leak leek
main mane | naval navel | peak peek | pedal peddle | peel peal | poor pour | pore pour | rap wrap | real reel | slay sleigh
soar sore | stake steak | veil vale | yoke yolk
angel angle | assure ensure | bath bathe | casual causal | cloth clothe | conscious conscience | diary dairy
elicit illicit | hopping hoping | lay lie | later latter | lightening lightning | planed planned
proceed precede | quit quite | scarred scared | sensible sensitive | sometime sometimes | staring starring
that than | the they | the then | it it's | through thorough | trail trial | wander wonder
`;

/** The past, and the form that goes with “have”. */
const PASTS = `
began begun | broke broken | came come | chose chosen | did done | drank drunk | drew drawn | drove driven | ate eaten
fell fallen | flew flown | forgot forgotten | froze frozen | gave given | grew grown | knew known | ran run | rode ridden
sang sung | saw seen | spoke spoken | stole stolen | swam swum | threw thrown | took taken | tore torn | went gone
woke woken | wore worn | wrote written
`;

const VERBS_OF_ONE_OR_MORE = `
is are | was were | has have | does do | isn't aren't | wasn't weren't | hasn't haven't | doesn't don't
`;
const ONE_OR_MORE = 'this these | that those | much many | less fewer';

const KINDS_OF_WORDS = 'real really | careful carefully | easy easily | quick quickly | slow slowly';
const BARE_FORMS = 'suppose supposed | please pleased';

/** A word and what it is for, as the end of a sentence that begins with it. */
export interface Member {
  word: string;
  /** Missing where the two words only sound alike. */
  use?: string;
}

export type ConfusionSet = readonly Member[];

function readSets(table: string): ConfusionSet[] {
  return table
    .trim()
    .split('\n')
    .map((line) =>
      line.split(' | ').map((member) => {
        const [word = '', use = ''] = member.split(': ');
        return { word, use };
      }),
    );
}

/** Pairs of which each first word is for one thing, and each second one for another. */
function readPairs(table: string, ...uses: readonly string[]): ConfusionSet[] {
  return table
    .trim()
    .split(/ \| |\n/)
    .map((pair) =>
      pair.split(' ').map((word, index) => {
        const use = uses[index];
        return use === undefined ? { word } : { word, use };
      }),
    );
}

const USES_OF_ONE_OR_MORE = ['goes with one', 'goes with more than one'];
const VERB_PAIRS = readPairs(VERBS_OF_ONE_OR_MORE, ...USES_OF_ONE_OR_MORE);

/** Verbs that say by their form whether they go with one or with more. */
export const NUMBERED_VERBS: ReadonlySet<string> = new Set(VERB_PAIRS.flat().map(({ word }) => word));

export const EVERYDAY_SETS: readonly ConfusionSet[] = readSets(EVERYDAY);

export const CONFUSION_SETS: readonly ConfusionSet[] = [
  ...EVERYDAY_SETS,
  ...readSets(OTHERS),
  ...readPairs(SOUND_ALIKE),
  ...readPairs(PASTS, 'is the past', 'goes with “have” or “be”'),
  ...VERB_PAIRS,
  ...readPairs(ONE_OR_MORE, ...USES_OF_ONE_OR_MORE),
  ...readPairs(KINDS_OF_WORDS, 'is the adjective', 'says how'),
  ...readPairs(BARE_FORMS, 'is the present', 'is the past, or goes with “be”'),
];
