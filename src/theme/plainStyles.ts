import type { Theme } from '@mui/material';
import { inputStyles } from './inputStyles.ts';
import { menuStyles } from './menuStyles.ts';
import { originStyles } from './originStyles.ts';
import { tabStyles } from './tabStyles.ts';
import { valueStyles } from './valueStyles.ts';
import { waitingStyles } from './waitingStyles.ts';

/** The classes of plain elements, which stand where there are many of a kind or where something is drawn at once. */
export function plainStyles(theme: Theme) {
  return {
    ...valueStyles(theme),
    ...waitingStyles(theme),
    ...menuStyles(theme),
    ...tabStyles(theme),
    ...inputStyles(theme),
    ...originStyles(theme),
  };
}
