import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { weakSearches } from '../../../providers/data/vocabulary.ts';
import { dashboard } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { searchesPath } from '../../directory/searchesPath.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** What visitors of this platform searched for in vain, each leading to where one says what it means. */
export function FruitlessSearches() {
  const { platform, language } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const { data: searches } = useQuery({
    queryKey: ['searches', platform.key, language],
    queryFn: () => weakSearches(platform.key),
  });
  return (
    <Panel
      title={text('home.fruitless')}
      hint={text('home.lastDays', { days: dashboard.days })}
      isEmpty={searches && searches.length === 0}
      nothing={text('home.noFruitless')}
    >
      <PanelList
        lines={(searches ?? []).slice(0, dashboard.mostRows).map(({ text: searched, searches: count }) => ({
          key: searched,
          label: searched,
          to: `${basename}/${searchesPath}?${new URLSearchParams({ text: searched }).toString()}`,
          value: text('home.times', { count, n: number(count) }),
        }))}
      />
    </Panel>
  );
}
