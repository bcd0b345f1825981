import LinkIcon from '@mui/icons-material/Link';
import { Box, Button, Popover, TextField, ToggleButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isLink } from '../../../resources/kinds/link.ts';
import { useText } from '../../directory/useText.ts';
import type { useEditorState } from './useEditorState.ts';

/** Makes what is selected a link, or changes or takes away the link at the cursor. Only what may be linked is taken. */
export function LinkTool({ editor }: { editor: ReturnType<typeof useEditorState> }) {
  const text = useText();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [address, setAddress] = useState<string>();
  const isOn = Boolean(editor?.isActive('link'));
  const canLink = isOn || Boolean(editor && !editor.state.selection.empty);
  const fault = address && !isLink(address) ? translate('faults.link') : undefined;

  function keep(href: string) {
    const change = editor?.chain().focus().extendMarkRange('link');
    if (href) change?.setMark('link', { href }).run();
    else change?.unsetMark('link').run();
    setAddress(undefined);
  }

  return (
    <>
      <ToggleButton
        value="link"
        aria-label={text('richText.tool.link')}
        title={text('richText.tool.link')}
        selected={isOn}
        disabled={!canLink}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setAddress(String(editor?.getAttributes('link')['href'] ?? ''));
        }}
      >
        <LinkIcon fontSize="inherit" />
      </ToggleButton>
      <Popover
        open={address !== undefined}
        anchorEl={anchor ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAddress(undefined)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('richText.tool.link') } }}
      >
        <Box sx={{ p: 2, width: 360, maxWidth: '100%', display: 'grid', gap: 1 }}>
          <TextField
            label={text('richText.linkAddress')}
            value={address ?? ''}
            onChange={({ target }) => setAddress(target.value)}
            // A form within the form around would be saved with it.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (!fault) keep(address ?? '');
            }}
            error={Boolean(fault)}
            helperText={fault}
            autoFocus
            fullWidth
          />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            {isOn && <Button onClick={() => keep('')}>{text('richText.unlink')}</Button>}
            <Button
              variant="contained"
              disabled={!address || Boolean(fault)}
              onClick={() => keep(address ?? '')}
            >
              {text('richText.setLink')}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
