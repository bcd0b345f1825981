import { bahn } from './bahn.ts';
import type { FamilyRoom } from './family.ts';

/** What the railways own in and around their buildings: objects in categories that suppliers sell in too. */
export const bahnGebaeude: FamilyRoom = {
  areObjects: true,
  remarks: bahn.remarks,
  families: [
    {
      leaf: 'haustueren',
      line: 'hochbau',
      since: 2004,
      noun: 'Eingangstür | Entrance door | Porte d’entrée | Porta d’ingresso',
      title: '{noun} {number}, {orga}',
      subTitle: '{farbe}, {breite} × {hoehe} mm, {einbruchschutz}',
      about:
        'Haupteingang mit automatischer Öffnung und tiefer Schwelle. Wartung und Schließprotokoll liegen beim Hausdienst. | Main entrance with automatic opening and low threshold. Maintenance and locking log are with the caretaker service. | Entrée principale à ouverture automatique et seuil bas. Entretien et journal de fermeture sont au service technique. | Ingresso principale ad apertura automatica e soglia bassa. Manutenzione e registro di chiusura sono al servizio tecnico.',
      values: {
        farbe: 'anthrazit weiss',
        breite: [1000, 1200],
        hoehe: [2100, 2350],
        antrieb: 'motor',
        barrierefrei: true,
        einbruchschutz: 'rc2 rc3',
        material: 'aluminium holz',
      },
      picture: 'haustuer-{farbe}',
    },
    {
      leaf: 'brandschutztueren',
      line: 'hochbau',
      since: 1990,
      noun: 'Brandschutztür | Fire door | Porte coupe-feu | Porta tagliafuoco',
      title: '{noun} {number}, {orga}',
      subTitle: '{feuerwiderstand}, {breite} × {hoehe} mm',
      about:
        'Selbstschließende Tür zu Technikraum, Treppenhaus oder Lager. Schließer und Dichtung werden einmal im Jahr geprüft und auf dem Türschild vermerkt. | Self-closing door to plant room, stairwell or store. Closer and seal are checked once a year and noted on the door label. | Porte à fermeture automatique vers local technique, cage d’escalier ou dépôt. Ferme-porte et joint sont contrôlés une fois par an et notés sur l’étiquette. | Porta autochiudente verso locale tecnico, vano scale o magazzino. Chiudiporta e guarnizione sono controllati una volta l’anno e annotati sull’etichetta.',
      values: {
        feuerwiderstand: 'ei-30 ei-60 ei-90',
        breite: [900, 1000, 1200],
        hoehe: [2000, 2100],
        material: 'stahl',
        farbe: 'grau weiss',
      },
      picture: 'brandschutztuer-{farbe}',
    },
    {
      leaf: 'holz-metall-fenster',
      line: 'hochbau',
      since: 1985,
      noun: 'Fenster | Window | Fenêtre | Finestra',
      title: '{noun} {number}, {orga}',
      subTitle: '{breite} × {hoehe} mm, {verglasung}',
      about:
        'Fenster der beheizten Räume, außen mit Aluminium verkleidet. Teilung und Farbe folgen dem Bestand. | Window of the heated rooms, clad with aluminium outside. Division and colour follow the existing building. | Fenêtre des locaux chauffés, revêtue d’aluminium à l’extérieur. Division et couleur suivent l’existant. | Finestra dei locali riscaldati, rivestita di alluminio all’esterno. Suddivisione e colore seguono l’esistente.',
      values: {
        breite: [800, 1100, 1400],
        hoehe: [1200, 1600],
        verglasung: '2-fach-verglast 3-fach-verglast',
        'u-wert': [0.95, 1.1, 1.4],
        holzart: 'laerche fichte',
        farbe: 'weiss braun',
      },
      picture: 'fenster-holz-metall-1200',
    },
    {
      leaf: 'industrietore',
      line: 'hochbau',
      since: 1992,
      noun: 'Hallentor | Hall door | Porte de halle | Portone di rimessa',
      title: '{noun} {number}, {orga}',
      subTitle: '{breite} × {hoehe} mm, {antrieb}',
      about:
        'Tor zur Halle, durch das die Züge einfahren. Lichtschranke und Kontaktleiste stoppen es, bevor es jemanden berührt. | Door through which the trains enter the hall. Light barrier and contact edge stop it before it touches anyone. | Porte par laquelle les trains entrent dans la halle. Cellule et barre palpeuse l’arrêtent avant tout contact. | Portone da cui i treni entrano nella rimessa. Fotocellula e costa sensibile lo fermano prima di toccare qualcuno.',
      values: {
        breite: [3600, 4000],
        hoehe: [4200, 4800],
        antrieb: 'motor handbetrieb',
        material: 'stahl-verzinkt',
        'u-wert': [1.3, 1.9],
        nennspannung: 400,
      },
      picture: 'industrietor',
    },
    {
      leaf: 'dachziegel',
      line: 'hochbau',
      noun: 'Ziegeldach | Tiled roof | Toiture en tuiles | Tetto in tegole',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Länge {objektlaenge} m, {farbe} | Length {objektlaenge} m, {farbe} | Longueur {objektlaenge} m, {farbe} | Lunghezza {objektlaenge} m, {farbe}',
      about:
        'Eindeckung aus Falzziegeln mit Schneefang über den Eingängen. Bruch und Moos werden nach jedem Winter behoben. | Covering of interlocking tiles with snow guards above the entrances. Breakage and moss are dealt with after every winter. | Couverture en tuiles à emboîtement avec pare-neige au-dessus des entrées. Casses et mousses sont traitées après chaque hiver. | Copertura in tegole a incastro con fermaneve sopra gli ingressi. Rotture e muschio sono rimossi dopo ogni inverno.',
      values: {
        objektlaenge: [12, 18, 26, 34],
        farbe: 'naturrot anthrazit',
        material: 'ton',
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'dachziegel-{farbe}',
    },
    {
      leaf: 'dachfenster',
      line: 'hochbau',
      since: 1990,
      noun: 'Dachfenster | Roof window | Fenêtre de toit | Finestra da tetto',
      title: '{noun} {number}, {orga}',
      subTitle: '{breite} × {hoehe} mm, {verglasung}',
      about:
        'Fenster über Treppenhaus oder Wohnung, auch als Rauchabzug. Der Antrieb wird halbjährlich ausgelöst. | Window above stairwell or flat, also as a smoke outlet. The drive is triggered every six months. | Fenêtre sur cage d’escalier ou logement, aussi en exutoire de fumée. L’entraînement est testé tous les six mois. | Finestra sopra vano scale o alloggio, anche come sfogo fumi. L’azionamento si prova ogni sei mesi.',
      values: {
        breite: [780, 940, 1140],
        hoehe: [1180, 1400],
        antrieb: 'motor',
        verglasung: '2-fach-verglast 3-fach-verglast',
        'u-wert': [1, 1.3],
      },
      picture: 'dachfenster',
    },
    {
      leaf: 'absturzsicherungen',
      line: 'fahrweg',
      since: 2008,
      noun: 'Absturzsicherung | Fall protection | Protection antichute | Protezione anticaduta',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{objektlaenge} m, {material}, Prüflast {tragkraft} kg | {objektlaenge} m, {material}, test load {tragkraft} kg | {objektlaenge} m, {material}, charge d’essai {tragkraft} kg | {objektlaenge} m, {material}, carico di prova {tragkraft} kg',
      about:
        'Seilsystem mit Anschlagpunkten für Arbeiten in der Höhe. Jede Begehung setzt eine gültige Jahresprüfung voraus. | Rope system with anchor points for work at height. Every use requires a valid annual inspection. | Ligne de vie avec points d’ancrage pour travaux en hauteur. Chaque usage exige un contrôle annuel valable. | Linea vita con punti di ancoraggio per lavori in quota. Ogni uso richiede un controllo annuale valido.',
      values: {
        objektlaenge: [15, 30, 62],
        material: 'edelstahl-18-8 stahl-verzinkt',
        tragkraft: [900, 1200],
      },
      picture: 'absturzsicherung',
    },
    {
      leaf: 'schneefangsysteme',
      line: 'hochbau',
      noun: 'Schneefang | Snow guard | Pare-neige | Fermaneve',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{objektlaenge} m, Schneelast {schneelast} kN/m² | {objektlaenge} m, snow load {schneelast} kN/m² | {objektlaenge} m, charge de neige {schneelast} kN/m² | {objektlaenge} m, carico di neve {schneelast} kN/m²',
      about:
        'Rohre und Stützen über Perron und Eingang. Vor dem ersten Schnee werden sie auf festen Sitz geprüft. | Pipes and brackets above platform and entrance. They are checked for tightness before the first snow. | Tubes et supports au-dessus du quai et de l’entrée. Leur fixation est contrôlée avant la première neige. | Tubi e supporti sopra marciapiede e ingresso. Prima della neve se ne controlla il fissaggio.',
      values: {
        objektlaenge: [8, 16, 28],
        schneelast: [6.5, 9],
        material: 'stahl-verzinkt',
      },
      picture: 'schneefang',
    },
    {
      leaf: 'luft-wasser-waermepumpen',
      line: 'technik',
      since: 2010,
      noun: 'Wärmepumpe | Heat pump | Pompe à chaleur | Pompa di calore',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{heizleistung} kW, Schallleistung {schallleistungspegel} dB(A) | {heizleistung} kW, sound power {schallleistungspegel} dB(A) | {heizleistung} kW, puissance acoustique {schallleistungspegel} dB(A) | {heizleistung} kW, potenza sonora {schallleistungspegel} dB(A)',
      about:
        'Heizt Wartsaal, Diensträume und Wohnungen. Die Störung wird an die Gebäudeleitstelle gemeldet. | Heats waiting room, staff rooms and flats. Faults are reported to the building control centre. | Chauffe salle d’attente, locaux de service et logements. Les pannes sont signalées à la gestion technique. | Riscalda sala d’attesa, locali di servizio e alloggi. I guasti sono segnalati alla centrale tecnica.',
      values: {
        heizleistung: [16, 24, 38],
        schallleistungspegel: [54, 60],
        scop: [3.9, 4.3],
        nennspannung: 400,
      },
      picture: 'waermepumpe-luft',
    },
    {
      leaf: 'heizkoerper',
      line: 'technik',
      since: 1975,
      noun: 'Heizkörper | Radiator | Radiateur | Radiatore',
      title: '{noun} {number}, {orga}',
      subTitle: '{heizleistung} kW, {laenge} × {hoehe} mm',
      about:
        'Heizkörper in Wartsaal, Büro oder Werkstatt. Ventil und Entlüftung werden vor der Heizperiode gangbar gemacht. | Radiator in waiting room, office or workshop. Valve and vent are freed before the heating season. | Radiateur de salle d’attente, bureau ou atelier. Vanne et purgeur sont dégrippés avant la saison de chauffe. | Radiatore di sala d’attesa, ufficio o officina. Valvola e sfiato si sbloccano prima della stagione di riscaldamento.',
      values: {
        laenge: [800, 1200, 1600],
        hoehe: [600, 900],
        material: 'stahl gusseisen',
        farbe: 'weiss',
        heizleistung: (n) => Math.round(n.laenge! * n.hoehe! * 1.6e-4) / 100,
      },
      picture: 'heizkoerper',
    },
    {
      leaf: 'photovoltaikmodule',
      line: 'technik',
      since: 2011,
      noun: 'Solaranlage | Solar array | Installation solaire | Impianto solare',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{leistung} W je Modul, {objektlaenge} m, {farbe} | {leistung} W per module, {objektlaenge} m, {farbe} | {leistung} W par module, {objektlaenge} m, {farbe} | {leistung} W per modulo, {objektlaenge} m, {farbe}',
      about:
        'Solarstrom vom Dach für Beleuchtung, Weichenheizung und Werkstatt. Der Ertrag wird jede Viertelstunde erfasst. | Solar power from the roof for lighting, point heating and workshop. The yield is recorded every quarter of an hour. | Courant solaire du toit pour éclairage, chauffage d’aiguilles et atelier. Le rendement est relevé tous les quarts d’heure. | Corrente solare dal tetto per illuminazione, riscaldamento scambi e officina. La resa è rilevata ogni quarto d’ora.',
      values: {
        leistung: [390, 410, 430],
        objektlaenge: [18, 36, 72],
        farbe: 'schwarz blau',
        schneelast: [5.4, 8.1],
        wirkungsgrad: [20.5, 21.8],
      },
      picture: 'photovoltaikmodul',
    },
    {
      leaf: 'lichtlinien',
      line: 'technik',
      since: 2013,
      noun: 'Hallenleuchte | Hall luminaire | Luminaire de halle | Lampada di rimessa',
      title: '{noun} {number}, {orga}',
      subTitle: '{laenge} mm, {lichtstrom} lm',
      about:
        'Leuchtenband über den Gleisen der Halle, stoßfest und abwaschbar. Einzelne Module sind vom Hubsteiger aus tauschbar. | Row of luminaires above the hall tracks, shock-proof and washable. Single modules can be swapped from the lift platform. | Ligne de luminaires au-dessus des voies de halle, antichoc et lavable. Les modules se changent depuis la nacelle. | Fila di lampade sopra i binari della rimessa, antiurto e lavabile. I moduli si cambiano dalla piattaforma.',
      values: {
        laenge: [1450, 2900],
        lichtstrom: [4200, 6800, 9600],
        schutzart: 'ip65',
        farbtemperatur: [4000],
        leistung: (n) => Math.round(n.lichtstrom! / 120),
      },
      picture: 'lichtlinie',
    },
    {
      leaf: 'aussenleuchten',
      line: 'technik',
      since: 2013,
      noun: 'Zugangsleuchte | Access luminaire | Luminaire d’accès | Lampada d’accesso',
      title: '{noun} {number}, {orga}',
      subTitle: '{lichtstrom} lm, {schutzart}, {farbe}',
      about:
        'Beleuchtet Zugang, Treppe oder Vorplatz. Ein Sensor senkt das Licht, wenn niemand da ist. | Lights the access, stairs or forecourt. A sensor lowers the light when nobody is there. | Éclaire l’accès, l’escalier ou le parvis. Un capteur abaisse la lumière quand il n’y a personne. | Illumina accesso, scala o piazzale. Un sensore abbassa la luce quando non c’è nessuno.',
      values: {
        lichtstrom: [900, 1800, 2600],
        schutzart: 'ip54 ip65',
        farbe: 'anthrazit silber',
        farbtemperatur: [2700, 3000],
        hoehe: [900, 3500],
      },
      picture: 'aussenleuchte',
    },
    {
      leaf: 'rettungszeichenleuchten',
      line: 'technik',
      since: 2012,
      noun: 'Rettungszeichenleuchte | Exit sign luminaire | Luminaire de secours | Lampada di emergenza',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Erkennungsweite {reichweite} m, {schutzart} | Viewing distance {reichweite} m, {schutzart} | Distance de vue {reichweite} m, {schutzart} | Distanza di visibilità {reichweite} m, {schutzart}',
      about:
        'Weist den Fluchtweg aus Halle, Unterführung oder Gebäude. Der Selbsttest wird monatlich ausgewertet. | Marks the escape route from hall, underpass or building. The self-test is evaluated monthly. | Signale la voie de fuite de la halle, du passage ou du bâtiment. L’autotest est analysé chaque mois. | Segnala la via di fuga da rimessa, sottopassaggio o edificio. L’autotest è valutato ogni mese.',
      values: {
        reichweite: [16, 22, 30],
        schutzart: 'ip44 ip65',
        leistung: [3.5, 5],
        farbe: 'gruen',
      },
      picture: 'rettungszeichenleuchte',
    },
    {
      leaf: 'rauchmelder',
      line: 'technik',
      since: 2012,
      noun: 'Rauchmelder | Smoke detector | Détecteur de fumée | Rilevatore di fumo',
      title: '{noun} {number}, {orga}',
      subTitle: '{nennspannung} V, Ø {durchmesser} mm',
      about:
        'Melder der Brandmeldeanlage, mit der Betriebszentrale verbunden. Er wird jährlich mit Prüfgas ausgelöst. | Detector of the fire alarm system, linked to the operations centre. It is triggered yearly with test gas. | Détecteur de l’installation incendie, relié au centre d’exploitation. Il est déclenché chaque année au gaz d’essai. | Rilevatore dell’impianto antincendio, collegato alla centrale operativa. Si prova ogni anno con gas di prova.',
      values: {
        nennspannung: [24, 230],
        durchmesser: [100, 114],
        farbe: 'weiss',
        reichweite: [30, 100],
      },
      picture: 'rauchmelder',
    },
    {
      leaf: 'feuerloescher',
      line: 'hochbau',
      since: 2015,
      noun: 'Feuerlöscher | Fire extinguisher | Extincteur | Estintore',
      title: '{noun} {number}, {orga}',
      subTitle: '{volumen} l, {gewicht} kg',
      about:
        'Löscher an Fluchtweg, Werkbank oder Tankstelle. Die Plombe trägt das Datum der letzten Kontrolle. | Extinguisher at the escape route, workbench or fuel point. The seal shows the date of the last check. | Extincteur près d’une voie de fuite, d’un établi ou d’un poste à carburant. Le plomb indique la date du dernier contrôle. | Estintore presso via di fuga, banco o rifornimento. Il sigillo riporta la data dell’ultimo controllo.',
      values: {
        volumen: [6, 9],
        farbe: 'rot',
        gewicht: (n) => Math.round(n.volumen! * 15.5 + 16) / 10,
        hoehe: (n) => 330 + n.volumen! * 26,
      },
      picture: 'feuerloescher',
    },
    {
      leaf: 'velostaender',
      line: 'publikumsanlagen',
      since: 2005,
      noun: 'Veloabstellplatz | Bicycle parking | Abri à vélos | Parcheggio per biciclette',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{plaetze} Plätze, {material} | {plaetze} bays, {material} | {plaetze} places, {material} | {plaetze} posti, {material}',
      about:
        'Gedeckte Abstellplätze nahe am Perronzugang. Ladepunkte für Elektrovelos sind vorbereitet. | Covered parking close to the platform access. Charging points for e-bikes are prepared. | Places couvertes près de l’accès au quai. Des points de charge pour vélos électriques sont préparés. | Posti coperti vicino all’accesso al marciapiede. Sono predisposti punti di ricarica per bici elettriche.',
      values: {
        plaetze: [12, 24, 48, 96],
        material: 'stahl-verzinkt edelstahl-18-8',
        laenge: [3600, 7200],
        barrierefrei: true,
      },
      picture: 'velostaender',
    },
    {
      leaf: 'sitzbaenke',
      line: 'publikumsanlagen',
      since: 1995,
      noun: 'Sitzbank | Bench | Banc | Panchina',
      title: '{noun} {number}, {orga}',
      subTitle: '{laenge} mm, {holzart}',
      about:
        'Bank am Bahnhofplatz oder Spazierweg. Sie gehört der Bahn und wird von der Gemeinde gepflegt. | Bench on the station square or footpath. It belongs to the railway and is looked after by the municipality. | Banc sur la place de la gare ou le sentier. Il appartient au chemin de fer et est entretenu par la commune. | Panchina sul piazzale o sul sentiero. È della ferrovia ed è curata dal comune.',
      values: {
        laenge: [1800, 2200],
        holzart: 'laerche eiche',
        farbe: 'anthrazit gruen',
        material: 'stahl-verzinkt gusseisen',
      },
      picture: 'sitzbank',
    },
  ],
};
