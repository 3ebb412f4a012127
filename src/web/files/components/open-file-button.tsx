import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { acceptedFiles, acceptedMails } from '../kinds.ts';
import type { TextFile } from '../use-text-file.ts';

interface OpenFileButtonProps {
  file: TextFile;
  /** The box that it opens into. */
  into: string;
}

export function OpenFileButton({ file, into }: OpenFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const words = file.isReading ? 'Opening...' : 'Open file';
  return (
    <>
      <Button
        look="bare"
        small
        className="max-md:px-2"
        busy={file.isReading}
        aria-label={`${words} into ${into}`}
        title={`Open a .txt, .md, .docx${file.takesMails ? ', .html or .eml' : ' or .html'} file, or drop one on the text`}
        onClick={() => input.current?.click()}
      >
        <Icon name="page" />
        <span className="max-md:hidden">{words}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={file.takesMails ? acceptedMails : acceptedFiles}
        onChange={(event) => {
          void file.open([...(event.target.files ?? [])]);
          // The same file can be chosen again
          event.target.value = '';
        }}
      />
    </>
  );
}
