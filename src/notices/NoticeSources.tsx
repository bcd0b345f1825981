import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useBasename, usePermissions } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Caller } from '../../resources/access/rule.ts';
import { furtherScreens } from '../../resources/platform/furtherScreens.ts';
import { noticeKindNames, noticeKinds, type NoticeKindName } from '../../resources/noticeKinds.ts';
import { features } from '../../resources/platform/rights.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { searchesPath } from '../directory/searchesPath.ts';
import { useText } from '../directory/useText.ts';

const paths = {
  start: '',
  activity: `/${furtherScreens.activity.path}`,
  imports: `/${features.import.path}`,
  rights: `/${features.userRights.path}`,
  searches: `/${searchesPath}`,
  webhooks: `/${furtherScreens.webhooks.path}`,
} as const;

/** Where all of a kind stands: the bell tells the latest alone. */
const sources: Record<NoticeKindName, keyof typeof paths> = {
  reviewAsked: 'start',
  reviewAnswered: 'activity',
  documentsExpiring: 'start',
  importEnded: 'imports',
  rightAsked: 'rights',
  searchedInVain: 'searches',
  webhookOff: 'webhooks',
  bulkEnded: 'activity',
};

/** Leads to where all of it stands that the bell tells the latest of. */
export function NoticeSources({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  const basename = useBasename();
  const { platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  const kinds = noticeKindNames.filter((kind) => caller && noticeKinds[kind].concerns(caller, { platform }));
  const shown = [...new Set(kinds.map((kind) => sources[kind]))];
  if (shown.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={text('notices.all')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {text('notices.all')}
      </Typography>
      {shown.map((source) => (
        <MuiLink
          key={source}
          component={Link}
          to={basename + paths[source]}
          variant="body2"
          onClick={onLeave}
        >
          {text(`notices.allOf.${source}`)}
        </MuiLink>
      ))}
    </Box>
  );
}
