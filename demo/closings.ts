import { template, type Template } from './template.ts';
import type { AttributeValue } from './types.ts';

const declared = template(
  'Angaben zur Umweltwirkung nach EN 15804 auf Anfrage. | Environmental data to EN 15804 on request. | Données environnementales selon EN 15804 sur demande. | Dati ambientali secondo EN 15804 su richiesta.',
);
const delivered = template(
  'Lieferbar innerhalb von {lieferfrist} Arbeitstagen. | Delivered within {lieferfrist} working days. | Livrable en {lieferfrist} jours ouvrables. | Consegna entro {lieferfrist} giorni lavorativi.',
);
const inspected = template(
  'Baujahr {baujahr}, Zustand bei der letzten Begehung: {zustand}. | Built in {baujahr}, condition at the last inspection: {zustand}. | Construit en {baujahr}, état lors de la dernière visite : {zustand}. | Costruito nel {baujahr}, stato all’ultima ispezione: {zustand}.',
);

/** The sentences with which a description ends, as far as the attributes support them. */
export function closingsOf(attributes: Record<string, AttributeValue>): Template[] {
  if ('baujahr' in attributes) return [inspected];
  return attributes.umweltproduktdeklaration === true ? [declared, delivered] : [delivered];
}
