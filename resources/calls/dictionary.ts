import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { platformKeys } from '../platform/platforms.ts';
import { asComponent } from './asComponent.ts';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

const property = z.strictObject({
  Code: z.string(),
  Name: z.string(),
  DataType: z.enum(['Boolean', 'Real', 'String']),
  Units: z.array(z.string()),
  /** The type of IFC in which its values stand in models. */
  Description: z.string().optional(),
  AllowedValues: z.array(z.strictObject({ Code: z.string(), Value: z.string(), SortNumber: z.number() })),
  PropertyRelations: z.array(
    z.strictObject({ RelatedPropertyUri: z.string(), RelationType: z.literal('IsEqualTo') }),
  ),
  OwnedUri: z.string(),
  Status: z.literal('Active'),
});

const ofClass = z.strictObject({
  Code: z.string(),
  PropertyCode: z.string(),
  PropertySet: z.string(),
  IsRequired: z.boolean(),
  Unit: z.string().optional(),
});

const kindOfProduct = z.strictObject({
  Code: z.string(),
  Name: z.string(),
  ClassType: z.literal('Class'),
  Definition: z.string().optional(),
  ParentClassCode: z.string().optional(),
  RelatedIfcEntityNamesList: z.array(z.string()),
  ClassProperties: z.array(ofClass),
  OwnedUri: z.string(),
  Status: z.literal('Active'),
});

const dictionary = asComponent(
  withExample(
    z.strictObject({
      ModelVersion: z.literal('2.0'),
      OrganizationCode: z.string(),
      DictionaryCode: z.string(),
      DictionaryName: z.string(),
      DictionaryVersion: z.string(),
      DictionaryUri: z.string(),
      LanguageIsoCode: z.string(),
      LanguageOnly: z.literal(false),
      UseOwnUri: z.literal(true),
      LicenseUrl: z.string().optional(),
      MoreInfoUrl: z.string(),
      Status: z.literal('Active'),
      Classes: z.array(kindOfProduct),
      Properties: z.array(property),
    }),
    {
      ModelVersion: '2.0',
      OrganizationCode: 'baustein',
      DictionaryCode: 'ch',
      DictionaryName: 'Baustein',
      DictionaryVersion: '1.0',
      DictionaryUri: 'https://ch.example.com',
      LanguageIsoCode: 'de-CH',
      LanguageOnly: false,
      UseOwnUri: true,
      MoreInfoUrl: 'https://ch.example.com/de',
      Status: 'Active',
      Classes: [
        {
          Code: 'fenster',
          Name: 'Fenster',
          ClassType: 'Class',
          RelatedIfcEntityNamesList: ['IfcWindow'],
          ClassProperties: [
            {
              Code: 'fenster-u-wert',
              PropertyCode: 'u-wert',
              PropertySet: 'energy',
              IsRequired: true,
              Unit: 'W/(m²·K)',
            },
          ],
          OwnedUri: 'https://ch.example.com/de/category/fenster',
          Status: 'Active',
        },
      ],
      Properties: [
        {
          Code: 'u-wert',
          Name: 'U-Wert',
          DataType: 'Real',
          Units: ['W/(m²·K)'],
          Description: 'IfcThermalTransmittanceMeasure',
          AllowedValues: [],
          PropertyRelations: [
            {
              RelatedPropertyUri:
                'https://identifier.buildingsmart.org/uri/buildingsmart/ifc/4.3/prop/ThermalTransmittance',
              RelationType: 'IsEqualTo',
            },
          ],
          OwnedUri: 'https://ch.example.com/api/CH/dictionary#u-wert',
          Status: 'Active',
        },
      ],
    },
  ),
  'Dictionary',
);
export type Dictionary = z.infer<typeof dictionary>;

/** What kinds of products there are and what is said of them, in the shape in which bSDD takes dictionaries (import model 2.0). */
export const dictionaryCalls = {
  dictionary: call({
    method: 'GET',
    path: '/{platform}/dictionary',
    name: 'getDictionary',
    summary: 'The categories and attributes of a platform in the shape of the buildingSMART Data Dictionary',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: z.strictObject({ lang: z.enum(languages).optional() }),
    answer: dictionary,
    perMinute: 60,
  }),
};
