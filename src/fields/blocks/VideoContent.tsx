import { Alert, Typography } from '@mui/material';
import { useEffect, useState, type ComponentType } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { embeddedVideo } from '../../../resources/address/embeddedVideo.ts';
import { entriesOf } from '../../../resources/entriesOf.ts';
import type { Place } from '../../directory/Place.ts';
import { useText } from '../../directory/useText.ts';
import type { InputProps } from '../kindProps.ts';

interface Needs {
  place: Place;
  source: string;
  Enter: ComponentType<InputProps>;
}

/** The address of a video in each language; that of its page becomes that of its player, which is said (behaviour B529). */
export function VideoContent({ place, source, Enter }: Needs) {
  const text = useText();
  const { setValue, subscribe } = useFormContext();
  const [understood, setUnderstood] = useState<{ pasted: string; address: string }>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const [language, pasted] of entriesOf(get(values, source))) {
            const address = typeof pasted === 'string' ? embeddedVideo(pasted) : undefined;
            if (typeof pasted !== 'string' || !address || address === pasted) continue;
            setUnderstood({ pasted, address });
            setValue(`${source}.${language}`, address, { shouldDirty: true });
          }
        },
      }),
    [subscribe, source, setValue],
  );
  return (
    <>
      <Enter place={place} source={source} />
      <Typography variant="caption" color="text.secondary">
        {text('blocks.videoHosts')}
      </Typography>
      {understood && (
        <Alert severity="info" role="status">
          {text('blocks.videoUnderstood', understood)}
        </Alert>
      )}
    </>
  );
}
