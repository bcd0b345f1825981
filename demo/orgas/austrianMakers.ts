import { orga } from './orga.ts';

export const austrianMakers = [
  orga('Tauernholz GmbH', {
    platforms: 'AT CH DE',
    country: 'AT',
    address: 'Sägestraße 21, 5700 Zell am See',
    description:
      'Brettschichtholz, Fassaden, Dielen und Parkett aus den Hohen Tauern. | Glulam, facades, decking and parquet from the High Tauern. | Lamellé-collé, façades, lames et parquets des Hautes Tauern. | Lamellare, facciate, doghe e parquet degli Alti Tauri.',
    makes: 'holzbau holzfassaden terrassendielen parkett holzfaserdaemmplatten',
    lines: 'Taurina, Zirmwald, Steg | Deck | Passerelle | Passerella',
    style: 'TH-###/###',
    logo: true,
  }),
  orga('Donautherm Heiztechnik GmbH', {
    platforms: 'AT',
    country: 'AT',
    address: 'Hafenstraße 7, 4020 Linz',
    description:
      'Pelletkessel, Wärmepumpen und Klimageräte aus Oberösterreich. | Pellet boilers, heat pumps and air conditioners from Upper Austria. | Chaudières à pellets, pompes à chaleur et climatiseurs de Haute-Autriche. | Caldaie a pellet, pompe di calore e climatizzatori dell’Alta Austria.',
    makes: 'heizung-und-kaelte',
    lines: 'Donaris, Inntal, Warmhaus',
    style: 'DH.####',
  }),
  orga('Badwerk Traunblick GmbH', {
    platforms: 'AT DE',
    country: 'AT',
    address: 'Seepromenade 2, 4810 Gmunden',
    description:
      'Keramik und Armaturen vom Traunsee. | Sanitary ceramics and mixers from Lake Traun. | Céramique et robinetterie du lac de Traun. | Ceramica e rubinetteria dal lago Traun.',
    makes: 'sanitaerapparate armaturen',
    lines: 'Traunsee, Grünberg, Quell',
    style: 'BT#### ##',
  }),
  orga('Putzwerk Salzkamm GmbH', {
    platforms: 'AT DE CH',
    country: 'AT',
    address: 'Kalkofen 11, 4820 Bad Ischl',
    description:
      'Kalkputze, Mörtel und Gipssysteme mit langer Tradition. | Lime renders, mortars and gypsum systems with a long tradition. | Crépis à la chaux, mortiers et systèmes de plâtre de longue tradition. | Intonaci a calce, malte e sistemi in gesso di lunga tradizione.',
    makes: 'putzsysteme mauermoertel fliesenkleber hartschaum-daemmstoffe bauplatten wandfarben',
    lines: 'Salzkalk, Ischlana, Kalkstern | Lime Star | Étoile de chaux | Stella di calce',
    style: 'PS ### ##',
  }),
  orga('Karawank Elektrotechnik GmbH', {
    platforms: 'AT',
    country: 'AT',
    address: 'Drauweg 40, 9500 Villach',
    description:
      'Schalter, Verteiler und Sensorik für Wohnbau und Gewerbe. | Switches, boards and sensors for homes and trade. | Interrupteurs, coffrets et capteurs pour l’habitat et l’artisanat. | Interruttori, quadretti e sensori per abitazioni e aziende.',
    makes: 'installation energieverteilung gebaeudeautomation',
    lines: 'Karawa, Südstrom, Impuls',
    style: 'KE-######',
  }),
];
