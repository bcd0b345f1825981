/** The platforms that have rows of their own: an `_API` platform shows those of its base. */
export const platformsOfWorld = [
  'CH',
  'DE',
  'AT',
  'RHB',
  'MGBAHN',
  'ZBS',
  'CH_DEMO',
  'DE_DEMO',
  'AT_DEMO',
  'RHB_DEMO',
  'MGBAHN_DEMO',
  'ZBS_DEMO',
] as const;

export type DemoPlatform = (typeof platformsOfWorld)[number];
export type BasePlatform = 'CH' | 'DE' | 'AT' | 'RHB' | 'MGBAHN' | 'ZBS';

/** Products of each platform in a world of 5,000; other sizes keep the proportions. */
const shares: Record<DemoPlatform, number> = {
  CH: 3200,
  DE: 600,
  AT: 400,
  RHB: 150,
  MGBAHN: 100,
  ZBS: 150,
  CH_DEMO: 120,
  DE_DEMO: 60,
  AT_DEMO: 60,
  RHB_DEMO: 60,
  MGBAHN_DEMO: 50,
  ZBS_DEMO: 50,
};

const smallestPlatform = 40;

/** A sandbox is made of the same stuff as its platform. */
export function baseOf(platform: DemoPlatform): BasePlatform {
  return platform.replace('_DEMO', '') as BasePlatform;
}

/** Germany and Austria write ß, everybody else ss. */
export function isSwiss(platform: DemoPlatform): boolean {
  return baseOf(platform) !== 'DE' && baseOf(platform) !== 'AT';
}

/**
 * Splits a number of products over the platforms: their shares of it, though no platform gets fewer than
 * 40 as long as the total allows; what rounding leaves goes to or comes from CH.
 */
export function countsOf(total: number): Map<DemoPlatform, number> {
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const least = Math.min(smallestPlatform, Math.floor(total / platformsOfWorld.length));
  const counts = new Map(
    platformsOfWorld.map((key) => [key, Math.max(least, Math.floor((shares[key] * total) / whole))]),
  );
  const rest = [...counts.entries()].reduce((sum, [key, count]) => (key === 'CH' ? sum : sum + count), 0);
  return counts.set('CH', total - rest);
}
