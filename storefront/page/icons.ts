import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import baustein from '../../ui/logos/icon-baustein.svg?url';
import mgbahn from '../../ui/logos/icon-mgbahn.svg?url';
import rhb from '../../ui/logos/icon-rhb.svg?url';
import zbs from '../../ui/logos/icon-zbs.svg?url';

/** Address of the icon of each group, for the browser's tab. */
export const icons: Record<PlatformGroupKey, string> = { baustein, rhb, mgbahn, zbs };
