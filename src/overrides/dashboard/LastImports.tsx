import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { latestImports } from '../../../providers/data/imports.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { importAddress } from '../../directory/reportAddress.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

const failed: readonly string[] = ['failed', 'refused'];

/** The latest imports that the caller may know of, and what became of them. */
export function LastImports() {
  const { platform, language } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const { data: imports } = useQuery({
    queryKey: ['imports', platform.key],
    queryFn: () => latestImports(platform.key),
  });
  const when = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <Panel
      title={text('import.recent')}
      isEmpty={imports && imports.length === 0}
      nothing={text('home.noImports')}
    >
      <PanelList
        lines={(imports ?? []).map((summary) => {
          const { id, fileName, orgaSid, createdAt, state, dryRun } = summary;
          return {
            key: id,
            label: `${fileName ?? orgaSid}, ${when.format(new Date(createdAt))}`,
            to: `${basename}/${importAddress(summary)}`,
            value: (
              <Chip
                size="small"
                variant="outlined"
                color={failed.includes(state) ? 'error' : 'default'}
                label={text(`import.states.${dryRun && !failed.includes(state) ? 'checked' : state}`)}
              />
            ),
          };
        })}
      />
    </Panel>
  );
}
