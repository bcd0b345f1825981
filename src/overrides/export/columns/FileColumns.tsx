import {
  Alert,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { hasColumns, saysWhichProduct } from '../../../../resources/fileColumns.ts';
import { entities } from '../../../../resources/registry.ts';
import { placeOf } from '../../../directory/Place.ts';
import { useLabels } from '../../../directory/useLabels.ts';
import { useText } from '../../../directory/useText.ts';
import type { ExportRequest } from '../ExportRequest.ts';
import { ColumnsOfFile } from './ColumnsOfFile.tsx';

interface Needs {
  orgaSid: string;
  request: ExportRequest;
  onChange: (columns: readonly string[] | undefined) => void;
}

const profile = entities.exportProfile;

/** What a choice begins with: by these a file is understood when it comes back. */
const atFirst = ['sid', 'articleNumber'];

/** Has a table all columns, or those that somebody chooses and puts in order? Other formats say that they are whole. */
export function FileColumns({ orgaSid, request, onChange }: Needs) {
  const labels = useLabels();
  const text = useText();
  const { format, columns } = request;
  const label = labels.field(placeOf(profile, 'columns'));
  if (!hasColumns(format))
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {text('export.columns.whole', { format: labels.choice(placeOf(profile, 'format'), format) })}
      </Typography>
    );
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">{label}</FormLabel>
        <RadioGroup
          row
          value={columns ? 'chosen' : 'all'}
          onChange={(_, value) => onChange(value === 'all' ? undefined : atFirst)}
        >
          {(['all', 'chosen'] as const).map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={text(`export.columns.${value}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {columns && <ColumnsOfFile {...{ orgaSid, request, onChange }} />}
      {columns?.length === 0 && <Alert severity="info">{text('export.columns.noneYet')}</Alert>}
      {columns && columns.length > 0 && !saysWhichProduct(columns) && (
        <Alert severity="warning">{text('export.columns.notReadBack')}</Alert>
      )}
    </Box>
  );
}
