import { useEffect, useState } from 'react';
import type { ProductSuggestion } from '../../resources/calls/suggestAnswer.ts';
import { minimumSearchLength, suggestions } from '../../resources/limits.ts';
import type { SuggestionSettings } from '../../ui/shell/SuggestionSettings.ts';
import { hit } from '../../ui/hit.ts';
import { GroupList } from './GroupList.tsx';
import { countOf, nameOf, groupsOf, type Kind } from './groups.ts';
import { optionId } from './optionId.ts';
import { pathsOf } from './options.ts';
import { recentSearches, rememberSearch } from './recentSearches.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { Tabs } from './Tabs.tsx';
import { useAnswer } from './useAnswer.ts';
import { useField } from './useField.ts';
import { WholeSearch } from './WholeSearch.tsx';

/** Tells that a suggestion was shown or chosen. */
export type Track = (event: 'suggestion' | 'click', path: string) => void;

interface Props {
  form: HTMLFormElement;
  field: HTMLInputElement;
  settings: SuggestionSettings;
  track: Track;
}

const listId = 'suggestions';
/** What stands there for a shorter time is passed over while typing. */
const seenAfterMs = 1000;
/** From here on every kind was asked for: nothing found is nothing at all. */
const wholeLength = Math.max(...Object.values(minimumSearchLength));

/**
 * The panel of suggestions below the search field, a combobox in the sense of the ARIA Authoring Practices: the
 * focus stays in the field, the arrow keys walk through the options, Enter opens the chosen one or searches.
 */
export function Suggestions({ form, field, settings, track }: Props) {
  const { typed, isOpen, setOpen } = useField(field, form.parentElement ?? form);
  const answer = useAnswer(typed, settings);
  const [chosen, setChosen] = useState<{ kind: Kind; typed: string }>();
  const [reached, setReached] = useState<{ index: number; among: string }>();

  const groups = answer ? groupsOf(answer) : [];
  const isChosen = chosen?.typed === typed && groups.some(({ kind }) => kind === chosen.kind);
  const group = isChosen ? groups.find(({ kind }) => kind === chosen.kind) : groups[0];
  const paths = pathsOf(group, settings.language);
  const isShown = isOpen && group !== undefined;
  const isInVain = isOpen && answer !== undefined && !group && typed.trim().length >= wholeLength;
  const gtinPath = group?.kind === 'product' && isWholeGtin(group.hits, typed) ? paths[0] : undefined;
  const shownPaths = isShown ? paths.join(' ') : '';
  // After other letters, or with other options than those among which it was reached, a place means nothing.
  const among = `${typed} ${shownPaths}`;
  const active = reached?.among === among ? reached.index : undefined;

  useEffect(() => {
    if (!shownPaths) return;
    const timer = setTimeout(() => {
      // Categories have children, each an option of its own: further down nobody has seen them.
      for (const path of shownPaths.split(' ').slice(0, suggestions.most)) track('suggestion', path);
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, [shownPaths, track]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && active !== undefined ? optionId(active) : undefined,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, value);
    if (active !== undefined) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [field, isShown, active]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || !(isShown || isInVain)) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && isShown) {
        event.preventDefault();
        const index = next(active, step, paths.length);
        setReached(index === undefined ? undefined : { index, among });
      } else if (event.key === 'Escape') {
        event.preventDefault();
        setReached(undefined);
        setOpen(false);
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        const { ctrlKey, metaKey } = event;
        document
          .getElementById(optionId(active))
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
      } else if (event.key === 'Enter' && gtinPath) {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) open(gtinPath, '_blank', 'noopener');
        else location.assign(gtinPath);
      }
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field, isShown, isInVain, active, paths.length, among, setOpen, gtinPath]);

  useEffect(() => {
    const remember = () => rememberSearch(field.value);
    form.addEventListener('submit', remember);
    return () => form.removeEventListener('submit', remember);
  }, [form, field]);

  const { texts } = settings;
  const found = groups.map((each) => `${countOf(each)} ${nameOf(each, settings)}`.trim()).join(', ');
  const said = found || (isInVain ? texts.none : '');
  const recent = isOpen && typed.trim() === '' ? recentSearches() : [];
  return (
    <>
      <p role="status" className="hidden">
        {isOpen && answer && said ? `${texts.suggestions}: ${said}` : ''}
      </p>
      {recent.length > 0 && <RecentSearches texts={recent} settings={settings} />}
      {isInVain && (
        <div className="suggestions">
          {/* The status says it to whoever listens. */}
          <p className="suggestions-none" aria-hidden="true">
            {texts.none}
          </p>
          <WholeSearch typed={typed} label={texts.searchAll} settings={settings} />
        </div>
      )}
      {isShown && (
        <div className="suggestions">
          <Tabs
            groups={groups}
            current={group.kind}
            settings={settings}
            onChoose={(kind) => setChosen({ kind, typed })}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={`${texts.suggestions}: ${texts.kind[group.kind]}`}
            className={`suggestion-list is-${group.kind}`}
            onClick={(event) => {
              const path = hit(event, 'a')?.getAttribute('href');
              if (path) track('click', path);
            }}
          >
            <GroupList group={group} paths={paths} active={active} settings={settings} />
          </div>
          <WholeSearch typed={typed} label={texts.all} settings={settings} />
        </div>
      )}
    </>
  );
}

/** Is the typed text the whole GTIN of the one product that it finds? */
function isWholeGtin(hits: readonly ProductSuggestion[], typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '');
  const [hit] = hits;
  return (
    hits.length === 1 &&
    /^\d{8,14}$/.test(digits) &&
    Boolean(hit?.gtin.some((gtin) => gtin === digits.padStart(gtin.length, '0')))
  );
}

/** The option after or before one; beyond either end none, which is the field itself. */
function next(from: number | undefined, step: number, count: number): number | undefined {
  const target = from === undefined ? (step > 0 ? 0 : count - 1) : from + step;
  return target >= 0 && target < count ? target : undefined;
}
