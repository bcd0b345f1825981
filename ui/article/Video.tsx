import { Icon } from '../view/Icon.tsx';
import { useView } from '../view/View.tsx';

/**
 * A video behind a still, played at a click: one of ours behind its first picture, one elsewhere behind words that say
 * where it lies, for nobody there hears of the visitor before. Without script the still is a link.
 */
export function Video({ address }: { address: string }) {
  const { t } = useView();
  if (!address) return null;
  const isOurs = address.startsWith('/');
  return (
    <a className="video-still" href={address} data-video rel="noopener nofollow">
      {isOurs && <video src={`${address}#t=0.1`} preload="metadata" muted tabIndex={-1} aria-hidden="true" />}
      <Icon name="play" />
      <b>{t('article.video')}</b>
      {!isOurs && <Elsewhere host={new URL(address).host} />}
    </a>
  );
}

function Elsewhere({ host }: { host: string }) {
  const { t } = useView();
  return <small>{t('article.videoElsewhere', { host })}</small>;
}
