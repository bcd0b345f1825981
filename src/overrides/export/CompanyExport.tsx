import { Alert, Box, Card } from '@mui/material';
import { useState } from 'react';
import { Download } from './Download.tsx';
import { Profiles } from './Profiles.tsx';
import { everything, isWithoutColumns, type ExportRequest } from './ExportRequest.ts';
import { ExportRequestForm } from './ExportRequestForm.tsx';
import { FileColumns } from './columns/FileColumns.tsx';
import { useExport } from './useExport.ts';

/** The download of one company: chosen, counted, saved; and what was kept for the next time. */
export function CompanyExport({ orgaSid }: { orgaSid: string }) {
  const [request, setRequest] = useState<ExportRequest>(everything);
  const { products, bytes, fault, isRunning, start, stop } = useExport(orgaSid, request);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
      }}
    >
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <ExportRequestForm orgaSid={orgaSid} request={request} onChange={setRequest} />
        <FileColumns
          orgaSid={orgaSid}
          request={request}
          onChange={(columns) => setRequest({ ...request, columns })}
        />
        {fault && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {fault}
          </Alert>
        )}
        <Download
          {...{ products, bytes, isRunning }}
          isReady={!isWithoutColumns(request)}
          onStart={start}
          onStop={stop}
        />
      </Card>
      <Profiles orgaSid={orgaSid} request={request} onChoose={setRequest} />
    </Box>
  );
}
