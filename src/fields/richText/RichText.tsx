import { Box, type Theme } from '@mui/material';
import { RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import type { Language } from '../../../resources/language/languages.ts';
import { richTextExtensions } from './richTextExtensions.ts';
import { RichTextTools } from './RichTextTools.tsx';

interface Needs {
  source: string;
  language: Language;
  /** What the field is called; it stays the same while people write. */
  name: string;
}

/** A formatted text, written as it will look, in one language. */
export function RichText({ source, language, name }: Needs) {
  const editorOptions = useMemo(
    () => ({
      extensions: richTextExtensions,
      // The library's own style sheet would have no nonce; its few rules stand below.
      injectCSS: false,
      editorProps: { attributes: { 'aria-label': name, lang: language } },
    }),
    [name, language],
  );
  return (
    <Box sx={written}>
      <RichTextInput
        source={source}
        label={false}
        helperText={false}
        editorOptions={editorOptions}
        toolbar={<RichTextTools name={name} />}
      />
    </Box>
  );
}

function written({ palette, shape }: Theme) {
  return {
    '&& .RaRichTextInput-editorContent .ProseMirror': {
      minHeight: 120,
      maxHeight: 420,
      overflowY: 'auto',
      padding: '8px 12px',
      whiteSpace: 'break-spaces',
      overflowWrap: 'break-word',
      fontVariantLigatures: 'none',
      backgroundColor: palette.background.paper,
      borderColor: palette.mode === 'light' ? 'rgba(0,0,0,0.32)' : 'rgba(255,255,255,0.34)',
      borderRadius: `0 0 ${shape.borderRadius}px ${shape.borderRadius}px`,
      '&:hover': { backgroundColor: palette.background.paper },
      '&:focus': {
        backgroundColor: palette.background.paper,
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -1,
      },
      '& h2': { fontSize: '1.125rem', lineHeight: 1.3, margin: '0.8em 0 0.4em' },
      '& h3': { fontSize: '1rem', lineHeight: 1.3, margin: '0.8em 0 0.4em' },
      '& p': { margin: '0 0 0.7em' },
      '& > :first-of-type': { marginTop: 0 },
      '& a': { color: palette.primary.main },
      '& blockquote': {
        margin: '0 0 0.7em',
        paddingLeft: '1em',
        borderLeft: `3px solid ${palette.divider}`,
      },
      '& img.ProseMirror-separator': { display: 'inline', width: 0, height: 0, border: 0, margin: 0 },
    },
  } as const;
}
