import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { useShownLanguages } from './useShownLanguages.ts';

interface Folding {
  shown: readonly Language[];
  folded: readonly Language[];
  /** The one that was unfolded just now, which gets the keyboard. */
  opened: Language | undefined;
  unfold: (language: Language) => void;
}

/** Which languages of one text are shown: those that one chose, those that were opened here, and those that are at fault. */
export function useFolding(source: string): Folding {
  const [chosen] = useShownLanguages();
  const { errors } = useFormState();
  const [unfolded, setUnfolded] = useState<readonly Language[]>([]);
  const isShown = (language: Language) =>
    chosen.includes(language) ||
    unfolded.includes(language) ||
    get(errors, `${source}.${language}`) !== undefined;
  return {
    shown: languages.filter(isShown),
    folded: languages.filter((language) => !isShown(language)),
    opened: unfolded.at(-1),
    unfold: (language) => setUnfolded((all) => [...all, language]),
  };
}
