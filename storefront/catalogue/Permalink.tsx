import { gtinPath } from '../../resources/address/gtinPath.ts';
import { qrPath } from '../../resources/address/qrPath.ts';
import { useView } from '../../ui/view/View.tsx';

/**
 * The address of a product that lasts, with a code for a phone: its GTIN as GS1 Digital Link, else the page. The code is
 * drawn when somebody comes to see it.
 */
export function Permalink({ gtin, path }: { gtin: string | undefined; path: string }) {
  const { absolute, t } = useView();
  const lasting = gtin ? gtinPath(gtin) : path;
  const address = absolute(lasting);
  return (
    <div className="permalink">
      <img
        className="qr-code"
        src={qrPath(lasting)}
        alt={t('product.qr')}
        width="132"
        height="132"
        loading="lazy"
        decoding="async"
      />
      <p>
        <span className="label">{t('product.permalink')}</span>
        <a href={address} rel="nofollow">
          {address.replace(/^https?:\/\//, '')}
        </a>
      </p>
    </div>
  );
}
