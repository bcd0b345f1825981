import { useMediaQuery, type Theme } from '@mui/material';
import { Sidebar as RaSidebar, type SidebarProps } from 'react-admin';
import { useText } from '../directory/useText.ts';

/** Where the menu stands; on a narrow screen a dialog, which the library gives no name. */
export function Sidebar(props: SidebarProps) {
  const text = useText();
  const isDialog = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const slotProps = isDialog ? { paper: { 'aria-label': text('shell.title') } } : {};
  // Made anew as the other one: what was open beside the screen would be an open dialog over it, which hides the rest from readers.
  return <RaSidebar key={String(isDialog)} {...props} slotProps={slotProps} />;
}
