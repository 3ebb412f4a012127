interface FixedNoteProps {
  /** Such as ‘The key’. */
  what: string;
  setting: string;
}

/** What the environment has decided cannot be chosen here: by which setting, and why. */
export function FixedNote({ what, setting }: FixedNoteProps) {
  return (
    <p className="fixed-note">
      {what} is set by <code>{setting}</code> in the environment of this server, which stands above this
      screen. To choose it here, take the setting out and start the server again.
    </p>
  );
}
