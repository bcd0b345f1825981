import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { dashboard } from '../../../resources/limits.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { recordAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** Advertisements that end soon, the first to end first. */
export function ExpiringAdvertisements() {
  const { directory, platform, language } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const screens = directory.requireScreens('advertisement');
  const { data: expiring } = useQuery({
    queryKey: ['dashboard', 'expiring', platform.key],
    queryFn: () => readDashboard.expiring(platform.key),
  });
  const day = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <Panel
      title={text('home.expiring')}
      hint={text('home.nextDays', { days: dashboard.expiringWithinDays })}
      isEmpty={expiring && expiring.length === 0}
      nothing={text('home.noExpiring')}
    >
      <PanelList
        lines={(expiring ?? []).map((one) => ({
          key: idOf([one.orgaSid, one.sid]),
          label: titleOf(screens.entity, one, language),
          to: basename + recordAddress(screens, idOf([one.orgaSid, one.sid])),
          value: day.format(new Date(one.to)),
        }))}
      />
    </Panel>
  );
}
