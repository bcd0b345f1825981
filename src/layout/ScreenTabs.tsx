import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router-dom';

export interface ScreenTab {
  value: string;
  label: string;
  to: string;
}

interface Needs {
  /** What the screens are of. */
  label: string | undefined;
  /** `value` of the open one. */
  open: string;
  tabs: readonly ScreenTab[];
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Screens of the same thing beside each other. Plain links: the tabs of the library measure themselves before anything
 * else is drawn.
 */
export function ScreenTabs({ label, open, tabs }: Needs) {
  const list = useRef<HTMLDivElement>(null);
  const stop = tabs.some(({ value }) => value === open) ? open : tabs[0]?.value;
  useOpenInSight(list, open);
  return (
    <nav aria-label={label}>
      <div ref={list} role="tablist" aria-label={label} className="screen-tabs" onKeyDown={goAround}>
        {tabs.map(({ value, label: name, to }) => (
          <Link
            key={value}
            to={to}
            role="tab"
            aria-selected={value === open}
            // One stop on the way through the screen; the arrows lead from there to the others.
            tabIndex={value === stop ? 0 : -1}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function goAround(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  const next = links[steps[event.key]?.(at, links.length - 1) ?? -1];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Where not all have room the open one is brought into sight, as soon as their sizes are known without asking for them. */
function useOpenInSight(list: RefObject<HTMLDivElement | null>, open: string): void {
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth } = element;
      const tab = element.querySelector<HTMLElement>('[aria-selected=true]');
      if (tab && scrollWidth > clientWidth)
        element.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, open]);
}
