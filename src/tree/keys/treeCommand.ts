import type { ShortcutGroup } from '../../shortcuts/Shortcut.ts';

/** What a key asks of the tree, after the ARIA tree pattern; Alt with an arrow moves records. */
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

type Step = Extract<TreeCommand, { kind: 'go' }>['to'];
type Move = Extract<TreeCommand, { kind: 'move' }>['where'];
/** What needs no more than its name. */
type Plain = Exclude<TreeCommand, { kind: 'go' | 'move' | 'type' }>['kind'];
type ByKey<Meaning> = Partial<Record<string, Meaning>>;

const steps: ByKey<Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const moves: ByKey<Move> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

const withControl: ByKey<Plain> = { a: 'selectAll', x: 'cut', v: 'paste', z: 'undo', f: 'find' };

const alone: ByKey<Plain> = {
  ArrowRight: 'open',
  ArrowLeft: 'close',
  '*': 'openSiblings',
  ' ': 'toggle',
  Escape: 'escape',
  Enter: 'edit',
  F2: 'edit',
  Delete: 'remove',
  Insert: 'create',
};

/** The command behind a key; undefined for one that is not the tree's. */
export function treeCommand({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): TreeCommand | undefined {
  const control = ctrlKey || metaKey;
  if (altKey) {
    const where = control ? undefined : moves[key];
    return where && { kind: 'move', where };
  }
  const to = steps[key];
  if (to) return { kind: 'go', to, how: shiftKey ? 'extend' : control ? 'only' : 'select' };
  if (control) {
    if (key === ' ') return { kind: 'toggle' };
    if (shiftKey && key.toLowerCase() === 'm') return { kind: 'moveTo' };
    const kind = shiftKey ? undefined : withControl[key.toLowerCase()];
    return kind && { kind };
  }
  const kind = alone[key];
  if (kind) return { kind };
  return key.length === 1 ? { kind: 'type', letter: key } : undefined;
}

/** Of these commands, those that nobody guesses. */
export const treeShortcuts: ShortcutGroup = {
  title: 'shortcuts.tree',
  shortcuts: [
    { keys: 'F2', says: 'shortcuts.edit' },
    { keys: 'Insert', says: 'shortcuts.create' },
    { keys: 'Delete', says: 'shortcuts.remove' },
    { keys: 'Control+Shift+M', says: 'shortcuts.moveTo' },
    { keys: 'Alt+ArrowUp', says: 'shortcuts.moveUp' },
    { keys: 'Alt+ArrowDown', says: 'shortcuts.moveDown' },
    { keys: 'Alt+ArrowRight', says: 'shortcuts.moveIn' },
    { keys: 'Alt+ArrowLeft', says: 'shortcuts.moveOut' },
    { keys: 'Control+X', says: 'shortcuts.cut' },
    { keys: 'Control+V', says: 'shortcuts.paste' },
    { keys: 'Control+Z', says: 'shortcuts.undo' },
    { keys: 'Control+F', says: 'shortcuts.find' },
    { keys: '*', says: 'shortcuts.openSiblings' },
  ],
};
