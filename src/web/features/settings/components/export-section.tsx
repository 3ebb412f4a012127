import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useExport } from '../use-export.ts';
import { Section } from './section.tsx';

export function ExportSection() {
  const { start, isStarting, failure } = useExport();
  const offlineNote = useOfflineNote();
  return (
    <Section title="Download your data" note="All that this server keeps for you, in one file.">
      <p>
        A zip with your account, texts and results, words, instructions, credits and sessions, as JSON; your
        history as Markdown too. Drafts and versions are not in it: they are on your devices only.
      </p>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <p>
        <Button busy={isStarting} onClick={() => void start()} {...offlineNote}>
          {isStarting ? 'Starting...' : 'Download my data'}
        </Button>
      </p>
    </Section>
  );
}
