import { Box, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { Condition } from '../../../resources/kinds/condition.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { typedValue } from '../../fields/values/typedValue.ts';
import { useAttributes } from '../../fields/values/useAttributes.ts';
import { wordsOfLeaf } from './askable.ts';
import { useIsChoices } from './useConditionWords.ts';

interface Needs {
  leaf: Leaf;
  condition: Condition;
  /** Gives none of its words as long as what is asked has not been said. */
  onChange: (condition: Condition) => void;
  fault: string | undefined;
}

const questions = ['lacks', 'has', 'part', 'is', 'range', 'period'] as const;
type Question = (typeof questions)[number];
const wordOfQuestion = {
  lacks: 'has',
  has: 'has',
  part: 'part',
  is: 'is',
  range: 'least',
  period: 'since',
} as const satisfies Record<Question, keyof Condition>;

/** What is asked of a leaf: whether there is something, or what. */
export function ConditionInput({ leaf, condition, onChange, fault }: Needs) {
  const text = useText();
  const attributes = useAttributes(leaf.attribute !== undefined);
  const attribute = attributes.get(leaf.attribute ?? '');
  const words = wordsOfLeaf(leaf, attribute);
  const offered = questions.filter((one) => words.includes(wordOfQuestion[one]));
  const [chosen, setQuestion] = useState<Question>();
  const question = chosen ?? offered[0] ?? 'lacks';
  const isCounted = 'many' in leaf.place.field && leaf.place.field.many;
  const shown = { condition, onChange, fault };
  return (
    <>
      <TextField
        select
        fullWidth
        margin="dense"
        label={text('list.condition')}
        value={question}
        onChange={({ target }) => {
          const next = questions.find((one) => one === target.value) ?? 'lacks';
          setQuestion(next);
          onChange(next === 'lacks' ? { has: false } : next === 'has' ? { has: true } : {});
        }}
      >
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {text(one === 'range' && isCounted ? 'list.conditions.count' : `list.conditions.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {question === 'part' && (
        <TextField
          fullWidth
          margin="dense"
          label={text('list.part')}
          value={condition.part ?? ''}
          onChange={({ target: { value } }) => onChange(value === '' ? {} : { part: value })}
          error={Boolean(fault)}
          helperText={fault}
        />
      )}
      {question === 'is' && <IsInput leaf={leaf} {...shown} />}
      {question === 'range' && <RangeInput {...shown} unit={attribute?.unit} />}
      {question === 'period' && <PeriodInput {...shown} />}
    </>
  );
}

/** One or several of the values that it may have. */
function IsInput({ leaf, condition: { is }, onChange, fault }: Needs) {
  const text = useText();
  const choices = useIsChoices()(leaf);
  const chosen = is === undefined ? [] : [is].flat();
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={text('list.value')}
      value={chosen.map(String)}
      onChange={({ target }) => {
        const said: unknown = target.value;
        const names: unknown[] = Array.isArray(said) ? said : [said];
        const next = choices.flatMap(({ value }) => (names.includes(String(value)) ? [value] : []));
        onChange(next.length > 0 ? { is: next } : {});
      }}
      slotProps={{ select: { multiple: true } }}
      error={Boolean(fault)}
      helperText={fault}
    >
      {choices.map(({ value, label }) => (
        <MenuItem key={String(value)} value={String(value)}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface RangeNeeds extends Omit<Needs, 'leaf'> {
  unit: string | undefined;
}

/** The bounds of a number; one of them is enough. */
function RangeInput({ condition, onChange, fault, unit }: RangeNeeds) {
  const text = useText();
  const { language } = useBackoffice();
  const behind = unit && unitName({ language }, unit);
  const [typed, setTyped] = useState({ least: '', most: '' });
  const take = (next: typeof typed) => {
    setTyped(next);
    const bounds = (['least', 'most'] as const).flatMap((end) => {
      const value = typedValue('number', next[end]);
      return typeof value === 'number' ? [[end, value]] : [];
    });
    onChange(Object.fromEntries(bounds));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
      {(['least', 'most'] as const).map((end) => (
        <TextField
          key={end}
          margin="dense"
          label={text(`list.${end}`)}
          value={typed[end]}
          onChange={({ target }) => take({ ...typed, [end]: target.value })}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: behind ? { endAdornment: <InputAdornment position="end">{behind}</InputAdornment> } : {},
          }}
          error={Boolean(fault) || (typed[end] !== '' && condition[end] === undefined)}
          helperText={fault}
        />
      ))}
    </Box>
  );
}

/** The first and the last day; one of them is enough. */
function PeriodInput({ condition, onChange, fault }: Omit<Needs, 'leaf'>) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
      {(['since', 'until'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          margin="dense"
          label={text(`list.${end}`)}
          value={condition[end] ?? ''}
          onChange={({ target: { value } }) => {
            const { [end]: _, ...other } = condition;
            onChange(value === '' ? other : { ...other, [end]: value });
          }}
          slotProps={{ inputLabel: { shrink: true } }}
          error={Boolean(fault)}
          helperText={fault}
        />
      ))}
    </Box>
  );
}
