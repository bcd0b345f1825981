import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { dashboard } from '../../../resources/limits.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { today } from '../../../resources/today.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** What the caller's companies lost as others deleted what they name, and what came back with it (behaviour B192). */
export function Losses() {
  const { platform } = useBackoffice();
  const text = useText();
  const labels = useLabels();
  const number = useNumber();
  const basename = useBasename();
  const { data: losses } = useQuery({
    queryKey: ['dashboard', 'losses', platform.key],
    queryFn: () => readDashboard.losses(platform.key),
  });
  const called = (name: string, key: readonly string[]) =>
    `${labels.one(entityNamed(name))} ${key.join(' / ')}`;
  const some = (name: string, count: number) => `${number(count)} ${labels.many(entityNamed(name))}`;
  return (
    <Panel
      title={text('home.losses')}
      hint={text('home.lastDays', { days: dashboard.days })}
      isEmpty={losses && losses.length === 0}
      nothing={text('home.noLosses')}
    >
      <PanelList
        lines={(losses ?? []).map(({ at, orgaSid, entity, kind, key, count, cause }) => ({
          key: [at, entity, ...key].join(' '),
          label: count === 1 ? called(entity, key) : some(entity, count),
          to: `${basename}/activity?${new URLSearchParams({ entity, orgaSid, kind, since: today(new Date(at)), until: today(new Date(at)) }).toString()}`,
          value: text(cause.kind === 'deleted' ? 'home.lost' : 'home.cameBack', {
            cause: called(cause.entity, cause.key),
          }),
        }))}
      />
    </Panel>
  );
}
