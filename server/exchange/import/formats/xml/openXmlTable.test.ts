import { describe, expect, it } from 'vitest';
import { recordsOf } from '../fixtures/readTable.ts';

const articles = (inner: string) => `<?xml version="1.0"?><Liste>${inner}</Liste>`;

describe('XML of any records becomes a table:', () => {
  it('fields nested or as attributes, what only holds others left out of headings', async () => {
    const file = articles(`<Kopf><Datum>1.1.</Datum></Kopf><Artikel nr="7"><Stamm><EAN>4006381333931</EAN>
      <Bezeichnung>T&#252;r</Bezeichnung></Stamm><Verpackung><Breite>90</Breite></Verpackung></Artikel>
      <Artikel nr="8"><Stamm><EAN/><Bezeichnung><![CDATA[Tor & Tür]]></Bezeichnung></Stamm></Artikel>`);
    expect(await recordsOf(file)).toEqual([
      { nr: '7', EAN: '4006381333931', Bezeichnung: 'Tür', 'Verpackung.Breite': '90' },
      { nr: '8', Bezeichnung: 'Tor & Tür' },
    ]);
  });

  it('pairs of name and value with their unit, texts by language, what repeats in one cell', async () => {
    const record = `<Produkt><Nummer>1</Nummer><Titel xml:lang="de">Tür</Titel><Titel xml:lang="fr">Porte</Titel>
      <Merkmale><M name="Zul. Last" einheit="kN">3,5</M><M name="Farbe">rot</M></Merkmale>
      <Daten><Datum2><Name>Shore</Name><Wert>60</Wert></Datum2></Daten><Hoehe einheit="mm">900</Hoehe>
      <Bilder><Bild>a.jpg</Bild><Bild>b.jpg</Bild></Bilder></Produkt>`;
    const other = '<Produkt><Nummer>2</Nummer><Hoehe einheit="m">1</Hoehe></Produkt>';
    expect(await recordsOf(articles(record + record + other))).toEqual([
      ...[1, 2].map(() => ({
        Nummer: '1',
        'Titel.de': 'Tür',
        'Titel.fr': 'Porte',
        'Zul. Last [kN]': '3,5',
        Farbe: 'rot',
        Shore: '60',
        'Hoehe [mm]': '900',
        'Bilder.Bild': 'a.jpg; b.jpg',
      })),
      { Nummer: '2', 'Hoehe [mm]': '1 m' },
    ]);
  });

  it('elements that say by their kind which of several they are, each below a heading of its own (behaviour B694)', async () => {
    const both = `<CodeBarres type="EAN13">1</CodeBarres><CodeBarres type="CARTON">2</CodeBarres>`;
    const file = articles(`<Article ref="A">${both}<Prix type="net" base="100">3</Prix></Article>
      <Article ref="B"><CodeBarres type="EAN13">4</CodeBarres><Prix type="net">5</Prix></Article>`);
    expect(await recordsOf(file)).toEqual([
      {
        ref: 'A',
        'CodeBarres.EAN13': '1',
        'CodeBarres.CARTON': '2',
        Prix: '3',
        'Prix.type': 'net',
        'Prix.base': '100',
      },
      { ref: 'B', 'CodeBarres.EAN13': '4', Prix: '5', 'Prix.type': 'net' },
    ]);
  });

  it('rows of cells without names, whose headings stand in elements like them (behaviour B696)', async () => {
    const long = 'Tür '.repeat(900).trim();
    const file = `<Result><Version>1.3</Version><Code>7</Code><EAN>4006381333931</EAN><List><Head><Col width="9" order="0">Artikelnummer</Col>
      <Col width="9" order="1">Bezeichnung</Col><Col width="9" order="2">Breite</Col></Head>
      <R><C>A-1</C><C>Tor &amp; Tür</C><C>90</C></R><R><C>A-2</C><C>${long}</C><C>80</C></R><R><C>A-3</C><C>Tür</C><C/></R></List></Result>`;
    expect(await recordsOf(file)).toEqual([
      { Artikelnummer: 'A-1', Bezeichnung: 'Tor & Tür', Breite: '90' },
      { Artikelnummer: 'A-2', Bezeichnung: long, Breite: '80' },
      { Artikelnummer: 'A-3', Bezeichnung: 'Tür' },
    ]);
  });

  it('texts that are laid out with elements of a page in one cell', async () => {
    const text = '<Text><p>Aus <b>Holz</b> und Glas</p><ul><li>leise</li><li>dicht</li></ul></Text>';
    expect(await recordsOf(articles(`<Artikel nr="1">${text}</Artikel><Artikel nr="2"/>`))).toEqual([
      { nr: '1', Text: 'Aus Holz und Glas\nleise\ndicht' },
      { nr: '2' },
    ]);
  });

  it('with the groups around them as a path, and variants of a product with what it says', async () => {
    const file = articles(`<Gruppe name="Türen"><Gruppe name="Stahl"><Artikel nr="1" ean="2"/></Gruppe>
      <Gruppe name="Holz"><Artikel nr="2" ean="3"/></Gruppe></Gruppe>`);
    expect(await recordsOf(file)).toEqual([
      { 'Gruppe.name': 'Türen > Stahl', nr: '1', ean: '2' },
      { 'Gruppe.name': 'Türen > Holz', nr: '2', ean: '3' },
    ]);
    const variants = articles(`<product><brand>A</brand><name>Tür</name><variants><variant sku="1" ean="2"/>
      <variant sku="3" ean="4"/></variants></product>`);
    expect(await recordsOf(variants)).toEqual([
      { 'product.brand': 'A', 'product.name': 'Tür', sku: '1', ean: '2' },
      { 'product.brand': 'A', 'product.name': 'Tür', sku: '3', ean: '4' },
    ]);
  });

  it('whatever namespaces and encoding it has, and cut into pieces anywhere', async () => {
    const items = Array.from(
      { length: 20_000 },
      (_, n) => `<g:item><g:id>${n}</g:id><g:sku>ä${n}</g:sku></g:item>`,
    );
    const file = `<?xml version="1.0" encoding="ISO-8859-1"?><rss xmlns:g="x"><channel><title>Shop</title>${items.join('\n')}</channel></rss>`;
    const records = await recordsOf(Buffer.from(file, 'latin1'));
    expect([records.length, records.at(-1)]).toEqual([
      20_000,
      { 'channel.title': 'Shop', id: '19999', sku: 'ä19999' },
    ]);
  });
});
