import { Box, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../directory/useText.ts';
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
  tabs?: { open: string; entries: readonly { value: string; label: string; to: string }[] };
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
        <Typography variant="h1" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere', minWidth: 0 }}>
          {title ?? <Skeleton variant="rounded" animation={false} width={240} height={28} />}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{children}</Box>
      </Box>
      {tabs && tabs.entries.length > 1 && (
        <Tabs
          value={tabs.open}
          component="nav"
          aria-label={title}
          variant="scrollable"
          scrollButtons={false}
          sx={{
            mt: 1,
            minHeight: 40,
            borderBottom: 1,
            borderColor: 'divider',
            '& .MuiTab-root': { minHeight: 40 },
          }}
        >
          {tabs.entries.map(({ value, label, to }) => (
            <Tab
              key={value}
              value={value}
              label={label}
              component={Link}
              to={to}
              sx={{ px: 1.5, minWidth: 0 }}
            />
          ))}
        </Tabs>
      )}
    </Box>
  );
}
