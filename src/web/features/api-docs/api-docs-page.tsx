import { callsPerMinuteOfApiKey } from '../../../shared/limits.ts';
import { scopeNotes, scopes } from '../../../shared/scopes.ts';
import { ReadingPage, ReadingPart } from '../../reading/reading-page.tsx';
import { toOwnAddress } from '../../server-facts.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { OperationEntry } from './components/operation-entry.tsx';
import { Shell } from './components/shell.tsx';
import operations from './operations.json' with { type: 'json' };

export function meta() {
  return [
    ...toPageTitle('API'),
    {
      name: 'description',
      content: 'How a program calls Draftwell: keys, scopes, every call, with examples.',
    },
  ];
}

const tags = [
  { id: 'Writing', note: 'Checks are free. A result costs a credit, one that changes nothing is free.' },
  { id: 'History', note: 'What was written, and what came of it.' },
  { id: 'Credits', note: 'What is left, and where it went.' },
  { id: 'Dictionary and rules', note: 'Own words, and rules to do without.' },
  { id: 'Instructions', note: 'What is asked for often.' },
  { id: 'Account', note: 'Who writes, and how.' },
  { id: 'Billing', note: 'Not for keys.' },
  { id: 'System', note: 'For who watches the server. Open to all.' },
];

export default function ApiDocsPage() {
  return (
    <ReadingPage
      title="API"
      lede={
        <>
          Every call that a program can make, made of{' '}
          <a href={toOwnAddress('/api/openapi.json')}>the OpenAPI document of this server</a>.
        </>
      }
    >
      <ReadingPart
        id="authentication"
        title="Authentication"
        note="A key is a password: keep it out of code."
      >
        <p>
          Make an API key in your <a href={toOwnAddress('/settings?tab=account')}>settings</a> and send it
          with each call, as the examples do. They read it, and the address of this server, from the
          environment:
        </p>
        <Shell label="The environment of the examples">
          {'export DRAFTWELL_URL=https://write.example.org\nexport DRAFTWELL_KEY=dw_…'}
        </Shell>
        <p>A key makes the calls of its scopes, and no others:</p>
        <dl className="api-fields">
          {scopes.map((scope) => (
            <div key={scope}>
              <dt translate="no">{scope}</dt>
              <dd>{scopeNotes[scope]}</dd>
            </div>
          ))}
        </dl>
      </ReadingPart>
      <ReadingPart
        id="answers"
        title="Answers and errors"
        note="The code is for programs, the sentence for people."
      >
        <p>
          What is sent and answered is JSON. A call that fails answers with its HTTP status and a body of{' '}
          <code>code</code>, <code>status</code>, <code>message</code>, <code>retryable</code> and, where it
          is known, <code>retry_after</code> in seconds. A key makes up to {callsPerMinuteOfApiKey} calls a
          minute; one that is sent with a header <code>Idempotency-Key</code> of its own can be tried again
          without being charged twice.
        </p>
      </ReadingPart>
      {tags.map(({ id, note }) => (
        <ReadingPart key={id} id={`tag-${id.toLowerCase().replaceAll(' ', '-')}`} title={id} note={note}>
          {operations
            .filter(({ tag }) => tag === id)
            .map((operation) => (
              <OperationEntry key={operation.id} {...operation} />
            ))}
        </ReadingPart>
      ))}
    </ReadingPage>
  );
}
