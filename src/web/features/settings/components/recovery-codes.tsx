import { brand } from '../../../../shared/brand.ts';
import { download } from '../../../files/download.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { notify } from '../../../ui/notify.ts';

export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  async function copy(): Promise<void> {
    try {
      await copyText(codes.join('\n'));
      void notify({ title: 'Recovery codes copied' });
    } catch {
      void notify({ tone: 'error', title: 'They could not be copied. Please download them.' });
    }
  }
  const save = () =>
    download(
      new Blob([`${brand.name} recovery codes\n\n${codes.join('\n')}\n`]),
      `${brand.name.toLowerCase()}-recovery-codes.txt`,
    );
  return (
    <>
      <div className="dialog-body">
        <p className="text-ink-2">
          These are your recovery codes. Each lets you in once when your app is lost. They are not shown
          again: please keep them somewhere safe.
        </p>
        <ul className="recovery-codes notranslate" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2">
          <Button onClick={save}>Download</Button>
          <Button onClick={() => void copy()}>Copy</Button>
        </p>
      </div>
      <div className="dialog-foot">
        <Button look="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
