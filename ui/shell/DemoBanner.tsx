import type { Platform } from '../../resources/platform/platforms.ts';

/** Says on the sandbox platforms that nothing here is real (behaviour B126). */
export function DemoBanner({ platform, text }: { platform: Platform; text: string }) {
  return platform.demo ? <p className="demo-banner">{text}</p> : null;
}
