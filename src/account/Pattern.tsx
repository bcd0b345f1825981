import type { PlatformGroupKey } from '../../resources/platformGroups.ts';

/** What the page is decorated with: bricks in bond, a viaduct, a rack railway, sheets of a register. */
export function Pattern({ group }: { group: PlatformGroupKey }) {
  const { width, height, drawing } = drawings[group];
  return (
    <div className="account-pattern" aria-hidden="true">
      <svg width="100%" height="100%">
        <pattern id="bond" width={width} height={height} patternUnits="userSpaceOnUse">
          {drawing}
        </pattern>
        <rect width="100%" height="100%" fill="url(#bond)" />
      </svg>
    </div>
  );
}

interface Drawing {
  width: number;
  height: number;
  drawing: React.ReactNode;
}

const drawings: Record<PlatformGroupKey, Drawing> = {
  baustein: {
    width: 192,
    height: 192,
    drawing: (
      <>
        <path
          className="pattern-line"
          d="M0 .5h192M0 48.5h192M0 96.5h192M0 144.5h192M32.5 0v48M128.5 0v48M80.5 48v48M176.5 48v48M32.5 96v48M128.5 96v48M80.5 144v48M176.5 144v48"
        />
        <path className="pattern-fill" d="M81 49h95v47H81z" />
        <path className="pattern-tint" d="M33 97h95v47H33zM0 1h32v47H0z" />
      </>
    ),
  },
  rhb: {
    width: 160,
    height: 220,
    drawing: (
      <>
        <path className="pattern-fill" d="M0 0h160v14H0z" />
        <path className="pattern-line" d="M18 220V92a62 62 0 0 1 124 0v128M0 26h160M4 40v180M156 40v180" />
      </>
    ),
  },
  mgbahn: {
    width: 96,
    height: 72,
    drawing: (
      <>
        <path className="pattern-line" d="m0 40 24-24 24 24 24-24 24 24" />
        <path className="pattern-fill" d="M0 56h16v-6h16v6h32v-6h16v6h16v3H0z" />
      </>
    ),
  },
  zbs: {
    width: 132,
    height: 156,
    drawing: (
      <>
        <path className="pattern-line" d="M16.5 28.5h70v96h-70zM34.5 28V10.5h70v96H87" />
        <path className="pattern-fill" d="M30 52h42v5H30z" />
        <path className="pattern-tint" d="M30 68h42v5H30zM30 84h26v5H30z" />
      </>
    ),
  },
};
