import ActivityIcon from '@mui/icons-material/ManageHistoryOutlined';
import type { ReactElement } from 'react';
import type { FurtherScreenName } from '../../resources/furtherScreens.ts';

/** The signs under which the menu shows the further screens. */
export const furtherSigns: Readonly<Record<FurtherScreenName, ReactElement>> = {
  activity: <ActivityIcon />,
};
