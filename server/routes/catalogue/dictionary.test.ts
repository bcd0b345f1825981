import { expect, it } from 'vitest';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

it('The tree of a platform and what it asks for is a dictionary as bSDD takes them, with what attributes mean elsewhere (behaviour B653)', async () => {
  const { app, call } = await smallWorld();
  const uri = 'https://identifier.buildingsmart.org/uri/buildingsmart/ifc/4.3/prop/ThermalTransmittance';
  const uValue = {
    sid: 'u-wert',
    name: { de: 'U-Wert', fr: 'Valeur U' },
    kind: 'number',
    unit: 'W/(m²·K)',
    group: 'energy',
    ifcType: 'IfcThermalTransmittanceMeasure',
    bsddUri: uri,
    categories: [{ sid: 'fenster', required: true }],
  };
  const colour = {
    sid: 'farbe',
    name: { de: 'Farbe' },
    kind: 'choice',
    group: 'material',
    choices: [{ sid: 'weiss', label: { de: 'Weiss', fr: 'Blanc' } }],
    categories: [{ sid: 'fenster' }, { sid: 'dach', groups: ['rhb'] }],
  };
  for (const one of [uValue, colour, { ...colour, sid: 'nie', categories: [] }])
    expect((await call('admin', 'POST', '/import/attribute', one)).statusCode).toBe(201);
  const wrong = await call('admin', 'POST', '/import/attribute', { ...uValue, sid: 'x', ifcType: 'Thermal' });
  expect(wrong.json().errors).toMatchObject([{ path: 'ifcType', code: 'ifc-shape' }]);

  const answer = await app.inject({ url: '/api/CH/dictionary?lang=fr', headers: { host: 'ch.localhost' } });
  expect(answer.statusCode).toBe(200);
  const { Classes, Properties, ...about } = answer.json();
  expect(about).toMatchObject({
    ModelVersion: '2.0',
    DictionaryCode: 'ch',
    LanguageIsoCode: 'fr-CH',
    UseOwnUri: true,
  });
  expect(Classes).toMatchObject([
    { Code: 'huelle', ClassProperties: [] },
    {
      Code: 'fenster',
      ParentClassCode: 'huelle',
      RelatedIfcEntityNamesList: ['IfcWindow'],
      ClassProperties: [
        { PropertyCode: 'u-wert', PropertySet: 'energy', IsRequired: true, Unit: 'W/(m²·K)' },
        { PropertyCode: 'farbe', IsRequired: false },
      ],
    },
    { Code: 'dach', ParentClassCode: 'huelle', ClassProperties: [] },
  ]);
  expect(Properties).toMatchObject([
    {
      Code: 'u-wert',
      Name: 'Valeur U',
      DataType: 'Real',
      Units: ['W/(m²·K)'],
      PropertyRelations: [{ RelatedPropertyUri: uri, RelationType: 'IsEqualTo' }],
    },
    { Code: 'farbe', Name: 'Farbe', DataType: 'String', AllowedValues: [{ Code: 'weiss', Value: 'Blanc' }] },
  ]);
});
