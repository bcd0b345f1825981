import { agree, between, never, without, type PlausibilityRule } from './plausibilityRule.ts';

/** Materials that burn, whatever is done to them. */
const combustible = [
  'holz',
  'schichtstoff',
  'textil',
  'pvc',
  'polyethylen',
  'polypropylen',
  'polycarbonat',
  'sanitaeracryl',
  'silikon',
  'hybridpolymer',
  'nylon',
] as const;

/** Which classes of EN 13501-1 are in which group of the Swiss fire regulations (VKF 13-15), as far as there are attributes for them. */
const euroclasses = {
  rf1: ['a1', 'a2-s1-d0'],
  rf2: ['b-s1-d0', 'c-s2-d0', 'bfl-s1', 'cfl-s1'],
  rf3: ['d-s2-d0'],
  'rf3-cr': ['e'],
};

const glazed = [
  'holz-metall-fenster',
  'kunststofffenster',
  'hebeschiebetueren',
  'dachfenster',
  'lichtkuppeln',
];
const doors = ['haustueren', 'innentueren', 'brandschutztueren'];
const insulation = [
  'steinwolle-daemmplatten',
  'glaswolle-daemmrollen',
  'schaumglasplatten',
  'eps-fassadendaemmplatten',
  'xps-perimeterdaemmplatten',
  'holzfaserdaemmplatten',
  'dachbodendaemmungen',
  'trittschalldaemmungen',
];

/**
 * What the values of a product keep together, by the name of the rule. A rule that is broken is a doubt and refuses nothing:
 * the supplier is told of it as of a gap, with the text `implausible-<name>` of the faults (behaviour B452).
 */
export const plausibilityRules = {
  'combustible-rf1': never(['brandverhaltensgruppe', 'rf1'], ['material', ...combustible]),
  'wood-rf1': without(['brandverhaltensgruppe', 'rf1'], 'holzart'),
  'combustible-a1': never(['euroklasse', 'a1', 'a2-s1-d0'], ['material', ...combustible]),
  'wood-a1': without(['euroklasse', 'a1', 'a2-s1-d0'], 'holzart'),
  'fire-classes': agree('brandverhaltensgruppe', 'euroklasse', euroclasses),
  'door-width': between('breite', 500, 3000, doors),
  'door-height': between('hoehe', 1700, 3500, doors),
  'window-u-value': between('u-wert', 0.4, 3.5, glazed),
  'u-value': between('u-wert', 0.05, 6),
  'insulation-conductivity': between('waermeleitfaehigkeit', 0.005, 0.1, insulation),
  conductivity: between('waermeleitfaehigkeit', 0.005, 450),
  'module-efficiency': between('wirkungsgrad', 5, 30, ['photovoltaikmodule']),
  efficiency: between('wirkungsgrad', 5, 115),
  'heat-recovery': between('waermerueckgewinnung', 30, 99),
  scop: between('scop', 1.5, 8),
  'sound-insulation': between('schalldaemmung-rw', 5, 80),
  'sound-absorption': between('schallabsorption-aw', 0.01, 1),
  'colour-temperature': between('farbtemperatur', 1500, 12_000),
} satisfies Record<string, PlausibilityRule>;

export type PlausibilityName = keyof typeof plausibilityRules;
