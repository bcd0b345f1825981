import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { OpenValue } from '../../../../resources/calls/workbenchAnswers.ts';
import { shownGroup } from '../../../../resources/exchange/groupOfSheet.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import { ReferencePicker } from '../../../fields/reference/ReferencePicker.tsx';
import { FieldPicker } from '../columns/FieldPicker.tsx';
import { useValueOptions } from './useValueOptions.ts';
import { workbenchField } from '../workbenchField.ts';

interface Needs {
  value: OpenValue;
  disabled: boolean;
  onChoose: (translation: string) => void;
}

const nowhere = {};

/** A value that nobody knows: how often it stands in the file, what it could stand for, and what else. */
export function ValueRow({ value: open, disabled, onChoose }: Needs) {
  const { field, severity, count, message, proposals } = open;
  const text = useText();
  const value = shownGroup(open.value, text('workbench.withoutGroup'));
  const number = useNumber();
  const [isOther, setOther] = useState(false);
  const [first] = proposals;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0.75, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {`${number(count)} × `}
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {text('workbench.quoted', { value })}
          </Box>
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {[proposals.length === 0 && message, severity === 'warning' && text('workbench.goesWithout')]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {proposals.map(({ translation, label, reason }, index) => (
          <Button
            key={translation}
            size="small"
            variant={index === 0 && reason ? 'contained' : 'outlined'}
            disabled={disabled}
            aria-label={text('workbench.becomes', { value, label })}
            onClick={() => onChoose(translation)}
          >
            {label}
          </Button>
        ))}
        {isOther || proposals.length === 0 ? (
          <Other field={field} value={value} disabled={disabled} onChoose={onChoose} />
        ) : (
          <Button size="small" disabled={disabled} onClick={() => setOther(true)}>
            {text('workbench.other')}
          </Button>
        )}
        {first?.reason?.message && (
          <Typography variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
            {`${first.label}: ${first.reason.message}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

type OtherNeeds = Pick<OpenValue, 'field' | 'value'> & Pick<Needs, 'disabled' | 'onChoose'>;

/** What is none of the proposals: a record where the field names one, else a text. */
function Other({ field, value, disabled, onChoose }: OtherNeeds) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const label = text('workbench.standsFor', { value });
  const declared = workbenchField(field);
  const options = useValueOptions(field);
  if (declared?.kind === 'reference')
    return (
      <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
        <ReferencePicker
          field={{ ...declared, many: false }}
          label={label}
          value={[]}
          onChange={([sid]) => sid && onChoose(sid)}
          within={nowhere}
          disabled={disabled}
        />
      </Box>
    );
  if (options)
    return (
      <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
        <FieldPicker
          label={label}
          choices={options}
          chosen={undefined}
          prompt={label}
          disabled={disabled}
          onChoose={onChoose}
        />
      </Box>
    );
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (typed.trim()) onChoose(typed.trim());
      }}
      sx={{ display: 'flex', gap: 1, flex: '1 1 240px', maxWidth: 420, alignItems: 'center' }}
    >
      <TextField
        fullWidth
        margin="none"
        disabled={disabled}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { 'aria-label': label } }}
        placeholder={label}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={disabled || !typed.trim()}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {text('workbench.so')}
      </Button>
    </Box>
  );
}
