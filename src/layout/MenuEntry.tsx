import { Tooltip } from '@mui/material';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface Needs {
  to: string;
  label: string;
  sign: ReactElement;
  isActive: boolean;
  /** Is there no room for more than the sign? */
  isNarrow: boolean;
  onGo: () => void;
}

/** A way in the menu, as a plain link: the menu is drawn whenever the address changes, its ways only where they do. */
export const MenuEntry = memo(function MenuEntry({ to, label, sign, isActive, isNarrow, onGo }: Needs) {
  const link = (
    <Link
      to={to}
      role="menuitem"
      tabIndex={0}
      aria-current={isActive ? 'page' : undefined}
      className="menu-entry"
      onClick={onGo}
    >
      {sign}
      <span>{label}</span>
    </Link>
  );
  return isNarrow ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
});
