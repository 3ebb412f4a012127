/**
 * What messages say and a written text has other words for, as “pattern → form”. Where a word has several readings, what
 * stands beside it must tell which.
 */
export const MESSAGE_WORDS = `
  (?<!\\b(?:to|and|who) )stuff(?: doesn't| does not)(?= \\p{Ll}) → things do not
  stuff (?:didn't|did not)(?= \\p{Ll}) → things did not
  stuff(?: is|'s)(?= ) → things are
  stuff was → things were
  stuff has → things have
  (?:a lot of|lots of|tons of|a ton of|a bunch of|loads of) stuff(?! (?:is|was|has|\\p{L}+s)\\b) → many things
  (some|other|my|your|our|their|his|her|all the|all that|the|of|more|with|about) stuff(?=[.,;!?]|$| (?:to|for|from|that|we|i|you|they|in|on|at|like|and|about)(?![\\p{L}-])) → $1 things
  (?:a ton|tons|loads|heaps) of (time|work|money|space|fun|help|experience|information|traffic|noise|paperwork) → a great deal of $1
  lots of (you|us|them) → many of $1
  lots of (time|work|money|space|fun|help|experience|information|traffic|noise|paperwork) → a lot of $1
  asap → as soon as possible
  lmk → let me know
  (?:congrats|congratz)(?= (?:on|to)\\b|[!.,]|$) → congratulations
  get (?:a|the) chance to → have an opportunity to
  got (?:an opportunity|a chance|the chance) to → had an opportunity to
  never got (it|them|the|my|our|your|any) → never received $1
  (took|takes|take) ages → $1 a very long time
  (looks|sounds|seems) (?:ok|okay)(?=[.,;?!]|$) → $1 acceptable
  (is|was|are|were) not (?:ok|okay|cool)(?=[.,;!?]|$) → $1 not acceptable
  (was|were|been) (told|informed)(?= (?:it|he|she|they|we|i|you|there) (?:would|will|was|were|had|is|are|has|could|can)\\b) → $1 $2 that
  meet up(?= (?:with|on|at|for|next|this|to|and|in|before|after|tomorrow)(?![\\p{L}-])|[.,;?!]) → meet
  get (it|this|that|them) sorted(?: out)? → have $1 resolved
  (?<=\\bto )run by (you|him|her|them) → discuss with $1
  (?<=\\b(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|late|early|closed|delayed|cancelled|canceled|down|off|home|here) )cause of(?= ) → because of
  is it (?:ok|okay|cool)(?: with you)? if → is it acceptable if
  tbh → to be honest
  afaik → as far as I know
  imo → in my opinion
  omw → on my way
  anyways → anyway
  my bad → my apologies
  you guys → you
  (your|their) guys → $1 staff
  (you|i|we|they)(?:'ve| have)? gotta → $1 have to
  (he|she|it)(?:'s| has)? gotta → $1 has to
  (?<=^)gonna(?= \\p{Ll}[^?]*$) → I am going to
  (?<!\\b(?:the|a|an|no|any|this|that|what|root|main|common|to|will|can|could|would|may|might|not|also|which|who|not) )'?(?:cause|cuz|cos|coz)(?= (?:i|he|she|we|they|i'm|he's|she's|we're|they're|it's|there's|you're|we've|i've)(?![\\p{L}-])) → because
  way too → far too
  (?<!\\b(?:the|this|that|a|my|any|no|one|some|each) )way (more|less|better|worse|faster|slower|easier|harder|bigger|higher|lower|cheaper|earlier|later|longer)(?! to\\b) → much $1
  (?:crazy|super|insanely) (busy|expensive|slow|late|long|hard|fast|loud|cold|hot|tired) → extremely $1
  pretty much(?= (?:all|every|everything|everyone|always|the (?:whole|entire|same)|any|any\\p{L}+|nothing|no)(?![\\p{L}-])) → almost
  pretty much → largely
  (?<!\\b(?:a|the|so|very|an|my|your|her) )pretty (rude|nice|bad|cold|hot|busy|tired|happy|unhappy|upset|annoyed|angry|slow|quick|clear|simple|difficult|important|urgent|expensive|cheap|close|far|high|low|long|short|loud|quiet|full|empty|new|old|common|confusing|disappointed|disappointing|frustrating|annoying|tight|tough|straightforward|confident|certain|likely|unlikely|useful|useless|soon|often|quickly|badly|strange|weird)(?=[.,;!?]|$| (?:and|but|about|that|with|to|for|at|in|on|because|so|when|if|after|before|today|now|right|here)(?![\\p{L}-])) → quite $1
  (is|are|was|were|am|been|seems|feels|looks|be) (?:kind of|sort of|kinda|sorta) (?!an?\\b|the\\b|like\\b|person\\b|thing\\b)(\\p{L}{3,})(?! of\\b) → $1 somewhat $2
  (is|was|been|seems|feels|be) (?:(?:kind|sort) of|kinda|sorta|a bit of|a little) (an?) → $1 something of $2
  a (?:little )?bit (late|early|busy|tired|worried|concerned|confused|unclear|slow|behind|short|cold|loud|strange|weird|odd|long|high|expensive|unsure|disappointed|surprised|different|difficult|tight|too) → slightly $1
  a (?:little )?bit of (time|work|help|information|trouble|confusion|money|space|patience|context|background|noise|delay) → some $1
  (is|was) no big deal → $1 not a serious matter
  (is|was|be) not a big deal → $1 not a serious matter
  (isn't|wasn't) a big deal → $1 a serious matter
  (is|was|be) a big deal → $1 a serious matter
  (i'm|i am|we're|we are) good to go → $1 ready
  figure out(?= (?:the|this|that|a|an|these|those|my|your|our) (?:problem|issue|cause|error|reason|bug|mistake)s?(?![\\p{L}-])) → identify
  figures out(?= (?:the|this|that|a|an|these|those|my|your|our) (?:problem|issue|cause|error|reason|bug|mistake)s?(?![\\p{L}-])) → identifies
  figured out(?= (?:the|this|that|a|an|these|those|my|your|our) (?:problem|issue|cause|error|reason|bug|mistake)s?(?![\\p{L}-])) → identified
  figuring out(?= (?:the|this|that|a|an|these|those|my|your|our) (?:problem|issue|cause|error|reason|bug|mistake)s?(?![\\p{L}-])) → identifying
  figure out(?= (?:whether|what|how|why|which|where|when|who|if)(?![\\p{L}-])) → determine
  figures out(?= (?:whether|what|how|why|which|where|when|who|if)(?![\\p{L}-])) → determines
  figured out(?= (?:whether|what|how|why|which|where|when|who|if)(?![\\p{L}-])) → determined
  figuring out(?= (?:whether|what|how|why|which|where|when|who|if)(?![\\p{L}-])) → determining
  (things|details|matters|questions|issues|problems|a lot|lots|something|nothing|everything) to figure out → $1 to resolve
  to figure (it|this|that|things) out → to resolve $1
  check (it|this|that|them) out → look at $1
  (?<=\\b(?:to|please|will|can|could|should|you|i|we|they|and|let's|let us|'ll|not|n't) )check out(?= (?:the|this|these|those|your|our|my|his|her|their|a|an|some)\\b) → look at
  checked out(?= (?:the|this|these|those|your|our|my|his|her|their) (?!hotel|room)) → looked at
  checking out(?= (?:the|this|these|those|your|our|my|his|her|their) (?!hotel|room)) → looking at
  touch base → speak
  touched base → spoke
  touching base → speaking
  (?<=\\b(?:to|please|will|can|could|should|you|i|we|they|and|'ll|just) )ping(?= (?:me|us|you|him|her|them|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → contact
  (?<=^)ping(?= (?:me|us|him|her|them)(?![\\p{L}-])) → contact
  pinged(?= (?:me|us|you|him|her|them|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → contacted
  pinging(?= (?:me|us|you|him|her|them|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → contacting
  (?<=\\b(?:to|please|will|can you|could you|should|can we|could we|'ll|and) )loop in(?= (?:the|my|your|our|his|her|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → include
  (?<=\\b(?:to|please|will|you|we|should|'ll|and) )loop (me|us|him|her|them|(?-i:\\p{Lu}\\p{Ll}+)) in(?! the\\b) → include $1
  looped (me|us|him|her|them|(?-i:\\p{Lu}\\p{Ll}+)) in(?! the\\b) → included $1
  reach out to(?= (?:me|us|you|him|her|them|the|our|your|my|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → contact
  reached out to(?= (?:me|us|you|him|her|them|the|our|your|my|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → contacted
  reaching out to(?= (?:me|us|you|him|her|them|the|our|your|my|(?-i:\\p{Lu}\\p{Ll}+))(?![\\p{L}-])) → contacting
  (keep|keeping|kept) (me|us|you|him|her|them) (?:posted|in the loop) → $1 $2 informed
  for the heads[ -]up → for letting me know
  give (you|me|us|them|him|her) a (?:quick )?heads[ -]up(?= that\\b) → let $1 know
  shoot (me|us|him|her|them|you) an? (email|message|text|note) → send $1 a $2
  drop (me|us|him|her|them|you) a line → write to $1
  hop on a call → have a call
  jump on a call → have a call
  hit (me|us) up → contact $1
  (?<!\\b(?:been|be|am|is|are|was|were|'m|'re|'s) )grab (lunch|dinner|breakfast|coffee|a coffee|a drink|a bite|drinks) → have $1
  (?<=\\b(?:am|is|are|was|were|been|'m|'re|'s|be|'ve been|have been) )swamped(?=[.,;!]|$| (?:at|this|all|today|lately|and|with)(?![\\p{L}-])) → extremely busy
  acting up → causing problems
  (?:for ages) → for a long time
  in ages → in a long time
  be a pain(?=[.,;!?]|$| but\\b) → be a nuisance
  (i|we|you|they|he|she) (?:messed|screwed) up(?=[.,!;]|$) → $1 made a mistake
  (?:messed|screwed) up (my|our|the|your|his|her|their) (order|booking|reservation|invoice|date|dates|name|address|payment|report|schedule) → made a mistake with $1 $2
  fed up with → frustrated with
  that sucks → that is unfortunate
  the kiddos → the children
  what(?:'s| is) going on(?=\\?| with\\b) → what is the current situation
  (know|tell me|see|idea) what(?:'s| is) up(?=[?.]) → $1 what is wrong
  (?<!\\b(?:i|you|we|they|would|to|not|also|feels?|felt|looks?|looked|is|was|were|are|really|people) )like(?= (?:\\p{N}+|one|two|three|four|five|six|ten|twenty|thirty|fifty|a hundred) (?:times|hours?|days?|weeks?|minutes|mins|months?|years?|people|percent)(?![\\p{L}-])) → about
  (?<=\\b(?:waited|wait|waiting|took|takes|take|spent|been|for|after|lasted) )like(?= (?:an hour|a (?:week|month|year|day|minute|dozen|hundred))(?![\\p{L}-])) → about
  what(?:'s| is) the deal(?=\\?| with\\b) → what is the situation
  gotten(?= (?:the|a|an|my|your|our|any|this|that|it)(?! (?:hang|idea|chance)\\b)(?![\\p{L}-])) → received
  gotten(?= (?:worse|better|bigger|louder|colder|more|so|very|too)(?![\\p{L}-])) → become
  (did not|didn't|never) get(?= (?:the|my|our|your|any|this|that|an?) (?:\\p{Ll}+ )?(?:things|order|package|parcel|delivery|email|e-mail|message|invoice|reply|answer|response|refund|items|goods|letter|money|payment|notice|invitation|invite|bill)(?![\\p{L}-])) → $1 receive`;
