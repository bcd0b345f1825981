import { orga } from './orga.ts';

export const zbsSuppliers = [
  orga('ZBS Gleistechnik AG', {
    platforms: 'ZBS',
    address: 'Geleiseweg 10, 6055 Alpnach',
    description:
      'Schienen, Schwellen und Befestigungen für Meterspur und Zahnstange. | Rails, sleepers and fastenings for metre gauge and rack. | Rails, traverses et fixations pour voie métrique et crémaillère. | Rotaie, traversine e fissaggi per scartamento metrico e cremagliera.',
    makes: 'gleistechnik-und-oberbau prellboecke',
    lines: 'Oberbau | Superstructure | Superstructure | Armamento, Metrica, Bogenfest',
    style: 'ZG-###.###',
    logo: true,
    weight: 2,
  }),
  orga('Fahrdraht Sarnental AG', {
    platforms: 'ZBS',
    address: 'Mastweg 3, 6060 Sarnen',
    description:
      'Fahrleitung und Bahnstrom bis 15 Kilovolt. | Overhead line and traction power up to 15 kilovolts. | Ligne de contact et courant de traction jusqu’à 15 kilovolts. | Linea di contatto e corrente di trazione fino a 15 chilovolt.',
    makes: 'fahrleitung-und-bahnstrom',
    lines: 'Kontaktor, Hochspann, Silbron',
    style: 'FS ## ####',
  }),
  orga('Depotbau Lungerried AG', {
    platforms: 'ZBS',
    address: 'Werkhof 1, 6078 Lungern',
    description:
      'Einrichtung von Depots: Heben, Arbeiten, Verschließen. | Depot equipment: lifting, working, closing. | Équipement de dépôts : lever, travailler, fermer. | Attrezzature per depositi: sollevare, lavorare, chiudere.',
    makes: 'depot-und-werkstatt',
    lines: 'Werkhof, Titan, Torwerk',
    style: 'DL#####',
  }),
  orga('Oberbau Brünigstein AG', {
    platforms: 'ZBS',
    address: 'Steinbruch 2, 6074 Giswil',
    description:
      'Gleisschotter und Betonschwellen aus eigenem Steinbruch. | Ballast and concrete sleepers from its own quarry. | Ballast et traverses en béton de sa propre carrière. | Pietrisco e traversine in calcestruzzo dalla propria cava.',
    makes: 'gleisschotter betonschwellen schienenbefestigungen',
    lines: 'Brünig, Hartstein',
    style: 'OB.####.#',
  }),
];
