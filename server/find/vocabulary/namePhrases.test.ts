import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

describe('The names of categories and choices as phrases', () => {
  let database: TaggedDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });

  const phrasesOf = async (target: string) =>
    database.read`
      select language, key, label from search_vocabulary where target = ${target} and source = 'name' order by language`;

  it('stand for a category by its name in each language, or the one that is shown there', async () => {
    const catalogue = catalogueOf(database);
    await catalogue.category('fenster', { de: 'Fenster aus Holz', fr: 'Fenêtres en bois' });
    expect(await phrasesOf('c:fenster')).toEqual([
      { language: 'de', key: 'fenst holz', label: 'Fenster aus Holz' },
      { language: 'en', key: 'fenster holz', label: 'Fenster aus Holz' },
      { language: 'fr', key: 'fenetr bois', label: 'Fenêtres en bois' },
      { language: 'it', key: 'fenster holz', label: 'Fenster aus Holz' },
    ]);
  });

  it('follow a category that gets another name', async () => {
    const catalogue = catalogueOf(database);
    await catalogue.category('tor', 'Tore');
    await catalogue.category('tor', 'Garagentore');
    expect((await phrasesOf('c:tor')).map(({ label }) => label)).toEqual(Array(4).fill('Garagentore'));
  });

  it('stand for the values of an attribute, and are none of a category of that sid', async () => {
    const catalogue = catalogueOf(database);
    await catalogue.category('farbe', 'Farben');
    await catalogue.attribute('farbe', 'choice', undefined, ['blau', 'rot']);
    expect((await phrasesOf('v:farbe=blau')).at(0)).toEqual({
      language: 'de',
      key: 'blau',
      label: 'blau',
    });
    expect(await phrasesOf('c:farbe')).toHaveLength(4);
  });

  it('stand for an attribute by its name, its sign, and the wider name of another one', async () => {
    const catalogue = catalogueOf(database);
    await catalogue.attribute('Leistung', 'number', 'W');
    await catalogue.attribute('Heizleistung', 'number', 'kW');
    await catalogue.attribute('U-Wert', 'number', 'W/(m²·K)');
    await catalogue.attribute('Wärmeleitfähigkeit λ', 'number', 'W/(m·K)');
    const german = async (sid: string) =>
      (await phrasesOf(`a:${sid}`))
        .flatMap(({ language, key }) => (language === 'de' ? [key] : []))
        .toSorted();
    expect(await german('Heizleistung')).toEqual(['heizleistung', 'leistung']);
    expect(await german('U-Wert')).toEqual(['u', 'u wert']);
    expect(await german('Wärmeleitfähigkeit λ')).toEqual([
      'lambda',
      'warmeleitfahigkeit',
      'warmeleitfahigkeit lambda',
    ]);
  });
});
