import { Box, Button, Card, Chip, Typography } from '@mui/material';
import type { ImportSummary } from '../../../resources/calls/importReport.ts';
import { kindOf } from '../../../providers/data/importKinds.ts';
import { languageTag } from '../../../resources/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  imports: readonly ImportSummary[];
  onShow: (id: string) => void;
}

/** The latest imports of the company, each with the way to its report. */
export function RecentImports({ imports, onShow }: Needs) {
  const text = useText();
  const number = useNumber();
  const { language, platform } = useBackoffice();
  if (imports.length === 0) return null;
  const when = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.recent')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {imports.map(({ id, fileName, createdAt, state, dryRun, read, ...what }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
              <Typography variant="caption" color="text.secondary">
                {text(`import.kinds.${kindOf(what)}`)} · {when.format(new Date(createdAt))} ·{' '}
                {text('import.rows', { count: read, n: number(read) })}
              </Typography>
            </Box>
            <Chip
              size="small"
              variant="outlined"
              color={colourOf(state)}
              label={text(
                `import.states.${dryRun && state !== 'refused' && state !== 'failed' ? 'checked' : state}`,
              )}
            />
            <Button size="small" onClick={() => onShow(id)}>
              {text('import.show')}
            </Button>
          </Box>
        ))}
      </Card>
    </Box>
  );
}

function colourOf(state: ImportSummary['state']): 'default' | 'success' | 'warning' | 'error' {
  if (state === 'applied' || state === 'searchable') return 'success';
  if (state === 'refused') return 'warning';
  return state === 'failed' ? 'error' : 'default';
}
