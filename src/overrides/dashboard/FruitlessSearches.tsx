import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { searchesPath } from '../../views/useFeatureTabs.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** What visitors of this platform searched for in vain. */
export function FruitlessSearches() {
  const { platform } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const { data: searches } = useQuery({
    queryKey: ['dashboard', 'fruitless', platform.key],
    queryFn: () => readDashboard.fruitlessSearches(platform.key),
  });
  return (
    <Panel
      title={text('home.fruitless')}
      hint={text('home.lastDays', { days: dashboard.days })}
      isEmpty={searches && searches.length === 0}
      nothing={text('home.noFruitless')}
    >
      <PanelList
        lines={(searches ?? []).map(({ text: searched, searches: count }) => ({
          key: searched,
          label: searched,
          to: `${basename}/${searchesPath}`,
          value: text('home.times', { count, n: number(count) }),
        }))}
      />
    </Panel>
  );
}
