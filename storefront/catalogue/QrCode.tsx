import { generate, type Bitmap2D } from 'lean-qr';

/** Light modules around a code (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4;

/** A QR code of an address, as a drawing in the page. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const code = generate(address);
  const size = code.size + 2 * quietZone;
  return (
    <svg
      className="qr-code"
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      width="132"
      height="132"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={rowsOf(code)} />
    </svg>
  );
}

/** A rectangle per run of dark modules in a row: shorter than the outlines that the library draws, and quicker made. */
function rowsOf(code: Bitmap2D): string {
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (code.get(x, y)) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  return path;
}
