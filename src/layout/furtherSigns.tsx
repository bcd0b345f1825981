import ActivityIcon from '@mui/icons-material/ManageHistoryOutlined';
import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import type { ReactElement } from 'react';
import type { FurtherScreenName } from '../../resources/platform/furtherScreens.ts';

/** The signs under which the menu shows the further screens. */
export const furtherSigns: Readonly<Record<FurtherScreenName, ReactElement>> = {
  activity: <ActivityIcon />,
  keys: <KeyIcon />,
  webhooks: <WebhookIcon />,
  operations: <OperationsIcon />,
};
