import { Box } from '@mui/material';
import { useBasename } from 'ra-core';
import { entities } from '../../../resources/registry.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { Share } from '../../fields/number/Share.tsx';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';
import { useQuality } from './useQuality.ts';

/** The caller's companies, the least complete first, each leading to its least complete products. */
export function LeastComplete() {
  const { directory } = useBackoffice();
  const labels = useLabels();
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const quality = useQuality();
  const products = directory.requireScreens('product');
  return (
    <Panel
      title={labels.many(entities.orga)}
      hint={labels.field(placeOf(entities.orga, 'completeness'))}
      isEmpty={quality && quality.companies.length === 0}
      nothing={text('list.empty')}
    >
      <PanelList
        lines={(quality?.companies ?? []).map(({ orgaSid, name, completeness, products: count }) => ({
          key: orgaSid,
          label: name,
          to: `${basename}${listAddress(products, { orgaSid })}?sort=completeness&order=ASC`,
          value: (
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: 2 }}
            >
              {text('counts.products', { count, n: number(count) })}
              {completeness !== null && <Share value={completeness} />}
            </Box>
          ),
        }))}
      />
    </Panel>
  );
}
