import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { readOperations } from '../../providers/data/operations.ts';
import { useText } from '../directory/useText.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { Figures } from './Figures.tsx';
import { useFigures } from './useFigures.ts';

const everyMs = 5000;

/** How the installation is, over all of its machines, while somebody looks (behaviour B659). */
export default function OperationsScreen() {
  const text = useText();
  const figures = useFigures();
  const { data, error } = useQuery({
    queryKey: ['operations'],
    queryFn: readOperations,
    refetchInterval: everyMs,
  });
  const nothing = text('operations.nothing');
  return (
    <Screen narrow>
      <PageHead title={text('further.operations')} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Figures title={text('operations.health')} rows={figures.health(data)} nothing={nothing} />
          <Figures
            title={text('operations.queues')}
            heads={[
              text('operations.job'),
              text('operations.waiting'),
              text('operations.active'),
              text('operations.oldest'),
            ]}
            rows={figures.queues(data)}
            nothing={nothing}
          />
          <Figures title={text('operations.ahead')} rows={figures.ahead(data)} nothing={nothing} />
          <Figures
            title={text('operations.statements')}
            heads={[text('operations.statement'), text('operations.waitsFor'), text('operations.seconds')]}
            rows={figures.statements(data)}
            nothing={text('operations.noStatements')}
          />
        </Box>
      )}
    </Screen>
  );
}
