/** Drawn as the others are (see ui/icons.tsx). */
export function TrashIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 6h12M8 6V3.5h4V6M5.5 6l.8 11h7.4l.8-11" />
    </svg>
  );
}
