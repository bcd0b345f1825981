import type { PlatformGroupKey } from '../../../resources/platform/platformGroups.ts';

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

/** Ten courses of seven bricks of 96 by 48, each half a brick further than the one below. */
const courses = Array.from({ length: 10 }, (_, course) => {
  const joints = Array.from(
    { length: 7 },
    (__, brick) => `M${startOf(course) + brick * 96}.5 ${course * 48}v48`,
  );
  return `M0 ${course * 48}.5h672${joints.join('')}`;
}).join('');

function startOf(course: number): number {
  return (course % 2) * 48;
}

function brick([course = 0, place = 0]: readonly number[]): string {
  return `M${startOf(course) + place * 96 + 1} ${course * 48 + 1}h95v47h-95z`;
}

const drawings: Record<PlatformGroupKey, Drawing> = {
  baustein: {
    width: 672,
    height: 480,
    drawing: (
      <>
        <path className="pattern-line" d={courses} />
        <path
          className="pattern-tint"
          d={[
            [0, 4],
            [2, 2],
            [3, 0],
            [5, 1],
            [5, 4],
            [6, 6],
            [8, 3],
            [9, 5],
            [1, 4],
            [9, 0],
          ]
            .map(brick)
            .join('')}
        />
        <path
          className="pattern-fill"
          d={[
            [1, 1],
            [4, 5],
            [7, 2],
          ]
            .map(brick)
            .join('')}
        />
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
