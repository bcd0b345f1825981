import { describe, expect, it } from 'vitest';
import { advertisement } from './entities/advertisement.ts';
import { article } from './entities/article.ts';
import { orga } from './entities/orga.ts';
import { product } from './entities/product.ts';
import { productRelation } from './entities/productRelation.ts';
import type { Entity } from './entity.ts';
import type { Known } from './known.ts';
import { validateRecord, type Circumstances } from './validateRecord.ts';

const nothing: Known = { has: () => false, hasUpload: () => false, attribute: () => undefined };

const faultsOf = (entity: Entity, given: unknown, circumstances: Circumstances = {}) =>
  (validateRecord(entity, given, circumstances).faults ?? []).map(({ path, code }) => `${path} ${code}`);

const window = {
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f1',
  productInfo: { articleNumber: ' A-1 ', title: { de: 'Fenster' } },
  categories: { mainCategory: { sid: 'fenster' } },
};

describe('A record', () => {
  it('that is sound comes back as it is stored', () => {
    const { record, faults } = validateRecord(product, window);
    expect(faults).toBeUndefined();
    expect(record).toMatchObject({ productInfo: { articleNumber: 'A-1' } });
  });

  it('is told all at once what its fields, its rules and what it refers to have against it', () => {
    const section = { position: 'left', layout: 'full' };
    const faulty = {
      url: 'agb',
      title: 5,
      state: 'draft',
      sections: [
        { ...section, contentType: 'video', content: { de: 'https://evil.example/v' } },
        { ...section, contentType: 'nonsense', content: 'no texts' },
        { ...section, contentType: 'image', content: { de: 'no hash', fr: 7 } },
        null,
      ],
    };
    expect(faultsOf(article, faulty).toSorted()).toEqual([
      'sections.0.content.de video-host',
      'sections.1.content wrong-type',
      'sections.1.contentType unknown-choice',
      'sections.2.content.de unknown-image',
      'sections.2.content.fr wrong-type',
      'sections.3 required',
      'state legal-stays-published',
      'title wrong-type',
    ]);
    expect(faultsOf(article, { ...faulty, sections: 'none' })).toContain('sections wrong-type');
    const unknown = { ...window, productInfo: { articleNumber: 7 }, wrong: true, attributes: { uwert: 'x' } };
    expect(faultsOf(product, unknown, { known: nothing }).toSorted()).toEqual([
      'attributes.uwert unknown-attribute',
      'categories.mainCategory.sid unknown-category',
      'orgaInfo.sid unknown-orga',
      'productInfo.articleNumber wrong-type',
      'productInfo.title required',
      'wrong unknown-field',
    ]);
  });

  it('is judged by its rules only for what they can read', () => {
    const relation = { orgaSid: 'a', productSid: 'p', kind: 'accessory', relatedOrgaSid: 'a' };
    expect(faultsOf(productRelation, { ...relation, relatedSid: 'p' })).toEqual(['relatedOrgaSid itself']);
    expect(faultsOf(productRelation, relation)).toEqual(['relatedSid required']);
    expect(faultsOf(advertisement, { from: '2030-02-01', to: 20300101 })).not.toContain(
      'to ends-before-it-begins',
    );
    expect(faultsOf(advertisement, { from: '2030-02-01', to: '2030-01-01' })).toContain(
      'to ends-before-it-begins',
    );
  });

  it('misses nothing within a company that it does not name, or that is not there itself', () => {
    const relation = { kind: 'accessory', relatedOrgaSid: 'b', productSid: 'p', relatedSid: 'q' };
    const knowing = (...sids: string[]): Known => ({ ...nothing, has: (_, sid) => sids.includes(sid) });
    expect(faultsOf(productRelation, relation, { known: knowing('b', 'q') })).toEqual(['orgaSid required']);
    expect(faultsOf(productRelation, { ...relation, orgaSid: 'a' }, { known: knowing('b', 'q') })).toEqual([
      'orgaSid unknown-orga',
    ]);
    expect(
      faultsOf(productRelation, { ...relation, orgaSid: 'a' }, { known: knowing('a', 'b', 'q') }),
    ).toEqual(['productSid unknown-product']);
    const image = 'a'.repeat(64);
    const pictured = { ...window, productInfo: { ...window.productInfo, images: [image] } };
    const named = { ...nothing, has: () => true };
    expect(faultsOf(product, pictured, { known: named })).toEqual(['productInfo.images.0 unknown-image']);
    expect(faultsOf(product, { ...pictured, orgaInfo: {} }, { known: named })).toEqual([
      'orgaInfo.sid required',
    ]);
  });

  it('that names something with blanks around it is looked up by what is stored, other faults or not', () => {
    const asked: string[] = [];
    const known: Known = { ...nothing, has: (_, sid) => asked.push(sid) > 0 };
    const blanks = { ...window, categories: { mainCategory: { sid: ' fenster ' } } };
    expect(faultsOf(product, blanks, { known })).toEqual([]);
    expect(faultsOf(product, { ...blanks, sid: 5 }, { known })).toEqual(['sid wrong-type']);
    expect(asked).toEqual(['alpenfenster', 'fenster', 'alpenfenster', 'fenster']);
  });

  it('keeps a text that is at fault but stored just so, and no other', () => {
    const saying = (letter: string, articleNumber: string) => ({
      ...window,
      productInfo: { ...window.productInfo, articleNumber, subTitle: { de: letter.repeat(300) } },
    });
    const stored = saying('x', 'A-1');
    const changed = saying('x', 'A-2');
    expect(validateRecord(product, changed, { stored }).record).toMatchObject(changed);
    expect(faultsOf(product, changed)).toEqual(['productInfo.subTitle.de too-long']);
    expect(faultsOf(product, saying('y', 'A-2'), { stored })).toEqual(['productInfo.subTitle.de too-long']);
  });

  it('of which only a part is given misses nothing, but may not empty what it needs', () => {
    expect(faultsOf(product, { sid: 'f1' }, { isPart: true })).toEqual([]);
    expect(faultsOf(product, { productInfo: { title: null } }, { isPart: true })).toEqual([
      'productInfo.title required',
    ]);
  });

  it('is judged with what storing adds: a web address with its https', () => {
    const company = (website: string) => ({
      sid: 'a',
      orgaDetails: { name: 'A', kind: 'manufacturer', headOffice: { address: { website } } },
    });
    const longest = `firma.example/${'x'.repeat(178)}`;
    expect(faultsOf(orga, company(longest))).toEqual([]);
    expect(faultsOf(orga, company(`${longest}x`))).toEqual([
      'orgaDetails.headOffice.address.website too-long',
    ]);
  });

  it('that could not be read is sent back with what was said of it, which is no part of it', () => {
    const { record } = validateRecord(product, { ...window, unreadable: [{ path: 'x', code: 'required' }] });
    expect(record).toMatchObject({ sid: 'f1' });
    expect(record).not.toHaveProperty('unreadable');
  });

  it('that is none is told so', () => {
    for (const given of [undefined, null, 5, 'text', []]) expect(faultsOf(product, given)).not.toEqual([]);
  });
});
