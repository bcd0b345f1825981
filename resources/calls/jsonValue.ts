import { z } from 'zod';

/** A value of any field, whatever its kind. */
export const jsonValue = z.unknown().meta({
  component: 'JsonValue',
  examples: [{ de: 'Fenster' }],
  description: 'Any value of JSON, in the form of the field that it is of.',
  german: 'Ein beliebiger Wert in JSON, in der Form des Feldes, zu dem er gehört.',
});
