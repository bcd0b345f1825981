import { Button } from '@mui/material';
import { useState } from 'react';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import { DescribeDialog } from './DescribeDialog.tsx';

/** What is seen in a picture, or in which languages nobody has said it yet; opens where it is written. */
export function DescribeButton({ picture, label }: { picture: ReadRecord<'image'>; label: string }) {
  const { platform, language } = useBackoffice();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const alt = picture.alt ?? {};
  const spoken = languagesOf(platform.dataset);
  const missing = spoken.filter((each) => !alt[each]);
  const words =
    missing.length === 0
      ? textIn(alt, language)
      : missing.length === spoken.length
        ? text('image.notDescribed')
        : text('image.notDescribedIn', { languages: missing.join(', ').toUpperCase() });
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        title={text('image.describe')}
        aria-label={`${words} (${label})`}
        sx={{
          width: 112,
          minWidth: 0,
          px: 0.5,
          py: 0,
          justifyContent: 'start',
          textAlign: 'start',
          fontSize: '0.75rem',
          lineHeight: 1.3,
          fontWeight: 400,
          // The frame of a picture is white in the dark, too.
          color: missing.length > 0 ? '#8a4b00' : '#555',
        }}
      >
        {words}
      </Button>
      {isOpen && <DescribeDialog picture={picture} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
