import type { PhraseRow } from '../../rules/phrases.ts';
import { toPatternRows, toRows } from '../table.ts';

const ADVERBS = `
  (?:significantly|considerably|substantially) (more|less|better|worse|\\p{Ll}+er)=much $1|significantly=greatly
  substantially=greatly|considerably=greatly|predominantly=mainly|simultaneously=at the same time|permanently=for good
  exclusively (for|at|on|to|in|by|the|from)=only $1|partially=partly|severely (damaged|affected|injured|hurt|hit|burned|ill)=badly $1|undoubtedly=surely
  similarly,=likewise,|underneath=under|psychologically=mentally|originally (\\p{Ll}+ed|built|made)=first $1
  practically (every|all|impossible)=almost $1|precisely (what|how|why|when|where|because)=just $1
  growing rapidly=growing fast|is rapidly becoming=is fast becoming|are rapidly becoming=are fast becoming
  annually=each year|unsurprisingly,=of course,|traditionally,=in the past,`;

const ADJECTIVES = `
  sophisticated=advanced|psychological=mental|agricultural=farm|inadequate=poor|incorrect=wrong|inexpensive=cheap
  impoverished=poor|innovative=new|gigantic=huge|hazardous=risky|detrimental=harmful|confidential=secret
  extraordinary (?!general|meeting)(\\p{Ll}+)=amazing $1|catastrophic=terrible|enthusiastic about=keen on
  enthusiastic=keen|preliminary=early|mysterious=strange|multiple (?!sclerosis|choice|birth)(\\p{Ll}+s)=many $1
  upcoming=coming|optimistic=hopeful|pessimistic=gloomy|rigorous=strict|preferable=better|erroneous=wrong
  equivalent to=equal to|governmental=state|prosperous=rich|ingenious=clever|temporary=short-term
  contemporary (?!art|danc|music)(\\p{Ll}+)=modern $1|comprehensive (?!school)(\\p{Ll}+)=full $1
  previous (\\p{Ll}+s)=past $1|(?:an increasing number|a growing number) of=more and more
  (?:increasing|growing) numbers of=more and more|pharmaceutical (company|companies|firm|firms|industry)=drug $1
  financial (problems|difficulties|worries|troubles)=money $1|a particular=a certain|this particular=this
  affordable (?!hous|hom|rent|care)(\\p{Ll}+)=cheap $1`;

const TURNS = `
  in (?:collaboration|cooperation|co-operation|partnership) with=with|in close proximity to=close to|in reality,=in fact,
  in particular,=above all,|associated with=linked to|(?<!^)the authorities(?! on| of| in charge)=officials
  the remainder of=the rest of|the necessity (?:of|for)=the need for|(their|his|her|its|our) participation in=$1 part in
  involvement in=role in|the perception that=the view that|(?<!sexual |human |public )relations (with|between)=ties $1
  negotiate with=talk with|negotiating with=talking with|energy consumption=energy use|an analysis of=a study of
  controversy over=dispute over|legislation (to|that|which|on|against)=laws $1|the legislation=the law
  in (certain|some|these|many|such|most|other|all) circumstances=in $1 cases|quantities of=amounts of
  quantity of=amount of|a large proportion of=much of|justification for=reason for|an increase in=a rise in
  the increase in=the rise in|increases in=rises in|an? (?:reduction|decrease) in=a fall in
  the (?:reduction|decrease) in=the fall in|a variety of=all sorts of|was required to=had to|were required to=had to
  intends to=plans to|intend to=plan to|(is|are|was|were) intended to=$1 meant to|intention to=plan to
  continues to be=is still|continue to be=are still|(will|would|can|could|may|might|must|should) continue to=$1 still
  operates in=works in|operate in=work in|operated in=worked in|operating in=working in|originated in=began in
  constitutes an?=is a|collaborated with=worked with|collaborate with=work with|collaborating with=working with
  perceived as=seen as|(issues|questions|problems) surrounding=$1 around|in the majority of cases=in most cases
  at the present time=now|in the event of=if there is|in the event that=if|with the exception of=except for
  on a regular basis=often|have a tendency to=tend to|has a tendency to=tends to
  came to the conclusion that=concluded that|with reference to=about`;

/** What is a plain word in some places only: “pattern → form”. */
const LOOKING = toPatternRows(`
  (?<=^)as a result, → so
  (?<=, )(?:particularly|especially)(?= (?:in|at|on|for|among|when|if|those|the|from|as|by|with|to)\\b) → above all
  (?<=\\p{L}, )however(?=,) → though
  (?<=, )accompanied by → with
  (?<=\\b(?:is|are|was|were|be|not|as|if) )necessary(?! to| for) → needed
  (?<=\\b(?:this|that|long|short|same|brief|whole) )period(?! of\\b)(?=[,.]| (?:when|in|after|before)\\b) → time`);

/** Long words and turns of every day, beyond those of offices. */
export const EVERYDAY: readonly PhraseRow[] = [
  ...toRows(TURNS),
  ...toRows(ADVERBS),
  ...toRows(ADJECTIVES),
  ...LOOKING,
];
