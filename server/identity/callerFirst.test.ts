import { expect, it } from 'vitest';
import { demoUsers } from '../../demo/demoUsers.ts';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { seedDemoUsers } from '../../tests/setup/seedDemoUsers.ts';
import { callerFirst } from './callerFirst.ts';
import { callerOfUser } from './callerOf.ts';

it('Rights that were read with the sign-in are for the first who asks; whoever asks later reads those of then (behaviour B505)', async () => {
  const { write } = await freshDatabase();
  await seedDemoUsers(write);
  const [user] = demoUsers.filter(({ username }) => username === 'supplier');
  const { sub = '' } = user ?? {};
  await write`insert into user_right (sid, sub, "right") values ('first', ${sub}, 'ADVERTISEMENT') on conflict do nothing`;
  const identity = { sub, username: 'supplier', email: undefined };
  const request = {
    caller: { kind: 'user', via: 'bearer', ...identity } as const,
    callerAhead: callerOfUser(write, identity),
  };
  const first = await callerFirst(write, request);
  expect(first).toMatchObject({ kind: 'user', sub, rights: [{ right: 'ADVERTISEMENT' }] });
  await write`delete from user_right where sub = ${sub}`;
  expect(await callerFirst(write, request)).toMatchObject({ kind: 'user', sub, rights: [] });
});
