/**
 * The arrows between the rooms, proved from outside of our own lint: no file needs itself in a circle, and no room one
 * that is built on it. The lists run from the ground up.
 */
const floors = [
  ['resources'],
  ['server/base', 'ui', 'providers'],
  ['server/records', 'server/http', 'storefront'],
  ['server/identity', 'src'],
  ['server/find'],
  ['server/catalogue'],
  ['server/exchange'],
  ['server/pages'],
  ['server/jobs'],
  ['server/routes'],
  ['idp', 'demo'],
  ['server/boot'],
  [
    'server/app.ts',
    'server/serve.ts',
    'server/start.ts',
    'server/web.ts',
    'server/worker.ts',
    'server/migrations',
  ],
];

const isIn = (rooms) => `^(${rooms.join('|')})(/|$)`;

const upward = floors.slice(0, -1).map((rooms, floor) => ({
  name: `nothing-above-${rooms.join('-').replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: isIn(rooms) },
  to: { path: isIn(floors.slice(floor + 1).flat()), dynamic: false },
}));

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: '^tests/|\\.test\\.tsx?$|^vite\\.config' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'demo-and-provider-by-one-door',
      severity: 'error',
      from: { pathNot: '^(demo|idp|tests)/|\\.test\\.tsx?$' },
      to: { path: '^(demo|idp)/', dynamic: false },
    },
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
  },
};
