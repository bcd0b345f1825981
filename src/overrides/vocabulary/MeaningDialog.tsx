import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keepMeaning } from '../../../providers/data/vocabulary.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import type { WeakSearch } from '../../../resources/calls/vocabulary.ts';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { MeaningChoice, type ChosenMeaning } from './MeaningChoice.tsx';
import { meaningKinds, type MeaningKind } from './MeaningKind.ts';
import { TrialResult } from './TrialResult.tsx';

interface Needs {
  search: WeakSearch;
  /** As what it is first asked for. */
  kind: MeaningKind;
  /** Told what it means by now. */
  onKept: (meaning: string) => Promise<void>;
  onClose: () => void;
}

/** Says what a text means that was searched in vain: chosen, tried before it counts, kept. */
export function MeaningDialog({ search, kind: first, onKept, onClose }: Needs) {
  const { platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [kind, setKind] = useState(first);
  const [language, setLanguage] = useState(search.language);
  const [chosen, setChosen] = useState<ChosenMeaning>();
  const meant = chosen && { text: search.text, language, meaning: chosen.meaning };
  const keeping = useMutation({
    mutationFn: async () => {
      if (!meant) return;
      await keepMeaning(platform.key, meant);
      await onKept(chosen.name);
    },
  });
  const languages = languagesOf(platform.dataset);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isSmall}
      aria-labelledby="meaning-title"
    >
      <DialogTitle id="meaning-title" sx={{ overflowWrap: 'anywhere' }}>
        {text('vocabulary.dialog', { text: search.text })}
      </DialogTitle>
      <DialogContent>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={text('vocabulary.dialog', { text: search.text })}
          onChange={(_, next: MeaningKind | null) => {
            if (!next) return;
            setKind(next);
            setChosen(undefined);
          }}
          sx={{ mb: 2, flexWrap: 'wrap' }}
        >
          {meaningKinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {text(`vocabulary.kinds.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <MeaningChoice key={kind} kind={kind} search={search} language={language} onChange={setChosen} />
        {languages.length > 1 && (
          <TextField
            select
            fullWidth
            size="small"
            label={text('vocabulary.language')}
            value={language}
            onChange={({ target }) => {
              const next = languages.find((one) => one === target.value);
              if (next) setLanguage(next);
            }}
          >
            {languages.map((one) => (
              <MenuItem key={one} value={one}>
                {nameOf(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {keeping.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {keeping.error.message}
          </Alert>
        )}
        <TrialResult meant={meant} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!meant || keeping.isPending} onClick={() => keeping.mutate()}>
          {text('vocabulary.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
