import { Box, FormControl, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput } from 'ra-core';
import { useId, type ReactNode } from 'react';

interface Needs<Choice extends string> {
  source: string;
  label: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  /** The choice as it will look, in little. */
  draw: (choice: Choice) => ReactNode;
}

/** Chooses one of a few shapes by their pictures. */
export function ShapeChoice<Choice extends string>({ source, label, choices, nameOf, draw }: Needs<Choice>) {
  const { field } = useInput({ source });
  const id = useId();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" id={id}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={field.value}
        onChange={(_, choice: Choice | null) => choice && field.onChange(choice)}
        sx={{ mt: 0.5, flexWrap: 'wrap' }}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice} value={choice} aria-label={nameOf(choice)} title={nameOf(choice)}>
            <Box sx={{ width: 48, height: 24, display: 'flex', gap: '3px' }}>{draw(choice)}</Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
