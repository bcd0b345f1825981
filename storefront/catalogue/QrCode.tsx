import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

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
      <path d={toSvgPath(code)} />
    </svg>
  );
}
