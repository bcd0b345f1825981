import { useEventCallback, useMediaQuery, type Theme } from '@mui/material';
import { useDeferredValue, useEffect } from 'react';
import { Sidebar as RaSidebar, useSidebarState, type SidebarProps } from 'react-admin';
import { useText } from '../directory/useText.ts';

/**
 * Where the menu stands; on a narrow screen a dialog, which the library gives no name. Whoever had it open beside the screen finds
 * it closed once that is narrow, and open again once it is wide: over the screen it would hide what they are at, from readers too.
 */
export function Sidebar(props: SidebarProps) {
  const text = useText();
  const isDialog = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  const close = useEventCallback(() => {
    setOpen(false);
    return () => setOpen(isOpen);
  });
  useEffect(() => (isDialog ? close() : undefined), [isDialog, close]);
  const isClosed = useDeferredValue(isDialog, false);
  if (isDialog && !isClosed) return null;
  const slotProps = isDialog ? { paper: { 'aria-label': text('shell.title') } } : {};
  // Made anew as the other one.
  return <RaSidebar key={String(isDialog)} {...props} slotProps={slotProps} />;
}
