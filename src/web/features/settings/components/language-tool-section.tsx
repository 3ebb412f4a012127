import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../account/queries.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { toAddress } from '../language-tool.ts';
import { CopiedField } from './copied-field.tsx';
import { Section } from './section.tsx';

/** How programs that can ask a LanguageTool server ask this one. */
export function LanguageToolSection() {
  const { languageTool } = getServerFacts();
  const { data: profile } = useQuery(profileQuery(useServices()));
  if (languageTool === 'off') return null;
  return (
    <Section
      title="In other programs"
      note="Programs with a field for a LanguageTool server check by the rules here: free, and nothing of it is stored."
    >
      <CopiedField
        label="Address to paste there"
        help={
          languageTool === 'open'
            ? 'Nobody is asked for a key on this server. With one, your dictionary and the rules that you switched off hold, too.'
            : 'It takes an API key that may ‘check’: make one above.'
        }
        value={toAddress(location.origin)}
      />
      <dl className="program-list text-small">
        <dt>LibreOffice Writer</dt>
        <dd>
          Tools, Options, Language Settings, LanguageTool Server: the address is the base URL, the user name
          is <span translate="no">{profile?.email ?? 'your email address'}</span>, and the key is the API key.
          Then tick to use it.
        </dd>
        <dt>LTeX, Obsidian, Emacs</dt>
        <dd>
          The address without <code>/v2</code>, where the program adds that itself, and the key where it has a
          field for one.
        </dd>
        <dt>Browser add-on, Thunderbird, Collabora</dt>
        <dd>
          They ask for no key. Make one that is for ‘check’ alone: with it comes an address that has it
          inside.
        </dd>
      </dl>
    </Section>
  );
}
