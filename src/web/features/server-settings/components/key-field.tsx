import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';

interface KeyFieldProps {
  isStored: boolean;
  isUnreadable: boolean;
  isReplacing: boolean;
  onReplace(): void;
  value: string;
  onChange(key: string): void;
}

/** A key is typed or pasted, and never shown again. */
export function KeyField(props: KeyFieldProps) {
  const { isStored, isUnreadable, isReplacing, onReplace, value, onChange } = props;
  if (isStored && !isReplacing)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>A key is stored.</p>
        <Button small onClick={onReplace}>
          Replace
        </Button>
      </div>
    );
  return (
    <>
      {isUnreadable && (
        <Banner tone="flag" icon="warning">
          The stored key cannot be read: it was encrypted with another <code>SECRET</code> than this server
          has now. Please enter the key again.
        </Banner>
      )}
      <PasswordField
        label="Key"
        // Asked for by the press before
        autoFocus={isReplacing}
        autoComplete="off"
        help="Kept encrypted, and never shown again."
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
