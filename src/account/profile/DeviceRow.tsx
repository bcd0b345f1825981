import { languageTag } from '../../../resources/platform/platforms.ts';
import type { Device } from '../../../providers/auth/devices.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';

/** A device that is known; forgetting it ends its sign-ins. */
export function DeviceRow({ device, onForget }: { device: Device; onForget: () => Promise<void> }) {
  const { platform, language, text } = useAccount();
  const { name, lastUsedAt, isThis, isRemembered } = device;
  const date = new Intl.DateTimeFormat(languageTag(language, platform), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(lastUsedAt);
  const facts = [
    isThis && text('profile.thisDevice'),
    isRemembered && text('profile.remembered'),
    text('profile.lastUsed', { date }),
  ].filter(Boolean);
  return (
    <li className="profile-row">
      <p>
        <strong>{nameOfDevice(name) || text('profile.unknownDevice')}</strong>
        <br />
        <span className="account-hint">{facts.join(' · ')}</span>
      </p>
      <AccountForm submit={text('profile.forget')} isQuiet onSubmit={onForget} />
    </li>
  );
}

/** Browsers as they call themselves, the more particular before those that they also claim to be. */
const browsers: readonly [RegExp, string][] = [
  [/(?:Microsoft Edge|Edg)\/(\d+)/, 'Edge'],
  [/(?:Opera|OPR)\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:Google )?Chrome\/(\d+)/, 'Chrome'],
  [/Chromium\/(\d+)/, 'Chromium'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

/** The library names a device by all that its browser says of itself: browser and system are for people. */
function nameOfDevice(said: string): string {
  const [known] = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(said)?.[1];
    return version ? [`${name} ${version}`] : [];
  });
  const system = /Windows|Android|iPhone|iPad|macOS|Mac OS X|Linux/.exec(said)?.[0];
  return known ? [known, system].filter(Boolean).join(', ') : said;
}
