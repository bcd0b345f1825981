import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../resources/language/languages.ts';
import { NameIndex, type Named } from '../catalogue/NameIndex.ts';
import { CategoryWords } from './CategoryWords.ts';
import { judgeGroup } from './judgeGroup.ts';
import type { ProductGroup } from './ProductGroups.ts';
import { TopicsOfFile } from './TopicsOfFile.ts';
import { WordsOfCategories } from './WordsOfCategories.ts';

const fittings = ['beschlaege', 'Beschläge', 'Fittings', 'Ferrures', 'Ferramenta'];
const categories: Named[] = [
  { sid: 'fenster', names: ['Fenster', 'Windows', 'Fenêtres', 'Finestre'] },
  { sid: 'tueren', names: ['Türen', 'Doors', 'Portes', 'Porte'] },
  {
    sid: 'beschlaege',
    names: fittings.slice(1),
    terms: ['cerniere', 'Scharniere', 'squadrette'],
    above: [['tueren', 'Türen']],
  },
  { sid: 'druecker', names: ['Türdrücker'], terms: ['maniglie'], above: [fittings, ['tueren', 'Türen']] },
  {
    sid: 'leuchten',
    names: ['Leuchten', 'Luminaires'],
    terms: ['LED', 'lights'],
    above: [['elektro'], ['haus']],
  },
  { sid: 'wannen', names: ['Badewannen'], terms: ['tubs'], above: [['sanitaer']] },
  { sid: 'entwaesserung', names: ['Entwässerung'], above: [['sanitaer']] },
  {
    sid: 'bodenablaeufe',
    names: ['Bodenabläufe', 'Bodenablauf'],
    terms: ['Siphon', 'Ablauf', 'Velara', 'Velara', 'Velara'],
    oneWay: ['Siphon', 'Ablauf', 'Velara'],
    above: [['entwaesserung'], ['sanitaer']],
  },
  { sid: 'klebstoffe', names: ['Klebstoffe'], above: [['bauchemie']] },
  {
    sid: 'parkett',
    names: ['Parkett'],
    terms: ['Parkettklebstoff'],
    oneWay: ['Parkettklebstoff'],
    above: [['boden']],
  },
  { sid: 'schrauben', names: ['Schrauben', 'Screws'], terms: ['EC002020'], above: [['befestigung']] },
];
const index = new NameIndex(categories);

const noTopics = new TopicsOfFile([], new Map(), new WordsOfCategories({ categories }));

function judged(
  text: string,
  titles: string[],
  language: Language = 'de',
  classes: string[] = [],
  topics = noTopics,
) {
  const words = new CategoryWords(categories, language);
  const { isSure, proposals } = judgeGroup(
    {
      value: text,
      said: text,
      within: undefined,
      language,
      isLoose: false,
      products: titles.map((title) => ({ title, more: '' })),
      titles,
      classes,
    },
    words,
    index,
    topics,
  );
  return { isSure, sids: proposals.map(({ sid }) => sid), codes: proposals.map(({ reason }) => reason.code) };
}

