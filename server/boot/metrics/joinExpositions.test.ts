import { expect, it } from 'vitest';
import { joinExpositions } from './joinExpositions.ts';

const of = (process: string) =>
  `# HELP a_total First.\n# TYPE a_total counter\na_total{process="${process}"} 1\n# HELP b Second.\n# TYPE b histogram\nb_bucket{process="${process}",le="1"} 2\nb_sum{process="${process}"} 3\n`;

it('The measures of several processes stand together, each described once', () => {
  expect(joinExpositions([of('web-1'), of('worker')]).split('\n')).toEqual([
    '# HELP a_total First.',
    '# TYPE a_total counter',
    'a_total{process="web-1"} 1',
    'a_total{process="worker"} 1',
    '',
    '# HELP b Second.',
    '# TYPE b histogram',
    'b_bucket{process="web-1",le="1"} 2',
    'b_sum{process="web-1"} 3',
    'b_bucket{process="worker",le="1"} 2',
    'b_sum{process="worker"} 3',
    '',
  ]);
});
