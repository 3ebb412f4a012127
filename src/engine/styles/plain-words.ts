import { makeTableRule } from '../rules/table-rule.ts';
import { NO_NOUN, toRows } from './table.ts';

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
  expedited=sped up|prior to=before|subsequent to=after|inquire=ask|enquire=ask|inquired=asked|enquired=asked
  remuneration=pay|initiate=start|initiates=starts|initiated=started|elucidate=explain|elucidates=explains|elucidated=explained|ameliorate=improve
  ameliorated=improved|possess=have|possesses=has|possessed=had|reside in=live in|resides in=lives in
  resided in=lived in|disseminate=spread|disseminated=spread|henceforth=from now on
  whilst=while|amongst=among|upon arrival=on arrival|at present=now|presently=now
  in lieu of=instead of|a (?:plethora|multitude|myriad) of (\\p{Ll}+s|\\p{Ll}+ \\p{Ll}+s)=many $1|in a timely fashion=promptly
  cognizant of=aware of|component parts=parts|is comprised of=consists of|are comprised of=consist of
  (?:for|with) the purpose of (\\p{L}+ing)=for $1
  has the capability to=can|have the capability to=can|has the ability to=can|have the ability to=can
  is required to=must|are required to=must
  be required to=have to|is obligated to=must|are obligated to=must`;

/** Long words of every day, and short ones that say the same in any place. */
const SHORT = `
  employees=workers|employee=worker|expensive=costly|difficult=hard|extremely=very|entirely=fully|annual=yearly
  currently=now|transportation=transport|telephone=phone|telephones=phones|dramatically=sharply|gradually=slowly
  opportunity=chance|opportunities=chances|primarily=mainly|frequently=often
  occasionally=sometimes|individuals=people|additional (\\p{Ll}+)=more $1|prohibit=ban|prohibits=bans|prohibited=banned
  prohibiting=banning|anticipated (\\p{Ll}+ing|to)=expected $1|demonstrate=show|demonstrates=shows|demonstrated=showed
  demonstrating=showing|substantial=large|considerable=large|enormous=huge|consequently,=so|nevertheless,=still,
  nonetheless,=still,|furthermore,=also,|moreover,=also,|additionally,=also,|approximately=about|immediately=at once
  investigate=look into|investigates=looks into|investigated=looked into|investigating=looking into
  encounter (a|an|the|many|some|any)=meet $1|encountered (a|an|the|many|some|any)=met $1|maintain that=say that
  maintains that=says that|maintained that=said that|accommodation=housing|corporations=companies|corporation=company
  permitted to=allowed to|permit (him|her|them|us|you|people) to=let $1|eventually=in the end|ultimately=in the end
  initially=at first|significantly (more|less|higher|lower|better|worse)=much $1
  alternatives=other ways|comprehend=understand|component=part|components=parts|residence=home|beverages=drinks
  beverage=drink|elderly people=old people|physicians=doctors|physician=doctor|advantageous=useful|beneficial=helpful
  a number of=some|in recent years=lately|in order to=to|objective=aim|objectives=aims
  participate in=take part in|participates in=takes part in|participated in=took part in|participating in=taking part in
  regulations=rules|regulation=rule|initiative=plan|initiatives=plans|attorney=lawyer|attorneys=lawyers`;

/** Words of offices and papers, and what one would say. Where a long word is the term of a trade it may be right. */
export const plainWords = makeTableRule({
  id: 'plain-word',
  category: 'clarity',
  gist: 'plain word',
  rows: [...toRows(PLAIN), ...toRows(SHORT), { find: `${NO_NOUN}attempt to`, write: 'try to' }],
  explain: (written) => `“${written}” is the plainer word.`,
  examples: [
    ['We utilize a plethora of tools.', 'We use many tools.'],
    ['They are required to commence work.', 'They must start work.'],
  ],
  leaves: ['The use of tools is common.', 'A purchase order came.'],
});
