import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { signOf } from '../layout/entrySigns.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { isCalled } from './isCalled.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { PaletteList } from './PaletteList.tsx';
import { useFoundRecords } from './useFoundRecords.tsx';
import { usePlaces } from './usePlaces.tsx';
import { useVisited } from './useVisited.ts';

/** So many screens and actions beside the records. */
const mostPlaces = 8;

/** Finds records, screens and what can be begun, by keyboard as a combobox (WAI-ARIA): the focus stays in the field. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const isDue = useRef(false);
  const recent = useRecent();
  const places = usePlaces();
  const { entries: found, error, isAsking } = useFoundRecords(typed);
  const isEmpty = typed.trim() === '';
  const called = places
    .filter(({ title, also = '' }) => isCalled(`${title} ${also}`, typed))
    .slice(0, mostPlaces);
  const entries = isEmpty ? [...recent, ...places] : [...found, ...called];
  const at = Math.min(active, entries.length - 1);
  const chosen = entries[at];

  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  // Enter before the answer means what the answer will have first, not what another text had.
  useEffect(() => {
    if (!isDue.current || isAsking) return;
    isDue.current = false;
    if (chosen) open(chosen, { ctrlKey: false, metaKey: false });
  });

  function onKeyDown(event: KeyboardEvent) {
    const last = entries.length - 1;
    const next: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    };
    const to = next[event.key];
    if (to !== undefined) setActive(to);
    else if (event.key === 'Enter' && isAsking) isDue.current = true;
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen, event);
    else return;
    event.preventDefault();
  }

  function open({ to }: PaletteEntry, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) {
    if (ctrlKey || metaKey) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(to);
  }

  const status = isAsking ? '' : text('palette.count', { count: entries.length });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${list}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{
        paper: {
          sx: { position: 'absolute', top: { xs: 0, sm: '10vh' }, m: { xs: 1, sm: 2 }, maxHeight: '80vh' },
        },
        transition: { onEntered: () => input.current?.focus() },
      }}
    >
      <Box component="h2" id={`${list}-title`} sx={visuallyHidden}>
        {text('palette.open')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
        <SearchIcon color="action" />
        <InputBase
          inputRef={input}
          autoFocus
          fullWidth
          value={typed}
          placeholder={text('palette.placeholder')}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            isDue.current = false;
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            type: 'text',
            role: 'combobox',
            'aria-label': text('palette.open'),
            'aria-expanded': entries.length > 0,
            'aria-controls': list,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosen ? `${list}-${at}` : undefined,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{isAsking && <LinearProgress aria-hidden sx={{ height: 2 }} />}</Box>
      <Box sx={{ overflowY: 'auto', borderTop: 1, borderColor: 'divider', pb: 1 }}>
        <PaletteList id={list} entries={entries} active={at} onActive={setActive} onOpen={open} />
        {error ? (
          <Typography role="alert" color="error" sx={{ p: 2 }}>
            {error.message}
          </Typography>
        ) : (
          entries.length === 0 &&
          !isAsking && (
            <Typography color="text.secondary" sx={{ p: 2 }}>
              {text('palette.none', { text: typed.trim() })}
            </Typography>
          )
        )}
      </Box>
      <Box component="p" role="status" sx={visuallyHidden}>
        {isEmpty ? '' : status}
      </Box>
    </Dialog>
  );
}

/** What somebody had open last, without what is open now being looked for. */
function useRecent(): PaletteEntry[] {
  const { directory } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const [visited] = useVisited();
  return visited.flatMap(({ entity: name, id, title }) => {
    const resource = directory.screensOf(name);
    if (!resource) return [];
    const to = basename + recordAddress(resource, id);
    const group = text('palette.recent');
    return [{ id: `${name} ${id}`, group, title, sign: signOf(resource.entity), to }];
  });
}
