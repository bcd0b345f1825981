import type { FamilyRoom } from './family.ts';

export const elektro: FamilyRoom = {
  remarks: [
    'Die Konformität mit den IEC-Normen ist nachgewiesen. | Conformity with the IEC standards is proven. | La conformité aux normes CEI est attestée. | La conformità alle norme IEC è attestata.',
    'Daten für Planung und Bestellung liegen als ETIM-Klassen vor. | Planning and order data are available as ETIM classes. | Les données de projet et de commande existent en classes ETIM. | I dati per progetto e ordine sono disponibili in classi ETIM.',
    'Recycling über das bestehende Rücknahmesystem ist im Preis enthalten. | Recycling through the existing take-back system is included in the price. | Le recyclage par le système de reprise existant est compris. | Il riciclaggio tramite il sistema di ritiro esistente è compreso.',
  ],
  families: [
    {
      leaf: 'lichtschalter',
      noun: 'Lichtschalter | Light switch | Interrupteur | Interruttore',
      title: '{noun} {line}, {farbe}, {nennstrom} A',
      subTitle: '{schutzart}, {oberflaeche}, {breite} mm',
      about:
        'Wippschalter für Unterputzdosen, der leise und mit kurzem Weg schaltet. Steckklemmen auf der Rückseite verkürzen die Montage. | Rocker switch for flush boxes that switches quietly with a short stroke. Plug terminals on the back shorten fitting. | Interrupteur à bascule pour boîte encastrée, silencieux et à course courte. Des bornes à enficher au dos accélèrent le montage. | Interruttore a bilanciere per scatole da incasso, silenzioso e a corsa breve. I morsetti a innesto sul retro accelerano il montaggio.',
      values: {
        farbe: 'weiss schwarz anthrazit beige',
        nennstrom: [10, 16],
        schutzart: 'ip20 ip44 ip54',
        oberflaeche: 'matt glaenzend',
        breite: [60, 80, 86],
        nennspannung: 230,
        verpackungseinheit: [1, 10],
      },
      picture: 'lichtschalter',
    },
    {
      leaf: 'steckdosen',
      noun: 'Steckdose | Socket outlet | Prise | Presa',
      title: '{noun} {line}, {farbe}, {nennstrom} A',
      subTitle:
        '{plaetze}-fach, {schutzart} | {plaetze}-gang, {schutzart} | Nombre de prises : {plaetze}, {schutzart} | Numero di prese: {plaetze}, {schutzart}',
      about:
        'Steckdose mit erhöhtem Berührungsschutz und federnden Klemmen. Sie ist mit Schaltern der gleichen Linie kombinierbar. | Socket with enhanced shutters and spring terminals. It combines with switches of the same line. | Prise à protection renforcée et bornes à ressort. Elle se combine aux interrupteurs de la même ligne. | Presa con protezione rinforzata e morsetti a molla. Si combina con gli interruttori della stessa linea.',
      values: {
        farbe: 'weiss schwarz anthrazit beige',
        nennstrom: [10, 16],
        plaetze: [1, 2, 3],
        schutzart: 'ip20 ip44 ip54',
        nennspannung: 230,
        verpackungseinheit: [1, 10],
      },
      picture: 'steckdose',
    },
    {
      leaf: 'installationskabel',
      noun: 'Installationskabel | Installation cable | Câble d’installation | Cavo d’installazione',
      title: '{noun} {line}, {polzahl} × {querschnitt} mm²',
      subTitle:
        'Ring {objektlaenge} m, {farbe} | {objektlaenge} m coil, {farbe} | Couronne de {objektlaenge} m, {farbe} | Rotolo da {objektlaenge} m, {farbe}',
      about:
        'Halogenfreies Kabel für feste Verlegung in und auf Wänden. Der Mantel lässt sich leicht abziehen und trägt eine Metermarkierung. | Halogen-free cable for fixed installation in and on walls. The sheath strips easily and carries metre marks. | Câble sans halogène pour pose fixe dans et sur les murs. La gaine se dénude facilement et porte un métrage. | Cavo senza alogeni per posa fissa dentro e sopra le pareti. La guaina si spela facilmente e porta la metratura.',
      values: {
        polzahl: [3, 4, 5],
        querschnitt: [1.5, 2.5, 4, 6, 10],
        objektlaenge: [50, 100, 500],
        farbe: 'grau weiss schwarz',
        material: 'kupfer',
        nennspannung: [500, 750],
        euroklasse: 'b-s1-d0 c-s2-d0',
      },
      picture: 'installationskabel',
    },
    {
      leaf: 'kabelrinnen',
      noun: 'Kabelrinne | Cable tray | Chemin de câbles | Passerella portacavi',
      title: '{noun} {line}, {breite} × {hoehe} mm',
      subTitle:
        '{material}, Länge {laenge} mm, {tragkraft} kg | {material}, length {laenge} mm, {tragkraft} kg | {material}, longueur {laenge} mm, {tragkraft} kg | {material}, lunghezza {laenge} mm, {tragkraft} kg',
      about:
        'Gelochte Rinne mit steckbarer Verbindung, die ohne Schrauben leitend schließt. Ausleger, Bögen und Deckel sind aus demselben Blech. | Perforated tray with plug-in joint that conducts without screws. Brackets, bends and covers are of the same sheet. | Chemin perforé à emboîtement conducteur sans vis. Consoles, coudes et couvercles sont de la même tôle. | Passerella forata con giunto a innesto conduttivo senza viti. Mensole, curve e coperchi sono della stessa lamiera.',
      values: {
        breite: [100, 200, 300, 400, 600],
        hoehe: [35, 60, 110],
        material: 'stahl-verzinkt edelstahl-18-8',
        laenge: [3000, 6000],
        tragkraft: [40, 80, 140],
        oberflaeche: 'roh',
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'kabelrinne',
    },
    {
      leaf: 'leitungsschutzschalter',
      noun: 'Leitungsschutzschalter | Circuit breaker | Disjoncteur | Interruttore magnetotermico',
      title:
        '{noun} {line}, {nennstrom} A, {polzahl}-polig | {noun} {line}, {nennstrom} A, {polzahl}-pole | {noun} {line}, {nennstrom} A, {polzahl} pôles | {noun} {line}, {nennstrom} A, {polzahl} poli',
      subTitle:
        '{nennspannung} V, {schutzart}, {verpackungseinheit} Stück | {nennspannung} V, {schutzart}, pack of {verpackungseinheit} | {nennspannung} V, {schutzart}, {verpackungseinheit} pièces | {nennspannung} V, {schutzart}, {verpackungseinheit} pezzi',
      about:
        'Schützt Leitungen vor Überlast und Kurzschluss. Stellungsanzeige, Beschriftungsfeld und Sammelschienenanschluss oben und unten. | Protects cables against overload and short circuit. Position indicator, label field and busbar connection at top and bottom. | Protège les lignes contre surcharge et court-circuit. Indicateur de position, étiquette et raccord à peigne en haut et en bas. | Protegge le linee da sovraccarico e cortocircuito. Indicatore di posizione, etichetta e attacco a pettine sopra e sotto.',
      values: {
        nennstrom: [6, 10, 13, 16, 20, 25, 32, 40],
        polzahl: [1, 2, 3, 4],
        nennspannung: [230, 400],
        schutzart: 'ip20',
        verpackungseinheit: [1, 6, 12],
        breite: (n) => Math.round(n.polzahl! * 17.5),
      },
      picture: 'leitungsschutzschalter',
    },
    {
      leaf: 'kleinverteiler',
      noun: 'Kleinverteiler | Consumer unit | Coffret de distribution | Centralino',
      title:
        '{noun} {line}, {plaetze} Module, {schutzart} | {noun} {line}, {plaetze} modules, {schutzart} | {noun} {line}, {plaetze} modules, {schutzart} | {noun} {line}, {plaetze} moduli, {schutzart}',
      subTitle: '{breite} × {hoehe} mm, {material}, {farbe}',
      about:
        'Verteiler für Wohnungen und kleine Gewerbe, auf oder unter Putz. Die Tür öffnet nach links oder rechts und ist abschließbar. | Distribution board for flats and small businesses, surface or flush. The door opens to the left or right and can be locked. | Coffret pour logements et petites entreprises, apparent ou encastré. La porte s’ouvre à gauche ou à droite et se verrouille. | Centralino per abitazioni e piccole aziende, a parete o da incasso. La porta si apre a sinistra o a destra e si chiude a chiave.',
      values: {
        plaetze: [12, 24, 36, 48],
        schutzart: 'ip20 ip44 ip65',
        material: 'stahl pvc',
        farbe: 'weiss grau',
        nennstrom: [63, 80],
        breite: [300, 330],
        hoehe: (n) => 100 + n.plaetze! * 12.5,
      },
      picture: 'kleinverteiler',
    },
    {
      leaf: 'einbauleuchten',
      noun: 'LED-Einbauleuchte | Recessed LED luminaire | Luminaire LED encastré | Apparecchio LED da incasso',
      title: '{noun} {line}, {farbe}, {lichtstrom} lm',
      subTitle: '{farbtemperatur} K, {leistung} W, {schutzart}',
      about:
        'Flache Leuchte für abgehängte Decken mit entblendeter Optik. Das LED-Modul ist gesteckt und lässt sich austauschen. | Flat luminaire for suspended ceilings with low-glare optics. The LED module plugs in and can be replaced. | Luminaire plat pour plafonds suspendus, à optique non éblouissante. Le module LED s’enfiche et se remplace. | Apparecchio piatto per controsoffitti con ottica antiabbaglio. Il modulo LED è a innesto e sostituibile.',
      values: {
        farbe: 'weiss schwarz silber',
        lichtstrom: [600, 900, 1400, 2200],
        farbtemperatur: [2700, 3000, 4000],
        schutzart: 'ip20 ip44 ip65',
        durchmesser: [85, 120, 190],
        energieeffizienzklasse: 'c d e',
        nennspannung: 230,
        leistung: (n) => Math.round(n.lichtstrom! / 110),
      },
      picture: 'einbauleuchte',
    },
    {
      leaf: 'pendelleuchten',
      noun: 'Pendelleuchte | Pendant luminaire | Suspension | Lampada a sospensione',
      title: '{noun} {line}, {farbe}, Ø {durchmesser} mm',
      subTitle: '{lichtstrom} lm, {farbtemperatur} K, {leistung} W',
      about:
        'Leuchte mit weichem Licht über Tisch, Theke oder Empfang. Das Textilkabel wird ohne Werkzeug auf Länge gestellt. | Luminaire with soft light above a table, counter or reception. The fabric cable is set to length without tools. | Lumière douce au-dessus d’une table, d’un comptoir ou d’un accueil. Le câble textile se règle en longueur sans outil. | Luce morbida sopra tavolo, banco o reception. Il cavo tessile si regola in lunghezza senza attrezzi.',
      values: {
        farbe: 'schwarz weiss silber terrakotta',
        durchmesser: [220, 350, 480, 600],
        lichtstrom: [800, 1500, 2600],
        farbtemperatur: [2700, 3000],
        material: 'aluminium glas textil',
        schutzart: 'ip20',
        energieeffizienzklasse: 'd e f',
        leistung: (n) => Math.round(n.lichtstrom! / 110),
      },
      picture: 'pendelleuchte',
    },
    {
      leaf: 'aussenleuchten',
      noun: 'Außenleuchte | Outdoor luminaire | Luminaire extérieur | Apparecchio per esterni',
      title: '{noun} {line}, {farbe}, {schutzart}',
      subTitle: '{lichtstrom} lm, {farbtemperatur} K, {hoehe} mm',
      about:
        'Wetterfeste Leuchte für Wege, Fassaden und Eingänge. Die Optik richtet das Licht nach unten und schont Nachttiere. | Weatherproof luminaire for paths, facades and entrances. The optics direct the light downwards and spare nocturnal animals. | Luminaire résistant aux intempéries pour chemins, façades et entrées. L’optique dirige la lumière vers le bas et ménage la faune nocturne. | Apparecchio resistente alle intemperie per vialetti, facciate e ingressi. L’ottica dirige la luce verso il basso e rispetta la fauna notturna.',
      values: {
        farbe: 'anthrazit schwarz silber',
        schutzart: 'ip54 ip65 ip67',
        lichtstrom: [450, 900, 1800],
        farbtemperatur: [2700, 3000],
        hoehe: [180, 600, 900],
        material: 'aluminium edelstahl-18-8',
        energieeffizienzklasse: 'c d e',
        leistung: (n) => Math.round(n.lichtstrom! / 110),
      },
      picture: 'aussenleuchte',
    },
    {
      leaf: 'lichtlinien',
      noun: 'Lichtlinie | Linear luminaire | Ligne lumineuse | Linea luminosa',
      title: '{noun} {line}, {farbe}, {laenge} mm',
      subTitle: '{lichtstrom} lm, {farbtemperatur} K, {leistung} W',
      about:
        'Durchgehende Lichtlinie ohne sichtbare Stöße, hängend oder eingebaut. Tragschienen werden verkettet, die Module rasten von unten ein. | Continuous line of light without visible joints, suspended or recessed. Rails are linked, the modules snap in from below. | Ligne continue sans raccords visibles, suspendue ou encastrée. Les rails s’enchaînent, les modules se clipsent par-dessous. | Linea continua senza giunti visibili, sospesa o incassata. I binari si collegano, i moduli si agganciano dal basso.',
      values: {
        farbe: 'weiss schwarz silber',
        laenge: [1150, 1450, 2300, 2900],
        lichtstrom: [2800, 4200, 6800],
        farbtemperatur: [3000, 4000],
        schutzart: 'ip20 ip54',
        material: 'aluminium',
        energieeffizienzklasse: 'b c d',
        leistung: (n) => Math.round(n.lichtstrom! / 110),
      },
      picture: 'lichtlinie',
    },
    {
      leaf: 'photovoltaikmodule',
      noun: 'Photovoltaikmodul | Photovoltaic module | Module photovoltaïque | Modulo fotovoltaico',
      title: '{noun} {line}, {leistung} W',
      subTitle:
        '{laenge} × {breite} mm, Wirkungsgrad {wirkungsgrad} % | {laenge} × {breite} mm, efficiency {wirkungsgrad} % | {laenge} × {breite} mm, rendement {wirkungsgrad} % | {laenge} × {breite} mm, efficienza {wirkungsgrad} %',
      about:
        'Doppelglasmodul mit hagelsicherer Front und langer Leistungsgarantie. Es hält hohe Schneelasten aus und passt auf Dach und Fassade. | Double-glass module with hail-proof front and long performance warranty. It withstands high snow loads and suits roof and facade. | Module double verre à face résistante à la grêle et longue garantie de puissance. Il supporte de fortes charges de neige et convient au toit et à la façade. | Modulo doppio vetro con fronte antigrandine e lunga garanzia di potenza. Sopporta elevati carichi di neve ed è adatto a tetto e facciata.',
      values: {
        leistung: [390, 410, 430, 450],
        laenge: [1722, 1762, 1879],
        breite: [1040, 1134],
        wirkungsgrad: [20.5, 21.8, 22.6],
        farbe: 'schwarz blau terrakotta',
        schneelast: [5.4, 8.1],
        gewicht: [21, 24.5],
        schutzart: 'ip67',
        material: 'glas',
      },
      picture: 'photovoltaikmodul',
    },
    {
      leaf: 'wechselrichter',
      noun: 'Solarwechselrichter | Solar inverter | Onduleur solaire | Inverter solare',
      title: '{noun} {line}, {leistung} W',
      subTitle:
        'Wirkungsgrad {wirkungsgrad} %, {schutzart}, {nennspannung} V | Efficiency {wirkungsgrad} %, {schutzart}, {nennspannung} V | Rendement {wirkungsgrad} %, {schutzart}, {nennspannung} V | Efficienza {wirkungsgrad} %, {schutzart}, {nennspannung} V',
      about:
        'Wandelt Solarstrom fürs Hausnetz um und lädt auf Wunsch eine Batterie. Bei Netzausfall versorgt er ausgewählte Stromkreise weiter. | Converts solar power for the house grid and charges a battery if wanted. In a power cut it keeps supplying selected circuits. | Convertit le courant solaire pour la maison et charge, au besoin, une batterie. En cas de panne, il alimente encore certains circuits. | Converte la corrente solare per la casa e, se serve, carica una batteria. In caso di blackout alimenta ancora i circuiti scelti.',
      values: {
        leistung: [3000, 5000, 8000, 10000, 15000, 25000],
        wirkungsgrad: [97.2, 97.8, 98.3],
        schutzart: 'ip54 ip65',
        gewicht: [14, 21, 34],
        farbe: 'weiss grau',
        schallleistungspegel: [30, 42],
        nennspannung: (n) => (n.leistung! > 5000 ? 400 : 230),
      },
      picture: 'wechselrichter',
    },
    {
      leaf: 'wallboxen',
      noun: 'Wallbox | Charging station | Borne de recharge | Stazione di ricarica',
      title: '{noun} {line}, {farbe}, {leistung} W',
      subTitle:
        '{nennstrom} A, Kabel {objektlaenge} m, {schutzart} | {nennstrom} A, {objektlaenge} m cable, {schutzart} | {nennstrom} A, câble {objektlaenge} m, {schutzart} | {nennstrom} A, cavo {objektlaenge} m, {schutzart}',
      about:
        'Ladestation für Einzelplatz und Tiefgarage mit Freigabe per Karte. Das Lastmanagement verteilt den Strom auf alle Fahrzeuge. | Charging station for single bays and underground car parks, released by card. Load management shares the power among all vehicles. | Borne pour place individuelle et parking, libérée par carte. La gestion de charge répartit le courant entre tous les véhicules. | Stazione per posto singolo e autorimessa, abilitata con tessera. La gestione del carico ripartisce la corrente fra tutti i veicoli.',
      values: {
        farbe: 'weiss schwarz',
        leistung: [3700, 7400, 11000, 22000],
        objektlaenge: [5, 7.5],
        schutzart: 'ip54 ip65',
        gewicht: [5.5, 8],
        nennstrom: (n) => (n.leistung === 7400 || n.leistung === 22000 ? 32 : 16),
        nennspannung: (n) => (n.leistung! > 7400 ? 400 : 230),
      },
      picture: 'wallbox',
    },
    {
      leaf: 'raumthermostate',
      noun: 'Raumthermostat | Room thermostat | Thermostat d’ambiance | Termostato ambiente',
      title: '{noun} {line}, {farbe}, {nennspannung} V',
      subTitle: '{oberflaeche}, {breite} × {hoehe} mm',
      about:
        'Regelt Boden- oder Deckenheizung Raum für Raum. Anzeige und Tasten sind gut lesbar, die Absenkung folgt einem Wochenprogramm. | Controls floor or ceiling heating room by room. Display and keys are easy to read, setback follows a weekly programme. | Règle le chauffage de sol ou de plafond pièce par pièce. Affichage et touches bien lisibles, abaissement selon un programme hebdomadaire. | Regola il riscaldamento a pavimento o soffitto locale per locale. Display e tasti ben leggibili, riduzione secondo programma settimanale.',
      values: {
        farbe: 'weiss schwarz',
        nennspannung: [24, 230],
        oberflaeche: 'matt glaenzend',
        breite: [55, 80, 86],
        hoehe: [55, 80, 86],
        schutzart: 'ip20',
        reichweite: [30, 50],
      },
      picture: 'raumthermostat',
    },
    {
      leaf: 'praesenzmelder',
      noun: 'Präsenzmelder | Presence detector | Détecteur de présence | Rilevatore di presenza',
      title:
        '{noun} {line}, {farbe}, Reichweite {reichweite} m | {noun} {line}, {farbe}, range {reichweite} m | {noun} {line}, {farbe}, portée {reichweite} m | {noun} {line}, {farbe}, raggio {reichweite} m',
      subTitle: '{nennspannung} V, {schutzart}, Ø {durchmesser} mm',
      about:
        'Schaltet Licht und Lüftung nach Anwesenheit und Tageslicht. Er erkennt auch kleine Bewegungen am Schreibtisch. | Switches light and ventilation by presence and daylight. It detects even small movements at a desk. | Commande lumière et ventilation selon présence et lumière du jour. Il détecte même les petits mouvements au bureau. | Comanda luce e ventilazione secondo presenza e luce diurna. Rileva anche i piccoli movimenti alla scrivania.',
      values: {
        farbe: 'weiss schwarz grau',
        reichweite: [6, 8, 12, 24],
        nennspannung: [24, 230],
        schutzart: 'ip20 ip44 ip54',
        durchmesser: [76, 98, 106],
        nennstrom: [10, 16],
      },
      picture: 'praesenzmelder',
    },
  ],
};
