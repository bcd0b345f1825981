import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';

/** The editor of the text around, asked anew for what is chosen in it whenever that changes. */
export function useEditorState(): ReturnType<typeof useTiptapEditor> {
  const editor = useTiptapEditor();
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    editor?.on('transaction', look);
    return () => {
      editor?.off('transaction', look);
    };
  }, [editor]);
  return editor;
}
