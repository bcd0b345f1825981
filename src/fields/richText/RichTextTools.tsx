import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import { Box, ToggleButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../directory/useText.ts';
import { LinkTool } from './LinkTool.tsx';
import { useEditorState } from './useEditorState.ts';

type Editor = NonNullable<ReturnType<typeof useEditorState>>;

interface Tool {
  name:
    | 'title'
    | 'subtitle'
    | 'bold'
    | 'italic'
    | 'subscript'
    | 'superscript'
    | 'bullets'
    | 'numbers'
    | 'quote';
  sign: ReactNode;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const mark = (name: 'bold' | 'italic' | 'subscript' | 'superscript', sign: ReactNode): Tool => ({
  name,
  sign,
  isOn: (editor) => editor.isActive(name),
  toggle: (editor) => editor.chain().focus().toggleMark(name).run(),
});
const heading = (name: 'title' | 'subtitle', level: number): Tool => ({
  name,
  sign: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  toggle: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
});
const list = (name: 'bullets' | 'numbers', node: string, sign: ReactNode): Tool => ({
  name,
  sign,
  isOn: (editor) => editor.isActive(node),
  toggle: (editor) => editor.chain().focus().toggleList(node, 'listItem').run(),
});

const tools: readonly Tool[] = [
  heading('title', 2),
  heading('subtitle', 3),
  mark('bold', <BoldIcon fontSize="inherit" />),
  mark('italic', <ItalicIcon fontSize="inherit" />),
  mark('subscript', <SubscriptIcon fontSize="inherit" />),
  mark('superscript', <SuperscriptIcon fontSize="inherit" />),
  list('bullets', 'bulletList', <BulletsIcon fontSize="inherit" />),
  list('numbers', 'orderedList', <NumbersIcon fontSize="inherit" />),
  {
    name: 'quote',
    sign: <QuoteIcon fontSize="inherit" />,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
];

/** What can be done to a text. */
export function RichTextTools({ name }: { name: string }) {
  const text = useText();
  const editor = useEditorState();
  // What is read out begins with words, and holds what is seen.
  const nameOf = (tool: Tool) =>
    text(`richText.tool.${tool.name}`) + (typeof tool.sign === 'string' ? ` (${tool.sign})` : '');
  return (
    <Box
      role="group"
      aria-label={text('richText.tools', { name })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        border: 1,
        borderBottom: 0,
        borderColor: 'divider',
        borderRadius: '4px 4px 0 0',
        '& .MuiToggleButton-root': { border: 0, borderRadius: 0, width: 28, height: 32, p: 0, fontSize: 18 },
      }}
    >
      {tools.map((tool) => (
        <ToggleButton
          key={tool.name}
          value={tool.name}
          aria-label={nameOf(tool)}
          title={nameOf(tool)}
          selected={Boolean(editor && tool.isOn(editor))}
          disabled={!editor}
          onClick={() => editor && tool.toggle(editor)}
          sx={{ '&&': { fontSize: typeof tool.sign === 'string' ? 13 : 18 } }}
        >
          {tool.sign}
        </ToggleButton>
      ))}
      <LinkTool editor={editor} />
    </Box>
  );
}
