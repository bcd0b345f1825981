import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../directory/useText.ts';
import { ScreenTabs, type ScreenTab } from './ScreenTabs.tsx';
import { useScreenTitle } from './useScreenTitle.ts';

export interface Crumb {
  label: string;
  to: string;
}

interface Needs {
  /** Undefined until it is known. */
  title: string | undefined;
  crumbs?: readonly Crumb[];
  /** Screens of the same thing; `value` of the open one. */
  tabs?: { open: string; entries: readonly ScreenTab[] };
  children?: ReactNode;
}

/** The head of a screen: where it stands, what it is called, and what can be done here. */
export function PageHead({ title, crumbs = [], tabs, children }: Needs) {
  const text = useText();
  useScreenTitle(title);
  return (
    <Box component="header" sx={{ mb: 2.5 }}>
      {crumbs.length > 0 && (
        <Typography variant="caption" component="nav" aria-label={text('shell.path')} color="text.secondary">
          {crumbs.map(({ label, to }) => (
            <Box
              component="span"
              key={to}
              sx={{ '& a': { color: 'inherit' }, '& + &::before': { content: '"›"', mx: 0.75 } }}
            >
              <Link to={to}>{label}</Link>
            </Box>
          ))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
        <Typography variant="h1" sx={headline}>
          {title ?? <span className="waiting-bar" style={{ width: 240, height: 28 }} />}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{children}</Box>
      </Box>
      {tabs && tabs.entries.length > 1 && <ScreenTabs label={title} open={tabs.open} tabs={tabs.entries} />}
    </Box>
  );
}

/** What is called by a whole text begins with its first lines. */
const headline = {
  flex: '1 1 auto',
  overflowWrap: 'anywhere',
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
};
