import { WEEKDAY_NAME } from '../words/dates.ts';

/** Whoever a note speaks of, as it names them: “him”, “my landlord”, “Anna Berg”, “the whole team”. */

const PEOPLE = `(?:(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|in-law|boss|manager|supervisor|director|teacher|tutor|coach|doctor|dentist|nurse|professor|lecturer|lawyer|accountant|plumber|electrician|builder|landlord|landlady|owner|host|guest|tenant|neighbou?r|seller|buyer|vendor|supplier|contractor|customer|client|recruiter|secretary|treasurer|candidate|applicant|employer|employee|colleague|co-?worker|team|staff|crew|department|office|committee|board|group|class|choir|band|orchestra|club|support|service|reception|hr|company|firm|agency|insurer|charity|school|family|friend|mother|father|mom|mum|dad|parent|son|daughter|child|kid|wife|husband|partner|sister|brother|aunt|uncle|cousin|grandma|grandpa|student|member|participant|attendee|volunteer|resident|governor|councillor|trustee|people|person|man|woman|guy|girl|boy|baby|bride|groom|couple|lad|player|foreman|forewoman|headteacher|childminder|nanny|publisher|editor|flatmate|housemate|room-?mate)`;
export const PERSON = `${PEOPLE}s?|children|men|women|families|bosses|classes|agencies|charities|secretaries`;
/** People of whom a note hardly says “tell the …”. */
export const ROLE =
  '(?:technician|engineer|plumber|electrician|driver|courier|inspector|agent|painter|gardener|cleaner|caretaker|janitor|postman|police|officer|chef|waiter|mechanic|carpenter|trainer|babysitter|translator|speaker|judge|vet|caterer|photographer|florist|baker|designer)s?';
/** By what they are to the writer, these are called. */
export const KIN = 'mum|mummy|mom|mam|dad|daddy|gran|granny|nan|nana|nanny|grandma|grandpa|grandad|granddad';
export const TITLE =
  '(?:mr|mrs|ms|mx|miss|dr|prof|professor|rev|aunt|uncle|Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Rev|Aunt|Uncle)';
/** Without a capital and without an article, words of a note that name nobody. */
const NO_ONE =
  'me|us|you|your|yourself|address|postcode|prices?|quotes?|details|directions|availability|confirmation|receipts?|refund|photos?|\\p{L}{4,}ed|it|this|that|these|those|for|if|about|again|also|not|nicely|politely|kindly|at|in|on|to|by|with|whoever|anyone|permission|leave|time|help|off|how|when|what|where|whether|which|who|whose|why|there|no|yes|sorry|thanks|thank|because|around|i|we|he|she|they|the|a|an|my|our|his|their|any|some|questions?|so|up|out|please|just|of|from|everything|something|anything|nothing|one|two|and|or|but|is|are|was|were|can|could|will|would|should|has|have';

const either = (...patterns: readonly string[]) => `(?:${patterns.join('|')})`;
const isNot = (words: string) => `(?!(?:${words})\\b)`;

/** “my sister tomorrow”: when, and not who. */
const NO_MOMENT = `(?!\\p{L}+day\\b|today\\b|tomorrow\\b|tonight\\b|now\\b)`;

/** “ask peter could he call” */
const ASKED = '(?:can|could|will|would|is|are|has|have|does|do) (?:i|we|it|there|he|she|they)\\b';
/** “my sister mum is home”: she is told, of another. */
const DOES = '(?:is|are|was|were|has|have|had|will|would|can|could|needs?|wants?|says|said)\\b';
/** What may follow whoever is meant. */
const NEXT = `(?=\\s*(?:$|[,:.;!(–-])|\\s${ASKED}|\\s(?:that|to|not|if|whether|about|re|regarding|concerning|for|on|of|when|what|where|who|which|why|how|because|i|I|i'm|I'm|i've|I've|i'll|I'll|we|we're|we'll|we've|it|it's|the|my|our|his|her|their|there|there's|he|she|they|this|these|those|thanks|thank|sorry|no|yes|congratulations|congrats|can't|cant|cannot|won't|wont|don't|dont|didn't|didnt|haven't|havent|need|want|running|got|happy|good|all|a|an|and|again|very|so|know|saying|asking|telling|explaining|objecting|complaining|requesting|declining|cancelling|confirming|moving|changing|thanking|inviting|apologi[sz]ing|reminding)\\b)`;
const ITS_CLAUSE = '(?= (?:that|if|whether|to|he|she|they|about)\\b)';

