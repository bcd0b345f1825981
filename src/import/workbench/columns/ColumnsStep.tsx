import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { LayoutColumns } from '../../../../resources/calls/workbenchAnswers.ts';
import { isOpenColumn } from '../../../../resources/calls/isOpenColumn.ts';
import { readColumns } from '../../../../providers/data/workbenches.ts';
import { useText } from '../../../directory/useText.ts';
import { Waiting } from '../../../layout/Waiting.tsx';
import {
  choiceOf,
  decisionOf,
  sureProposals,
  unknownColumns,
  withSaid,
  type SaidOfColumn,
} from './columnMeaning.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { useFieldChoices } from './useFieldChoices.ts';
import { partKey, type WorkbenchState } from '../useWorkbench.ts';

interface Needs {
  state: WorkbenchState;
  disabled: boolean;
}

/** What each column is taken for and why, once for sheets with the same headings; a decision away from anything else. */
export function ColumnsStep({ state: { key, decide, isDeciding }, disabled }: Needs) {
  const text = useText();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: partKey(key, 'columns'),
    queryFn: () => readColumns(key),
    staleTime: Infinity,
  });
  // What is said stands at once: judging the file anew takes a while, and the next decision does not wait for it.
  const [said, setSaid] = useState<readonly SaidOfColumn[]>([]);
  useEffect(() => {
    if (!isDeciding) setSaid([]);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dataUpdatedAt]);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Waiting of="list" />;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {text('workbench.columnsLead')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {data.map((layout) => (
          <Layout
            key={layout.layout}
            layout={{
              ...layout,
              columns: withSaid(
                layout.columns,
                said.filter((one) => one.layout === layout.layout),
              ),
            }}
            isOnly={data.length === 1}
            disabled={disabled}
            onDecide={(columns) => {
              setSaid((before) => [...before, ...columns]);
              decide({ columns });
            }}
          />
        ))}
      </Box>
    </>
  );
}

interface LayoutNeeds {
  layout: LayoutColumns;
  isOnly: boolean;
  disabled: boolean;
  onDecide: (columns: SaidOfColumn[]) => void;
}

function Layout({ layout: { layout, sheets, columns }, isOnly, disabled, onDecide }: LayoutNeeds) {
  const text = useText();
  const { choices, isPending } = useFieldChoices();
  const names = columns.map(({ column }) => column).join(' ');
  // What was open when they came stands first, and stays there when it is decided: nothing jumps away under the hand.
  const opened = () => new Set(columns.filter(isOpenColumn).map(({ column }) => column));
  // oxlint-disable-next-line react/exhaustive-deps
  const first = useMemo(opened, [layout, names]);
  const ordered = [
    ...columns.filter(({ column }) => first.has(column)),
    ...columns.filter(({ column }) => !first.has(column)),
  ];
  const proposed = sureProposals(columns);
  const bare = unknownColumns(columns);
  return (
    <Card component="section">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          {isOnly && sheets.length < 2
            ? text('workbench.columnCount', { count: columns.length, n: columns.length })
            : text('workbench.sheets', { count: sheets.length, names: sheets.join(', ') })}
        </Typography>
        {proposed.length > 0 && (
          <Button
            variant="contained"
            disabled={disabled || isPending}
            onClick={() =>
              onDecide(
                proposed.map(({ column, best }) =>
                  decisionOf(layout, column, choiceOf(choices, best).value, best.unit),
                ),
              )
            }
          >
            {text('workbench.takeProposals', { count: proposed.length, n: proposed.length })}
          </Button>
        )}
        {bare.length > 0 && (
          <Button
            variant="outlined"
            disabled={disabled || isPending}
            onClick={() => onDecide(bare.map((column) => decisionOf(layout, column, 'raw')))}
          >
            {text('workbench.keepRaw', { count: bare.length, n: bare.length })}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map((column) => (
          <ColumnRow
            key={column.column}
            column={column}
            choices={choices}
            disabled={disabled || isPending}
            onChoose={(value, unit) => onDecide([decisionOf(layout, column, value, unit)])}
            onTakeBack={() =>
              onDecide([{ layout, column: column.column, heading: column.heading, field: null }])
            }
          />
        ))}
      </Box>
    </Card>
  );
}
