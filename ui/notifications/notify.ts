import { notificationsElement, type Notification } from './notification.ts';

/** Shows a notification in the page's `<baustein-notifications>`; without one there is nobody to tell. */
export function notify(notification: Notification): void {
  const element = document.querySelector(notificationsElement);
  element?.dispatchEvent(new CustomEvent<Notification>('notify', { detail: notification }));
}
