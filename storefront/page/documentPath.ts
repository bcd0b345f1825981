import type { ShownDocument } from '../../resources/calls/shown.ts';
import { filePath } from '../../resources/address/filePath.ts';
import { slug } from '../../resources/address/slug.ts';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import type { View } from '../../ui/view/View.tsx';

const longest = 100;

/** The address of a document under a name that says what it is, whose it is, and in which language. */
export function documentPath(
  { t }: Pick<View, 't'>,
  { file, kind, language }: Pick<ShownDocument, 'file' | 'kind' | 'language'>,
  of: string,
): string {
  // A size keeps its sign of times, as people type it.
  const named = slug(`${choiceLabel(t, 'document', 'kind', kind)} ${of}`.replaceAll('×', 'x'))
    .slice(0, longest)
    .replace(/-$/, '');
  return `${filePath(file)}/${named}-${language}.pdf`;
}
