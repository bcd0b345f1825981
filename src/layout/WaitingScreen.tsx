import { Screen } from './Screen.tsx';
import { Waiting } from './Waiting.tsx';

/** Holds the place of a screen of which nothing is known yet. */
export function WaitingScreen() {
  return (
    <Screen>
      <Waiting of="list" withHead />
    </Screen>
  );
}
