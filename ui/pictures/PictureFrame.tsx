import type { Picture } from '../../resources/calls/shown.ts';
import { imageVariants, smallImage, type ImageVariant } from '../../resources/limits.ts';
import { pictureAddress } from './pictureAddress.ts';

const offered = ['240', smallImage, '1500'] as const satisfies readonly ImageVariant[];

interface Props {
  picture: Picture;
  alt: string;
  /** Of `alt`, where it is not that of the page. */
  lang?: string | undefined;
  /** How wide it is shown (`sizes` of HTML), or the one size that serves every screen where it is always small. */
  sizes: string | { only: ImageVariant };
  /** The first large picture of a page is fetched at once, all others when they come into sight. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the sizes that browsers choose from, with its place reserved before it arrives. */
export function PictureFrame({ picture, alt, lang, sizes, isFirst = false, className }: Props) {
  const sources =
    typeof sizes === 'string'
      ? { src: pictureAddress(picture, smallImage), srcSet: setOf(picture), sizes }
      : { src: pictureAddress(picture, sizes.only) };
  return (
    <img
      className={className}
      {...sources}
      width={picture.width}
      height={picture.height}
      alt={alt}
      lang={lang}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** The addresses for `srcset`, each width once. */
function setOf(picture: Picture): string {
  const sources = offered.map((variant) => ({
    address: pictureAddress(picture, variant),
    width: Math.min(imageVariants[variant], picture.width),
  }));
  return sources
    .filter(({ width }, index) => width !== sources[index - 1]?.width)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ');
}
