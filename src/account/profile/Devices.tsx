import { useState } from 'react';
import {
  forgetDevice,
  listDevices,
  rememberDevice,
  type DevicePage,
} from '../../../providers/auth/devices.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useRead } from './useRead.ts';

/** Where the account has signed in, a page of 60 at a time (behaviour B121). */
export function Devices() {
  const { text } = useAccount();
  const { value: first, failure, again } = useRead(firstPage);
  const [further, setFurther] = useState<DevicePage[]>([]);
  const pages = first ? [first, ...further] : [];
  const devices = pages.flatMap((page) => page.devices);
  const next = pages.at(-1)?.next;
  // This device may stand on a page that was not read.
  const [wasRemembered, setRemembered] = useState(false);
  const isThisRemembered =
    wasRemembered || devices.some(({ isThis, isRemembered }) => isThis && isRemembered);

  async function remember() {
    await rememberDevice();
    setRemembered(true);
    await readAnew();
  }

  async function readAnew() {
    await again();
    setFurther([]);
  }

  return (
    <ProfileSection title={text('profile.devices')} hint={text('profile.devicesHint')}>
      {failure && <p role="status">{text(failure)}</p>}
      {first && devices.length === 0 && <p>{text('profile.noDevices')}</p>}
      <ul className="profile-devices">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onForget={() => forgetDevice(device.id).then(readAnew)}
          />
        ))}
      </ul>
      {next && (
        <AccountForm
          submit={text('profile.moreDevices')}
          isQuiet
          onSubmit={async () => setFurther([...further, await listDevices(next)])}
        />
      )}
      {first && !isThisRemembered && (
        <AccountForm submit={text('profile.remember')} isQuiet onSubmit={remember} />
      )}
    </ProfileSection>
  );
}

const firstPage = () => listDevices();
