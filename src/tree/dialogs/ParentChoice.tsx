import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material';
import { useMemo } from 'react';
import { treeRoot } from '../treeRoot.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useText } from '../../directory/useText.ts';
import { branchOf, type Tree } from '../Tree.ts';
import type { TreeWords } from '../useTreeWords.ts';

interface Option {
  sid: string;
  name: string;
  above: string;
}

interface Needs {
  tree: Tree;
  words: TreeWords;
  value: string | null;
  onChange: (sid: string | null) => void;
}

const filterOptions = createFilterOptions<Option>({
  limit: 50,
  stringify: ({ name, sid }) => `${name} ${sid}`,
});

/** Chooses a record of the tree, or its root. */
export function ParentChoice({ tree, words, value, onChange }: Needs) {
  const text = useText();
  const options = useMemo(
    () =>
      branchOf(tree, treeRoot).map((sid) => ({
        sid,
        name: words.name(sid),
        above: sid === treeRoot ? '' : words.above(sid),
      })),
    [tree, words],
  );
  const autocompleteWords = useAutocompleteWords();
  return (
    <Autocomplete
      {...autocompleteWords}
      options={options}
      value={options.find(({ sid }) => sid === value) ?? null}
      onChange={(_, option) => onChange(option?.sid ?? null)}
      filterOptions={filterOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ sid }) => sid}
      isOptionEqualToValue={(one, other) => one.sid === other.sid}
      autoHighlight
      renderOption={({ key, ...props }, { name, above }) => (
        <li key={key} {...props}>
          <Box>
            {name}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8em' }}>
              {above}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(props) => <TextField {...props} autoFocus label={text('tree.under')} />}
    />
  );
}
