import type { ShownText } from '../../resources/calls/shown.ts';
import { Text } from './Text.tsx';
import { useView } from './View.tsx';

/** A long text: an empty line begins a new paragraph, and the first one says if the language is another. */
export function Paragraphs({ value: { text, languageUsed } }: { value: ShownText }) {
  const { language } = useView();
  const [first = '', ...others] = text.split(/\n{2,}/);
  return (
    <>
      <p>
        <Text value={{ text: first, languageUsed }} />
      </p>
      {others.map((paragraph, index) => (
        <p key={index} lang={languageUsed === language ? undefined : languageUsed}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