const WORD = "[\\p{L}][\\p{L}&'’.-]*";
/** With a capital that is a name's; a full stop stands in it as in “St.” and “J.R.”, and else ends the sentence. */
const PROPER = `(?!I\\b|I'|${WEEKDAY_NAME}s?\\b|(?:January|February|March|July|August|September|October|November|December)\\b)\\p{Lu}(?:[\\p{L}'’-]|(?<=(?<!\\p{L})(?:\\p{L}|St|Ste|Mt))\\.)*`;
/** A word that describes somebody, or a name in small letters. */
const PLAIN = `${isNot('that|to|not|if|whether|about|for|on|of|when|what|where|who|which|why|how|because|and|or|is|are|was|were|i|we|in|at|by|with|a|an|the|my|our|his|her|their')}${WORD}`;
const SMALL = `${isNot(NO_ONE)}\\p{Ll}[\\p{L}'’-]+`;
const ANY = `${isNot(NO_ONE)}\\p{L}[\\p{L}'’-]+`;
const TITLED = `${TITLE}\\b\\.? ${PLAIN}(?: (?!know\\b)${PLAIN}(?= (?:to|that|about|if|whether)\\b))?`;
const OUR = '(?:my|our|the)';

/** What may follow “my neighbour” and still say who is meant. */
const WHO_THEY_ARE = either(
  // “my landlady ms Kowalczyk”
  ` ${TITLED}`,
  // “my teacher, Mr Osei, …”
  `, ${TITLED}(?=[,:. ])`,
  // “the candidate, Aisha, …”
  `, ${PROPER}(?=, )`,
  // “my boss, who is away, that …”
  `, [^,.;:]{2,30}(?=, (?:that|know)\\b)`,
  // “our neighbours the Hales”
  ` the ${PROPER}s\\b`,
  // “my cousin Anna Berg”, and not “the coach Leo can't play”
  ` ${PROPER}(?: ${PROPER}){0,2}(?![\\p{L}'’-])(?! (?:${DOES}|can't|cant|cannot|won't|wont|isn't|isnt|hasn't|hasnt|didn't|didnt|doesn't|doesnt)\\b)`,
  // “my neighbour dave, …”
  ` ${isNot(NO_ONE)}${NO_MOMENT}(?!\\p{L}+ly\\b|know\\b)\\p{Ll}{3,}(?=, )`,
  // “the neighbours at 12 and 14”
  ` at (?:[Nn]o\\.? |number |flat |house )?\\d+\\p{Ll}?(?: and \\d+\\p{Ll}?)?(?= (?:to|that|for|about|if|whether|round|over|around|\\p{L}+)\\b)`,
  // “a friend from work”
  ` (?:at|from) (?:the )?${WORD}${NEXT}`,
  // “the manager at parkside hotel”
  ` (?:at|of|from) (?:the )?(?:${PLAIN} ){1,2}(?:hotel|school|garage|restaurant|bank|surgery|office|shop|store|library|gym|club|college|hospital|council|branch|university|company|centre|center)\\b`,
  // “our client in Lyon”
  ` in ${PROPER}`,
  // “the parents of class 4b”
  ` of (?:the |my |our )?(?:${PERSON}|form|reception)\\b(?: \\p{N}[\\p{L}\\p{N}]*)?`,
  // “the parents of year 5”
  ` of year \\p{N}+\\p{Ll}?`,
  // “my neighbour dave that …”
  ` ${isNot(NO_ONE)}${NO_MOMENT}(?!know\\b)\\p{Ll}{3,}(?= (?:that|if|whether|[iI]|we|[iI]'m|we're|[iI]'ve|we've)\\b)`,
  // “the owner of the dog that …”
  ` of ${OUR} ${PLAIN}${ITS_CLAUSE}`,
  // “all members of the bowls club.”
  ` of ${OUR} (?:${PLAIN} )?${PLAIN}(?=[.:](?:\\s|$))`,
  // “the nurses on ward 7b”
  ` (?:on|in) (?:(?:[Ww]ard|[Ff]loor|[Rr]oom|[Cc]lass|[Yy]ear|[Bb]uilding|[Bb]lock|[Hh]ouse|[Ff]lat|[Uu]nit) )?\\p{L}?\\p{N}+\\p{L}?${NEXT}`,
  // “the neighbours upstairs”
  ` (?:upstairs|downstairs|next door|opposite|across the (?:road|street|hall))`,
);

