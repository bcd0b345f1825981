import { Autocomplete, Box, TextField } from '@mui/material';
import type { Entity } from '../../../resources/entity.ts';
import { idOfLeaf, type Leaf } from '../../directory/Leaf.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useText } from '../../directory/useText.ts';
import { useLeafLabel } from './useLeafLabel.ts';

interface Needs {
  entity: Entity;
  leaves: readonly Leaf[];
  value: Leaf | undefined;
  onChange: (leaf: Leaf) => void;
}

/** Chooses one leaf of a record by its name. */
export function LeafPicker({ entity, leaves, value, onChange }: Needs) {
  const text = useText();
  const words = useAutocompleteWords();
  const labelOf = useLeafLabel(entity);
  return (
    <Autocomplete
      {...words}
      options={leaves}
      value={value ?? null}
      disableClearable={value !== undefined}
      autoHighlight
      fullWidth
      getOptionLabel={labelOf}
      getOptionKey={idOfLeaf}
      isOptionEqualToValue={(one, other) => idOfLeaf(one) === idOfLeaf(other)}
      onChange={(_, leaf) => leaf && onChange(leaf)}
      renderOption={({ key, ...props }, leaf) => (
        <li key={key} {...props}>
          {labelOf(leaf)}
          {/* Two attributes may have one name. */}
          <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', fontSize: '0.8em' }}>
            {leaf.attribute}
          </Box>
        </li>
      )}
      renderInput={(props) => <TextField {...props} label={text('list.changeField')} margin="dense" />}
    />
  );
}
