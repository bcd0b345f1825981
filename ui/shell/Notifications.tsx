import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell React of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'baustein-notifications': { labels: string };
    }
  }
}

/** The place of the notifications, with their few words. */
export const Notifications = unchanging(() => {
  const { t } = useView();
  const labels = {
    success: t('notification.success'),
    warning: t('notification.warning'),
    danger: t('notification.error'),
    info: t('notification.info'),
    close: t('notification.close'),
    more: t('notification.more'),
    less: t('notification.less'),
    current: t('notification.current'),
    history: t('notification.history'),
    undo: t('notification.undo'),
  };
  return <baustein-notifications labels={JSON.stringify(labels)} />;
});
