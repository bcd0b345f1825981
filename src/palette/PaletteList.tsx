import { Box, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { imagePath } from '../../resources/address/imagePath.ts';
import type { PaletteEntry } from './PaletteEntry.ts';

interface Needs {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  onActive: (place: number) => void;
  onOpen: (entry: PaletteEntry, event: MouseEvent) => void;
}

/** The entries under their headings; each is an option, and a link for the mouse. */
export function PaletteList({ id, entries, active, onActive, onOpen }: Needs) {
  const placed = entries.map((entry, place) => ({ entry, place }));
  const groups = [...Map.groupBy(placed, ({ entry }) => entry.group)];
  return (
    <Box id={id} role="listbox" aria-label={groups.map(([group]) => group).join(', ')}>
      {groups.map(([group, members]) => (
        <Box key={group} role="group" aria-label={group}>
          <Typography
            aria-hidden
            variant="caption"
            component="p"
            color="text.secondary"
            sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 600 }}
          >
            {group}
          </Typography>
          {members.map(({ entry, place }) => (
            <Box
              key={entry.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              component="a"
              href={entry.to}
              tabIndex={-1}
              onMouseMove={() => place !== active && onActive(place)}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onOpen(entry, event);
              }}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                px: 2,
                py: 0.75,
                minHeight: 44,
                color: 'text.primary',
                textDecoration: 'none',
                bgcolor: place === active ? 'action.selected' : 'transparent',
              }}
            >
              <Sign entry={entry} />
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" noWrap>
                  {entry.title}
                </Typography>
                {entry.beside && entry.beside.length > 0 && (
                  <Typography
                    variant="caption"
                    component="p"
                    color={place === active ? 'inherit' : 'text.secondary'}
                    noWrap
                  >
                    {entry.beside.join(' · ')}
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Sign({ entry: { picture, sign } }: { entry: PaletteEntry }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 36,
        height: 36,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={imagePath(picture, '240')}
          alt=""
          loading="lazy"
          sx={{ width: 36, height: 36, objectFit: 'contain', bgcolor: 'common.white', borderRadius: 0.5 }}
        />
      ) : (
        sign
      )}
    </Box>
  );
}