/** In the order in which they are tried: whichever fits first. */
const ONE = [
  // “our neighbours tom and jill”
  `(?:${OUR} )?(?:${PERSON}) ${isNot(NO_ONE)}\\p{L}{3,} and ${isNot(NO_ONE)}\\p{L}{3,}(?= (?:to|for|about|that|if|know)\\b|[,.:])`,
  // “the old flatmates tom, bea and yusuf to”
  `(?:the|my|our) (?:${PLAIN} )?\\p{Ll}{3,}s (?:${PLAIN}, )+${PLAIN} and ${PLAIN}(?= (?:to|for|about|that|if)\\b)`,
  // “the new teacher”, “all our customers”, “my sister's friend Ida”
  `(?:my|our|the|his|her|their|all|an?|all (?:of )?${OUR}) (?:${PLAIN} ){0,2}?(?:${PERSON})\\b(?!['’])(?: (?:${PERSON})\\b(?!['’])(?! ${DOES}))*${WHO_THEY_ARE}?`,
  // “coach abdi that”, “airbnb host marta:”
  `(?:${PLAIN} )?(?:${PERSON}) (?!(?:know|${NO_ONE})\\b)${PLAIN}(?= (?:that|if|whether|we|i|i'm|we're|i've|we've)\\b|:)`,
  // “plumber gary for”
  `(?:plumber|electrician|builder|gardener|cleaner|cousin|brother|sister|friend|neighbou?r|boss|manager|teacher|tutor|nurse|landlord|landlady|tenant|colleague|flatmate) ${SMALL}(?= (?:for|about|to|when|what|where|how|can|could|not)\\b)`,
  // “coach mike for”
  `coach (?!know\\b)${PLAIN}(?= (?:for|about|that|if|to)\\b|,)`,
  // “next door”
  `next door(?: neighbou?rs?)?(?= (?:that|about|to|if|their|they|we|i|not)\\b)`,
  // “IT support”
  `IT (?:support|department|team|helpdesk|desk)\\b`,
  // “everyone at no 1 to 15”
  `(?:everyone|everybody) at (?:[Nn]o\\.? |numbers? |flats? )?\\d+(?: ?(?:to|-|and) ?\\d+)?(?= )`,
  // “everyone in the running club, …”
  `(?:everyone|everybody) in ${OUR} (?:${PLAIN} ){0,2}?${PLAIN}(?=,)`,
  // “everyone in block C”
  `(?:everyone|everybody|all) (?:in|on) (?:block|flat|floor|room|class|year|building|house|wing) (?:\\p{L}|\\p{N}+\\p{L}?)(?![\\p{L}\\p{N}])`,
  // “everyone in the office”
  `(?:everyone|everybody) (?:in|on|from|at) (?:(?:the|my|our) )?(?:(?:${PLAIN} ){0,2}?(?:${PERSON})\\b|(?:${PLAIN} ){1,2}?(?!know\\b)${PLAIN}(?= (?:that|to|about|if|whether|know|we|i|it|there)\\b)|${PLAIN})`,
  // “her”
  `(?:him|her|them|everyone|everybody|both of them|all of them)\\b`,
  // “customer service at brightwell blinds”
  `customer (?:services?|support|care) (?:at|of|from) (?:the )?${PLAIN}(?: ${PLAIN})?(?=[,.:]|$| (?:that|about)\\b)`,
  // “Currys customer service”
  `${isNot(NO_ONE)}(?:the )?\\p{L}[\\p{L}'’&-]+ (?:customer (?:services?|support|care)|support|hr)\\b`,
  // “daniel at brightprint, the flyers”
  `${isNot(NO_ONE)}(?:${TITLE}\\b\\.? )?\\p{L}[\\p{L}'’-]+(?: ${PROPER})? (?:at|from) (?:(?:the|my|our|your) )?${WORD}(?: ${PROPER}){0,2}(?=,|$| (?:that|to|if|whether|how|what|when|where|why|who|can|could|know|saying|asking|about|regarding|the|our|my|we|we're|i|i'm|it|it's|there|for)\\b)`,
  // “mr and mrs hale”
  `${TITLE}\\b\\.? (?:and|&) ${TITLED}(?: at (?:[Nn]o\\.? |number )?\\d+(?= (?:for|that|about|to|if)\\b))?`,
  // “choir members”
  `(?:the |our |all )?(?:choir|club|team|board|committee|staff|band|class) (?:members|parents)(?= )`,
  // “school office”
  `(?:the )?(?:school|head|box|post|letting|dental|doctor['’]?s) (?:office|surgery|practice|reception|nurse)(?= )`,
  // “mr jenkins landlord, …”
  `${TITLED} (?:${PERSON}|${ROLE})(?=,)`,
  // “Dr Okafor's surgery”
  `${TITLED}(?: ${PROPER}| (?:next door|upstairs|downstairs|opposite)\\b|(?<=['’]s) (?:office|surgery|practice|secretary|assistant))?`,
  // “Sarah in accounts”
  `(?:${PROPER}|${SMALL}) (?:in|from) (?:the )?(?:accounts|payroll|hr|HR|sales|marketing|finance|reception|support|purchasing|IT|admin|legal|facilities|procurement)\\b`,
  // “the Johnsons next door”
  `(?:the |our )?(?:${PROPER}(?: ${PROPER})?|${SMALL}) (?:next door|upstairs|downstairs|opposite)\\b`,
  // “nurse coordinator ms adeyemi”
  `(?:${PLAIN} )?(?:${PERSON}|${ROLE}|\\p{Ll}+(?:or|er|ist)) ${TITLED}`,
  // “Carla, Ben and Mo”
  `${PROPER}(?:, ${PROPER})+,? (?:and|&) ${PROPER}`,
  // “Ana de la Cruz”, “the Hales”
  `(?:the |my |our )?${PROPER}(?: (?:(?:de|van|von|der|la) ){0,2}${PROPER}(?! (?:${DOES}|\\p{Ll}{2,}[^s]s (?:his|her|their|the|my|our|an?|it)\\b))){0,2}`,
  // “the roofer”, before what may follow somebody
  `(?:my|our|the|his|her|their|all(?= \\p{Ll}+s\\b)) (?:${PLAIN} ){0,2}?(?!\\p{L}+ing\\b)${PLAIN}${NEXT}`,
  // “a roofer to”
  `an? (?!question|favou?r|few|lot|couple|raise|break|day|look)(?:${PLAIN} )?${PLAIN}(?= (?:to|that|about|if|whether|for|not)\\b)`,
  // “tenant at 22b”
  `(?:${PERSON}) at (?:no |number |flat )?\\d+\\p{Ll}?(?= )`,
  // “tim's teacher”, and not “boss sister had her baby”
  `(?!(?:${PERSON}|${ROLE}) )${ANY} (?:${PERSON})\\b(?: (?:${PERSON})\\b)?`,
  // “dave”, before what may follow somebody
  `${SMALL}${NEXT}`,
  // “remind team timesheets are due”
  `(?:team|staff|accounts|accounting|payroll|purchasing|facilities|reception|everyone|everybody|parents|students|members|tenants|guests|customers|clients|colleagues|volunteers|residents|neighbou?rs)(?= )`,
  // “ask hotel miramar if they have a cot”
  `${SMALL} (?!(?:${NO_ONE}|today|tomorrow|tonight)\\b)${PLAIN}(?= (?:if|whether|to|that|about|know)\\b| ${ASKED})`,
  // “tell landlord mould in the bedroom again”, and not “tell neighbour dave his bin is out”
  `(?:${PERSON}|${ROLE})(?= (?!(?:services?|support|team|staff|department|office)\\b)\\p{Ll}+ (?!(?:his|her|their|he|she|they|i|i'm|we|we're|my|our|the|that|if|whether|and)\\b)\\p{Ll})`,
].join('|');

/** Whom words begin with; names are known by their capitals or by what follows them. One for all: to compile it takes longer than to read a note. */
export const SOMEBODY = new RegExp(
  `^(?:${ONE})(?: (?:and|&) (?!(?:explain|say|tell|ask|thank|let|apologi[sz]e|confirm|remind|request|complain|offer|inform|check|see|find|cancel|book|order|change|move|get|arrange|report|invite|wish|congratulate)\\b)(?:${ONE}))?`,
  'u',
);
