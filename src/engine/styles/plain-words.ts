import type { Rule } from '../rules/kit.ts';
import { makeTableRule } from '../rules/table-rule.ts';
import { EVERYDAY } from './plain/everyday.ts';
import { plainNouns } from './plain/nouns.ts';
import { NO_NOUN, toPatternRows, toRows } from './table.ts';

const PLAIN = `
  utili[sz]e=use|utili[sz]es=uses|utili[sz]ed=used|utili[sz]ing=using|utili[sz]ation of=use of
  commence=start|commences=starts|commenced=started|commencing=starting|facilitate=help|facilitates=helps|facilitated=helped|endeavou?r to=try to
  endeavou?red to=tried to|attempted to=tried to|ascertain=find out
  ascertained=found out|demonstrate that=show that|demonstrates that=shows that|demonstrated that=showed that
  purchase (a|an|the|this|some|new)=buy $1
  purchased (a|an|the|this|some|new)=bought $1|obtain=get|obtains=gets|obtained=got|necessitate=require
  necessitates=requires|necessitated=required|assist (you|us|me|them|him|her)=help $1
  assistance=help|sufficient=enough|numerous=many|approximately (\\p{L}+)=about $1|subsequently=later
  notwithstanding=despite|pursuant to=under|in accordance with=under
  with regard to=about|regarding=about|in respect of=about|expedite=speed up
  expedited=sped up|prior to=before|subsequent to=after|inform (me|us|him|her|them) of (your|his|her|their|the|its) (decision|answer|choice|reply|result|outcome|plans|price|date|number|address|reason)=tell $1 $2 $3
  inform (me|us|him|her|them) of(?! the fact\\b)=tell $1 about|inquire=ask|enquire=ask|inquired=asked|enquired=asked
  remuneration=pay|initiate=start|initiates=starts|initiated=started|elucidate=explain|elucidates=explains|elucidated=explained|ameliorate=improve
  ameliorated=improved|possess=have|possesses=has|possessed=had|reside in=live in|resides in=lives in
  resided in=lived in|disseminate=spread|disseminated=spread|disseminating=spreading|henceforth=from now on
  whilst=while|amongst=among|upon arrival=on arrival|at present=now|presently=now
  in lieu of=instead of|a (?:plethora|multitude|myriad) of (\\p{Ll}+s|\\p{Ll}+ \\p{Ll}+s)=many $1|in a timely fashion=promptly
  cognizant of=aware of|component parts=parts|is comprised of=consists of|are comprised of=consist of
  (?:for|with) the purpose of (\\p{L}+ing)=for $1
  is required to=must|are required to=must
  be required to=have to|is obligated to=must|are obligated to=must`;

/** Long words of every day, and short ones that say the same in any place. */
const SHORT = `
  employees=workers|employee=worker|expensive=costly|difficult=hard|extremely=very|entirely=fully|annual=yearly
  currently=now|transportation=transport|telephone=phone|telephones=phones|dramatically=sharply|gradually=slowly
  opportunity=chance|opportunities=chances|primarily=mainly|frequently=often
  occasionally=sometimes|individuals=people|additional=extra|prohibit=ban|prohibits=bans|prohibited=banned
  prohibiting=banning|anticipated (\\p{Ll}+ing|to)=expected $1|demonstrate=show|demonstrates=shows|demonstrated=showed
  demonstrating=showing|substantial=large|considerable=large|enormous=huge|consequently,=so|nevertheless,=still,
  nonetheless,=still,|furthermore,=also,|moreover,=also,|additionally,=also,|approximately=about|immediately (after|before)=right $1|immediately=at once
  investigate=look into|investigates=looks into|investigated=looked into|investigating=looking into
  encounter (a|an|the|many|some|any)=meet $1|encountered (a|an|the|many|some|any)=met $1|maintain that=say that
  maintains that=says that|maintained that=said that|accommodation=housing|corporations=companies|corporation(?! tax)=company
  permitted to=allowed to|permit (him|her|them|us|you|people) to=let $1|eventually,=in the end,|ultimately,=in the end,
  (?<!\\ban )initially=at first|significantly (more|less|higher|lower|better|worse)=much $1
  comprehend=understand|component=part|components=parts|residence=home|beverages=drinks
  beverage=drink|elderly people=old people|physicians=doctors|physician=doctor|advantageous=useful|beneficial=helpful
  a number of=some|in recent years=lately|in order to=to|objective=aim|objectives=aims
  participate in=take part in|participates in=takes part in|participated in=took part in|participating in=taking part in
  regulations=rules|regulation=rule|initiative=plan|initiatives=plans|attorney=lawyer|attorneys=lawyers`;

