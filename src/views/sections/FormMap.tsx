import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { SectionNav } from './SectionNav.tsx';
import { SectionSelect } from './SectionSelect.tsx';
import { SectionsContext, type FormPart } from './SectionsContext.ts';

/** With fewer parts the form itself is the shortest way. */
const leastParts = 4;

/** A form, and where it is long a way around in it: at its side, or above it where there is no room (behaviour B526). */
export function FormMap({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<readonly (readonly FormPart[])[]>([]);
  const add = useCallback((parts: readonly FormPart[]) => {
    setTold((all) => [...all, parts]);
    return () => setTold((all) => all.filter((other) => other !== parts));
  }, []);
  const sections = useMemo(() => {
    const parts = told.flat().toSorted(asTheyStand);
    return { parts, isMapped: parts.length >= leastParts, add };
  }, [told, add]);
  const { isMapped } = sections;
  const isBeside = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  return (
    <SectionsContext value={sections}>
      <Box
        sx={{
          width: '100%',
          ...(isMapped && {
            // Not a grid where the choice stands above: it would stay in its row instead of in sight.
            display: { lg: 'grid' },
            columnGap: 3,
            gridTemplateColumns: { lg: '176px minmax(0, 1fr)' },
          }),
        }}
      >
        {isMapped && (
          <>
            {isBeside ? (
              <div>
                <SectionNav />
              </div>
            ) : (
              <Box sx={{ position: 'sticky', top: { xs: 48, md: 52 }, zIndex: 5 }}>
                <SectionSelect />
              </Box>
            )}
          </>
        )}
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </SectionsContext>
  );
}

function asTheyStand(one: FormPart, other: FormPart): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
