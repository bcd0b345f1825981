import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import { entities } from '../../../resources/registry.ts';
import { reference } from '../../../resources/kinds/grammar.ts';
import { suggestions } from '../../../resources/limits.ts';
import { languagesOf } from '../../../resources/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import type { Wish } from './Wish.ts';

interface Needs {
  orgaSid: string;
  wish: Wish;
  onChange: (wish: Wish) => void;
}

const profile = entities.exportProfile;
const anyCategory = reference('category', { many: true });
const anyLine = reference('productLine', { many: true, within: ['orgaSid'] });
const nowhere = {};

/** Format, language, and which products. */
export function WishForm({ orgaSid, wish, onChange }: Needs) {
  const { platform } = useBackoffice();
  const labels = useLabels();
  const text = useText();
  const label = (name: keyof Wish) => labels.field(placeOf(profile, name));
  const choice = (name: keyof Wish, value: string) => labels.choice(placeOf(profile, name), value);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">{label('format')}</FormLabel>
        <RadioGroup
          row
          value={wish.format}
          onChange={(_, format) => onChange({ ...wish, format: format as Wish['format'] })}
        >
          {profile.fields.format.choices.map((format) => (
            <FormControlLabel
              key={format}
              value={format}
              control={<Radio />}
              label={choice('format', format)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        select
        label={label('language')}
        value={wish.language}
        onChange={({ target }) => onChange({ ...wish, language: target.value as LanguageOrAll })}
        sx={{ maxWidth: 280 }}
      >
        {[...languagesOf(platform.store), 'all' as const].map((language) => (
          <MenuItem key={language} value={language}>
            {choice('language', language)}
          </MenuItem>
        ))}
      </TextField>
      <ReferencePicker
        field={anyCategory}
        label={label('categories')}
        value={wish.categories}
        onChange={(categories) => onChange({ ...wish, categories })}
        within={nowhere}
      />
      <ReferencePicker
        field={anyLine}
        label={label('productLines')}
        value={wish.productLines}
        onChange={(productLines) => onChange({ ...wish, productLines })}
        within={{ orgaSid }}
      />
      <TextField
        label={label('text')}
        helperText={text('export.textHint')}
        value={wish.text}
        onChange={({ target }) => onChange({ ...wish, text: target.value })}
        slotProps={{ htmlInput: { maxLength: suggestions.longestText } }}
      />
    </Box>
  );
}
