import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { searchPeople } from '../../../providers/data/userRights.ts';
import { dashboard } from '../../../resources/limits.ts';
import { features } from '../../../resources/platform/rights.ts';
import { useText } from '../../directory/useText.ts';
import { useRequests } from '../rights/useRequests.ts';
import { useRightWords } from '../rights/useRightWords.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** Who waits for a right, and whose right ends soon: what a giver of rights does next. */
export function AccessPanels() {
  const text = useText();
  const words = useRightWords();
  const basename = useBasename();
  const screen = `${basename}/${features.userRights.path}`;
  const { data: requests } = useRequests();
  const { data: people } = useQuery({
    queryKey: ['people', 'ending'],
    queryFn: ({ signal }) =>
      searchPeople({ page: 0, size: dashboard.mostRows, endsWithin: dashboard.rightsEndWithinDays }, signal),
  });
  const ending = people?.items.flatMap((person) =>
    person.rights.flatMap((right) => (right.until && !right.hasEnded ? [{ person, right }] : [])),
  );
  return (
    <>
      <Panel
        title={text('home.requests')}
        isEmpty={requests && requests.items.length === 0}
        nothing={text('home.noRequests')}
      >
        <PanelList
          lines={(requests?.items ?? []).slice(0, dashboard.mostRows).map((request) => ({
            key: request.id,
            label: words.person(request.person),
            to: screen,
            value: words.bound(request),
          }))}
        />
      </Panel>
      <Panel
        title={text('home.ending')}
        hint={text('home.nextDays', { days: dashboard.rightsEndWithinDays })}
        isEmpty={ending && ending.length === 0}
        nothing={text('home.noEnding')}
      >
        <PanelList
          lines={(ending ?? [])
            .toSorted((one, other) => (one.right.until ?? '').localeCompare(other.right.until ?? ''))
            .map(({ person, right }) => ({
              key: right.id,
              label: `${words.person(person)}: ${words.bound(right)}`,
              to: `${screen}?ending=1&${new URLSearchParams({ text: person.email ?? person.username ?? '' }).toString()}`,
              value: right.until && words.day(right.until),
            }))}
        />
      </Panel>
    </>
  );
}
