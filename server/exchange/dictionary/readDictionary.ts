import type { Dictionary } from '../../../resources/calls/dictionary.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { platformSettings } from '../../../resources/entities/platformSettings.ts';
import type { Language, Translated } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { languageTag, type Platform } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

interface Asked {
  platform: Platform;
  language: Language;
  /** Of the platform, such as `https://ch.example.com`. */
  origin: string;
}

const dataTypes = { number: 'Real', yesNo: 'Boolean', text: 'String', choice: 'String' } as const;

/** The tree of a platform and what its categories ask for as a dictionary, in one language (behaviour B653). */
export async function readDictionary(
  db: ScopedQueries,
  scope: Scope,
  { platform, language, origin }: Asked,
): Promise<Dictionary> {
  const [categories, attributes, settings] = await Promise.all([
    db.rows(
      { ...fieldsOf(category, 'sid', 'name', 'description', 'ifcClasses'), parentSid: text() },
      sql`
        select c.sid, c.name, c.description, c.ifc_classes as "ifcClasses", r.parent_sid as "parentSid"
        from category_relation r
        join category c on c.sid = r.child_sid
        join category_closure place
          on place.platform = r.platform and place.descendant_sid = r.child_sid and place.ancestor_sid = ${rootCategory}
        where ${ofPlatform(scope, 'r')}
        order by place.depth, r.parent_sid, r.position, r.id`,
    ),
    db.rows(
      fieldsOf(
        attribute,
        'sid',
        'name',
        'kind',
        'unit',
        'group',
        'choices',
        'categories',
        'ifcType',
        'bsddUri',
      ),
      sql`
        select a.sid, a.name, a.kind, a.unit, a."group", a.choices, a.categories, a.ifc_type as "ifcType",
          a.bsdd_uri as "bsddUri"
        from attribute a where ${sharedByAll(attribute)} order by a.id`,
    ),
    db.first(
      fieldsOf(platformSettings, 'licence'),
      sql`select t.licence from platform_settings t where ${ofPlatform(scope, 't')}`,
    ),
  ]);
  const said = (texts: Translated | null) => textIn(texts, language);
  const asking = Map.groupBy(
    attributes.flatMap((one) =>
      one.categories
        .filter(({ groups }) => !groups?.length || groups.includes(platform.group))
        .map((asked) => ({ ...asked, attribute: one })),
    ),
    ({ sid }) => sid,
  );
  const asked = new Set(
    categories.flatMap(({ sid }) => (asking.get(sid) ?? []).map((one) => one.attribute.sid)),
  );
  return {
    ModelVersion: '2.0',
    OrganizationCode: platform.group,
    DictionaryCode: platform.dataset.toLowerCase().replace('_', ''),
    DictionaryName: platformGroups[platform.group].title,
    DictionaryVersion: '1.0',
    DictionaryUri: origin,
    LanguageIsoCode: languageTag(language, platform),
    LanguageOnly: false,
    UseOwnUri: true,
    ...(settings?.licence && { LicenseUrl: settings.licence }),
    MoreInfoUrl: `${origin}/${language}`,
    Status: 'Active',
    Classes: categories.map(({ sid, name, description, ifcClasses, parentSid }) => ({
      Code: sid,
      Name: said(name),
      ClassType: 'Class',
      ...(said(description) && { Definition: said(description) }),
      ...(parentSid !== rootCategory && { ParentClassCode: parentSid }),
      RelatedIfcEntityNamesList: ifcClasses,
      ClassProperties: (asking.get(sid) ?? []).map(({ attribute: one, required }) => ({
        Code: `${sid}-${one.sid}`,
        PropertyCode: one.sid,
        PropertySet: one.group,
        IsRequired: required ?? false,
        ...(one.unit && { Unit: one.unit }),
      })),
      OwnedUri: `${origin}/${language}/category/${encodeURIComponent(sid)}`,
      Status: 'Active',
    })),
    Properties: attributes
      .filter(({ sid }) => asked.has(sid))
      .map(({ sid, name, kind, unit, choices, ifcType, bsddUri }) => ({
        Code: sid,
        Name: said(name),
        DataType: dataTypes[kind],
        Units: unit ? [unit] : [],
        ...(ifcType && { Description: ifcType }),
        AllowedValues: choices.map((one, index) => ({
          Code: one.sid,
          Value: said(one.label),
          SortNumber: index,
        })),
        PropertyRelations: bsddUri ? [{ RelatedPropertyUri: bsddUri, RelationType: 'IsEqualTo' }] : [],
        OwnedUri: `${origin}/api/${platform.dataset}/dictionary#${encodeURIComponent(sid)}`,
        Status: 'Active',
      })),
  };
}
