import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { attributeProposals } from '../../../providers/data/attributeProposals.ts';
import { dashboard } from '../../../resources/limits.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { proposalsPath } from '../../views/form/useFeatureTabs.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** What files bring and no attribute takes, what most products have first; nothing where there is none. */
export function Proposals() {
  const { platform, language } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const { data: proposals = [] } = useQuery({
    queryKey: ['proposals', platform.key, language],
    queryFn: () => attributeProposals(platform.key),
  });
  if (proposals.length === 0) return null;
  return (
    <Panel title={text('proposals.title')} isEmpty={false} nothing="">
      <PanelList
        lines={proposals.slice(0, dashboard.mostRows).map(({ heading, products: count }) => ({
          key: heading,
          label: heading,
          to: `${basename}/${proposalsPath}`,
          value: text('counts.products', { count, n: number(count) }),
        }))}
      />
    </Panel>
  );
}
