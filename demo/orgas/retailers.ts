import { orga } from './orga.ts';

/** Merchants with a house brand of their own besides what they carry of others. */
export const retailers = [
  orga('Baumarkt Zürisee AG', {
    kind: 'retailer',
    platforms: 'CH',
    address: 'Seestraße 300, 8810 Horgen',
    description:
      'Baustoffhandel mit Lager am See und eigener Lieferflotte. | Builders’ merchant with a lakeside store and its own fleet. | Négoce de matériaux avec entrepôt au bord du lac et flotte propre. | Commercio di materiali edili con magazzino sul lago e flotta propria.',
    makes: 'wandfarben duebel fugendichtstoffe terrassendielen',
    lines: 'Seehaus, Hausmarke | House Brand | Marque maison | Marca propria',
    style: 'BZ-#####',
  }),
  orga('Matériaux Broye SA', {
    kind: 'retailer',
    platforms: 'CH',
    address: 'Zone industrielle 12, 1530 Payerne',
    description:
      'Baustoffe und Holz für die Romandie. | Building materials and timber for western Switzerland. | Matériaux et bois pour la Suisse romande. | Materiali e legno per la Svizzera romanda.',
    makes: 'mauermoertel gartenplatten holzlasuren',
    lines: 'Broyana, Vully',
    style: 'MB ### ###',
  }),
  orga('Baustoffhof Schwarzwaldtor GmbH', {
    kind: 'retailer',
    platforms: 'DE',
    country: 'DE',
    address: 'Bundesstraße 11, 79761 Waldshut',
    description:
      'Fachhandel für Rohbau, Dach und Ausbau. | Specialist merchant for shell, roof and fit-out. | Commerce spécialisé pour gros œuvre, toiture et second œuvre. | Commercio specializzato per struttura, tetto e finiture.',
    makes: 'trockenbeton mauermoertel randsteine gipskartonplatten',
    lines: 'Waldtor, Hausmarke | House Brand | Marque maison | Marca propria',
    style: 'SW.####.#',
  }),
  orga('Haustechnik Walgau GmbH', {
    kind: 'retailer',
    platforms: 'AT',
    country: 'AT',
    address: 'Illstraße 8, 6800 Feldkirch',
    description:
      'Großhandel für Heizung, Sanitär und Elektro. | Wholesaler for heating, sanitary and electrical goods. | Grossiste en chauffage, sanitaire et électricité. | Grossista per riscaldamento, sanitari ed elettricità.',
    makes: 'heizkoerper kugelhaehne steckdosen',
    lines: 'Walgau Pro, Illtal',
    style: 'HW####-##',
  }),
];
