import type { ShownAdvertisement } from '../../resources/calls/advertisement.ts';
import type { Translated } from '../../resources/languages.ts';
import { shown } from '../../resources/translate.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { Text } from '../view/Text.tsx';
import { useView } from '../view/View.tsx';

type Props = Pick<ShownAdvertisement, 'title' | 'text' | 'image' | 'link'>;

/** An advertisement, marked as what it is; its place is kept before the picture arrives. */
export function Advertisement({ title, text, image, link }: Props) {
  const { language, t } = useView();
  const [heading, words] = [title, text].map((value) => shown(value as Translated | null, language));
  return (
    <a className="advertisement" href={link} rel="sponsored noopener">
      {image && (
        <img
          src={pictureAddress({ kind: 'orgaMedia', hash: image }, '576')}
          alt=""
          width="4"
          height="3"
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="advertisement-words">
        <small>{t('advertisement.mark')}</small>
        {heading && (
          <b>
            <Text value={heading} />
          </b>
        )}
        {words && (
          <span>
            <Text value={words} />
          </span>
        )}
      </span>
    </a>
  );
}
