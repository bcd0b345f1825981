import { useBasename } from 'ra-core';
import { entities } from '../../../resources/registry.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { useGapLabels } from '../../fields/gaps/useGapLabels.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';
import { useQuality } from './useQuality.ts';

/** What most products of a company of the caller lack, each leading to exactly those. */
export function FixFirst() {
  const { directory } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const labelOf = useGapLabels(entities.product);
  const quality = useQuality();
  const nameOf = (sid: string) => quality?.companies.find(({ orgaSid }) => orgaSid === sid)?.name ?? sid;
  const products = directory.requireScreens('product');
  const addressOf = (orgaSid: string, gap: string) => {
    const filter = encodeURIComponent(JSON.stringify({ missing: gap }));
    const list = listAddress(products, { orgaSid });
    return `${basename}${list}?filter=${filter}&sort=completeness&order=ASC`;
  };
  const isOne = quality?.companies.length === 1;
  return (
    <Panel
      title={text('home.fixFirst')}
      isEmpty={quality && quality.gaps.length === 0}
      nothing={text(
        quality?.companies.some((each) => each.products > 0) ? 'home.nothingToFix' : 'home.noProducts',
      )}
    >
      <PanelList
        lines={(quality?.gaps ?? []).slice(0, 8).map(({ orgaSid, gap, products: count }) => ({
          key: `${orgaSid} ${gap}`,
          label: isOne ? labelOf(gap) : `${nameOf(orgaSid)}: ${labelOf(gap)}`,
          to: addressOf(orgaSid, gap),
          value: text('counts.products', { count, n: number(count) }),
        }))}
      />
    </Panel>
  );
}
