import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PersonIcon from '@mui/icons-material/PersonOutline';
import {
  Box,
  Chip,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Tooltip,
  Typography,
} from '@mui/material';
import { useGetIdentity, useTranslate } from 'ra-core';
import { AppBar as RaAppBar, LoadingIndicator, ToggleThemeButton, UserMenu } from 'react-admin';
import { memo, use } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../resources/address/routes.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { Logo } from '../../ui/logos/Logo.tsx';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { NoticeBell } from '../notices/NoticeBell.tsx';
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp.tsx';
import { FinderContext } from './FinderContext.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ReachChip } from './ReachChip.tsx';
import { SignOutItem } from './SignOutItem.tsx';

/**
 * The bar at the top: whose platform this is, and what concerns the person rather than the screen. So it is not drawn again
 * because another page of a list is.
 */
export const AppBar = memo(function AppBar() {
  const { platform, language } = useBackoffice();
  const finder = use(FinderContext);
  const text = useText();
  return (
    <RaAppBar alwaysOn color="inherit" toolbar={<Tools />} userMenu={<Account />}>
      <Link
        to={pathTo(language, 'backoffice')}
        aria-label={`${platformGroups[platform.group].title} ${text('shell.title')}`}
        style={{ display: 'flex', color: 'inherit', textDecoration: 'none' }}
      >
        <Logo group={platform.group} />
      </Link>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ ml: 1.5, pl: 1.5, borderLeft: 1, borderColor: 'divider', display: { xs: 'none', md: 'block' } }}
      >
        {text('shell.title')}
      </Typography>
      {platform.group === 'baustein' && (
        <Chip
          size="small"
          variant="outlined"
          label={platform.country}
          sx={{ ml: 1.5, display: { xs: 'none', sm: 'inline-flex' } }}
        />
      )}
      {platform.demo && (
        <Tooltip title={text('shell.sandboxHint')}>
          <Chip size="small" color="warning" label={text('shell.sandbox')} sx={{ ml: 1 }} />
        </Tooltip>
      )}
      <ReachChip />
      <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>{finder}</Box>
    </RaAppBar>
  );
});

/** Named by the person, so that the button is called what it shows. */
function Account() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={[translate('ra.auth.user_menu'), identity?.fullName].filter(Boolean).join(': ')}>
      <ProfileItem />
      <SignOutItem />
    </UserMenu>
  );
}

/** The profile is a page of its own. */
function ProfileItem() {
  const { language } = useBackoffice();
  const text = useText();
  return (
    <MenuItem component="a" href={pathTo(language, 'profile')}>
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('profile.title')}</ListItemText>
    </MenuItem>
  );
}

function Tools() {
  const translate = useTranslate();
  const { language } = useBackoffice();
  const text = useText();
  return (
    <>
      <LoadingIndicator aria-label={translate('ra.page.loading')} />
      <Tooltip title={text('shell.catalogue')}>
        <IconButton
          color="inherit"
          component="a"
          href={pathTo(language, 'start')}
          aria-label={text('shell.catalogue')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <OpenInNewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <NoticeBell />
      <ShortcutsHelp />
      <ToggleThemeButton />
      <LanguageMenu />
    </>
  );
}
