const notificationTypes = ['danger', 'info', 'success', 'warning'] as const;

/** A message to the person at the screen (behaviour B107). */
export interface Notification {
  /** Danger where nothing is said (behaviour B107). */
  type?: (typeof notificationTypes)[number];
  message: string;
  /** Lines that belong to the message, such as the faults of an import. */
  results?: readonly string[];
  /** Where there is more of it. */
  link?: {
    label: string;
    address: string;
    /** Goes there without loading the page anew. */
    open: () => void;
  };
  /** Takes back what the message tells of; offered as a button, also later in the history. */
  undo?: () => void;
  /** Hears when the message has stood its time or was put away: not when the page was left before. */
  passed?: () => void;
}

export const notificationsElement = 'baustein-notifications';

/** The words of the element, as JSON in its attribute `labels`. */
export type NotificationLabels = Record<
  (typeof notificationTypes)[number] | 'close' | 'more' | 'less' | 'current' | 'history' | 'undo',
  string
>;

declare global {
  interface HTMLElementEventMap {
    notify: CustomEvent<Notification>;
  }
}
