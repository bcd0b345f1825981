type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The keys of a shortcut as an event has them. */
export function pressedOf(keys: string): Pressed {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: false,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
}

/** Are these the keys of that shortcut? A sign may need Shift on one keyboard and none on another. */
export function isPressed(event: Pressed, keys: string): boolean {
  const asked = pressedOf(keys);
  const isSign = /^[^\p{L}\p{N}]$/u.test(asked.key);
  return (
    event.key.toLowerCase() === asked.key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === asked.ctrlKey &&
    event.altKey === asked.altKey &&
    (isSign || event.shiftKey === asked.shiftKey)
  );
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
  Delete: 'Del',
  Insert: 'Ins',
};

/** The keys as people know them, one after the other. */
export function shownKeys(keys: string, isMac: boolean): string[] {
  return keys.split('+').map((key) => (isMac && key === 'Control' ? '⌘' : (signs[key] ?? key)));
}
