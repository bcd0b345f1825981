import type { DescribedPicture } from '../../resources/calls/shown.ts';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { useView } from '../../ui/view/View.tsx';

interface Props {
  picture: DescribedPicture;
  /** What it is called where nobody has said what is seen in it. */
  otherwise: string;
  sizes: string;
  isFirst?: boolean;
}

/** A picture of a company or a product, with the words of its company for those who do not see it. */
export function DescribedFrame({ picture, otherwise, ...frame }: Props) {
  const { language } = useView();
  const { alt } = picture;
  return (
    <PictureFrame
      picture={picture}
      alt={alt?.text ?? otherwise}
      lang={alt && alt.languageUsed !== language ? alt.languageUsed : undefined}
      {...frame}
    />
  );
}
