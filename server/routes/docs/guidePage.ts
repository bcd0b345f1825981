import { platform as platformOf, type Platform } from '../../../resources/platform/platforms.ts';
import type { Config } from '../../base/config/config.ts';
import { originOf } from '../../base/config/originOf.ts';
import { docsFrame } from './docsFrame.ts';
import type { DocsLanguage } from '../../../resources/language/docsLanguage.ts';
import type { GuideName } from './guideNames.ts';
import { readGuide } from './readGuide.ts';

interface Host {
  config: Pick<Config, 'publicOrigin'>;
  platform: Platform;
}

/** A guide whose examples call the host on which it is read: copied and pasted they work. */
export function guidePage(name: GuideName, language: DocsLanguage, { config, platform }: Host): string {
  const { title, html } = readGuide(name, language);
  const { dataset } = platform;
  const here = html
    .replaceAll('https://api-ch.example.com', originOf(config, forMachines(platform)))
    .replaceAll('https://ch.example.com', originOf(config, platformOf(dataset)))
    .replaceAll('PLATFORM=CH', `PLATFORM=${dataset}`);
  return docsFrame({
    title,
    language,
    name,
    head: '<script src="/api/docs/files/copy.js" defer></script>',
    body: `<main><article>${here}</article></main>`,
  });
}

/** The same catalogue on its host for machines, of which a sandbox has none. */
function forMachines(platform: Platform): Platform {
  return platform.demo ? platform : platformOf(`${platform.country}_API`);
}
