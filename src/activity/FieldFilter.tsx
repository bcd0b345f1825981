import { Autocomplete, TextField } from '@mui/material';
import type { Entity } from '../../resources/entity.ts';
import { placeOf } from '../directory/Place.ts';
import { useAutocompleteWords } from '../directory/useAutocompleteWords.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import type { Asked } from './useAsked.ts';

interface Needs {
  entities: readonly Entity[];
  asked: Asked;
  onChange: (chosen: Required<Pick<Asked, 'entity' | 'field'>>) => void;
}

/** A field that changed, of the entity that is asked for or of any. */
export function FieldFilter({ entities, asked, onChange }: Needs) {
  const text = useText();
  const labels = useLabels();
  const words = useAutocompleteWords();
  const options = entities
    .filter(({ name }) => !asked.entity || name === asked.entity)
    .flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([name, field]) => field.kind !== 'derived' && !entity.key.includes(name))
        .map(([field]) => ({
          entity: entity.name,
          of: labels.many(entity),
          field,
          label: labels.field(placeOf(entity, field)),
        })),
    );
  const chosen = options.find(({ entity, field }) => entity === asked.entity && field === asked.field);
  return (
    <Autocomplete
      {...words}
      options={options}
      value={chosen ?? null}
      autoHighlight
      size="small"
      groupBy={({ of }) => of}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ entity, field }) => `${entity}.${field}`}
      isOptionEqualToValue={(one, other) => one.entity === other.entity && one.field === other.field}
      onChange={(_, next) =>
        onChange(
          next ? { entity: next.entity, field: next.field } : { entity: asked.entity ?? '', field: '' },
        )
      }
      renderInput={(props) => (
        <TextField
          {...props}
          label={text('activity.field')}
          margin="dense"
          placeholder={text('activity.any')}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ '& input::placeholder': { opacity: 1, color: 'text.secondary' } }}
        />
      )}
    />
  );
}
