import { TextField } from '@mui/material';
import { useState } from 'react';
import type { Meaning, WeakSearch } from '../../../resources/calls/vocabulary.ts';
import { reference } from '../../../resources/kinds/grammar.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import { useRecords } from '../../fields/reference/useRecords.ts';
import type { MeaningKind } from './MeaningKind.ts';
import { ProductChoice } from './ProductChoice.tsx';

/** What is meant, and what it is called. */
export interface ChosenMeaning {
  meaning: Meaning;
  name: string;
}

interface Needs {
  kind: MeaningKind;
  search: WeakSearch;
  /** Of the text. */
  language: Language;
  onChange: (chosen: ChosenMeaning | undefined) => void;
}

const anyCategory = reference('category');
const nowhere = {};

/** The category, the word or the product that is meant. */
export function MeaningChoice({ kind, search, onChange }: Needs) {
  if (kind === 'category') return <CategoryChoice onChange={onChange} />;
  if (kind === 'word') return <WordChoice onChange={onChange} />;
  return (
    <ProductChoice
      first={search.chosen}
      onChange={(product) =>
        onChange(
          product && {
            meaning: { orgaSid: product.orgaSid, productSid: product.productSid },
            name: product.title,
          },
        )
      }
    />
  );
}

function CategoryChoice({ onChange }: Pick<Needs, 'onChange'>) {
  const text = useText();
  const { language } = useBackoffice();
  const { data = [] } = useRecords('category');
  const [sid, setSid] = useState('');
  return (
    <ReferencePicker
      field={anyCategory}
      label={text('vocabulary.kinds.category')}
      value={sid ? [sid] : []}
      onChange={([next = '']) => {
        setSid(next);
        const name = data.find((category) => category.sid === next)?.name;
        onChange(next ? { meaning: { category: next }, name: textIn(name, language) || next } : undefined);
      }}
      within={nowhere}
    />
  );
}

function WordChoice({ onChange }: Pick<Needs, 'onChange'>) {
  const text = useText();
  const [word, setWord] = useState('');
  return (
    <TextField
      fullWidth
      autoFocus
      size="small"
      label={text('vocabulary.kinds.word')}
      helperText={text('vocabulary.wordHint')}
      value={word}
      slotProps={{ htmlInput: { maxLength: 120 } }}
      onChange={({ target }) => {
        setWord(target.value);
        const said = target.value.trim();
        onChange(said.length > 1 ? { meaning: { word: said }, name: `«${said}»` } : undefined);
      }}
    />
  );
}
