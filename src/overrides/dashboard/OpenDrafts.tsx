import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import type { DraftSummary } from '../../../resources/calls/dashboard.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { draftAddress, recordAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** The next versions that wait for the caller's approval, and those that are begun; nothing where there are none. */
export function OpenDrafts() {
  const { directory, platform, language } = useBackoffice();
  const text = useText();
  const labels = useLabels();
  const basename = useBasename();
  const { data: drafts = [] } = useQuery({
    queryKey: ['dashboard', 'drafts', platform.key, language],
    queryFn: () => readDashboard.drafts(platform.key, language),
  });
  const lineOf = ({ entity, key, title, who, isBegun }: DraftSummary) => ({
    key: [entity, ...key].join(' '),
    label: title,
    to: basename + (isBegun ? draftAddress : recordAddress)(directory.requireScreens(entity), idOf(key)),
    value: [labels.one(entityNamed(entity)), who].filter(Boolean).join(' · '),
  });
  const parts = [
    ['home.reviews', drafts.filter(({ isAsked }) => isAsked)],
    ['home.nextVersions', drafts.filter(({ isAsked }) => !isAsked)],
  ] as const;
  return parts.map(
    ([title, lines]) =>
      lines.length > 0 && (
        <Panel key={title} title={text(title)} isEmpty={false} nothing="">
          <PanelList lines={lines.map(lineOf)} />
        </Panel>
      ),
  );
}
