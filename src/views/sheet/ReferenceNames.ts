import type { DataProvider, RaRecord } from 'ra-core';
import { idOf } from '../../../providers/data/recordId.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { NamedByCode, ReferenceField } from '../../../resources/kinds/field.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { lists, suggestions } from '../../../resources/limits.ts';
import { textWord } from '../../../resources/lookedThrough.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Directory } from '../../directory/Directory.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { sharedFilter } from '../../fields/reference/sharedKey.ts';
import { sharedFields } from '../../fields/code/sharedFields.ts';
import { stringsOf } from '../../fields/stringsOf.ts';
import type { CellSuggestion } from '../../grid/GridRow.ts';
import { parting, type Said } from './cellCodec.ts';

interface Needs {
  dataProvider: DataProvider;
  directory: Directory;
  language: Language;
}

/** A reference of a record: where it may point to. */
interface Place {
  resource: string;
  entity: Entity;
  /** The fields of the other one that this record says. */
  filter: Record<string, string>;
}

/** What may be an identifier: of anything else nobody asks whether it is one. */
const sidShape = /^[\w.-]{1,64}$/;

/** Of several records that are called the same so many are named. */
const mostNamed = 5;

/** What the cells of references say in the place of identifiers: names, which lead back to what was meant. */
export class ReferenceNames {
  readonly #needs: Needs;
  /** By resource and id. */
  #titles = new Map<string, string>();
  #ids = new Map<string, Set<string>>();
  /** What a cell has said before, so that it may say it again. */
  #said = new Map<string, unknown>();
  #asked = new Map<string, Promise<string[]>>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Reads how that is called which records refer to. What cannot be read goes by its identifier. */
  async learn({ fields: all }: Entity, records: readonly Row[]): Promise<void> {
    const fields = Object.entries(all).flatMap(([name, field]) =>
      field.kind === 'reference' ? [{ name, field }] : [],
    );
    const wanted = new Map<string, Set<string>>();
    for (const record of records)
      for (const { name, field } of fields) {
        const place = this.#placeOf(field, record);
        for (const sid of stringsOf(record[name])) {
          const id = idAt(place, sid);
          if (this.#titles.has(`${place.resource} ${id}`)) continue;
          wanted.set(place.resource, (wanted.get(place.resource) ?? new Set()).add(id));
        }
      }
    await Promise.all(
      [...wanted].map(async ([resource, ids]) => {
        const { data } = await this.#needs.dataProvider
          .getMany<RaRecord>(resource, { ids: [...ids] })
          .catch(() => ({ data: [] }));
        for (const record of data) this.#know(resource, record);
      }),
    );
  }

  show(name: string, field: ReferenceField, value: unknown, record: Row): string {
    const place = this.#placeOf(field, record);
    const text = stringsOf(value)
      .map((sid) => this.#textOf(place, sid))
      .join('; ');
    this.#said.set(`${String(record.id)} ${name} ${text}`, value);
    return text;
  }

  /** What a text names: by identifier, or by the name in any language; a fault where that is nothing, or several. */
  async read(name: string, field: ReferenceField, text: string, record: Row): Promise<Said> {
    const before = `${String(record.id)} ${name} ${text}`;
    if (this.#said.has(before)) return { value: this.#said.get(before) };
    const parts = field.many ? text.split(parting).filter(Boolean) : [text].filter(Boolean);
    if (parts.length === 0) return field.required ? { fault: { code: 'required' } } : { value: undefined };
    const place = this.#placeOf(field, record);
    const sids: string[] = [];
    for (const part of parts) {
      const found = await this.#find(place, part);
      const [sid] = found;
      if (!sid) return { fault: { code: 'unknown-name', values: { name: part } } };
      if (found.length > 1)
        return { fault: { code: 'several-called-so', values: { name: part, choices: shortened(found) } } };
      sids.push(sid);
    }
    return { value: field.many ? [...new Set(sids)] : sids[0] };
  }

  /** What may be meant by what is being typed, each with the text that names it alone. */
  async suggest(field: ReferenceField, typed: string, record: Row): Promise<CellSuggestion[]> {
    const place = this.#placeOf(field, record);
    if (!Object.values(place.filter).every(Boolean)) return [];
    const { data } = await this.#needs.dataProvider.getList<RaRecord>(place.resource, {
      pagination: { page: 1, perPage: suggestions.most },
      sort: { field: place.entity.title, order: 'ASC' },
      filter: { ...place.filter, [textWord]: typed },
    });
    for (const found of data) this.#know(place.resource, found);
    return data.map((found) => {
      const sid = sidOf(place.entity, found);
      return { text: this.#textOf(place, sid), beside: sid };
    });
  }

  /** The codes of other records that may be meant, each with what that one is called. */
  async suggestCodes(named: NamedByCode, typed: string, record: Row): Promise<CellSuggestion[]> {
    const { directory, dataProvider, language } = this.#needs;
    const { name, entity } = directory.showing(named.to);
    const { data } = await dataProvider.getList<RaRecord>(name, {
      pagination: { page: 1, perPage: suggestions.most },
      sort: { field: named.by, order: 'ASC' },
      filter: { ...sharedFields(named, record), [textWord]: typed },
    });
    return data.map((found) => ({ text: String(found[named.by]), beside: titleOf(entity, found, language) }));
  }

  #placeOf(field: ReferenceField, record: Row): Place {
    const { name: resource, entity } = this.#needs.directory.showing(field.to);
    return { resource, entity, filter: sharedFilter(field, entity, record) };
  }

  #know(resource: string, record: RaRecord): void {
    const { entity } = this.#needs.directory.find(resource) ?? {};
    if (!entity) return;
    const title = titleOf(entity, record, this.#needs.language);
    const id = String(record.id);
    this.#titles.set(`${resource} ${id}`, title);
    const called = `${resource} ${title}`;
    this.#ids.set(called, (this.#ids.get(called) ?? new Set()).add(id));
  }

  /** Its name; with its identifier where another one is called the same, that alone where a cell could not be read again. */
  #textOf(place: Place, sid: string): string {
    const id = idAt(place, sid);
    const title = this.#titles.get(`${place.resource} ${id}`);
    if (title === undefined || parting.test(title)) return sid;
    const others = [...(this.#ids.get(`${place.resource} ${title}`) ?? [])].filter((other) =>
      isBeside(id, other),
    );
    return others.length > 0 ? `${title} (${sid})` : title;
  }

  #find(place: Place, text: string): Promise<string[]> {
    const key = JSON.stringify([place.resource, place.filter, text]);
    const asked = this.#asked.get(key) ?? this.#ask(place, text);
    this.#asked.set(key, asked);
    // What was not there may be made, and what failed may work the next time.
    asked.then((found) => found.length !== 1 && this.#asked.delete(key)).catch(() => this.#asked.delete(key));
    return asked;
  }

  async #ask({ resource, entity, filter }: Place, text: string): Promise<string[]> {
    const { dataProvider } = this.#needs;
    const [, title = text, sid = text] = /^(.+) \(([^()\s]+)\)$/.exec(text) ?? [];
    const shared = Object.values(filter);
    const ids = [...new Set([sid, text])]
      .filter((each) => sidShape.test(each))
      .map((each) => idOf([...shared, each]));
    const [named, called] = await Promise.all([
      ids.length > 0 ? dataProvider.getMany<RaRecord>(resource, { ids }) : { data: [] },
      dataProvider.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: lists.mostRows },
        sort: { field: entity.key.at(-1) ?? 'id', order: 'ASC' },
        filter: { ...filter, [entity.title]: text },
      }),
    ]);
    const isCalled = (record: RaRecord, so: string) =>
      titlesOf(entity, record).some((one) => folded(one) === folded(so));
    const found = [
      ...named.data.filter((record) => sidOf(entity, record) === text || isCalled(record, title)),
      ...called.data.filter((record) => isCalled(record, text)),
    ];
    for (const record of found) this.#know(resource, record);
    return [...new Set(found.map((record) => sidOf(entity, record)))];
  }
}

function idAt({ filter }: Place, sid: string): string {
  return String(idOf([...Object.values(filter), sid]));
}

/** Are these two different records that one record might refer to? */
function isBeside(id: string, other: string): boolean {
  return id !== other && within(id) === within(other);
}

function within(id: string): string {
  return id.slice(0, id.lastIndexOf('/') + 1);
}

function sidOf({ key }: Pick<Entity, 'key'>, record: Row): string {
  return String(record[key.at(-1) ?? '']);
}

function titlesOf({ title }: Pick<Entity, 'title'>, record: Row): string[] {
  const value = record[title];
  return value && typeof value === 'object' ? Object.values(value).map(String) : [String(value ?? '')];
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase();
}

function shortened(sids: readonly string[]): string {
  return [...sids.slice(0, mostNamed), ...(sids.length > mostNamed ? ['…'] : [])].join(', ');
}
