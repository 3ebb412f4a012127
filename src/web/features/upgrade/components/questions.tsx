import { listQuestions } from '../../../billing/words.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { Icon } from '../../../ui/icons.tsx';

export function Questions() {
  return (
    <section className="questions" aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      {listQuestions(getServerFacts().plans).map(({ question, answer }) => (
        <details key={question}>
          <summary className="unfold">
            <Icon name="right" />
            {question}
          </summary>
          <p className="num">{answer}</p>
        </details>
      ))}
    </section>
  );
}
