import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';

export function DataTab() {
  return (
    <>
      <ExportSection />
      <DeleteSection />
    </>
  );
}
