import { expect, it } from 'vitest';
import { platform } from '../../resources/platform/platforms.ts';
import { translator } from './translator.ts';

it('The same words have ß where Germany and Austria read them, whichever platform was asked for first', () => {
  const close = (key: string) => translator('de', platform(key))('shell.close');
  expect(['CH', 'DE', 'AT', 'RHB', 'CH'].map(close)).toEqual([
    'Schliessen',
    'Schließen',
    'Schließen',
    'Schliessen',
    'Schliessen',
  ]);
});
