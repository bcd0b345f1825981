import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { readDecisions } from '../../../../providers/data/workbenches.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import { shownGroup } from '../../../../resources/exchange/groupOfSheet.ts';
import { EmptyState } from '../../../layout/EmptyState.tsx';
import { Waiting } from '../../../layout/Waiting.tsx';
import { useFieldName } from '../columns/useFieldChoices.ts';
import { usePart, valuesAtOnce, valuesOf } from '../usePart.ts';
import { partKey, type WorkbenchState } from '../useWorkbench.ts';
import { AllAtOnce } from './AllAtOnce.tsx';
import { workbenchField } from '../workbenchField.ts';
import { ValueRow } from './ValueRow.tsx';

interface Needs {
  state: WorkbenchState;
  disabled: boolean;
}

/** Values that nobody knows, by field: what each stands for is said once, for all cells that hold it. */
export function ValuesStep({ state, disabled }: Needs) {
  const { key, decide } = state;
  const text = useText();
  const number = useNumber();
  const nameOf = useFieldName();
  const [most, setMost] = useState(valuesAtOnce);
  const { data, error } = usePart(state, { ...valuesOf(key, most), keepsFormer: true });
  const { data: decided } = useQuery({
    queryKey: partKey(key, 'decisions'),
    queryFn: () => readDecisions(key),
    staleTime: Infinity,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data || !decided) return <Waiting of="list" />;
  const known = decided.values;
  const isKnown = ({ field, value }: { field: string; value: string }) =>
    known.some((one) => one.field === field && one.value === value);
  const open = data.values.filter((one) => !isKnown(one));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {open.length === 0 ? (
        <Card>
          <EmptyState
            title={text('workbench.noValues')}
            advice={known.length > 0 ? '' : text('workbench.noValuesAdvice')}
          />
        </Card>
      ) : (
        <Typography color="text.secondary" sx={{ maxWidth: '75ch', mb: -1 }}>
          {text('workbench.valuesLead')}
        </Typography>
      )}
      {[...Map.groupBy(open, ({ field }) => field)].map(([field, values]) => (
        <Card key={field} component="section">
          <Typography variant="h2" sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            {nameOf(field)}
          </Typography>
          <Rest
            field={field}
            values={values}
            disabled={disabled}
            onDecide={(rest) => decide({ rest: [rest] })}
          />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {values.map((value) => (
              <ValueRow
                key={value.value}
                value={value}
                disabled={disabled}
                onChoose={(translation) => decide({ values: [{ field, value: value.value, translation }] })}
              />
            ))}
          </Box>
        </Card>
      ))}
      {data.total > data.values.length && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setMost(most + valuesAtOnce)}>
          {text('workbench.moreValues', { n: number(data.total - data.values.length) })}
        </Button>
      )}
      {known.length > 0 && (
        <Card component="section">
          <Typography variant="h2" sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            {text('workbench.decidedValues')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {known.map(({ field, value, label, reason }) => (
              <Box
                key={`${field} ${value}`}
                component="li"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 1.5,
                  px: 2,
                  py: 0.75,
                  '& + &': { borderTop: 1, borderColor: 'divider' },
                }}
              >
                <Typography sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>
                  {text('workbench.quoted', { value: shownGroup(value, text('workbench.withoutGroup')) })}
                  {' → '}
                  <strong>{label}</strong>
                  <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
                    {nameOf(field)}
                    {reason?.message && ` – ${text('workbench.takenAlone')} ${reason.message}`}
                  </Typography>
                </Typography>
                <Button
                  size="small"
                  disabled={disabled}
                  onClick={() => decide({ values: [{ field, value, translation: null }] })}
                >
                  {text('workbench.takeBack')}
                </Button>
              </Box>
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}

/** What is decided about all of them at once, where there are several and each names one record that belongs to nobody. */
function Rest(props: Omit<ComponentProps<typeof AllAtOnce>, 'declared'>) {
  const declared = workbenchField(props.field);
  const isOfRecords = declared?.kind === 'reference' && !declared.many && !declared.within;
  return props.values.length > 1 && isOfRecords ? <AllAtOnce {...props} declared={declared} /> : null;
}
