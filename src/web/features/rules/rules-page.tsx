import { ReadingPage, ReadingPart } from '../../reading/reading-page.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { RuleEntry } from './components/rule-entry.tsx';
import rules from './rules.json' with { type: 'json' };

export function meta() {
  return [
    ...toPageTitle('Rules'),
    {
      name: 'description',
      content: 'What Draftwell’s own rules correct in a text, and what they leave alone.',
    },
  ];
}

const topics = [
  { id: 'agreement', title: 'Agreement', note: 'Subject and verb, one and many.' },
  { id: 'verb-forms', title: 'Verb forms', note: 'Participles, tenses, -ing and to.' },
  { id: 'articles', title: 'Articles', note: 'A, an, the, or none.' },
  { id: 'prepositions', title: 'Prepositions', note: 'The word that goes with the word.' },
  { id: 'word-confusion', title: 'Confused words', note: 'Alike to the ear, not in meaning.' },
  { id: 'word-order', title: 'Word order', note: 'What stands where.' },
  { id: 'comparison', title: 'Comparison', note: 'More, most, than.' },
  { id: 'set-phrases', title: 'Set phrases', note: 'Expressions that have one form.' },
  { id: 'commas', title: 'Commas', note: 'Where a sentence takes breath.' },
  { id: 'wordiness', title: 'Wordiness', note: 'The same in fewer words; only by ‘Improve’.' },
  { id: 'in-code', title: 'Letters, marks and forms', note: 'What a whole sentence decides.' },
];

export default function RulesPage() {
  return (
    <ReadingPage
      title="Rules"
      lede="What the rules on this server correct, each with texts that it corrects and texts that it leaves alone. Spelling, confused words and the linter’s remarks are found in other ways, and give their reason beside the change."
    >
      {topics.map(({ id, title, note }) => (
        <ReadingPart key={id} id={`topic-${id}`} title={title} note={note}>
          {rules
            .filter(({ topic }) => topic === id)
            .map((rule) => (
              <RuleEntry key={rule.id} {...rule} />
            ))}
        </ReadingPart>
      ))}
    </ReadingPage>
  );
}
