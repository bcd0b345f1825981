import { useBasename } from 'ra-core';
import { entities } from '../../../resources/registry.ts';
import { listAddress } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { useGapLabels } from '../../fields/gaps/useGapLabels.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';
import { useQuality } from './useQuality.ts';

/** What most products of the caller's companies lack; nothing for whoever keeps every company. */
export function FixFirst() {
  const { directory } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const labelOf = useGapLabels(entities.product);
  const quality = useQuality();
  const [company, ...others] = quality?.companies ?? [];
  if (!quality || quality.gaps.length === 0) return null;
  const products = directory.screensOf('product') as BackofficeResource;
  const to =
    company && others.length === 0
      ? `${basename}${listAddress(products, { orgaSid: company.orgaSid })}?sort=completeness&order=ASC`
      : undefined;
  return (
    <Panel title={text('home.fixFirst')} isEmpty={false} nothing="">
      <PanelList
        lines={quality.gaps.slice(0, 8).map(({ gap, products: count }) => ({
          key: gap,
          label: labelOf(gap),
          ...(to && { to }),
          value: text('export.products', { count, n: number(count) }),
        }))}
      />
    </Panel>
  );
}
