import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = ['resources', 'ui', 'providers', 'storefront', 'src', 'server', 'idp', 'demo'];

const [ofRooms = '', ofServer = ''] = [
  ...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/```mermaid\n([\s\S]*?)```/g),
].map(([, picture = '']) => picture);

/** What one file imports: statically, or (`isLate`) when it is needed. */
interface Import {
  from: string;
  to: string;
  isLate: boolean;
}

const imports = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(importsOf);

function importsOf(from: string): Import[] {
  const source = readFileSync(join(root, from), 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport(\(?))\s*'(\.[^']+)'/g)].map(([, late, to = '']) => ({
    from,
    to: normalize(join(dirname(from), to)),
    isLate: late === '(',
  }));
}

/** The arrows between rooms, as the picture writes them: dotted where every import is a late one. */
function arrowsOf(roomOf: (file: string) => string | undefined): string[] {
  const isLate = new Map<string, boolean>();
  for (const { from, to, ...each } of imports) {
    const [one, other] = [roomOf(from), roomOf(to)];
    if (one === undefined || other === undefined || one === other) continue;
    const pair = `${one} ${other}`;
    isLate.set(pair, each.isLate && isLate.get(pair) !== false);
  }
  return [...isLate].map(([pair, late]) => pair.replace(' ', late ? ' -.-> ' : ' --> ')).sort();
}

/** The arrows of a picture, those that lead from or to several rooms one by one. */
function drawnIn(picture: string): string[] {
  const boxes = new Map<string, string[]>();
  let inside: string[] | undefined;
  const arrows: string[] = [];
  for (const line of picture.split('\n').map((each) => each.replace(/\[.*?\]/g, '').trim())) {
    const [, box] = /^subgraph (\w+)/.exec(line) ?? [];
    if (box !== undefined) boxes.set(box, (inside = []));
    if (line === 'end') inside = undefined;
    const [, left, arrow, right] = /^(.+?) (-->|-\.->) (.+)$/.exec(line) ?? [];
    if (left === undefined || right === undefined) continue;
    const [froms, tos] = [left.split(' & '), right.split(' & ')];
    inside?.push(...froms, ...tos);
    const each = froms.flatMap((from) => boxes.get(from) ?? [from]);
    arrows.push(...each.flatMap((from) => tos.map((to) => `${from} ${arrow} ${to}`)));
  }
  return [...new Set(arrows)].sort();
}

it('The picture of the rooms shows the imports between them, each one and no other', () => {
  expect(drawnIn(ofRooms)).toEqual(arrowsOf((file) => file.split('/')[0]));
});

it('The picture of the server shows the imports between its rooms, and those of what stands beside it', () => {
  const roomOf = (file: string) => {
    const [top, room] = file.split('/');
    return top === 'server' ? room?.replace('.ts', '') : top === 'idp' || top === 'demo' ? top : undefined;
  };
  expect(drawnIn(ofServer)).toEqual(arrowsOf(roomOf));
});

it('No room of the server needs one that stands above it', () => {
  const floors = ['start', 'worker', 'boot', 'app', 'routes', 'jobs', 'pages', 'exchange', 'catalogue'];
  const order = [...floors, 'find', 'identity', 'http', 'records', 'base'];
  const upward = drawnIn(ofServer).filter((arrow) => {
    const [from = '', , to = ''] = arrow.split(' ');
    return order.includes(from) && order.includes(to) && order.indexOf(from) > order.indexOf(to);
  });
  expect(upward).toEqual([]);
});
