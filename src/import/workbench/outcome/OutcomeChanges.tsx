import { Alert, Box, TablePagination, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { readChanges } from '../../../../providers/data/workbenches.ts';
import {
  changeKinds,
  type ChangedProduct,
  type Outcome,
} from '../../../../resources/calls/workbenchAnswers.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { usePageWords } from '../../../directory/usePageWords.ts';
import { useText } from '../../../directory/useText.ts';
import { Waiting } from '../../../layout/Waiting.tsx';
import { ChangedRecords } from '../../report/ChangedRecords.tsx';
import { changedRecords, type ChangedRecord } from '../../report/changedRecords.ts';
import { usePart } from '../usePart.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { workbenchEntity } from '../workbenchEntity.ts';

interface Needs {
  state: WorkbenchState;
  outcome: Outcome;
  orgaSid: string;
}

const size = 20;

/** Every record that a run would make, change or delete; of changed ones field by field what it was and what it becomes. */
export function OutcomeChanges({ state, outcome, orgaSid }: Needs) {
  const text = useText();
  const pageWords = usePageWords();
  const number = useNumber();
  const translate = useTranslate();
  const kinds = changeKinds.filter((each) => outcome[each] > 0);
  const [chosen, setChosen] = useState<ChangedProduct['kind']>();
  const [page, setPage] = useState(0);
  // What changes asks to be looked at most.
  const kind = kinds.find((each) => each === chosen) ?? kinds.find((each) => each === 'changed') ?? kinds[0];
  const { data, error } = usePart(state, {
    of: ['changes', kind ?? '', String(page)],
    read: () => readChanges(state.key, kind ?? 'changed', [page * size, page * size + size - 1]),
    isWanted: kind !== undefined,
    keepsFormer: true,
  });
  if (!kind) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.changes')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={kind}
        aria-label={text('import.changes')}
        onChange={(_, next: ChangedProduct['kind'] | null) => {
          if (next) setChosen(next);
          setPage(0);
        }}
        sx={{ mb: 1.5 }}
      >
        {kinds.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5 }}>
            {`${text(`import.totals.${each}`)} (${number(outcome[each])})`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting of="list" />}
      {data && (
        <ChangedRecords entity={workbenchEntity} orgaSid={orgaSid} records={data.changes.map(shown)} />
      )}
      {data && data.total > size && (
        <TablePagination
          {...pageWords}
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={size}
          rowsPerPageOptions={[size]}
          onPageChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
          labelDisplayedRows={({ from, to, count }) => `${number(from)}–${number(to)} / ${number(count)}`}
        />
      )}
    </Box>
  );
}

/** A record with its fields that change, and what it is called unless that is among them. */
function shown({ key, title, fields }: ChangedProduct): ChangedRecord & { title: string | null } {
  const [changed] = changedRecords(
    workbenchEntity,
    fields.map((field) => ({ key, ...field })),
  );
  const { leaves = [], others = [] } = changed ?? {};
  const isRenamed = leaves.some(({ leaf }) => leaf.path[0] === workbenchEntity.title);
  return { key, title: isRenamed ? null : title, leaves, others };
}
