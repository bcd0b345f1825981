import type { FamilyRoom } from './family.ts';

export const heizung: FamilyRoom = {
  remarks: [
    'Der Werkskundendienst ist an sieben Tagen erreichbar. | The works service can be reached seven days a week. | Le service d’usine est joignable sept jours sur sept. | L’assistenza di fabbrica è raggiungibile sette giorni su sette.',
    'Anschlussschemas und CAD-Daten gibt der technische Dienst auf Anfrage ab. | The technical service provides connection diagrams and CAD data on request. | Le service technique remet schémas de raccordement et données CAO sur demande. | Il servizio tecnico fornisce su richiesta schemi di allacciamento e dati CAD.',
    'Auf Material und Verarbeitung gilt eine Garantie von fünf Jahren. | Material and workmanship carry a five-year warranty. | Matériel et fabrication sont garantis cinq ans. | Materiale e lavorazione sono garantiti cinque anni.',
  ],
  families: [
    {
      leaf: 'luft-wasser-waermepumpen',
      noun: 'Luft-Wasser-Wärmepumpe | Air-to-water heat pump | Pompe à chaleur air-eau | Pompa di calore aria-acqua',
      title: '{noun} {line}, {heizleistung} kW',
      subTitle:
        'SCOP {scop}, Schallleistung {schallleistungspegel} dB(A) | SCOP {scop}, sound power {schallleistungspegel} dB(A) | SCOP {scop}, puissance acoustique {schallleistungspegel} dB(A) | SCOP {scop}, potenza sonora {schallleistungspegel} dB(A)',
      about:
        'Modulierende Wärmepumpe zur Aufstellung im Freien, mit natürlichem Kältemittel. Sie liefert bis 65 Grad Vorlauf und eignet sich auch für den Ersatz einer Ölheizung. | Modulating heat pump for outdoor installation, with natural refrigerant. It delivers up to 65 degrees flow temperature and also suits the replacement of an oil boiler. | Pompe à chaleur modulante à installer dehors, à fluide frigorigène naturel. Elle fournit jusqu’à 65 degrés au départ et convient aussi pour remplacer une chaudière à mazout. | Pompa di calore modulante per esterno, con refrigerante naturale. Fornisce mandata fino a 65 gradi ed è adatta anche a sostituire una caldaia a gasolio.',
      values: {
        heizleistung: [6, 8, 10, 12, 16, 20],
        scop: [4.2, 4.6, 4.9],
        schallleistungspegel: [48, 52, 56],
        energieeffizienzklasse: 'a b',
        nennspannung: [230, 400],
        gewicht: [118, 146, 182],
        breite: [1100, 1290],
        hoehe: [910, 1380],
        farbe: 'grau anthrazit weiss',
      },
      picture: 'waermepumpe-luft',
    },
    {
      leaf: 'sole-wasser-waermepumpen',
      noun: 'Sole-Wasser-Wärmepumpe | Ground source heat pump | Pompe à chaleur sol-eau | Pompa di calore geotermica',
      title: '{noun} {line}, {heizleistung} kW',
      subTitle:
        'SCOP {scop}, Höhe {hoehe} mm | SCOP {scop}, height {hoehe} mm | SCOP {scop}, hauteur {hoehe} mm | SCOP {scop}, altezza {hoehe} mm',
      about:
        'Kompakte Innenmaschine für Erdsonden, mit eingebauten Pumpen. Im Sommer kühlt sie das Haus fast ohne Strom und erholt dabei die Sonde. | Compact indoor unit for borehole probes, with built-in pumps. In summer it cools the house with hardly any power and regenerates the probe. | Appareil intérieur compact pour sondes géothermiques, pompes intégrées. En été, il rafraîchit la maison presque sans courant et régénère la sonde. | Macchina interna compatta per sonde geotermiche, con pompe integrate. D’estate raffresca la casa quasi senza corrente e rigenera la sonda.',
      values: {
        heizleistung: [6, 8, 11, 15, 22, 38],
        scop: [4.9, 5.2, 5.5],
        hoehe: [1150, 1560, 1880],
        breite: [600, 750],
        schallleistungspegel: [38, 42, 46],
        energieeffizienzklasse: 'a',
        nennspannung: 400,
        gewicht: [165, 215, 290],
      },
      picture: 'waermepumpe-sole',
    },
    {
      leaf: 'pelletheizungen',
      noun: 'Pelletkessel | Pellet boiler | Chaudière à pellets | Caldaia a pellet',
      title: '{noun} {line}, {heizleistung} kW',
      subTitle:
        'Wirkungsgrad {wirkungsgrad} %, Vorrat {volumen} l | Efficiency {wirkungsgrad} %, hopper {volumen} l | Rendement {wirkungsgrad} %, réservoir {volumen} l | Rendimento {wirkungsgrad} %, serbatoio {volumen} l',
      about:
        'Brennwertkessel für Holzpellets mit selbsttätiger Reinigung und Ascheaustragung. Der Saugzug holt die Pellets auch aus einem entfernten Lager. | Condensing boiler for wood pellets with automatic cleaning and ash removal. The vacuum feed fetches pellets even from a remote store. | Chaudière à condensation pour pellets, nettoyage et décendrage automatiques. L’aspiration va chercher les pellets même dans un silo éloigné. | Caldaia a condensazione per pellet con pulizia ed estrazione cenere automatiche. L’aspirazione preleva il pellet anche da un deposito lontano.',
      values: {
        heizleistung: [10, 15, 20, 32, 50],
        wirkungsgrad: [94, 97, 105],
        volumen: [32, 60, 120],
        energieeffizienzklasse: 'a b',
        gewicht: [240, 310, 420],
        nennweite: [130, 150],
        nennspannung: 230,
      },
      picture: 'pelletkessel',
    },
    {
      leaf: 'pufferspeicher',
      noun: 'Pufferspeicher | Buffer tank | Accumulateur tampon | Serbatoio tampone',
      title: '{noun} {line}, {volumen} l',
      subTitle:
        'Höhe {hoehe} mm, Ø {durchmesser} mm | Height {hoehe} mm, Ø {durchmesser} mm | Hauteur {hoehe} mm, Ø {durchmesser} mm | Altezza {hoehe} mm, Ø {durchmesser} mm',
      about:
        'Stehender Stahlspeicher für Heizwasser mit abnehmbarer Dämmung. Schichtbleche halten oben heiß und unten kühl. | Upright steel tank for heating water with removable insulation. Baffles keep the top hot and the bottom cool. | Accumulateur vertical en acier à isolation amovible. Des chicanes gardent le haut chaud et le bas frais. | Serbatoio verticale in acciaio con isolamento rimovibile. I setti tengono caldo sopra e fresco sotto.',
      values: {
        volumen: [200, 300, 500, 800, 1000, 1500],
        material: 'stahl',
        betriebsdruck: [3, 6],
        energieeffizienzklasse: 'a b c',
        gewicht: (n) => Math.round(n.volumen! * 0.16 + 28),
        hoehe: [1450, 1780, 2050],
        durchmesser: (n) => Math.round(Math.sqrt((n.volumen! * 1.27e6) / (n.hoehe! - 200)) / 10) * 10 + 160,
      },
      picture: 'pufferspeicher',
    },
    {
      leaf: 'wassererwaermer',
      noun: 'Wassererwärmer | Water heater | Chauffe-eau | Scaldacqua',
      title: '{noun} {line}, {volumen} l',
      subTitle:
        '{material}, Klasse {energieeffizienzklasse} | {material}, class {energieeffizienzklasse} | {material}, classe {energieeffizienzklasse} | {material}, classe {energieeffizienzklasse}',
      about:
        'Speicher für hygienisches Warmwasser mit großem Wärmetauscher. Der Flansch erlaubt die Reinigung, ein Elektroeinsatz ist nachrüstbar. | Tank for hygienic hot water with a large heat exchanger. The flange allows cleaning, an electric element can be added. | Accumulateur d’eau chaude hygiénique à grand échangeur. La bride permet le nettoyage, un corps électrique peut être ajouté. | Accumulatore per acqua calda igienica con grande scambiatore. La flangia consente la pulizia, una resistenza è aggiungibile.',
      values: {
        volumen: [120, 200, 300, 400, 500],
        material: 'stahlemail edelstahl-18-8',
        energieeffizienzklasse: 'a b c',
        betriebsdruck: [6, 10],
        farbe: 'weiss grau',
        durchmesser: [600, 650],
        hoehe: (n) => Math.round((n.volumen! * 1.27e5) / (n.durchmesser! - 100) ** 2) * 10 + 150,
      },
      picture: 'wassererwaermer',
    },
    {
      leaf: 'heizkoerper',
      noun: 'Flachheizkörper | Panel radiator | Radiateur panneau | Radiatore a piastra',
      title: '{noun} {line}, {laenge} × {hoehe} mm',
      subTitle:
        'Heizleistung {heizleistung} kW, {farbe} | Heating output {heizleistung} kW, {farbe} | Puissance {heizleistung} kW, {farbe} | Potenza termica {heizleistung} kW, {farbe}',
      about:
        'Ventilheizkörper mit eingebautem Thermostatventil und Mittelanschluss. Große Fläche und geringe Wassermenge passen zu niedrigen Vorlauftemperaturen. | Valve radiator with built-in thermostatic valve and centre connection. Large surface and low water content suit low flow temperatures. | Radiateur à vanne thermostatique intégrée et raccord central. Grande surface et faible contenance conviennent aux basses températures. | Radiatore con valvola termostatica integrata e attacco centrale. Grande superficie e poco contenuto d’acqua si addicono alle basse temperature.',
      values: {
        laenge: [600, 800, 1000, 1200, 1600],
        hoehe: [400, 600, 900],
        farbe: 'weiss anthrazit',
        tiefe: [63, 100, 155],
        material: 'stahl',
        betriebsdruck: 10,
        heizleistung: (n) => Math.round(n.laenge! * n.hoehe! * 1.6e-4) / 100,
      },
      picture: 'heizkoerper',
    },
    {
      leaf: 'badheizkoerper',
      noun: 'Badheizkörper | Towel radiator | Radiateur sèche-serviettes | Scaldasalviette',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        'Heizleistung {heizleistung} kW, {leistung} W | Heating output {heizleistung} kW, {leistung} W | Puissance {heizleistung} kW, {leistung} W | Potenza termica {heizleistung} kW, {leistung} W',
      about:
        'Leiterförmiger Heizkörper, der Tücher wärmt und das Bad rasch trocknet. Mit Elektrostab läuft er auch im Sommer. | Ladder-shaped radiator that warms towels and dries the bathroom quickly. With an electric rod it also runs in summer. | Radiateur échelle qui chauffe les serviettes et sèche vite la salle de bains. Avec résistance électrique, il fonctionne aussi en été. | Radiatore a scaletta che scalda gli asciugamani e asciuga in fretta il bagno. Con resistenza elettrica funziona anche d’estate.',
      values: {
        farbe: 'weiss anthrazit silber',
        breite: [400, 500, 600],
        hoehe: [800, 1200, 1760],
        heizleistung: [0.35, 0.6, 0.95],
        oberflaeche: 'pulverbeschichtet',
        leistung: [300, 600, 900],
        material: 'stahl',
      },
      picture: 'badheizkoerper',
    },
    {
      leaf: 'fussbodenheizungen',
      noun: 'Fußbodenheizung | Underfloor heating | Chauffage au sol | Riscaldamento a pavimento',
      title:
        '{noun} {line}, Rohr Ø {durchmesser} mm, {objektlaenge} m | {noun} {line}, Ø {durchmesser} mm pipe, {objektlaenge} m | {noun} {line}, tube Ø {durchmesser} mm, {objektlaenge} m | {noun} {line}, tubo Ø {durchmesser} mm, {objektlaenge} m',
      subTitle:
        '{material}, Aufbauhöhe {dicke} mm | {material}, build-up height {dicke} mm | {material}, hauteur de construction {dicke} mm | {material}, altezza di costruzione {dicke} mm',
      about:
        'Rohr und Noppenplatte für gleichmäßige Wärme im ganzen Raum. Das sauerstoffdichte Rohr wird eingedrückt und hält ohne Klammern. | Pipe and studded board for even warmth in the whole room. The oxygen-tight pipe is pressed in and holds without clips. | Tube et plaque à plots pour une chaleur régulière dans toute la pièce. Le tube étanche à l’oxygène s’enfonce et tient sans agrafes. | Tubo e pannello bugnato per un calore uniforme in tutto il locale. Il tubo a barriera d’ossigeno si preme e tiene senza graffe.',
      values: {
        durchmesser: [14, 16, 17, 20],
        objektlaenge: [120, 200, 240, 600],
        material: 'polyethylen polypropylen',
        dicke: [20, 30, 45],
        betriebsdruck: [6, 8],
        'trittschallverbesserung-lw': [24, 28],
      },
      picture: 'fussbodenheizung',
    },
    {
      leaf: 'umwaelzpumpen',
      noun: 'Hocheffizienz-Umwälzpumpe | High-efficiency circulator | Circulateur à haut rendement | Circolatore ad alta efficienza',
      title: '{noun} {line}, DN {nennweite}',
      subTitle:
        'Förderhöhe {foerderhoehe} m, {leistung} W | Delivery head {foerderhoehe} m, {leistung} W | Hauteur de refoulement {foerderhoehe} m, {leistung} W | Prevalenza {foerderhoehe} m, {leistung} W',
      about:
        'Drehzahlgeregelte Pumpe, die sich dem Bedarf der Ventile anpasst. Sie entlüftet sich selbst und zeigt den Durchfluss an. | Speed-controlled pump that follows the demand of the valves. It vents itself and displays the flow rate. | Pompe à vitesse variable qui s’adapte au besoin des vannes. Elle se purge seule et affiche le débit. | Pompa a velocità variabile che segue il fabbisogno delle valvole. Si sfiata da sola e indica la portata.',
      values: {
        nennweite: [15, 20, 25, 32, 40],
        foerderhoehe: [4, 6, 8, 12],
        durchfluss: [35, 60, 110],
        betriebsdruck: [6, 10],
        nennspannung: 230,
        schutzart: 'ip44',
        material: 'gusseisen messing',
        leistung: (n) => Math.round(n.foerderhoehe! * n.nennweite! * 0.5),
      },
      picture: 'umwaelzpumpe',
    },
    {
      leaf: 'heizkreisverteiler',
      noun: 'Heizkreisverteiler | Heating manifold | Collecteur de chauffage | Collettore di riscaldamento',
      title:
        '{noun} {line}, {heizkreise} Kreise | {noun} {line}, {heizkreise} circuits | {noun} {line}, {heizkreise} circuits | {noun} {line}, {heizkreise} circuiti',
      subTitle: '{material}, {breite} mm',
      about:
        'Verteiler mit Durchflussanzeigern und Ventileinsätzen für Stellantriebe. Vorlauf und Rücklauf sind vormontiert und auf Dichtheit geprüft. | Manifold with flow meters and valve inserts for actuators. Flow and return are preassembled and leak-tested. | Collecteur avec débitmètres et vannes pour servomoteurs. Départ et retour sont prémontés et testés. | Collettore con flussimetri e valvole per attuatori. Mandata e ritorno sono premontati e collaudati.',
      values: {
        heizkreise: [2, 3, 4, 5, 6, 8, 10, 12],
        material: 'edelstahl-18-8 messing',
        betriebsdruck: [6, 10],
        nennweite: [25, 32],
        breite: (n) => n.heizkreise! * 50 + 200,
      },
      picture: 'heizkreisverteiler',
    },
    {
      leaf: 'split-klimageraete',
      noun: 'Split-Klimagerät | Split air conditioner | Climatiseur split | Climatizzatore split',
      title: '{noun} {line}, {leistung} W',
      subTitle:
        'SCOP {scop}, innen {schallleistungspegel} dB(A) | SCOP {scop}, indoors {schallleistungspegel} dB(A) | SCOP {scop}, intérieur {schallleistungspegel} dB(A) | SCOP {scop}, interno {schallleistungspegel} dB(A)',
      about:
        'Wandgerät mit Außeneinheit zum Kühlen und Heizen. Es filtert Pollen, entfeuchtet und regelt leise nach der Raumtemperatur. | Wall unit with outdoor unit for cooling and heating. It filters pollen, dehumidifies and quietly follows the room temperature. | Unité murale et groupe extérieur pour rafraîchir et chauffer. Elle filtre les pollens, déshumidifie et règle en silence. | Unità a parete con unità esterna per raffrescare e riscaldare. Filtra i pollini, deumidifica e regola in silenzio.',
      values: {
        leistung: [2000, 2500, 3500, 5000, 7100],
        scop: [4, 4.6, 5.1],
        schallleistungspegel: [50, 54, 58],
        energieeffizienzklasse: 'a b',
        nennspannung: 230,
        breite: [780, 880],
        farbe: 'weiss schwarz',
      },
      picture: 'klimageraet',
    },
  ],
};
