import LogoutIcon from '@mui/icons-material/PowerSettingsNew';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { countUnsaved } from '../../providers/unsaved/unsavedCopies.ts';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Signs out; asks first where something typed would be lost with it (behaviour B180). */
export function SignOutItem() {
  const text = useText();
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [count, setCount] = useState(0);

  async function leave() {
    const lost = await countUnsaved(String(identity?.id ?? ''));
    if (lost > 0) setCount(lost);
    else void logout();
  }

  return (
    <>
      <MenuItem onClick={() => void leave()}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{translate('ra.auth.logout')}</ListItemText>
      </MenuItem>
      {count > 0 && (
        <ConfirmDialog
          title={text('unsaved.signOutTitle')}
          consequence={text('unsaved.signOut', { count, n: count })}
          confirm={text('unsaved.signOutAnyway')}
          onConfirm={() => void logout()}
          onClose={() => setCount(0)}
        />
      )}
    </>
  );
}
