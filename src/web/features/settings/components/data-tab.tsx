import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { RetentionSection } from './retention-section.tsx';

export function DataTab() {
  return (
    <>
      <RetentionSection />
      <ExportSection />
      <DeleteSection />
    </>
  );
}
