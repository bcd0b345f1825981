import type { DatasetKey } from '../../../resources/platform/platforms.ts';

/** Whose budget it is: that of a company on a platform, or of a person for what belongs to no company. */
export interface Holder {
  dataset: DatasetKey;
  /** '' for no company. */
  orgaSid: string;
  /** Account of the person. */
  sub: string | null;
}

/** The name under which use is counted; no company is called so as a person is here. */
export function nameOf({ orgaSid, sub }: Holder): string {
  return orgaSid || `@${sub ?? ''}`;
}
