import { useEffect, useEffectEvent } from 'react';
import { isPressed } from './keys.ts';

/** Does something when these keys are pressed, wherever the keyboard is; the browser then does nothing of its own. */
export function useKeys(keys: string, act: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, keys)) return;
    // A sign that somebody writes is no shortcut.
    if (keys.length === 1 && isWritten(event.target)) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=grid], [role=tree]') !== null)
  );
}
