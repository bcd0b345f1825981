import { Notification } from 'react-admin';
import { notifications } from '../../resources/limits.ts';

/** Messages at the bottom right. */
export function Notifications() {
  return (
    <Notification
      autoHideDuration={notifications.dismissAfterMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    />
  );
}
