import { Icon } from '../view/Icon.tsx';
import { useView } from '../view/View.tsx';

/**
 * A video of ours, or one elsewhere behind a still that says where it lies: nobody there hears of the visitor before
 * the click. Without script the still is a link.
 */
export function Video({ address }: { address: string }) {
  const { t } = useView();
  if (!address) return null;
  if (address.startsWith('/')) return <video src={address} controls preload="metadata" playsInline />;
  const { host } = new URL(address);
  return (
    <a className="video-still" href={address} data-video rel="noopener nofollow">
      <Icon name="play" />
      <b>{t('article.video')}</b>
      <small>{t('article.videoElsewhere', { host })}</small>
    </a>
  );
}
