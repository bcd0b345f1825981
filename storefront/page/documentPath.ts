import type { ShownDocument } from '../../resources/calls/shown.ts';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import type { View } from '../../ui/view/View.tsx';

const longest = 100;

/** The address of a document under a name that says what it is, whose it is, and in which language. */
export function documentPath(
  { t }: Pick<View, 't'>,
  { file, kind, language }: Pick<ShownDocument, 'file' | 'kind' | 'language'>,
  of: string,
): string {
  const named = plain(`${choiceLabel(t, 'document', 'kind', kind)} ${of}`)
    .slice(0, longest)
    .replace(/-$/, '');
  return `/api/file/${file}/${named}-${language}.pdf`;
}

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '×': 'x',
};

/** Small letters and digits, the words parted by hyphens. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæœ×]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
