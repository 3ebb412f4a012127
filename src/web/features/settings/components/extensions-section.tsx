import { Link } from 'react-router';
import { toOwnAddress } from '../../../server-facts.ts';
import { Section } from './section.tsx';

/** The review of changes, in the programs that people write in. */
export function ExtensionsSection() {
  return (
    <Section
      title="Where you write"
      note="The same review of changes, beside other pages and in documents. Each asks for an API key that may ‘write’."
    >
      <dl className="program-list text-small">
        <dt>Chrome, Edge and Firefox</dt>
        <dd>
          <p>
            <Link to="/chrome-extension">An extension of the browser</Link> takes what you write on any page,
            and puts back what you accept.
          </p>
        </dd>
        <dt>LibreOffice Writer</dt>
        <dd>
          <p>
            <a href={toOwnAddress('/libreoffice/draftwell.oxt')} download>
              An extension of Writer
            </a>{' '}
            proposes changes to a selection or a document as tracked changes, with their reasons as comments.
          </p>
        </dd>
      </dl>
    </Section>
  );
}
