import { idOf } from '../../providers/data/recordId.ts';
import type { NoticePlace } from '../../resources/calls/notices.ts';
import { furtherScreens } from '../../resources/platform/furtherScreens.ts';
import { features } from '../../resources/platform/rights.ts';
import { listAddress, recordAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { reportAddress } from '../directory/reportAddress.ts';
import { searchesPath } from '../directory/searchesPath.ts';

const screens = {
  searches: searchesPath,
  rights: features.userRights.path,
  activity: furtherScreens.activity.path,
  webhooks: furtherScreens.webhooks.path,
} as const;

/** Where there is more of what concerns somebody, below the address of the backoffice. */
export function useNoticeAddress(): (place: NoticePlace) => string {
  const { directory } = useBackoffice();
  return (place) => {
    if ('screen' in place) return `/${screens[place.screen]}`;
    if ('report' in place) return `/${reportAddress({ ...place, id: place.report })}`;
    if ('key' in place) return recordAddress(directory.requireScreens(place.entity), idOf(place.key));
    const list = listAddress(directory.requireScreens(place.list), { orgaSid: place.orgaSid });
    return `${list}?filter=${encodeURIComponent(JSON.stringify(place.filter))}`;
  };
}
