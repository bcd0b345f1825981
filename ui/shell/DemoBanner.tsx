import { useView } from '../view/View.tsx';

/** Says on the sandbox platforms that nothing here is real (behaviour B126). */
export function DemoBanner() {
  const { platform, t } = useView();
  return platform.demo ? <p className="demo-banner">{t('shell.demo')}</p> : null;
}
