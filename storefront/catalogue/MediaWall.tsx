import type { DescribedPicture } from '../../resources/calls/shown.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { useView } from '../../ui/view/View.tsx';
import { DescribedFrame } from './DescribedFrame.tsx';

/** How a product looks where it is built in; each picture leads to itself in full size, which the first script zooms into. */
export function MediaWall({ pictures, title }: { pictures: readonly DescribedPicture[]; title: string }) {
  const { t } = useView();
  return (
    <ul className="media-wall" data-zoom data-close={t('shell.close')}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <a href={pictureAddress(picture, 'full')}>
            <DescribedFrame
              picture={picture}
              otherwise={`${title}, ${t('product.media')}`}
              sizes="(max-width: 40rem) 92vw, 24rem"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
