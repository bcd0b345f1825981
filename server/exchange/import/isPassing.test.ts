import { expect, it } from 'vitest';
import { ConnectionLost } from '../../base/database/ConnectionLost.ts';
import { isPassing, isSlowToPass } from './isPassing.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });
const ofStore = Object.assign(new Error('slow'), { $metadata: { attempts: 4 } });

it.each([
  ['a disk without room', coded('ENOSPC'), [true, true]],
  ['a store that does not answer', ofStore, [true, true]],
  ['a store that is gone', new Error('not fetched', { cause: coded('ECONNREFUSED') }), [true, true]],
  [
    'a database whose connection was lost',
    new ConnectionLost('lost', { cause: coded('ECONNRESET') }),
    [true, false],
  ],
  ['a fault of the program', new TypeError('x is not a function'), [false, false]],
])(
  'An import that meets %s is taken up again, after a long rest where it takes long (B668)',
  (_, error, said) => {
    expect([isPassing(error), isSlowToPass(error)]).toEqual(said);
  },
);
