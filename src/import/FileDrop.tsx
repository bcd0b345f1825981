import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { holdsProducts, sendings, type ImportKind } from '../../resources/calls/importKinds.ts';
import { formatsTaken } from '../../resources/exchange/importFormats.ts';
import { imports } from '../../resources/limits.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { DropPlace } from '../layout/DropPlace.tsx';

interface Needs {
  kind: ImportKind;
  onFile: (file: File, deleteOthers: boolean) => void;
  disabled: boolean;
}

const megabyte = 1024 * 1024;

/** Takes a file, dropped or chosen; says why it does not take one that is too large, or no JSON where only that will do. */
export function FileDrop({ kind, onFile, disabled }: Needs) {
  const text = useText();
  const { language } = useBackoffice();
  const chooser = useRef<HTMLInputElement>(null);
  const [deleteOthers, setDeleteOthers] = useState(false);
  const [fault, setFault] = useState<string>();
  const { xlsx, mayDeleteOthers } = sendings[kind];
  const { families, endings } = formatsTaken(holdsProducts(kind));
  const formats = new Intl.ListFormat(language, { type: 'disjunction' }).format(families);
  const size = imports.largestFileBytes / megabyte;

  function take([file, ...others]: readonly File[]) {
    if (!file || disabled) return;
    // None of several is taken by chance: a price list and its pictures come by different ways.
    if (others.length > 0) return setFault(text('import.oneFile', { name: file.name }));
    // What a file is shows its content: the server says which formats it takes where it is none of them.
    if (!xlsx && !/\.json$/i.test(file.name)) setFault(text('import.onlyJson', { name: file.name }));
    else if (file.size > imports.largestFileBytes)
      setFault(text('import.tooLarge', { name: file.name, size }));
    else {
      setFault(undefined);
      onFile(file, deleteOthers);
    }
  }

  return (
    <Box>
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
      <DropPlace disabled={disabled} onDrop={({ files }) => take([...files])}>
        <UploadIcon sx={{ fontSize: 36, color: 'primary.main' }} />
        <Typography variant="h2">{text('import.drop')}</Typography>
        <Typography color="text.secondary">{text('import.or')}</Typography>
        <Button variant="contained" disabled={disabled} onClick={() => chooser.current?.click()}>
          {text('file.choose')}
        </Button>
        <Typography variant="caption" color="text.secondary">
          {xlsx ? text('import.formats', { formats, size }) : text('import.jsonFormat', { size })}
        </Typography>
      </DropPlace>
      <input
        ref={chooser}
        type="file"
        hidden
        disabled={disabled}
        accept={xlsx ? endings.map((ending) => `.${ending}`).join() : '.json'}
        aria-label={text('file.choose')}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {mayDeleteOthers && (
        <>
          <FormControlLabel
            sx={{ mt: 1.5 }}
            control={
              <Checkbox
                checked={deleteOthers}
                disabled={disabled}
                onChange={({ target }) => setDeleteOthers(target.checked)}
              />
            }
            label={text('import.deleteOthers')}
          />
          <FormHelperText sx={{ mt: -0.5, ml: 4 }}>{text('import.deleteOthersHint')}</FormHelperText>
        </>
      )}
    </Box>
  );
}
