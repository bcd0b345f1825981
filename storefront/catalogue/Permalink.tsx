import { gtinPath } from '../../resources/gtinPath.ts';
import { useView } from '../../ui/view/View.tsx';
import { QrCode } from './QrCode.tsx';

/** The address of a product that lasts, with a code for a phone: its GTIN as GS1 Digital Link, else the page. */
export function Permalink({ gtin, path }: { gtin: string | undefined; path: string }) {
  const { absolute, t } = useView();
  const address = absolute(gtin ? gtinPath(gtin) : path);
  return (
    <div className="permalink">
      <QrCode address={address} label={t('product.qr')} />
      <p>
        <span className="label">{t('product.permalink')}</span>
        <a href={address} rel="nofollow">
          {address.replace(/^https?:\/\//, '')}
        </a>
      </p>
    </div>
  );
}
