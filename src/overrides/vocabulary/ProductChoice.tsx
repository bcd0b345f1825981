import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestedProducts, type NamedProduct } from '../../../providers/data/vocabulary.ts';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  /** Offered before anything is typed. */
  first: readonly NamedProduct[];
  onChange: (product: NamedProduct | undefined) => void;
}

/** Chooses a product as visitors find it: by its title or its number. */
export function ProductChoice({ first, onChange }: Needs) {
  const { platform, language } = useBackoffice();
  const text = useText();
  const words = useAutocompleteWords();
  const [typed, setTyped] = useState('');
  const [product, setProduct] = useState<NamedProduct | null>(null);
  const { data = [], isFetching } = useQuery({
    queryKey: ['suggested', platform.key, language, typed],
    queryFn: ({ signal }) => suggestedProducts(platform.key, typed, language, signal),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      {...words}
      options={typed === '' ? first : data}
      filterOptions={(options) => options}
      value={product}
      loading={isFetching}
      size="small"
      openOnFocus
      getOptionLabel={({ title }) => title}
      getOptionKey={({ orgaSid, productSid }) => `${orgaSid} ${productSid}`}
      isOptionEqualToValue={(one, other) =>
        one.orgaSid === other.orgaSid && one.productSid === other.productSid
      }
      onInputChange={(_, next, reason) => {
        if (reason === 'input' || reason === 'clear') setTyped(next);
      }}
      onChange={(_, next) => {
        setProduct(next);
        onChange(next ?? undefined);
      }}
      renderInput={(props) => (
        <TextField {...props} label={text('vocabulary.kinds.product')} margin="dense" />
      )}
    />
  );
}
