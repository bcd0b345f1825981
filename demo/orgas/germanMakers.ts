import { orga } from './orga.ts';

export const germanMakers = [
  orga('Rheintal Dämmstoffe GmbH', {
    platforms: 'DE CH AT',
    country: 'DE',
    address: 'Hafenstraße 28, 79576 Weil am Rhein',
    description:
      'Dämmstoffe für Dach, Fassade und Keller, gefertigt am Oberrhein. | Insulation for roof, facade and basement, made on the Upper Rhine. | Isolants pour toit, façade et cave, fabriqués dans le Rhin supérieur. | Isolanti per tetto, facciata e cantina, prodotti sull’Alto Reno.',
    makes: 'mineralische-daemmstoffe hartschaum-daemmstoffe dachbodendaemmungen',
    lines: 'Rhenova, Thermovlies, Sockelwerk, Dachwarm | Warm Roof | Toit chaud | Tetto caldo',
    style: 'RD-##-####',
    logo: true,
    weight: 4,
  }),
  orga('Fensterbau Isenland GmbH', {
    platforms: 'DE CH',
    country: 'DE',
    address: 'Am Sägewerk 6, 58636 Iserlohn',
    description:
      'Kunststoff- und Holz-Metall-Fenster mit eigener Profilextrusion. | PVC-U and timber-aluminium windows with its own profile extrusion. | Fenêtres PVC et bois-métal avec sa propre extrusion de profilés. | Finestre in PVC e legno-metallo con estrusione propria dei profili.',
    makes: 'fenster haustueren dachoeffnungen',
    lines: 'Isena, Klarsicht, Thermoplus, Weitblick',
    style: 'FX-####/## W',
  }),
  orga('Torbau Wesermark GmbH', {
    platforms: 'DE CH AT',
    country: 'DE',
    address: 'Deichweg 50, 32423 Minden',
    description:
      'Sektionaltore, Industrietore und Sonnenschutz mit geprüften Antrieben. | Sectional doors, industrial doors and shading with tested drives. | Portes sectionnelles, portes industrielles et protection solaire à moteurs testés. | Portoni sezionali, portoni industriali e protezione solare con motori collaudati.',
    makes: 'tore sonnenschutz gartentueren',
    lines: 'Wesera, Portus, Schattenwerk, Torio',
    style: 'WM.####.##',
  }),
  orga('Ziegelei Donauried GmbH', {
    platforms: 'DE AT CH',
    country: 'DE',
    address: 'Lehmgrube 1, 86609 Donauwörth',
    description:
      'Mauersteine und Dachziegel in acht Engobefarben. | Masonry units and roof tiles in eight engobe colours. | Briques et tuiles en huit couleurs d’engobe. | Blocchi e tegole in otto colori d’engobbio.',
    makes: 'mauerwerk steildach treppen-und-decken',
    lines: 'Donara, Riedton, Planstein',
    style: 'DR #####',
  }),
  orga('Nordwerk Sanitär GmbH', {
    platforms: 'DE CH',
    country: 'DE',
    address: 'Kaistraße 12, 24103 Kiel',
    description:
      'Alles fürs Bad vom Vorwandelement bis zur Armatur. | Everything for the bathroom, from the pre-wall frame to the mixer. | Tout pour la salle de bain, du bâti-support au mitigeur. | Tutto per il bagno, dall’elemento di preparete al miscelatore.',
    makes: 'sanitaer-und-wasser',
    lines: 'Nordia, Welle | Wave | Vague | Onda, Fjord, Förde',
    style: 'NW######',
    logo: true,
  }),
  orga('Ruhrtherm GmbH', {
    platforms: 'DE CH',
    country: 'DE',
    address: 'Zechenring 90, 45141 Essen',
    description:
      'Heiztechnik mit Tradition: Wärmepumpen, Speicher, Heizkörper. | Heating technology with a tradition: heat pumps, tanks, radiators. | Technique de chauffage de tradition : pompes à chaleur, accumulateurs, radiateurs. | Riscaldamento di tradizione: pompe di calore, accumulatori, radiatori.',
    makes: 'heizung-und-kaelte',
    lines: 'Ruhra, Glutkern, Glutwasser, Flamma',
    style: '#######-RT',
  }),
  orga('Elektrowerk Havelbrück GmbH', {
    platforms: 'DE CH',
    country: 'DE',
    address: 'Havelufer 33, 14776 Brandenburg',
    description:
      'Installationsmaterial, Verteiler und Gebäudeautomation aus Brandenburg. | Installation material, distribution boards and building automation from Brandenburg. | Matériel d’installation, coffrets et automation du bâtiment du Brandebourg. | Materiale d’installazione, quadretti e automazione dal Brandeburgo.',
    makes: 'installation energieverteilung gebaeudeautomation',
    lines: 'Havela, Kontakta, Stromwerk',
    style: 'EH.###.###.#',
  }),
  orga('Bodenkontor Spreehain GmbH', {
    platforms: 'DE CH AT',
    country: 'DE',
    address: 'Spreehain 5, 15848 Beeskow',
    description:
      'Böden, Platten und Farben für Wohnen und Objekt. | Floors, tiles and paints for homes and public buildings. | Sols, carreaux et peintures pour l’habitat et le tertiaire. | Pavimenti, piastrelle e pitture per abitazioni ed edifici.',
    makes: 'holz-und-stein elastische-und-textile-belaege wandfarben akustikpaneele trittschalldaemmungen',
    lines: 'Spreewald, Objekta, Kontur, Farbton',
    style: '####-#####',
  }),
  orga('Dachtechnik Möhnegrund GmbH', {
    platforms: 'DE AT',
    country: 'DE',
    address: 'Talsperre 4, 59519 Möhnesee',
    description:
      'Dachbahnen, Dachfenster und Entwässerung für den Dachdecker. | Roof membranes, roof windows and drainage for the roofer. | Lés de toiture, fenêtres de toit et évacuation pour le couvreur. | Membrane, finestre da tetto e scarichi per il copritetto.',
    makes: 'dach-und-abdichtung',
    lines: 'Möhna, Dichtwerk, Firstlicht',
    style: 'MG-#####',
  }),
  orga('Dübelwerk Jagsttal GmbH', {
    platforms: 'DE CH',
    country: 'DE',
    address: 'Bohrweg 27, 74653 Künzelsau',
    description:
      'Befestigung und Bauchemie für Beton, Mauerwerk und Holz. | Fixings and construction chemicals for concrete, masonry and wood. | Fixations et chimie du bâtiment pour béton, maçonnerie et bois. | Fissaggi e chimica edile per calcestruzzo, muratura e legno.',
    makes: 'befestigung dicht-und-klebstoffe anstriche brandschutzmoertel',
    lines: 'Jagsta, Spreizwerk, Haltfest | Holdfast | Tient bon | Tieneforte',
    style: '0### ## ##',
  }),
  orga('Brandschutzwerk Elbtann GmbH', {
    platforms: 'DE CH',
    country: 'DE',
    address: 'Feuerwehrstraße 3, 01796 Pirna',
    description:
      'Brandschutztüren, Klappen und Löschtechnik für Industrie und Verwaltung. | Fire doors, dampers and extinguishing equipment for industry and offices. | Portes, clapets et extinction pour l’industrie et l’administration. | Porte, serrande e spegnimento per industria e amministrazione.',
    makes: 'sicherheit-und-brandschutz brandschutztueren',
    lines: 'Elbtann, Schutzwall, Rotpunkt',
    style: 'BE#####-#',
  }),
  orga('Freiraumwerk Emsholm GmbH', {
    platforms: 'DE AT',
    country: 'DE',
    address: 'Parkallee 16, 49477 Ibbenbüren',
    description:
      'Außenmöbel, Beläge und Entwässerung für Plätze und Parks. | Outdoor furniture, paving and drainage for squares and parks. | Mobilier, pavages et drainage pour places et parcs. | Arredi, pavimentazioni e drenaggio per piazze e parchi.',
    makes: 'umgebung-und-garten',
    lines: 'Emsholm, Grünzeit, Platzwerk',
    style: 'FE.####.#',
  }),
];
