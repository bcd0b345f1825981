import { useGetOne } from 'ra-core';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdvertisementCard } from '../../../resources/calls/shown.ts';
import type { Language, Translated } from '../../../resources/language/languages.ts';
import { isLink } from '../../../resources/kinds/link.ts';
import { shown } from '../../../resources/language/translate.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { Advertisements } from '../../../ui/catalogue/Advertisements.tsx';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { PreviewPane } from '../../preview/PreviewPane.tsx';

interface Written {
  orgaSid?: string | null;
  title?: Translated | null;
  text?: Translated | null;
  image?: string | null;
  link?: string | null;
}

/** The advertisement as pages will show it, drawn by what draws it there. */
export function AdvertisementPreview() {
  const { platform, directory } = useBackoffice();
  const written = useDeferredValue(useWatch<Written>());
  const { name, entity } = directory.showing('orga');
  const { data: orga } = useGetOne(
    name,
    { id: idOf([written.orgaSid ?? '']) },
    { enabled: Boolean(written.orgaSid) },
  );
  return (
    <PreviewPane
      platforms={[platform]}
      draw={(language) => (
        <Advertisements
          cards={[
            cardOf(written, orga ? titleOf(entity, orga, language) : (written.orgaSid ?? ''), language),
          ]}
        />
      )}
    />
  );
}

function cardOf(
  { orgaSid, title, text, image, link }: Written,
  orgaName: string,
  language: Language,
): AdvertisementCard {
  return {
    orgaSid: orgaSid ?? '',
    sid: '',
    orgaName,
    title: shown(title, language) ?? { text: '', languageUsed: language },
    text: shown(text, language) ?? null,
    // Its size is not known here, and its place is the same for every size.
    picture: image ? { kind: 'orgaMedia', hash: image, width: 1800, height: 1800 } : null,
    link: link && isLink(link) ? link : '/',
  };
}
