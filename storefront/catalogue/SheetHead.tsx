import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { smallImage } from '../../resources/limits.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { useView } from '../../ui/view/View.tsx';

/** Head of the data sheet that a product's page is on paper; on the screen it is not there. */
export function SheetHead({ product: { orgaName, orgaLogo } }: { product: ProductPage }) {
  const { platform } = useView();
  return (
    <div className="sheet-head" aria-hidden="true">
      {orgaLogo ? (
        <img
          src={pictureAddress(orgaLogo, smallImage)}
          alt=""
          width={orgaLogo.width}
          height={orgaLogo.height}
          loading="lazy"
        />
      ) : (
        <b>{orgaName}</b>
      )}
      <span>{platformGroups[platform.group].title}</span>
    </div>
  );
}
