import { platformGroups, type PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { unchanging } from '../view/unchanging.ts';

/** The wordmark of a platform group: a drawn sign and the name, read out as the name. */
export const Logo = unchanging(
  ({ group }: { group: PlatformGroupKey }) => {
    const { title } = platformGroups[group];
    const [first = '', ...rest] = title.split(' ');
    return (
      <span className={`logo logo-${group}`}>
        <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
          {signs[group]}
        </svg>
        <span className="logo-name">
          <b>{first}</b>
          {rest.length > 0 && <span> {rest.join(' ')}</span>}
        </span>
      </span>
    );
  },
  ({ group }) => group,
);

/** baustein: bricks in bond; rhb: a viaduct; mgbahn: a rack under a peak; zbs: sheets of a register. */
const signs: Record<PlatformGroupKey, React.ReactNode> = {
  baustein: (
    <g fill="currentColor">
      <path className="sign-accent" d="M2 5h22v9H2z" />
      <path d="M26 5h12v9H26zM2 16h12v9H2zM16 16h22v9H16zM2 27h22v9H2zM26 27h12v9H26z" />
    </g>
  ),
  rhb: (
    <path
      fill="currentColor"
      d="M1 6h38v6h-2v24h-5V23a5.5 5.5 0 0 0-11 0v13h-4V23a5.5 5.5 0 0 0-11 0v13H3V12H1z"
    />
  ),
  mgbahn: (
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      <path d="M3 27 14 11l6 8 6-11 11 19" />
      <path className="sign-line" d="M3 34h4v-3h5v3h5v-3h5v3h5v-3h5v3h5" />
    </g>
  ),
  zbs: (
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round">
      <path d="M5 9h22v26H5z" />
      <path d="M13 9V4h22v26h-8" />
      <path className="sign-line" d="M11 18h10M11 24h10" />
    </g>
  ),
};
