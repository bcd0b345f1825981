/** What a key asks of the tree, after the ARIA tree pattern; Alt with an arrow moves categories. */
export type TreeCommand =
  | {
      kind: 'go';
      to: 'up' | 'down' | 'first' | 'last' | 'pageUp' | 'pageDown';
      how: 'select' | 'extend' | 'only';
    }
  | { kind: 'open' | 'close' | 'openSiblings' }
  | { kind: 'toggle' | 'selectAll' | 'escape' }
  | { kind: 'move'; where: 'up' | 'down' | 'in' | 'out' }
  | { kind: 'cut' | 'paste' | 'undo' | 'edit' | 'remove' | 'moveTo' | 'create' | 'find' }
  | { kind: 'type'; letter: string };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const steps = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
} as const;

const moves = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const;

const withControl = { a: 'selectAll', x: 'cut', v: 'paste', z: 'undo', f: 'find' } as const;

const alone = {
  ArrowRight: 'open',
  ArrowLeft: 'close',
  '*': 'openSiblings',
  ' ': 'toggle',
  Escape: 'escape',
  Enter: 'edit',
  F2: 'edit',
  Delete: 'remove',
  Insert: 'create',
} as const;

/** The command behind a key; undefined for one that is not the tree's. */
export function treeCommand({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): TreeCommand | undefined {
  const control = ctrlKey || metaKey;
  if (altKey)
    return key in moves && !control ? { kind: 'move', where: moves[key as keyof typeof moves] } : undefined;
  if (key in steps) {
    const how = shiftKey ? 'extend' : control ? 'only' : 'select';
    return { kind: 'go', to: steps[key as keyof typeof steps], how };
  }
  if (control) {
    if (key === ' ') return { kind: 'toggle' };
    if (shiftKey && key.toLowerCase() === 'm') return { kind: 'moveTo' };
    const kind = shiftKey ? undefined : withControl[key.toLowerCase() as keyof typeof withControl];
    return kind && { kind };
  }
  if (key in alone) return { kind: alone[key as keyof typeof alone] };
  return key.length === 1 ? { kind: 'type', letter: key } : undefined;
}