describe('A group of a price list that is called like no category', () => {
  it('is surely one of which its words and its products speak', () => {
    const hinges = ['CERNIERA D.14', 'Cerniera invisibile', 'Squadretta', 'X1 210'];
    expect(judged('Ferramenta per Persiane', hinges, 'it')).toMatchObject({
      isSure: true,
      sids: ['beschlaege'],
      codes: ['group-both'],
    });
  });

  it('is surely one if nearly all of many products are it, whatever the group is called', () => {
    const lamps = Array.from({ length: 8 }, (_, n) => `LED Panel SNAP ${n}`);
    expect(judged('Serie 500', lamps)).toMatchObject({
      isSure: true,
      sids: ['leuchten'],
      codes: ['group-titles'],
    });
    expect(judged('Serie 500', lamps.slice(0, 4)).isSure).toBe(false);
  });

  it('is told by what stands beside titles that are codes of their maker', () => {
    const products = Array.from({ length: 8 }, (_, n) => ({
      title: `SMD0590-I-${n}`,
      more: 'LED Tube 590 SMD',
    }));
    const group: ProductGroup = {
      value: 'LED Tubes',
      said: 'LED Tubes',
      within: undefined,
      language: 'de',
      isLoose: false,
      products,
      titles: [],
      classes: [],
    };
    const found = judgeGroup(
      group,
      new CategoryWords(categories, 'de'),
      index,
      new TopicsOfFile([], new Map(), new WordsOfCategories({ categories })),
    );
    expect(found).toMatchObject({ isSure: true, proposals: [{ sid: 'leuchten' }] });
  });

  it('is what is above where a term only leads to it, and nothing is called so (behaviour B433)', () => {
    const siphons = ['Siphon eckig 1', 'Siphon rund 2', 'Siphon tief 3', 'Siphon flach 4'];
    expect(judged('Siphon', siphons)).toMatchObject({
      isSure: true,
      sids: ['entwaesserung', 'bodenablaeufe'],
      codes: ['group-broad', 'group-both'],
    });
    const drains = siphons.map((title) => title.replace('Siphon', 'Bodenablauf'));
    expect(judged('Siphon', drains)).toMatchObject({
      isSure: true,
      sids: ['bodenablaeufe', 'entwaesserung'],
    });
  });

  it('is not taken for what words only lead to where hardly anything in the file is ours (behaviour B463)', () => {
    const drains = ['Ablauf 30°', 'Ablauf 45°', 'Ablauf 60°', 'Ablauf 90°'];
    const titles = [...drains, ...Array.from({ length: 12 }, (_, n) => `Rohrelement ${n}`)];
    const products = titles.map((title) => ({ title, more: '' }));
    const all = { value: 'A', said: 'A', within: undefined, isLoose: false, classes: [] };
    const group: ProductGroup = { ...all, language: 'de', products, titles };
    const chimneys = new TopicsOfFile([group], new Map(), new WordsOfCategories({ categories }));
    expect(judged('Ablauf', drains).isSure).toBe(true);
    expect(judged('Ablauf', drains, 'de', [], chimneys)).toMatchObject({
      isSure: false,
      sids: ['bodenablaeufe', 'entwaesserung'],
    });
  });

  it('is told by no proper name, and in French and Italian by what comes first', () => {
    const names = Array.from({ length: 6 }, (_, n) => `Velara Bürste ${n}`);
    expect(judged('Velara', names)).toMatchObject({ isSure: false, sids: [] });
    const handles = ['Cerniera finestre 1', 'Cerniera finestre 2', 'Cerniera finestre 3'];
    expect(judged('Cerniere finestre', handles, 'it')).toMatchObject({
      isSure: true,
      sids: ['beschlaege', 'fenster'],
    });
  });

  it('is what a term says by its head, and not what the whole of it leads to', () => {
    const glues = Array.from({ length: 6 }, (_, n) => `Parkettklebstoff ${n}`);
    expect(judged('Parkettklebstoff', glues)).toMatchObject({ isSure: true, sids: ['klebstoffe'] });
  });

  it('is surely one if the classes of its products say so', () => {
    const classes = Array<string>(6).fill('EC002020');
    expect(judged('Sortiment B', Array<string>(6).fill('B 1'), 'de', classes)).toMatchObject({
      isSure: true,
      sids: ['schrauben'],
    });
  });

  it('is only proposed where its products speak of something else, or say nothing', () => {
    expect(judged('Ferramenta per Porte', ['Finestra 1', 'Finestra 2', 'Finestra 3'], 'it')).toMatchObject({
      isSure: false,
      sids: ['beschlaege', 'fenster'],
    });
    expect(judged('Holzbauschrauben A2', ['8 x 50', '8 x 60'])).toEqual({
      isSure: false,
      sids: ['schrauben'],
      codes: ['group-words'],
    });
  });

  it('is never surely one where it holds what is left over', () => {
    const lamps = Array.from({ length: 8 }, (_, n) => `LED Panel SNAP ${n}`);
    expect(judged('LED Zubehör', lamps)).toMatchObject({ isSure: false, sids: ['leuchten'] });
  });

  it('is nothing where nobody speaks of a category', () => {
    expect(judged('Headsets', ['agent 1000 Basic', 'Jabra BIZ 2400'], 'en')).toMatchObject({
      isSure: false,
      sids: [],
    });
  });

  it('is read in its own language: tubes are no tubs, and what stands behind "für" is only where it belongs', () => {
    expect(judged('Tubes', ['Tube 590', 'Tube 1200', 'Tube 1500'], 'de').sids).toEqual([]);
    expect(judged('X', ['Dichtung für Fenster', 'Keil für Fenster', 'Band für Fenster'], 'de').sids).toEqual(
      [],
    );
  });
});

it('What stands before the hyphen of a compound only says which, and is not what the thing is (behaviour B521)', () => {
  const words = new CategoryWords(categories, 'de');
  expect(words.headOf('Fenster aus Holz')?.sid).toBe('fenster');
  expect(words.headOf('Fenster-Durchsturzschutz')).toBeUndefined();
});

it('A group that says nothing is proposed what the rest of the file is mostly about (behaviour B521)', () => {
  const known = new Map([
    ['beschlaege', 12],
    ['leuchten', 8],
  ]);
  const topics = new TopicsOfFile([], known, new WordsOfCategories({ categories }));
  expect(judged('Serie 500', ['X1', 'X2', 'X3'], 'de', [], topics)).toEqual({
    isSure: false,
    sids: ['beschlaege'],
    codes: ['neighbours'],
  });
});

it('Words that only lead somewhere are not taken in a file that is mostly about something else (behaviour B521)', () => {
  const known = new Map([['leuchten', 20]]);
  const topics = new TopicsOfFile([], known, new WordsOfCategories({ categories }));
  const titles = ['Siphon 40', 'Siphon 50', 'Siphon 75', 'Siphon 90', 'Siphon 110'];
  expect(judged('Siphon', titles, 'de', [], topics).isSure).toBe(false);
});