/** What says no more than a shorter word does, by kinds of words. */
const SHORTER = `
  (?<!\\b(?:insurance|in the|good|his|her|their|ballet|theatre|keep|kept|keeps) )company=firm|companies=firms|organi[sz]ation=group|organi[sz]ations=groups|percentage of=share of|proportion of=share of
  the (?:vast |overwhelming )?majority of (the|these|those|our|their|his|her|its)=most of $1|the (?:vast |overwhelming )?majority of (them|us|you|it|which|whom|all)=most of $1|the (?:vast |overwhelming )?majority of=most
  (?<!\\b(?:consider|considers|considered|considering|discuss|discussed|explore|exploring|have|has|had) the )possibility of=chance of|probability of=chance of|local residents=local people
  residents of=people of|inhabitants=people|difficulties=problems|similar to=like|conversation with=talk with
  conversations with=talks with|discussions=talks|explanation for=reason for|indication of=sign of|indications of=signs of
  method of=way of|methods of=ways of|on (several|many|various|numerous|two|three|four|five) occasions=$1 times
  photograph=photo|photographs=photos|profession=job|occupation=job|restrictions on=limits on|restriction on=limit on
  significant (number|amount)=large $1|significant (increase|rise|fall|difference|change|changes|impact|role|part|risk|problem|problems)=big $1
  entire=whole|the initial (\\p{Ll}+)=the first $1|initial=first|the final (day|week|year|days|weeks|months|years|stage|part|hours|minutes)=the last $1
  subsequent=later|principal (\\p{Ll}+)=main $1|primary (aim|cause|reason|concern|source|goal|purpose|role|focus)=main $1
  essential (to|for|that)=vital $1|if necessary=if needed|where necessary=where needed|when necessary=when needed
  fundamental=basic|intelligent=clever|massive=huge|(?<!more |most )obvious=clear|tremendous=huge
  suitable for=right for|appropriate (for|time|place|level|way)=right $1|wealthy=rich|wealthiest=richest|wealthier=richer|completely=fully
  unfortunately,=sadly,|fortunately,=luckily,
  relatively=fairly|incredibly=very|remarkably=very|exceptionally=very|virtually=almost|in addition,=also,|in addition to=besides
  in favou?r of=for|on behalf of=for|whether or not=whether|was forced to=had to|were forced to=had to
  is forced to=has to|are forced to=have to|in contrast to=unlike|in contrast with=unlike
  lost (?:his|her) life=died|lost their lives=died|lose their lives=die|put pressure on=pressed
  made an announcement=announced|made a contribution to=helped
  approximately twice=about twice
  financial assistance=aid|humanitarian assistance=aid|military personnel=troops|personnel=staff
  the elderly=old people|automobiles=cars|automobile=car|the general public=the public
  vicinity=area|magnitude=size|consequences=results|consequence=result
  principally=mainly|merely=only|solely=only|persons=people
  (?<!such |quite )a considerable amount of=much|considerable=great|is located in=is in|are located in=are in|situated in=in|identical to=the same as
  as a consequence of=because of|immense=huge`;

/** What is a plain word in some places only. */
const LOOKING = toPatternRows(`
  (?<!\\b(?:the|these|those|his|her|their|our|my|its) )several(?= \\p{Ll}+s\\b) → a few
  dramatic(?= (?:rise|fall|increase|reduction|drop|change|changes|cut|cuts|effect|impact)\\b) → big
  (?<!\\b(?:more|most|less|so|very) )complicated(?! by) → complex
  (?<!\\b(?:more|most|less|very|so|as|how|too) )important(?= (?:thing|part|reason|point|question|factor|role)\\b) → key
  (?<!^)(?<!, )as well as(?= \\p{L})(?! \\p{L}+ing\\b) → and
  (?<=^)however, → but
  (?<=^)therefore, → so
  (?<=^)as a consequence, → so
  such as(?= (?:the |an? )?\\p{L}) → like
  (?<=\\b(?:is|are|was|were) )apparent(?=[.,]| (?:that|in)\\b) → clear
  (?<=, )following(?= (?:the|a|an|his|her|their|its|last) ) → after`);

const phrases = makeTableRule({
  id: 'plain-word',
  category: 'clarity',
  gist: 'plain word',
  rows: [
    ...toRows(PLAIN),
    ...toRows(SHORT),
    ...toRows(SHORTER),
    ...LOOKING,
    ...EVERYDAY,
    { find: `${NO_NOUN}attempt to`, write: 'try to' },
  ],
  explain: (written) => `“${written}” is the plainer word.`,
  examples: [
    ['We utilize a plethora of tools.', 'We use many tools.'],
    ['They are required to commence work.', 'They must start work.'],
    [
      'Please inform me of your decision and of any change.',
      'Please tell me your decision and of any change.',
    ],
  ],
  leaves: ['The use of tools is common.', 'A purchase order came.'],
});

/** Words of offices and papers, and what one would say. Where a long word is the term of a trade it may be right. */
export const plainWords: Rule = {
  ...phrases,
  *find(sentence, context) {
    yield* phrases.find(sentence, context);
    yield* plainNouns.find(sentence, context);
  },
  examples: [...phrases.examples, ...plainNouns.examples],
  leaves: [...phrases.leaves, ...plainNouns.leaves],
};
