import { platform as platformOf, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/**
 * Where the same address stands on another platform, such as `https://de.baustein.ch`; '' for the platform that is
 * shown, undefined where its host does not say which one it is.
 */
export function useOriginOf(): (key: PlatformKey) => string | undefined {
  const { platform } = useBackoffice();
  return (key) => {
    const { protocol, host } = window.location;
    if (key === platform.dataset) return '';
    const [slug, ...rest] = host.split('.');
    return slug === platform.slug ? `${protocol}//${[platformOf(key).slug, ...rest].join('.')}` : undefined;
  };
}
