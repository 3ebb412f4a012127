import { encode } from 'uqr';

/** Light around the picture, in its squares: cameras need it. */
const border = 4;

/** A text for a camera. Whoever sees none has the same words beside it. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the key below">
      <path d={squares.join('')} />
    </svg>
  );
}
