import type { KeyboardEvent } from 'react';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';
import { countOf, nameOf, type Group, type Kind } from './groups.ts';

interface Props {
  groups: readonly Group[];
  current: Kind;
  settings: SuggestionSettings;
  onChoose(kind: Kind): void;
}

/** The kinds that have hits, each with how many; one of them is shown. */
export function Tabs({ groups, current, settings, onChoose }: Props) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const index = groups.findIndex(({ kind }) => kind === current);
    const target = step && groups[(index + step + groups.length) % groups.length];
    if (!target) return;
    event.preventDefault();
    onChoose(target.kind);
    event.currentTarget.querySelector<HTMLElement>(`[data-kind="${target.kind}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={settings.texts.kinds} className="suggestion-tabs" onKeyDown={walk}>
      {groups.map((group) => {
        const { kind } = group;
        return (
          <button
            key={kind}
            type="button"
            role="tab"
            data-kind={kind}
            aria-selected={kind === current}
            tabIndex={kind === current ? 0 : -1}
            onClick={() => onChoose(kind)}
          >
            {nameOf(group, settings)} {countOf(group) && <span className="count">{countOf(group)}</span>}
          </button>
        );
      })}
    </div>
  );
}
