import { Box, FormControl, FormLabel } from '@mui/material';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { languages, type Translated } from '../../../resources/language/languages.ts';
import type { TranslatedField } from '../../../resources/kinds/field.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useText } from '../../directory/useText.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import { FieldFault } from '../FieldFault.tsx';
import type { InputProps } from '../kindProps.ts';
import { FoldedLanguages } from '../languages/FoldedLanguages.tsx';
import { useFolding } from '../languages/useFolding.ts';
import { CopyButton } from './CopyButton.tsx';
import { TypedText } from '../text/TypedText.tsx';
import { useInputProps } from '../useInputProps.ts';

/** Up to here a text is read at a glance in a quarter of the form; longer ones get half of it. */
const shortText = 120;

/** A text in the languages that one chose, side by side, and the others folded below; those that are missing say so. */
export function TranslatedInput(props: InputProps<TranslatedField>) {
  const { source, label, isRequired } = useInputProps(props);
  const { long, most = 500 } = props.place.field;
  const least = long || most > shortText ? 300 : 165;
  const columns = (count: number) => ({
    [`@container (min-width: ${count * (least + 16) - 16}px)`]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    },
  });
  const text = useText();
  const id = useId();
  const { field, fieldState } = useInput({ source, format: (value: Translated | null) => value ?? {} });
  // The value of the whole does not hear of its parts; watching it does.
  const texts = translatedOf(useWatch({ name: field.name }));
  const isStarted = languages.some((language) => texts[language]);
  const { shown, folded, opened, unfold } = useFolding(field.name);
  return (
    <FormControl
      component="fieldset"
      fullWidth
      aria-describedby={`${id}-fault`}
      sx={{ mb: 1, containerType: 'inline-size' }}
    >
      <FormLabel component="legend">
        {label}
        {isRequired && ' *'}
      </FormLabel>
      {/* Of four never three, and the fourth alone below. */}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          ...(shown.length !== 3 && columns(2)),
          ...columns(shown.length),
        }}
      >
        {shown.map((language) => {
          const isMissing = isStarted && !texts[language];
          const name = nameOf(language);
          return (
            <TypedText
              key={language}
              source={`${source}.${language}`}
              label={isMissing ? `${name} · ${text('form.missing')}` : name}
              lang={language}
              autoFocus={language === opened}
              isLong={long ?? false}
              isMissing={isMissing}
              behind={isMissing && <CopyButton name={field.name} texts={texts} language={language} />}
            />
          );
        })}
      </Box>
      <FoldedLanguages source={field.name} texts={texts} folded={folded} onUnfold={unfold} />
      <FieldFault id={`${id}-fault`} message={fieldState.error?.message} />
    </FormControl>
  );
}
