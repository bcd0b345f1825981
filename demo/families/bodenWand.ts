import type { FamilyRoom } from './family.ts';

export const bodenWand: FamilyRoom = {
  remarks: [
    'Handmuster werden kostenlos verschickt. | Hand samples are sent free of charge. | Des échantillons sont envoyés gratuitement. | I campioni vengono spediti gratuitamente.',
    'Emissionsarm geprüft für Wohnräume, Schulen und Spitäler. | Tested as low-emission for homes, schools and hospitals. | Testé à faibles émissions pour logements, écoles et hôpitaux. | Certificato a basse emissioni per abitazioni, scuole e ospedali.',
    'Pflege- und Verarbeitungsanleitung gehören zum Lieferumfang. | Care and application instructions are included. | Instructions de mise en œuvre et d’entretien comprises. | Istruzioni di posa e di cura sono comprese.',
  ],
  families: [
    {
      leaf: 'parkett',
      noun: 'Fertigparkett | Prefinished parquet | Parquet préfini | Parquet prefinito',
      title: '{noun} {line}, {holzart} {oberflaeche}, {laenge} × {breite} mm',
      subTitle:
        'Dicke {dicke} mm, {verpackungseinheit} Dielen pro Paket | {dicke} mm thick, {verpackungseinheit} boards per pack | Épaisseur {dicke} mm, {verpackungseinheit} lames par paquet | Spessore {dicke} mm, {verpackungseinheit} doghe per pacco',
      about:
        'Mehrschichtparkett mit starker Nutzschicht, auf Bodenheizung geeignet. Es lässt sich zweimal abschleifen und schwimmend oder verklebt verlegen. | Multilayer parquet with a thick wear layer, suited to underfloor heating. It can be sanded twice and laid floating or glued. | Parquet multicouche à forte couche d’usure, adapté au chauffage au sol. Il se ponce deux fois et se pose flottant ou collé. | Parquet multistrato con forte strato d’usura, adatto al riscaldamento a pavimento. Si leviga due volte e si posa flottante o incollato.',
      values: {
        holzart: 'eiche esche nussbaum laerche',
        oberflaeche: 'geoelt lackiert gebuerstet',
        laenge: [490, 1200, 2200],
        breite: [70, 130, 180, 220],
        dicke: [10, 11, 14],
        verpackungseinheit: [6, 8, 12],
        material: 'holz',
        brandverhaltensgruppe: 'rf2',
        euroklasse: 'cfl-s1',
        nutzungsklasse: 'klasse-23 klasse-33',
      },
      picture: 'parkett',
    },
    {
      leaf: 'feinsteinzeugplatten',
      noun: 'Feinsteinzeugplatte | Porcelain tile | Carreau en grès cérame | Piastrella in gres porcellanato',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle: '{rutschhemmung}, {dicke} mm, {oberflaeche}',
      about:
        'Dicht gebrannte Platte für Böden mit viel Verkehr. Sie nimmt kaum Wasser auf und ist innen wie außen einsetzbar. | Densely fired tile for floors with heavy traffic. It absorbs hardly any water and can be used indoors and outdoors. | Carreau cuit à cœur pour sols à fort passage. Il n’absorbe presque pas d’eau et s’utilise à l’intérieur comme à l’extérieur. | Piastrella compatta per pavimenti molto frequentati. Assorbe pochissima acqua e si usa all’interno e all’esterno.',
      values: {
        farbe: 'grau beige',
        laenge: [300, 600, 900, 1200],
        breite: [300, 600],
        rutschhemmung: 'r9 r10 r11',
        dicke: [9, 10, 20],
        oberflaeche: 'matt geschliffen poliert',
        material: 'keramik',
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
        verpackungseinheit: [2, 4, 6, 11],
      },
      picture: 'feinsteinzeugplatte-{farbe}',
    },
    {
      leaf: 'natursteinplatten',
      noun: 'Natursteinplatte | Natural stone slab | Dalle en pierre naturelle | Lastra in pietra naturale',
      title: '{noun} {line}, {material} {oberflaeche}, {laenge} × {breite} mm',
      subTitle:
        'Dicke {dicke} mm, {rutschhemmung} | {dicke} mm thick, {rutschhemmung} | Épaisseur {dicke} mm, {rutschhemmung} | Spessore {dicke} mm, {rutschhemmung}',
      about:
        'Gesägte Platte aus alpinen Steinbrüchen, jede mit eigener Zeichnung. Für Eingänge, Treppen und Bäder in bleibender Qualität. | Sawn slab from alpine quarries, each with its own pattern. For entrances, stairs and bathrooms of lasting quality. | Dalle sciée de carrières alpines, chacune avec son propre dessin. Pour entrées, escaliers et salles de bains de qualité durable. | Lastra segata da cave alpine, ognuna con il proprio disegno. Per ingressi, scale e bagni di qualità duratura.',
      values: {
        material: 'granit gneis kalkstein',
        oberflaeche: 'geschliffen geflammt poliert gebuerstet',
        laenge: [400, 600, 900],
        breite: [300, 400, 600],
        dicke: [10, 20, 30],
        rutschhemmung: 'r9 r10 r11',
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
        farbe: 'grau beige anthrazit',
      },
      picture: 'natursteinplatte',
    },
    {
      leaf: 'linoleum',
      noun: 'Linoleumbahn | Linoleum sheet | Lé de linoléum | Telo di linoleum',
      title: '{noun} {line}, {farbe}, {dicke} mm',
      subTitle:
        'Breite {breite} mm, {nutzungsklasse}, {euroklasse} | Width {breite} mm, {nutzungsklasse}, {euroklasse} | Largeur {breite} mm, {nutzungsklasse}, {euroklasse} | Larghezza {breite} mm, {nutzungsklasse}, {euroklasse}',
      about:
        'Belag aus Leinöl, Kork und Holzmehl auf Jutegewebe. Er ist fußwarm, antistatisch und über Jahrzehnte reparierbar. | Floor covering of linseed oil, cork and wood flour on jute. It is warm underfoot, antistatic and repairable for decades. | Revêtement d’huile de lin, liège et farine de bois sur jute. Chaud au pied, antistatique et réparable pendant des décennies. | Rivestimento di olio di lino, sughero e farina di legno su juta. Caldo al piede, antistatico e riparabile per decenni.',
      values: {
        farbe: 'grau beige gruen blau rot',
        dicke: [2, 2.5, 3.2],
        breite: [2000],
        nutzungsklasse: 'klasse-23 klasse-33 klasse-34',
        euroklasse: 'cfl-s1',
        flaechengewicht: [2.3, 2.9, 3.8],
        rutschhemmung: 'r9',
        brandverhaltensgruppe: 'rf2',
        'trittschallverbesserung-lw': [5, 7],
      },
      picture: 'linoleum',
    },
    {
      leaf: 'designbelaege',
      noun: 'Designbelag | Design floor plank | Lame de sol design | Doga vinilica decorativa',
      title:
        '{noun} {line}, Dekor {holzart}, {laenge} × {breite} mm | {noun} {line}, {holzart} decor, {laenge} × {breite} mm | {noun} {line}, décor {holzart}, {laenge} × {breite} mm | {noun} {line}, decoro {holzart}, {laenge} × {breite} mm',
      subTitle: '{nutzungsklasse}, {dicke} mm',
      about:
        'Robuste Diele mit Klickverbindung und matter Holzstruktur. Sie verträgt Stuhlrollen, Nässe und Bodenheizung. | Tough plank with click joint and matt wood texture. It copes with castor chairs, moisture and underfloor heating. | Lame robuste à clipser, à structure bois mate. Elle supporte chaises à roulettes, humidité et chauffage au sol. | Doga robusta a incastro con struttura legno opaca. Sopporta sedie a rotelle, umidità e riscaldamento a pavimento.',
      values: {
        holzart: 'eiche esche nussbaum',
        laenge: [1220, 1500, 1830],
        breite: [180, 229],
        nutzungsklasse: 'klasse-23 klasse-33 klasse-34',
        dicke: [2.5, 5, 6.5],
        material: 'pvc polypropylen',
        rutschhemmung: 'r9 r10',
        euroklasse: 'bfl-s1',
        verpackungseinheit: [6, 8, 10],
      },
      picture: 'designbelag',
    },
    {
      leaf: 'teppichfliesen',
      noun: 'Teppichfliese | Carpet tile | Dalle de moquette | Quadrotta di moquette',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle:
        '{nutzungsklasse}, Trittschall −{trittschallverbesserung-lw} dB | {nutzungsklasse}, impact sound −{trittschallverbesserung-lw} dB | {nutzungsklasse}, bruits d’impact −{trittschallverbesserung-lw} dB | {nutzungsklasse}, calpestio −{trittschallverbesserung-lw} dB',
      about:
        'Schlingenware aus rezykliertem Garn auf textilem Rücken. Einzelne Fliesen lassen sich in Minuten tauschen, auch über Doppelböden. | Loop pile of recycled yarn on a textile backing. Single tiles can be swapped in minutes, even on raised floors. | Velours bouclé en fil recyclé sur dossier textile. Chaque dalle se remplace en quelques minutes, même sur faux plancher. | Bouclé in filato riciclato su fondo tessile. Le singole quadrotte si sostituiscono in pochi minuti, anche su pavimenti sopraelevati.',
      values: {
        farbe: 'grau blau anthrazit beige',
        laenge: [500, 1000],
        breite: [250, 500],
        nutzungsklasse: 'klasse-33',
        'trittschallverbesserung-lw': [22, 25, 28],
        material: 'textil nylon',
        euroklasse: 'bfl-s1 cfl-s1',
        'schallabsorption-aw': [0.15, 0.25],
        verpackungseinheit: [16, 20],
      },
      picture: 'teppichfliese',
    },
    {
      leaf: 'fliessestriche',
      noun: 'Calciumsulfat-Fließestrich | Calcium sulphate screed | Chape fluide au sulfate de calcium | Massetto fluido al solfato di calcio',
      title: '{noun} {line}, {gebindegroesse} kg',
      subTitle:
        '{druckfestigkeit} N/mm², Verbrauch {verbrauch} kg/m² je cm | {druckfestigkeit} N/mm², consumption {verbrauch} kg/m² per cm | {druckfestigkeit} N/mm², consommation {verbrauch} kg/m² par cm | {druckfestigkeit} N/mm², consumo {verbrauch} kg/m² per cm',
      about:
        'Selbstverlaufender Unterlagsboden, der Heizrohre ohne Hohlräume umschließt. Nach einem Tag begehbar, nach einer Woche belastbar. | Self-levelling screed that encloses heating pipes without voids. Walkable after a day, loadable after a week. | Chape autonivelante qui enrobe les tubes de chauffage sans vides. Praticable après un jour, chargeable après une semaine. | Massetto autolivellante che avvolge i tubi senza vuoti. Calpestabile dopo un giorno, caricabile dopo una settimana.',
      values: {
        gebindegroesse: [25, 30, 40],
        druckfestigkeit: [20, 25, 30],
        verbrauch: [18, 19, 20],
        waermeleitfaehigkeit: [1.4, 1.8],
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
        palettenmenge: [35, 42],
      },
      picture: 'fliessestrich',
    },
    {
      leaf: 'trittschalldaemmungen',
      noun: 'Trittschalldämmmatte | Impact sound mat | Natte anti-bruits d’impact | Materassino anticalpestio',
      title: '{noun} {line}, {dicke} mm',
      subTitle:
        'Trittschall −{trittschallverbesserung-lw} dB, {laenge} × {breite} mm | Impact sound −{trittschallverbesserung-lw} dB, {laenge} × {breite} mm | Bruits d’impact −{trittschallverbesserung-lw} dB, {laenge} × {breite} mm | Calpestio −{trittschallverbesserung-lw} dB, {laenge} × {breite} mm',
      about:
        'Weichfedernde Lage unter dem Unterlagsboden. Sie trennt den Boden vom Rohbau, sodass Schritte im Geschoss darunter kaum zu hören sind. | Resilient layer under the screed. It separates the floor from the structure, so footsteps are hardly heard below. | Couche souple sous la chape. Elle sépare le sol du gros œuvre ; les pas ne s’entendent presque plus à l’étage inférieur. | Strato elastico sotto il massetto. Separa il pavimento dalla struttura: i passi al piano inferiore quasi non si sentono.',
      values: {
        dicke: [5, 17, 20, 30],
        'trittschallverbesserung-lw': [20, 25, 28, 31],
        laenge: [1000, 1200, 12000],
        breite: [600, 1000],
        euroklasse: 'e a1',
        waermeleitfaehigkeit: [0.032, 0.035],
        verpackungseinheit: [1, 6, 10],
      },
      picture: 'trittschallmatte',
    },
    {
      leaf: 'wandfarben',
      noun: 'Innenwandfarbe | Interior wall paint | Peinture murale intérieure | Pittura murale per interni',
      title: '{noun} {line}, {farbe}, {volumen} l',
      subTitle:
        '{oberflaeche}, Ergiebigkeit {ergiebigkeit} m²/l | {oberflaeche}, coverage {ergiebigkeit} m²/l | {oberflaeche}, rendement {ergiebigkeit} m²/l | {oberflaeche}, resa {ergiebigkeit} m²/l',
      about:
        'Gut deckende Farbe ohne Lösemittel und Konservierungsstoffe. Sie spritzt wenig, riecht kaum und ist scheuerbeständig. | High-opacity paint without solvents or preservatives. It spatters little, hardly smells and resists scrubbing. | Peinture très couvrante sans solvants ni conservateurs. Elle gicle peu, sent à peine et se lessive. | Pittura molto coprente senza solventi né conservanti. Schizza poco, quasi non odora ed è lavabile.',
      values: {
        farbe: 'weiss beige sand grau gruen terrakotta',
        volumen: [2.5, 5, 12.5],
        oberflaeche: 'matt glaenzend',
        ergiebigkeit: [6.5, 7.5, 9],
        gewicht: (n) => Math.round(n.volumen! * 15) / 10,
        brandverhaltensgruppe: 'rf1',
        palettenmenge: [24, 44, 120],
      },
      picture: 'wandfarbe',
    },
    {
      leaf: 'wandfliesen',
      noun: 'Wandfliese | Wall tile | Faïence murale | Piastrella da rivestimento',
      title: '{noun} {line}, {farbe} {oberflaeche}, {laenge} × {breite} mm',
      subTitle:
        'Dicke {dicke} mm, {verpackungseinheit} Stück pro Karton | {dicke} mm thick, {verpackungseinheit} per box | Épaisseur {dicke} mm, {verpackungseinheit} pièces par carton | Spessore {dicke} mm, {verpackungseinheit} pezzi per scatola',
      about:
        'Glasierte Fliese für Bad und Küche mit feinen Kanten für schmale Fugen. Die Glasur bleibt auch nach Jahren farbecht. | Glazed tile for bathrooms and kitchens with fine edges for narrow joints. The glaze stays colour-fast for years. | Carreau émaillé pour salle de bains et cuisine, aux arêtes fines pour joints étroits. L’émail garde sa couleur des années durant. | Piastrella smaltata per bagno e cucina con bordi fini per fughe strette. Lo smalto resta stabile nel colore per anni.',
      values: {
        farbe: 'weiss grau gruen blau beige',
        oberflaeche: 'matt glaenzend',
        laenge: [150, 200, 300, 600],
        breite: [75, 150, 200],
        dicke: [7, 8, 9],
        verpackungseinheit: [17, 25, 44],
        material: 'keramik',
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'wandfliese',
    },
    {
      leaf: 'akustikpaneele',
      noun: 'Akustikpaneel | Acoustic panel | Panneau acoustique | Pannello acustico',
      title: '{noun} {line}, {holzart}, {laenge} × {breite} mm',
      subTitle:
        'Schallabsorption αw {schallabsorption-aw}, {oberflaeche} | Sound absorption αw {schallabsorption-aw}, {oberflaeche} | Absorption acoustique αw {schallabsorption-aw}, {oberflaeche} | Assorbimento acustico αw {schallabsorption-aw}, {oberflaeche}',
      about:
        'Holzleisten auf Filz aus rezyklierten Flaschen, an Wand oder Decke. Das Paneel nimmt dem Raum den Hall und lässt sich mit der Säge kürzen. | Wood slats on felt of recycled bottles, for wall or ceiling. The panel takes the echo out of a room and can be cut with a saw. | Lattes de bois sur feutre de bouteilles recyclées, au mur ou au plafond. Le panneau réduit la réverbération et se coupe à la scie. | Listelli di legno su feltro da bottiglie riciclate, a parete o soffitto. Il pannello riduce il riverbero e si accorcia con la sega.',
      values: {
        holzart: 'eiche esche nussbaum laerche',
        laenge: [1200, 2400, 2700],
        breite: [520, 600],
        'schallabsorption-aw': [0.6, 0.75, 0.9],
        oberflaeche: 'geoelt lackiert roh',
        dicke: [20, 22],
        material: 'holz',
        euroklasse: 'd-s2-d0 b-s1-d0',
        brandverhaltensgruppe: { by: 'euroklasse', are: { 'd-s2-d0': 'rf3', 'b-s1-d0': 'rf2' } },
      },
      picture: 'akustikpaneel',
    },
  ],
};
