import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { Translated } from '../../../resources/languages.ts';
import { isLink } from '../../../resources/kinds/link.ts';
import { Advertisement } from '../../../ui/catalogue/Advertisement.tsx';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { PreviewPane } from '../../preview/PreviewPane.tsx';

/** The advertisement as pages will show it, drawn by what draws it there. */
export function AdvertisementPreview() {
  const { platform } = useBackoffice();
  const [title, text, image, link] = useDeferredValue(
    useWatch({ name: ['title', 'text', 'image', 'link'] }),
  ) as [Translated | null, Translated | null, string | null, string | null];
  return (
    <PreviewPane
      platforms={[platform]}
      draw={() => (
        <Advertisement
          title={title ?? {}}
          text={text}
          image={image ?? null}
          link={link && isLink(link) ? link : '/'}
        />
      )}
    />
  );
}
