import type { DescribedPicture } from '../../resources/calls/shown.ts';
import { NoPicture } from '../../ui/pictures/NoPicture.tsx';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';
import { DescribedFrame } from './DescribedFrame.tsx';

/** The pictures of a product: the first one large; each leads to itself in full size, which the first script zooms into. */
export function Gallery({ pictures, title }: { pictures: readonly DescribedPicture[]; title: string }) {
  const { t } = useView();
  const [first, ...others] = pictures;
  if (!first)
    return (
      <div className="gallery">
        <div className="gallery-first">
          <NoPicture />
        </div>
      </div>
    );
  const name = (index: number) =>
    pictures.length > 1
      ? `${title}, ${t('product.picture', { number: index, total: pictures.length })}`
      : title;
  return (
    <div className="gallery" data-zoom data-close={t('shell.close')}>
      <a className="gallery-first" href={pictureAddress(first, 'full')}>
        <DescribedFrame picture={first} otherwise={name(1)} sizes="(max-width: 64rem) 100vw, 54vw" isFirst />
        <span className="gallery-zoom">
          <Icon name="zoom" />
          <span className="hidden">{t('product.zoom')}</span>
        </span>
      </a>
      {others.length > 0 && (
        <ul className="gallery-others" aria-label={t('product.pictures')}>
          {others.map((picture, index) => (
            <li key={picture.hash}>
              <a href={pictureAddress(picture, 'full')}>
                <DescribedFrame picture={picture} otherwise={name(index + 2)} sizes="8rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
