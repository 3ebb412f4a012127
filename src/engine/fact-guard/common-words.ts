import { wordSet } from '../lexicon/word-set.ts';

/** Words that begin sentences and lines with a capital and name nobody. Endings below stand for many more. */
const COMMON = wordSet(`
  a about above according across actually after again against all almost along also although always am among an and
  another any anybody anyone anything anyway are around as aside ask asap at attached away back be because before
  behind below best beside besides better between beyond big book both bring btw but by call can can't cannot change
  check cheers clear come congratulations could couldn't currently customer data date dear despite did didn't do does
  doesn't don't down due during each early either email employee end enjoy enough even ever every everybody everyone
  everything example except explain faq far few finally find first for forget former from full further fyi get give
  given go good got great greetings had half happy hard has have haven't having he he'd he'll he's hello help hence
  her here here's hers hey hi high him his hope how however i i'd i'll i'm i've if important in indeed inside instead into is
  isn't it it'd it'll it's its join just keep kind kindly know large last late later learn least less let let's like
  likewise little long look love ltd made mail make many may maybe me mean meanwhile meet meeting might mine more
  most much must my near need neither never nevertheless new next nice no nobody none nonetheless nor not note nothing
  now of off office often ok okay old on once one only onto open or other others otherwise our ours out outside over
  overall own part past payment people per perhaps place plan plans please point possible ps problem project provide
  question quick quite rather re read ready reason recent regarding regards remember reply report respectfully result
  right said same save say second see send service set several shall share she she'd she'll she's should show since
  sincerely small so some somebody someone something sometimes soon sorry speak start still stop subject such sure
  take talk team tell than thank thanks that that'd that'll that's the their theirs them then there there's thereby
  therefore these they they'd they'll they're they've thing things think third this those though through throughout
  thus till time to together too toward towards try turn under unless unlike until up upon us use user usually very
  via wait want warm was wasn't we we'd we'll we're we've welcome well were what what's whatever when whenever where
  whereas whether which while who who's whoever whole whom whose why will wish with within without won't work would
  wouldn't write yes yet you you'd you'll you're you've your yours
  although sir madam team
  yeah yep yup nope nah cool awesome alright lmk thx hit gonna wanna ping heads haven't hasn't hadn't weren't aren't
  stuff congrats oh info tv officials kids plus
  action agreement answer application area article book bottom budget building business call case cause center centre
  chapter child children choice cities city class client clients code colleague community company computer conclusion
  contract copy cost costs countries country course culture customers day days deadline decision delivery department
  design detail details development document documents effect effort email emails error evening experience fact family
  feature features feedback figure figures file files food form friend friends function future game goal government
  group groups growth guests half heading health history home hope hour hours house human idea ideas image imagine
  individuals information invoice invoices issue issues item items job key knowledge language law leaders learners
  lesson level life line link list local lots low man manager managers market material mail members men message method
  mind minutes model modern moment money month months morning music name nature night number numbers opinion option
  options order orders owners page parents participants parties party period person phone picture plans points policy
  power price prices problems process product products program programs progress projects proposal public purpose
  questions quality rate reasons records report reports request requests research residents results review risk risks
  room rule rules sales sample school schools science section sentence service services side sign site skill skills
  society solution source space special speed staff state status step steps stress strong student students studies study
  success summary support system systems table target task tasks teacher teachers teams technology test tests text
  thought throughout time times today tomorrow tonight tool tools top topic total traffic train travel treatment true
  two type unit units university update updates users value version video view visitors water way ways week weeks women
  word words workers world year years young younger older yesterday subsequent multiple various numerous broad simple
  main major minor most newer early earlier late later long short high higher lower deep wide free full open close
  move run walk sit stand hold keep bring put set pay buy sell feel think believe consider suppose expect allow avoid
  choose compare confirm contact create decide describe develop discover discuss download ensure enter fill fix focus
  follow get grow handle help identify include increase introduce install join leave listen live look lose manage
  measure mention notify offer organize pick prepare present press prevent print produce protect prove provide pull
  push reach recall receive recommend reduce refer register reject remain remind remove repeat replace request require
  resolve respond return save schedule search select send share sign sort split stay store submit suggest switch
  travel treat understand upload verify visit watch win wonder folks guys colleagues everyone customer mr mrs ms mx dr prof`);

/** Endings of ordinary words: “Following”, “Kindly”, “Attached”, “Unfortunately”, “Improvements”. */
const ORDINARY_ENDING =
  /(?:ing|ly|ed|tion|tions|sion|sions|ment|ments|ness|able|ible|ful|less|ous|ive|ity|ities|ance|ence|ances|ences|ical|ary|ware|ship|ers|ures?)$/;

/** Whether a word that begins a sentence, in lower case and with straight apostrophes, is an ordinary one. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word) || (word.length > 4 && ORDINARY_ENDING.test(word));
}
