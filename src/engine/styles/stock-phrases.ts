import { makeTableRule } from '../rules/table-rule.ts';
import { makeOpeningRule } from './openings.ts';
import { toRows } from './table.ts';

/** Words that machines like more than people do, and what people write. */
const STOCK = `
  delve into=look into|delves into=looks into|delved into=looked into|delving into=looking into
  leverage (the|our|your|their|a|this|these|new|existing|its)=use $1|leverages (the|our|their|a|its)=uses $1
  leveraged (the|our|their|a|its)=used $1|leveraging=using|utili[sz]e=use|utili[sz]es=uses|utili[sz]ed=used
  utili[sz]ing=using|moreover,=also,|in addition,=also,
  stands as a testament to=is a sign of|a testament to=a sign of|(?:a plethora|a myriad|a multitude|a wide range|a wide array|a wide variety) of (\\p{Ll}+s|\\p{Ll}+ \\p{Ll}+s)=many $1
  a rich tapestry of=a mix of|a tapestry of=a mix of
  navigate the complexities of=deal with|navigating the complexities of=dealing with|embark on=start
  embarks on=starts|embarked on=started|embarking on=starting|foster (a|an|the)=build $1|foster (collaboration|innovation|growth|creativity)=encourage $1
  fostering=building|underscores=shows|underscore the=show the|underscored=showed|showcases=shows|showcasing=showing
  showcased=showed|plays a (?:crucial|vital|pivotal|key|significant) role in=matters for
  play a (?:crucial|vital|pivotal|key|significant) role in=matter for|pivotal=key|crucial=key|paramount=vital
  game-changer=big step|game changer=big step|cutting-edge=modern|state-of-the-art=modern|groundbreaking=new
  seamlessly=smoothly|seamless=smooth|robust=strong|comprehensive=full|meticulously=carefully|meticulous=careful
  intricate=complex|intricacies of=details of|in the realm of=in|in today's (?:(?:fast-paced|fast-moving|ever-changing|ever-evolving|rapidly changing|rapidly evolving|modern|digital|competitive|globalized|interconnected|technological),? )+(?:world|landscape|age|era|environment|society|economy|marketplace|business environment),=today,
  in the ever-evolving landscape of=in|ever-evolving=changing|ever-changing=changing
  unlock the (?:full )?potential of=make the most of|unlocking the (?:full )?potential of=making the most of
  harness the power of=use|harnessing the power of=using|harness=use|harnessing=using|streamline=simplify
  streamlines=simplifies|streamlined=simplified|streamlining=simplifying|empowers=helps|empower=help
  empowering=helping|elevate your=improve your|elevates=improves|a holistic approach=a broad approach
  holistic=broad|serves as a=is a|serves as an=is an|boasts a=has a|boasts an=has an|shed light on=explain
  sheds light on=explains|shedding light on=explaining|in conclusion,=in short,|to summarize,=in short,
  ultimately,=in the end,|consequently,=so|thus,=so|therefore,=so|commence=start|facilitate=help|facilitates=helps
  ensure that=make sure that|ensures that=makes sure that|ensuring that=making sure that|endeavou?rs=efforts
  thought-provoking=interesting|invaluable=very useful|indispensable=very useful|nestled in=in|bustling=busy
  vibrant=lively|profound=deep|transformative=big|bolster=support|bolsters=supports|bolstering=supporting
  garnered=got|garner=get|align with=fit|aligns with=fits`;

export const stockPhrases = makeTableRule({
  id: 'stock-phrase',
  category: 'tone',
  gist: 'stock phrase',
  rows: toRows(STOCK).map(({ find, write }) => ({ find: `(?<!\\b(?:an|not) )${find}`, write })),
  explain: (written) => `“${written}” sounds more like a person than the stock phrase does.`,
  examples: [
    ['We delve into the data and leverage our tools.', 'We look into the data and use our tools.'],
    ['Moreover, it is seamless.', 'Also, it is smooth.'],
  ],
  leaves: ['The leverage of the bar.', 'We use tools.'],
});

export const stockOpenings = makeOpeningRule({
  id: 'stock-opening',
  category: 'tone',
  gist: 'stock phrase',
  reason: 'People begin with what they have to say.',
  rows: [
    {
      find: "(?:it is|it's) (?:also )?(?:important|worth|essential|crucial|interesting) (?:to note|to remember|to mention|to recognize|to understand|noting|mentioning) that",
    },
    { find: 'it (?:should|must) be (?:noted|mentioned) that' },
    {
      find: '(?:needless to say|furthermore|additionally|simply put|that being said|having said that|with that being said|when it comes down to it|at its core),',
    },
  ],
  leavesQuestions: true,
  examples: [['It is important to note that prices rose.', 'Prices rose.']],
  leaves: ['It is important to me.', 'It is important to note the date.'],
});
