import { languageTag } from '../../../resources/platforms.ts';
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

/** The pool names a device by what its browser calls itself: of that, browser and system are for people. */
function nameOfDevice(name: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\/(\d+)/.exec(name);
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(name);
  if (!browser) return name;
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return [`${names[browser[1] as string] ?? browser[1]} ${browser[2]}`, system?.[0]]
    .filter(Boolean)
    .join(', ');
}
