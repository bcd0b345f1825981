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
import { exportFormats } from '../../../resources/exchange/exportFormats.ts';
import { isLanguage } from '../../../resources/language/languages.ts';
import { entities } from '../../../resources/registry.ts';
import { reference } from '../../../resources/kinds/grammar.ts';
import { suggestions } from '../../../resources/limits.ts';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import type { ExportRequest } from './ExportRequest.ts';

interface Needs {
  orgaSid: string;
  request: ExportRequest;
  onChange: (request: ExportRequest) => void;
}

const profile = entities.exportProfile;
const anyCategory = reference('category', { many: true });
const anyLine = reference('productLine', { many: true, within: ['orgaSid'] });
const nowhere = {};

/** Format, language, and which products. */
export function ExportRequestForm({ orgaSid, request, onChange }: Needs) {
  const { platform } = useBackoffice();
  const labels = useLabels();
  const text = useText();
  const label = (name: keyof ExportRequest) => labels.field(placeOf(profile, name));
  const choice = (name: keyof ExportRequest, value: string) => labels.choice(placeOf(profile, name), value);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">{label('format')}</FormLabel>
        <RadioGroup
          row
          value={request.format}
          onChange={(_, chosen) => {
            const format = exportFormats.find((each) => each === chosen);
            if (format) onChange({ ...request, format });
          }}
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
        value={request.language}
        onChange={({ target: { value } }) =>
          onChange({ ...request, language: isLanguage(value) ? value : 'all' })
        }
        sx={{ maxWidth: 280 }}
      >
        {[...languagesOf(platform.dataset), 'all' as const].map((language) => (
          <MenuItem key={language} value={language}>
            {choice('language', language)}
          </MenuItem>
        ))}
      </TextField>
      <ReferencePicker
        field={anyCategory}
        label={label('categories')}
        value={request.categories}
        onChange={(categories) => onChange({ ...request, categories })}
        within={nowhere}
        placeholder={text('export.every')}
      />
      <ReferencePicker
        field={anyLine}
        label={label('productLines')}
        value={request.productLines}
        onChange={(productLines) => onChange({ ...request, productLines })}
        within={{ orgaSid }}
        placeholder={text('export.every')}
      />
      <TextField
        label={label('text')}
        helperText={text('export.textHint')}
        value={request.text}
        onChange={({ target }) => onChange({ ...request, text: target.value })}
        slotProps={{ htmlInput: { maxLength: suggestions.longestText } }}
      />
    </Box>
  );
}
