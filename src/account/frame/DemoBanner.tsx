import { useAccount } from '../AccountContext.ts';

/** Says on the sandbox platforms that nothing here is real, as the catalogue says it (behaviour B126). */
export function DemoBanner() {
  const { platform, text } = useAccount();
  return platform.demo ? <p className="demo-banner">{text('storefront.shell.demo')}</p> : null;
}
