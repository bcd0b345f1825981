import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { expiryOver, expirySoon } from '../../../resources/finding/expiryFilters.ts';
import { notices } from '../../../resources/limits.ts';
import { entities } from '../../../resources/registry.ts';
import { today } from '../../../resources/today.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNow } from '../../directory/useNow.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** Which documents of the caller's companies have expired, and which soon will, each number leading to exactly those. */
export function Papers() {
  const { directory, platform } = useBackoffice();
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const basename = useBasename();
  const day = today(useNow());
  const { data: papers } = useQuery({
    queryKey: ['dashboard', 'papers', platform.key],
    queryFn: () => readDashboard.papers(platform.key),
  });
  const documents = directory.requireScreens('document');
  const kinds = [
    { count: 'over', words: 'home.papersOver', expiry: expiryOver(day) },
    { count: 'soon', words: 'home.papersSoon', expiry: expirySoon(day) },
  ] as const;
  const isOne = papers?.length === 1;
  return (
    <Panel
      title={text('home.papers')}
      isEmpty={papers && papers.length === 0}
      nothing={text('home.noPapers', { days: notices.expiringWithinDays })}
    >
      <PanelList
        lines={(papers ?? []).flatMap((company) =>
          kinds
            .filter(({ count }) => company[count] > 0)
            .map(({ count, words, expiry }) => ({
              key: `${company.orgaSid} ${count}`,
              label: [
                ...(isOne ? [] : [company.name]),
                text(words, { days: notices.expiringWithinDays }),
              ].join(': '),
              to: `${basename}${listAddress(documents, { orgaSid: company.orgaSid })}?filter=${encodeURIComponent(JSON.stringify({ expiry }))}`,
              value: `${number(company[count])} ${company[count] === 1 ? labels.one(entities.document) : labels.many(entities.document)}`,
            })),
        )}
      />
    </Panel>
  );
}
