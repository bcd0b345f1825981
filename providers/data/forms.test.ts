import { describe, expect, it } from 'vitest';
import { entities } from '../../resources/registry.ts';
import { formErrors, formFields } from './formErrors.ts';
import { idOf, keyOf, recordId } from './recordId.ts';
import { toJson } from './toJson.ts';

describe('A fault of the server in a form', () => {
  const { orga, mapping } = entities;

  it('stands at the field, or the part of it, that its path names', () => {
    expect(formFields(orga, 'orgaDetails.name')).toEqual(['name']);
    expect(formFields(orga, 'orgaDetails.headOffice.address.zip')).toEqual(['address.zip']);
    expect(formFields(orga, 'orgaInfo.description.fr')).toEqual(['description.fr']);
    expect(formFields(mapping, 'headings.2.field')).toEqual(['headings.2.field']);
  });

  it('of a branch that is missing altogether stands at its required fields', () => {
    expect(formFields(orga, 'orgaDetails')).toEqual(['name', 'kind']);
  });

  it('of what the form has not is one of the whole form; the first of several is shown', () => {
    const faults = [
      { path: 'elsewhere', message: 'Erster' },
      { path: 'nowhere', message: 'Zweiter' },
      { path: 'orgaDetails.name', message: 'Fehlt' },
      { path: 'orgaDetails', message: 'Fehlt ganz' },
    ];
    expect(formErrors(orga, faults)).toEqual({
      'root.serverError': 'Erster',
      name: 'Fehlt',
      kind: 'Fehlt ganz',
    });
  });
});

describe('What a form sends', () => {
  it('leaves out what is empty, down to its parts', () => {
    const row = {
      sid: 'a',
      name: 'Acme',
      kind: '',
      address: { city: '', zip: null },
      description: { de: '' },
    };
    expect(toJson(entities.orga, row)).toEqual({ sid: 'a', orgaDetails: { name: 'Acme' } });
  });

  it('leaves out what only the server writes', () => {
    const row = {
      orgaSid: 'acme',
      sid: 'p',
      orgaName: 'Acme',
      popularity: 3,
      completeness: 80,
      missing: ['x'],
    };
    expect(toJson(entities.product, row)).toEqual({ orgaInfo: { sid: 'acme' }, sid: 'p' });
  });

  it('keeps the place of an empty line, so that a fault names the line that people see', () => {
    const headings = [{ heading: '', field: null }, { heading: 'Nr', field: 'articleNumber' }, undefined];
    expect(toJson(entities.mapping, { headings })).toEqual({
      headings: [{}, { heading: 'Nr', field: 'articleNumber' }],
    });
  });

  it('keeps no and nought, which are values', () => {
    const attributes = { isFireproof: false, height: 0, name: '' };
    expect(toJson(entities.product, { attributes })).toEqual({
      attributes: { isFireproof: false, height: 0 },
    });
  });
});

describe('The id of a record', () => {
  it('leads to its key and back, whatever stands in it', () => {
    const key = ['a/b', 'ä ?#', '%2F'];
    expect(keyOf(idOf(key))).toEqual(key);
    expect(idOf(key).split('/')).toHaveLength(3);
  });

  it('names the key in the order of its address', () => {
    expect(recordId(entities.product, { sid: 'p', orgaSid: 'acme', title: {} })).toBe('acme/p');
  });
});
