import { Box, type Theme } from '@mui/material';
import { useNotificationContext, useTranslate, type NotificationType } from 'ra-core';
import { isValidElement, useEffect } from 'react';
import '../../ui/notifications/Notifications.ts';
import type { Notification, NotificationLabels } from '../../ui/notifications/notification.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { recordOf } from '../../resources/address/recordOf.ts';

/** What react-admin only informs of has succeeded: something was saved, made or deleted. */
const types: Record<NotificationType, Notification['type']> = {
  success: 'success',
  info: 'success',
  warning: 'warning',
  error: 'danger',
};

const labels = ['success', 'warning', 'info', 'close', 'more', 'less', 'current', 'history', 'undo'] as const;

/** react-admin's messages, shown as the catalogue shows its own. */
export function Notifications() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();

  useEffect(() => {
    const next = notifications.length > 0 ? takeNotification() : undefined;
    if (!next || isValidElement(next.message)) return;
    const message = translate(String(next.message), next.notificationOptions?.messageArgs);
    notify({ type: types[next.type] ?? 'danger', message });
  }, [notifications, takeNotification, translate]);

  const word = (label: string) => translate(`storefront.notification.${label}`);
  const words: NotificationLabels = { ...recordOf(labels, word), danger: word('error') };
  return (
    <Box sx={inColoursOfTheme}>
      <baustein-notifications labels={JSON.stringify(words)} />
    </Box>
  );
}

/** The element takes its colours from the page; in the dark they are others than those of the catalogue. */
function inColoursOfTheme({ palette }: Theme) {
  return {
    '--paper': palette.background.paper,
    '--ink': palette.text.primary,
    '--rule': palette.divider,
    '--danger': palette.error.main,
    '--warning': palette.warning.main,
    '--success': palette.success.main,
    '--info': palette.info.main,
    '--accent': palette.primary.main,
    // Above the bar with "Save" and "Delete", which a message that stays must not cover.
    '& > *': { bottom: 84 },
  };
}
