import type { FamilyRoom } from './family.ts';

/** What the two railways own: objects with a number and a place instead of a product line and a price list. */
export const bahn: FamilyRoom = {
  areObjects: true,
  remarks: [
    'Pläne, Fotos und Prüfberichte liegen im Objektdossier. | Plans, photos and test reports are in the object file. | Les plans, photos et rapports de contrôle se trouvent dans le dossier de l’objet. | Piani, foto e rapporti di prova si trovano nel dossier dell’oggetto.',
    'Arbeiten am Objekt sind mit der Betriebszentrale abzusprechen. | Work on the object must be agreed with the operations centre. | Les travaux sur l’objet sont à convenir avec le centre d’exploitation. | I lavori sull’oggetto vanno concordati con la centrale operativa.',
    'Der Unterhalt folgt dem Jahresplan der Infrastruktur. | Maintenance follows the annual plan of the infrastructure division. | L’entretien suit le plan annuel de l’infrastructure. | La manutenzione segue il piano annuale dell’infrastruttura.',
  ],
  families: [
    {
      leaf: 'gleise',
      line: 'fahrweg',
      noun: 'Gleisabschnitt | Track section | Section de voie | Tratta di binario',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Spurweite {spurweite}, {objektlaenge} m, Stahlgüte {festigkeitsklasse} | {spurweite} gauge, {objektlaenge} m, steel grade {festigkeitsklasse} | Écartement {spurweite}, {objektlaenge} m, nuance {festigkeitsklasse} | Scartamento {spurweite}, {objektlaenge} m, acciaio {festigkeitsklasse}',
      about:
        'Zusammenhängender Gleisabschnitt zwischen zwei Weichen oder Streckenpunkten. Schiene, Schwelle und Bettung werden gemeinsam erhalten. | Continuous track section between two turnouts or points on the line. Rail, sleeper and ballast are maintained together. | Section de voie continue entre deux aiguilles ou deux points de la ligne. Rail, traverse et ballast sont entretenus ensemble. | Tratta di binario continua fra due scambi o punti della linea. Rotaia, traversina e massicciata sono mantenute insieme.',
      values: {
        spurweite: '1000-mm',
        objektlaenge: [86, 124, 180, 235, 310, 420],
        festigkeitsklasse: 'r260 r350ht',
        material: 'stahl',
      },
      picture: 'gleis',
    },
    {
      leaf: 'weichen',
      line: 'fahrweg',
      noun: 'Weiche | Turnout | Aiguille | Scambio',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Spurweite {spurweite}, Länge {objektlaenge} m, {antrieb} | {spurweite} gauge, length {objektlaenge} m, {antrieb} | Écartement {spurweite}, longueur {objektlaenge} m, {antrieb} | Scartamento {spurweite}, lunghezza {objektlaenge} m, {antrieb}',
      about:
        'Einfache Weiche mit Weichenheizung auf Betonschwellen. Zungen und Herzstück werden zweimal im Jahr vermessen und bei Bedarf nachgeschliffen. | Simple turnout with point heating on concrete sleepers. Blades and crossing are measured twice a year and ground if needed. | Aiguille simple avec chauffage sur traverses en béton. Les lames et le cœur sont mesurés deux fois par an et meulés au besoin. | Scambio semplice con riscaldamento su traversine in calcestruzzo. Aghi e cuore vengono misurati due volte l’anno e molati se necessario.',
      values: {
        spurweite: '1000-mm',
        objektlaenge: [18.5, 21.2, 24.6, 30.4],
        antrieb: 'motor handbetrieb',
        festigkeitsklasse: 'r260 r350ht',
        nennspannung: [230, 400],
      },
      picture: 'weiche',
    },
  ],
};
