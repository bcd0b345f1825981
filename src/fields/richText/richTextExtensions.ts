import { DefaultEditorOptions } from 'ra-input-rich-text';
import { isLink } from '../../../resources/kinds/link.ts';

const { extensions: offered = [] } = DefaultEditorOptions;

/** What may be written is what the server keeps of a text (`cleanHtml`), so that nothing vanishes on saving. */
const structure = extension('starterKit').configure({
  heading: { levels: [2, 3] },
  link: {
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address: string) => isLink(address),
  },
  code: false,
  codeBlock: false,
  gapcursor: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

export const richTextExtensions = [
  structure,
  smallLetters('subscript', 'sub', 'superscript'),
  smallLetters('superscript', 'sup', 'subscript'),
];

/** The library brings no small letters: they are marks like its highlighting, under an element of their own. */
function smallLetters(name: string, element: 'sub' | 'sup', other: string) {
  return extension('highlight').extend({
    name,
    excludes: other,
    addOptions: () => ({ HTMLAttributes: {} }),
    addAttributes: () => ({}),
    parseHTML: () => [{ tag: element }],
    renderHTML: () => [element, 0],
    addCommands: () => ({}),
    addKeyboardShortcuts: () => ({}),
    addInputRules: () => [],
    addPasteRules: () => [],
  });
}

function extension(name: string) {
  const found = offered.find((one) => one.name === name);
  if (!found) throw new Error(`ra-input-rich-text no longer brings "${name}": see richTextExtensions.ts.`);
  return found;
}
