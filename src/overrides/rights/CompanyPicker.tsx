import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { findCompanies } from '../../../providers/data/accessRequests.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

export interface Company {
  sid: string;
  name: string;
}

interface Needs {
  label: string;
  value: Company | null;
  onChange: (company: Company | null) => void;
  /** The only ones to choose from, where it is not all of the platform. */
  among?: readonly Company[] | undefined;
  fault?: ReactNode;
}

/** Chooses a company of this platform by its name. */
export function CompanyPicker({ label, value, onChange, among, fault }: Needs) {
  const { platform } = useBackoffice();
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useQuery({
    queryKey: ['companies', platform.key, typed],
    queryFn: ({ signal }) => findCompanies(platform.key, typed, signal),
    enabled: !among,
    placeholderData: keepPreviousData,
  });
  const options = among ?? data;
  const autocompleteWords = useAutocompleteWords();
  return (
    <Autocomplete
      {...autocompleteWords}
      options={options}
      value={value}
      loading={isFetching}
      size="small"
      autoHighlight
      {...(!among && { filterOptions: (found: readonly Company[]) => [...found] })}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ sid }) => sid}
      isOptionEqualToValue={(one, other) => one.sid === other.sid}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, company) => onChange(company)}
      renderInput={(props) => (
        <TextField {...props} label={label} error={Boolean(fault)} helperText={fault} margin="dense" />
      )}
    />
  );
}
