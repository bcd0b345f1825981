import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { Language, Translated } from '../../../resources/language/languages.ts';
import { shown } from '../../../resources/language/translate.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  /** Where the text stands in the form. */
  name: string;
  texts: Translated;
  /** The one that is missing. */
  language: Language;
}

/** Begins a translation with what stands in another language: the reader's, else the first that has it. */
export function CopyButton({ name, texts, language }: Needs) {
  const backoffice = useBackoffice();
  const text = useText();
  const { setValue } = useFormContext();
  const source = shown(texts, backoffice.language);
  if (!source) return null;
  const label = text('form.copyFrom', { language: source.languageUsed.toUpperCase() });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={`${label} (${language.toUpperCase()})`}
        onClick={() => setValue(`${name}.${language}`, source.text, { shouldDirty: true })}
      >
        <CopyIcon fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}
