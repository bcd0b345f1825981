import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useAccount } from '../AccountContext.ts';

/** Quiet zone around a QR code, in modules (ISO/IEC 18004 section 6.3.8). */
const quietZone = 4;

/** The secret of an authenticator app: to scan, to open on this device, or to type. */
export function TotpSecret({ secret, uri }: { secret: string; uri: string }) {
  const { text } = useAccount();
  const { path, box } = useMemo(() => {
    const code = generate(uri, { minCorrectionLevel: correction.M });
    const side = code.size + 2 * quietZone;
    return { path: toSvgPath(code), box: `${-quietZone} ${-quietZone} ${side} ${side}` };
  }, [uri]);
  return (
    <div className="account-secret">
      <svg viewBox={box} role="img" aria-label={text('identity.setup.qr')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <dl>
        <dt>{text('identity.setup.secret')}</dt>
        <dd translate="no">{secret.replace(/.{4}(?=.)/g, '$& ')}</dd>
      </dl>
      <a href={uri}>{text('identity.setup.open')}</a>
    </div>
  );
}
