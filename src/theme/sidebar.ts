/** How wide the menu is, and where it shows signs alone. */
export const sidebar = { width: 216, closedWidth: 52 } as const;
