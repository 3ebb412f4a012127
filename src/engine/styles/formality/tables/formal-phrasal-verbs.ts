import type { PairGroup } from '../lookup-rows.ts';
import { ASKED, AT_END, beforeNoun } from './guards.ts';

/** “I've got a copy” is one that I have, not one that came. */
const NOT_OWNED = "(?<!(?:['’](?:ve|s)|\\bhave|\\bhas|\\bhad) )";

/** What comes next is no participle: “got offered a job”. */
const NOT_DONE = '(?! (?:\\p{L}+ed|sent|given|shown|sold|told)(?![\\p{L}-]))';

/** “get” with what one gets, and verbs of two or three words. */
export const FORMAL_PHRASAL_VERBS: readonly PairGroup[] = [
  {
    as: 'verb',
    after: beforeNoun(
      'information|advice|details|evidence|guidance|feedback|context|overview|summary|description|examples?|explanation|opportunity|assistance|reasons?|access|support|lists?|links?',
    ),
    pairs: 'give=provide',
  },
  {
    as: 'verb',
    after: `${NOT_DONE}${beforeNoun(
      'jobs?|degree|licence|permission|access|visa|loan|grant|contract|copy|copies|tickets?|education|information|advice|results?|outputs?|values?|funding|approval|data|insurance|qualifications?',
    )}`,
    before: NOT_OWNED,
    pairs: 'get=obtain',
  },
  {
    as: 'verb',
    after: `${NOT_DONE}${beforeNoun(
      'emails?|e-mails?|letters?|messages?|repl(?:y|ies)|invitations?|reports?|packages?|parcels?|invoices?|calls?|feedback|documents?|offers?|payments?|orders?|errors?|warnings?|exceptions?|responses?|answers?|complaints?|treatment|notifications?|requests?|bonus|bonuses|votes?|gifts?',
    )}`,
    before: NOT_OWNED,
    pairs: 'get=receive',
  },
  {
    as: 'verb',
    after:
      '(?= (?:better|worse|older|bigger|larger|smaller|stronger|weaker|harder|easier|ill|angry|sick|cold|hot|tired|rich|richer|poorer|faster|slower|longer|shorter|higher|lower|bored|confused|worried|old|dark|difficult|involved|familiar|(?:more|less) (?!than)\\p{L}+)(?![\\p{L}-]))',
    pairs: 'get=become',
  },
  {
    as: 'verb',
    after: '(?= (?:me|us|you|them|him|her)(?:[.,;?!)]|$| (?:about|regarding|on|by|with|as)(?![\\p{L}-])))',
    pairs: 'get back to=respond to',
  },
  { as: 'verb', after: '', pairs: 'get in touch with=contact' },
  {
    as: 'verb',
    after: beforeNoun('problems?|issues?|difficult(?:y|ies)|trouble|errors?|bugs?|obstacles?'),
    pairs: 'run into=encounter|come across=encounter',
  },
  {
    as: 'verb',
    after: beforeNoun('issues?|problems?|bugs?|errors?|faults?'),
    pairs: 'fix=resolve|sort out=resolve',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'problems?|issues?|questions?|matters?|situations?|challenges?|cris[ie]s|concerns?|complaints?|consequences|effects?|precedence|poverty|obesity|crime|change|threats?',
    ),
    pairs: 'deal with=address|tackle=address',
  },
  { as: 'verb', after: beforeNoun('meetings?|calls?|appointments?|interviews?'), pairs: 'set up=arrange' },
  {
    as: 'verb',
    after: beforeNoun(
      'company|companies|business(?:es)?|organi[sz]ations?|committees?|charit(?:y|ies)|groups?|programmes?|funds?|firms?|schools?|systems?|networks?|foundations?|trusts?|campaigns?|schemes?|projects?|agency|centres?|centers?',
    ),
    pairs: 'set up=establish',
  },
  {
    as: 'verb',
    after: beforeNoun(
      'servers?|accounts?|machines?|computers?|environments?|devices?|software|routers?|printers?|database|connection',
    ),
    pairs: 'set up=configure',
  },
  {
    as: 'verb',
    after: ASKED,
    pairs: 'find out=determine|figure out=determine|work out=determine|look at=examine',
  },
  {
    as: 'verb',
    after: '(?= (?:that|it|he|she|they|we|there)(?![\\p{L}-]))',
    pairs: 'find out=discover|figure out=discover',
  },
  { as: 'verb', after: '(?= about(?![\\p{L}-]))', pairs: 'find out=learn' },
  {
    as: 'verb',
    after: AT_END,
    pairs:
      'find out=discover|look into it=investigate it|show up=appear|turn up=appear|step down=resign|carry on=continue',
  },
  {
    as: 'verb',
    after: '(?= (?:in|on|at|with|when|after|before|late|as|here|there|if)(?![\\p{L}-]))',
    pairs: 'show up=appear|turn up=appear|step down=resign',
  },
  { as: 'verb', after: '(?= as(?![\\p{L}-]))', pairs: 'step down=resign' },
  { as: 'verb', after: '(?= in(?![\\p{L}-]))', pairs: 'take part=participate' },
  { as: 'verb', after: '(?= with(?![\\p{L}-]))', pairs: 'go ahead=proceed|carry on=continue' },
  { as: 'verb', after: '(?= from (?:the|a|work|school|holiday|\\p{Lu}))', pairs: 'come back=return' },
  {
    as: 'verb',
    after: '(?= to(?![\\p{L}-])(?! (?:me|you|him|her|us|them|it)(?![\\p{L}-])))',
    pairs: 'go back=return|come back=return',
  },
  {
    as: 'verb',
    after:
      '(?= in (?:an?|the|this|that|his|her|their|our|its|(?-i:\\p{Lu})\\p{L}+)(?![\\p{L}-])(?! (?:past|moment|present|hope|fear)))',
    pairs: 'live=reside',
  },
];
