import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { OpenValue } from '../../../../resources/calls/workbenchAnswers.ts';
import type { RestDecision } from '../../../../resources/calls/workbenchDecisions.ts';
import type { ReferenceField } from '../../../../resources/kinds/field.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import { ReferencePicker } from '../../../fields/reference/ReferencePicker.tsx';

interface Needs {
  field: string;
  /** The field as declared. */
  declared: ReferenceField;
  values: readonly OpenValue[];
  disabled: boolean;
  onDecide: (rest: RestDecision) => void;
}

const nowhere = {};

/** Decides about all values that are called like no record: what is proposed for each, or one for the rest. */
export function AllAtOnce({ field, declared, values, disabled, onDecide }: Needs) {
  const text = useText();
  const number = useNumber();
  const [chosen, setChosen] = useState<string>();
  const [isBelow, setBelow] = useState(true);
  const proposed = values.filter(({ proposals: [first] }) => first?.reason).length;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      {proposed > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Button
            variant="contained"
            disabled={disabled}
            onClick={() => onDecide({ field, translation: null, below: false })}
          >
            {text('workbench.takeProposed', { count: proposed, n: number(proposed) })}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {text('workbench.takeProposedAdvice')}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
          <ReferencePicker
            field={declared}
            label={text('workbench.restBecomes')}
            value={chosen === undefined ? [] : [chosen]}
            onChange={([sid]) => setChosen(sid)}
            within={nowhere}
            disabled={disabled}
          />
        </Box>
        <Button
          variant="outlined"
          disabled={disabled || chosen === undefined}
          onClick={() => {
            if (chosen === undefined) return;
            onDecide({ field, translation: chosen, below: isBelow });
            setChosen(undefined);
          }}
        >
          {text('workbench.restTake')}
        </Button>
        {proposed > 0 && (
          <FormControlLabel
            control={
              <Checkbox size="small" checked={isBelow} onChange={(_, isChecked) => setBelow(isChecked)} />
            }
            label={<Typography variant="body2">{text('workbench.restBelow')}</Typography>}
          />
        )}
      </Box>
    </Box>
  );
}
