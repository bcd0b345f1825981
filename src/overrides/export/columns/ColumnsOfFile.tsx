import { Box } from '@mui/material';
import { entities } from '../../../../resources/registry.ts';
import type { ExportRequest } from '../ExportRequest.ts';
import { ColumnOrder } from '../../../fileColumns/ColumnOrder.tsx';
import { ColumnPicker } from '../../../fileColumns/ColumnPicker.tsx';
import { ColumnsPreview } from '../../../fileColumns/ColumnsPreview.tsx';
import { useFileColumns } from './useFileColumns.ts';

interface Needs {
  orgaSid: string;
  request: ExportRequest;
  onChange: (columns: readonly string[]) => void;
}

/** The columns of a table: which, in which order, and how its first rows look. */
export function ColumnsOfFile({ orgaSid, request, onChange }: Needs) {
  const { offered, chosen } = useFileColumns(orgaSid, request);
  const names = chosen.map(({ name }) => name);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ColumnPicker entity={entities.product} offered={offered} chosen={names} onChange={onChange} />
        <ColumnOrder columns={chosen} onChange={onChange} />
      </Box>
      {chosen.length > 0 && <ColumnsPreview columns={chosen} />}
    </>
  );
}
