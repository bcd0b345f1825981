import { Box } from '@mui/material';
import { use, useEffect, useRef } from 'react';
import { useText } from '../../directory/useText.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { goToPart } from './goToPart.ts';
import { SectionsContext } from './SectionsContext.ts';
import { useCurrentPart } from './useCurrentPart.ts';
import { useFaultCounts } from './useFaultCounts.ts';

/** The parts of the form as links, with what is at fault in each; the one that is being looked at is marked. */
export function SectionNav() {
  const text = useText();
  const { parts } = use(SectionsContext);
  const current = useCurrentPart(parts);
  const faults = useFaultCounts(parts);
  useGoToAnchor(parts.some(({ id }) => `#${id}` === window.location.hash));
  return (
    <Box component="nav" aria-label={text('form.sections')} sx={{ position: 'sticky', top: 72 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts.map(({ id, label }) => {
          const count = faults.get(id) ?? 0;
          const isCurrent = id === current;
          return (
            <li key={id}>
              <Box
                component="a"
                href={`#${id}`}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goToPart(id);
                }}
                sx={{
                  display: 'flex',
                  gap: 1,
                  alignItems: 'baseline',
                  py: 0.75,
                  pl: 1.5,
                  borderLeft: 2,
                  borderColor: isCurrent ? 'primary.main' : 'divider',
                  color: isCurrent ? 'text.primary' : 'text.secondary',
                  fontWeight: isCurrent ? 600 : 400,
                  fontSize: '0.875rem',
                  textDecoration: 'none',
                  '&:hover': { color: 'text.primary' },
                }}
              >
                <span>{label}</span>
                {count > 0 && (
                  <Box component="span" sx={{ color: 'error.main', fontWeight: 700 }}>
                    {count}
                    <Box component="span" sx={visuallyHidden}>
                      {` ${text('form.faults', { count })}`}
                    </Box>
                  </Box>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Whoever comes by the address of a part lands there, once it stands. */
function useGoToAnchor(isThere: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current) return;
    isDone.current = true;
    goToPart(window.location.hash.slice(1));
  }, [isThere]);
}
