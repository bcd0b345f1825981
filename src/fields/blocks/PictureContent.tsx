import { Box } from '@mui/material';
import { useInput } from 'ra-core';
import { useState } from 'react';
import { languages, type Language, type Translated } from '../../../resources/language/languages.ts';
import { shown } from '../../../resources/language/translate.ts';
import { uploadImage } from '../../../providers/data/uploadFile.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { FieldFault } from '../FieldFault.tsx';
import { FaultAt } from './FaultAt.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import { translatedOf } from '../../../resources/translatedOf.ts';

/** A picture, dropped or chosen; a language without one of its own shows that of another. */
export function PictureContent({ source }: { source: string }) {
  const { platform } = useBackoffice();
  const text = useText();
  const { field } = useInput({ source, format: (value: Translated | null) => value ?? {} });
  const [uploading, setUploading] = useState<Language>();
  const [fault, setFault] = useState<string>();
  const hashes = translatedOf(field.value);

  const keep = (language: Language, hash: string | undefined) =>
    field.onChange(
      Object.fromEntries(Object.entries({ ...hashes, [language]: hash }).filter(([, value]) => value)),
    );

  async function upload(language: Language, file: File) {
    setFault(undefined);
    setUploading(language);
    try {
      keep(language, await uploadImage(platform.key, 'orgaMedia', file, {}));
    } catch (error) {
      setFault(text('image.failed', { reason: messageOf(error) }));
    } finally {
      setUploading(undefined);
    }
  }

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        }}
      >
        {languages.map((language) => (
          <PictureSlot
            key={language}
            language={language}
            picture={shown(hashes, language)}
            isUploading={uploading === language}
            onFile={(file) => void upload(language, file)}
            onRemove={() => keep(language, undefined)}
          />
        ))}
      </Box>
      <FieldFault message={fault} />
      {languages.map((language) => (
        <FaultAt key={language} source={`${source}.${language}`} />
      ))}
      <FaultAt source={source} />
    </>
  );
}
