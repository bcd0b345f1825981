import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { html, type Markup } from './markup.ts';

/** Quiet zone around a QR code, in modules (ISO/IEC 18004 section 6.3.8). */
const quietZone = 4;

/** An address to scan, drawn; `label` says what it is. */
export function qrCode(address: string, label: string): Markup {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZone;
  const box = `${-quietZone} ${-quietZone} ${side} ${side}`;
  return html`<svg class="qr" viewBox="${box}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <path d="${toSvgPath(code)}" />
  </svg>`;
}
