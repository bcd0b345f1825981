import type { Schema } from './Schema.ts';

const place = '#/components/schemas/';

/** The shapes that the contract keeps under names of their own. */
export class Components {
  readonly schemas: Record<string, Schema> = {};

  /** Leads to the component of that name, which is made when it is asked for first. */
  refer(name: string, make: () => Schema): Schema {
    if (!(name in this.schemas)) {
      // Held before it is made: it may lead to itself.
      this.schemas[name] = {};
      this.schemas[name] = make();
    }
    return { $ref: place + name };
  }

  /** The schema itself, or the component that it leads to. */
  resolve(schema: Schema): Schema {
    const { $ref } = schema;
    return $ref?.startsWith(place) ? (this.schemas[$ref.slice(place.length)] ?? {}) : schema;
  }
}
