import { toRows } from './table.ts';
import { makeTableRule } from './table-rule.ts';

/** What offices say, and what everybody understands. Verbs in their forms, the object in its place. */
const OFFICE = `
  going forward=from now on|moving forward=from now on|at pace=quickly|by close of play=by the end of the day|by COB=by the end of the day|by EOD=by the end of the day
  key deliverables=main results|key deliverable=main result|deliverables=results|touchpoints=contacts|pain points=problems|pain point=problem|learnings=lessons
  full buy-in=full support|buy-in=support|quick wins=easy gains|quick win=easy gain|low-hanging fruits?=easy tasks
  deep dives? into=close look at|deep dive=close look|drill(ed|ing|s)? down (?:in)?to=look$1 closely at|deep-dive into=look closely at
  circle back (to|with)=come back $1|circled back (to|with)=came back $1|circle back=come back|touch(ed|ing|es)? base with=talk$1 to|touch base=talk|loop (me|us|him|her|them|you) in=tell $1
  (socialise|socialize) (the|our|this|an?) (\\p{L}+) with=discuss $2 $3 with|cascad(?:e|ing) (the|our|this) (\\p{L}+) to=pass $1 $2 on to
  to action (this|it|that)=to do $1|action (this|it) by=do $1 by|(to|please|must|can|should) action (the|all|these|any)=$1 carry out $2
  (take|taking) (this|that|it|anything|things) offline=discuss $2 separately|ring-fence=set aside|ring-fenced=set aside|(?:the )?bandwidth (for|to)=time $1
  move the needle=make a difference|blue[- ]sky thinking=new ideas|think outside (?:of )?the box=think of something new|value[- ]add=benefit|helicopter view=overview|30,000[- ]foot view=overview
  on my radar=known to me|on our radar=known to us|open the kimono=tell everything|peel back the onion=look closer|ducks in a row=things in order|hit the ground running=start quickly
  synerg(?:y|ies)=cooperation|granular=detailed|best-of-breed=best|mission-critical=essential|net-net=in the end|ping (me|us)=write to $1|ideate=think|incentivi[sz]e=encourage|operationali[sz]e=put into practice`;

export const officeSpeak = makeTableRule({
  id: 'office-speak',
  category: 'clarity',
  gist: 'jargon',
  rows: toRows(OFFICE),
  explain: (written) => `Outside of an office people say “${written}”.`,
  examples: [
    ['Going forward, we circle back to the client.', 'From now on, we come back to the client.'],
    ['We socialise the roadmap with them at pace.', 'We discuss the roadmap with them quickly.'],
    ['Please cascade the messaging to your team.', 'Please pass the messaging on to your team.'],
  ],
  leaves: ['The action film is on.', 'We circled the house and went back.', 'The synthesis is good.'],
});

/** Pictures that everybody has heard, and what they say. */
const WORN = `
  at the end of the day,=|when all is said and done,=in the end,|in this day and age=today|last but not least,=finally,|needless to say,=|in a nutshell,=in short,
  a blessing in disguise=a good thing|an emotional roller-?coaster=a hard time|at rock bottom=at my lowest|(?:was|were|been) run off (?:my|our|their|his|her) feet=was very busy
  few and far between=rare|once in a blue moon=rarely|by leaps and bounds=quickly|in the nick of time=just in time|a piece of cake=easy|over the moon=delighted|crystal clear=clear
  back to square one=back to the start|the tip of the iceberg=a small part|go the extra mile=do more|goes the extra mile=does more|going the extra mile=doing more|went the extra mile=did more|pull out all the stops=do everything|pulled out all the stops=did everything|pulling out all the stops=doing everything
  sick and tired of=tired of|tried and tested=proven|each and every=every|more (\\p{L}+) than you can shake a stick at=plenty of $1|(took|take|takes) the bull by the horns=$1 action
  (?:four|five|ten|two|three|six|some|a few) years down the line=years later|a stone's throw (?:away )?from=near|(?:the )?light at the end of the tunnel=hope|bite the bullet=do it
  the bottom line is that=|the fact of the matter is that=|like a breath of fresh air=refreshing|a breath of fresh air=refreshing|with bated breath=eagerly|leave no stone unturned=try everything
  think outside the box=think of something new|a game[- ]changer=a big change|low and behold,=|at this moment in time=now|easier said than done=hard|in the long run=in the end|part and parcel of=part of`;

export const wornPictures = makeTableRule({
  id: 'cliche',
  category: 'wording',
  gist: 'cliché',
  rows: toRows(WORN),
  explain: (written) => `“${written}” says it without the picture.`,
  examples: [
    ['It was a blessing in disguise.', 'It was a good thing.'],
    ['At the end of the day, it works.', 'It works.'],
    ['I have more work than you can shake a stick at.', 'I have plenty of work.'],
  ],
  leaves: ['We meet at the end of the day.', 'The iceberg has a tip.'],
});

/** Swear words that only strengthen what they stand before go; some have a plainer word. */
const SWEARING = `
  (?:don't|do not) give a (?:shit|damn|fuck|toss|crap|monkey's|rat's arse|flying fuck)=don't care|(?:doesn't|does not) give a (?:shit|damn|fuck|toss|crap)=doesn't care
  (what|who|why|where|how) (?:the|in) (?:(?:bloody|fucking) )?(?:hell|fuck|heck)(?: of it)?=$1|for (?:fuck's|christ's|god's) sake,?=please,
  pissed off=annoyed|pissing (?:me|us) off=annoying|piss(?:es)? (me|us) off=annoys $1|a pain in the (?:arse|ass|butt|backside)=a nuisance|(?:a load|loads) of (?:shit|bollocks|crap|bullshit)=nonsense
  bullshit=nonsense|bollocks=nonsense|(?:fucked|screwed|buggered) up=spoiled|(is|was|are|were|absolutely|really|so|pretty|completely) (?:shit|crap|shite)=$1 bad|shitty=bad|crappy=bad
  bloody=|fucking=|fuckin=|effing=|sodding=|pissing (rain|down)=$1|goddamn=|damned=|damn=|bleeding (white|great|thing|car|van|dog|idiot|obvious)=$1|frigging=|freaking=|flipping=|bleddy=`;

export const swearing = makeTableRule({
  id: 'swearing',
  category: 'tone',
  gist: 'swearing',
  rows: toRows(SWEARING),
  explain: () => 'It is said without swearing.',
  examples: [
    ['Move your bloody van, I am pissed off.', 'Move your van, I am annoyed.'],
    ["I don't give a shit.", "I don't care."],
    ['What the hell is this?', 'What is this?'],
  ],
  leaves: ['The knife is bloody.', 'Hell is a place.'],
});
