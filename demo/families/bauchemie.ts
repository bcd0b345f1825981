import type { FamilyRoom } from './family.ts';

export const bauchemie: FamilyRoom = {
  remarks: [
    'Technisches Merkblatt und Zulassungen sind online abrufbar. | Technical data sheet and approvals are available online. | Fiche technique et agréments sont disponibles en ligne. | Scheda tecnica e benestare sono disponibili online.',
    'Gebinde und Verpackung bestehen aus rezyklierbarem Material. | Containers and packaging are made of recyclable material. | Contenants et emballages sont en matière recyclable. | Contenitori e imballaggi sono in materiale riciclabile.',
    'Die Anwendungstechnik berät auf der Baustelle. | Application engineers advise on site. | Le service technique conseille sur le chantier. | Il servizio tecnico consiglia in cantiere.',
  ],
  families: [
    {
      leaf: 'fliesenkleber',
      noun: 'Flexfliesenkleber | Flexible tile adhesive | Colle à carrelage flexible | Colla flessibile per piastrelle',
      title: '{noun} {line}, {farbe}, {gebindegroesse} kg',
      subTitle:
        'Verbrauch {verbrauch} kg/m², Korn {koernung} mm | Consumption {verbrauch} kg/m², grain {koernung} mm | Consommation {verbrauch} kg/m², grain {koernung} mm | Consumo {verbrauch} kg/m², grana {koernung} mm',
      about:
        'Staubarmer Dünnbettkleber für Platten innen und außen, auch auf Heizestrich. Er bleibt lange einlegbar und rutscht an der Wand nicht ab. | Low-dust thin-bed adhesive for tiles indoors and outdoors, also on heated screed. It has a long open time and does not slip on walls. | Colle en couche mince peu poussiéreuse, intérieur et extérieur, aussi sur chape chauffante. Long temps ouvert, sans glissement au mur. | Colla a strato sottile a bassa polvere, per interni ed esterni, anche su massetto riscaldato. Lungo tempo aperto, non scivola a parete.',
      values: {
        farbe: 'grau weiss',
        gebindegroesse: [5, 20, 25],
        verbrauch: [2.1, 2.8, 3.5],
        koernung: [0.3, 0.5],
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
        palettenmenge: [42, 48],
      },
      picture: 'fliesenkleber',
    },
    {
      leaf: 'fugenmoertel',
      noun: 'Fugenmörtel | Tile grout | Mortier à joints | Stucco per fughe',
      title: '{noun} {line}, {farbe}, {gebindegroesse} kg',
      subTitle:
        'Fugenbreite bis {breite} mm, {verbrauch} kg/m² | Joint width up to {breite} mm, {verbrauch} kg/m² | Joint jusqu’à {breite} mm, {verbrauch} kg/m² | Fuga fino a {breite} mm, {verbrauch} kg/m²',
      about:
        'Zementmörtel für wasserabweisende, farbbeständige Fugen. Er ist nach zwei Stunden begehbar und lässt sich leicht abwaschen. | Cement grout for water-repellent, colour-fast joints. It can be walked on after two hours and washes off easily. | Mortier au ciment pour joints hydrofuges et stables en couleur. Praticable après deux heures, il se nettoie facilement. | Stucco cementizio per fughe idrorepellenti e stabili nel colore. Calpestabile dopo due ore, si pulisce facilmente.',
      values: {
        farbe: 'weiss grau anthrazit beige sand',
        gebindegroesse: [2, 5, 15],
        breite: [6, 10, 20],
        verbrauch: [0.4, 0.7, 1.1],
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
        verpackungseinheit: [1, 4],
      },
      picture: 'fugenmoertel',
    },
    {
      leaf: 'mauermoertel',
      noun: 'Mauermörtel | Masonry mortar | Mortier de maçonnerie | Malta da muratura',
      title: '{noun} {line} {festigkeitsklasse}, {gebindegroesse} kg',
      subTitle:
        'Körnung bis {koernung} mm, {farbe} | Grain size up to {koernung} mm, {farbe} | Grain jusqu’à {koernung} mm, {farbe} | Granulometria fino a {koernung} mm, {farbe}',
      about:
        'Werktrockenmörtel für Backstein und Kalksandstein. Er bleibt geschmeidig und haftet auch an stark saugenden Steinen. | Dry mortar for clay and sand-lime bricks. It stays workable and adheres even to highly absorbent bricks. | Mortier sec pour briques de terre cuite et silico-calcaires. Il reste souple et adhère même aux briques très absorbantes. | Malta secca per mattoni in laterizio e silico-calcarei. Resta lavorabile e aderisce anche a mattoni molto assorbenti.',
      values: {
        festigkeitsklasse: 'm10 m15',
        gebindegroesse: [25, 30, 40],
        koernung: [1, 2, 4],
        farbe: 'grau weiss beige',
        druckfestigkeit: [10, 15],
        brandverhaltensgruppe: 'rf1',
        palettenmenge: [36, 42],
      },
      picture: 'mauermoertel',
    },
    {
      leaf: 'fugendichtstoffe',
      noun: 'Fugendichtstoff | Joint sealant | Mastic d’étanchéité | Sigillante per giunti',
      title: '{noun} {line}, {farbe}, {gebindeinhalt} ml',
      subTitle:
        '{material}, {verpackungseinheit} Stück pro Karton | {material}, {verpackungseinheit} per box | {material}, {verpackungseinheit} pièces par carton | {material}, {verpackungseinheit} pezzi per scatola',
      about:
        'Elastischer Dichtstoff für Anschluss- und Bewegungsfugen. Er riecht kaum, schrumpft nicht und ist auf Beton und Metall beständig. | Elastic sealant for connection and movement joints. It hardly smells, does not shrink and lasts on concrete and metal. | Mastic élastique pour joints de raccord et de dilatation. Presque inodore, sans retrait, durable sur béton et métal. | Sigillante elastico per giunti di raccordo e di dilatazione. Quasi inodore, senza ritiro, duraturo su calcestruzzo e metallo.',
      values: {
        farbe: 'weiss grau anthrazit schwarz transparent beige',
        gebindeinhalt: [290, 310, 400, 600],
        material: 'silikon hybridpolymer',
        verpackungseinheit: [12, 15, 20],
        euroklasse: 'e',
        brandverhaltensgruppe: 'rf3-cr',
      },
      picture: 'dichtstoff',
    },
    {
      leaf: 'montageschaeume',
      noun: 'Montageschaum | Assembly foam | Mousse de montage | Schiuma di montaggio',
      title: '{noun} {line}, {gebindeinhalt} ml',
      subTitle:
        '{farbe}, Schalldämmung {schalldaemmung-rw} dB | {farbe}, sound insulation {schalldaemmung-rw} dB | {farbe}, isolation acoustique {schalldaemmung-rw} dB | {farbe}, isolamento acustico {schalldaemmung-rw} dB',
      about:
        'Elastischer Schaum zum Füllen der Fuge zwischen Fenster und Mauerwerk. Er treibt kaum nach und lässt sich nach zehn Minuten schneiden. | Elastic foam to fill the joint between window and masonry. It hardly expands afterwards and can be cut after ten minutes. | Mousse élastique pour le joint entre fenêtre et maçonnerie. Peu d’expansion après coup, à couper après dix minutes. | Schiuma elastica per il giunto fra finestra e muratura. Poca postespansione, si taglia dopo dieci minuti.',
      values: {
        gebindeinhalt: [500, 700, 750, 880],
        farbe: 'beige gelb weiss',
        'schalldaemmung-rw': [58, 60, 62],
        waermeleitfaehigkeit: [0.033, 0.036],
        euroklasse: 'e',
        verpackungseinheit: [1, 12],
      },
      picture: 'montageschaum',
    },
    {
      leaf: 'terrassenschrauben',
      noun: 'Terrassenschraube | Decking screw | Vis pour terrasse | Vite per terrazze',
      title: '{noun} {line}, {durchmesser} × {laenge} mm',
      subTitle:
        '{material}, {verpackungseinheit} Stück | {material}, pack of {verpackungseinheit} | {material}, {verpackungseinheit} pièces | {material}, {verpackungseinheit} pezzi',
      about:
        'Schraube mit Bohrspitze und kleinem Kopf für Lärche und Thermoholz. Das Doppelgewinde zieht die Diele fest an die Unterkonstruktion. | Screw with drill point and small head for larch and thermo timber. The double thread pulls the board firmly to the substructure. | Vis à pointe perceuse et petite tête pour mélèze et bois thermotraité. Le double filet plaque la lame contre le lambourdage. | Vite con punta perforante e testa piccola per larice e legno termotrattato. Il doppio filetto serra la doga alla sottostruttura.',
      values: {
        durchmesser: [5, 5.5, 6],
        laenge: [50, 60, 70, 80, 90],
        material: 'edelstahl-18-8 chromstahl',
        verpackungseinheit: [100, 200, 500],
        farbe: 'silber braun',
      },
      picture: 'terrassenschraube',
    },
    {
      leaf: 'holzbauschrauben',
      noun: 'Holzbauschraube | Structural timber screw | Vis de charpente | Vite strutturale per legno',
      title: '{noun} {line}, {durchmesser} × {laenge} mm',
      subTitle:
        '{material}, {verpackungseinheit} Stück | {material}, pack of {verpackungseinheit} | {material}, {verpackungseinheit} pièces | {material}, {verpackungseinheit} pezzi',
      about:
        'Tellerkopf- oder Vollgewindeschraube für tragende Holzverbindungen. Sie dreht sich ohne Vorbohren ein und spaltet das Holz nicht. | Washer-head or fully threaded screw for load-bearing timber joints. It drives without pre-drilling and does not split the wood. | Vis à tête disque ou à filetage complet pour assemblages porteurs. Elle se visse sans avant-trou et ne fend pas le bois. | Vite a testa larga o a tutto filetto per giunzioni portanti. Si avvita senza preforo e non spacca il legno.',
      values: {
        durchmesser: [6, 8, 10, 12],
        laenge: [80, 120, 160, 200, 280, 400],
        material: 'stahl-verzinkt edelstahl-18-8',
        verpackungseinheit: [25, 50, 100],
        tragkraft: [220, 480, 900],
      },
      picture: 'holzbauschraube',
    },
    {
      leaf: 'duebel',
      noun: 'Universaldübel | Universal plug | Cheville universelle | Tassello universale',
      title: '{noun} {line}, {durchmesser} × {laenge} mm',
      subTitle:
        '{farbe}, {verpackungseinheit} Stück | {farbe}, pack of {verpackungseinheit} | {farbe}, {verpackungseinheit} pièces | {farbe}, {verpackungseinheit} pezzi',
      about:
        'Spreizt in vollem Stein und verknotet in Hohlräumen und Platten. Die Flügel verhindern, dass er sich beim Schrauben mitdreht. | Expands in solid brick and knots in cavities and boards. The fins stop it turning with the screw. | S’écarte dans le plein et se noue dans le creux et les plaques. Les ailettes l’empêchent de tourner avec la vis. | Si espande nel pieno e si annoda nel vuoto e nelle lastre. Le alette gli impediscono di girare con la vite.',
      values: {
        durchmesser: [5, 6, 8, 10, 12],
        farbe: 'grau weiss',
        verpackungseinheit: [10, 50, 100],
        material: 'nylon',
        tragkraft: [15, 40, 90],
        laenge: (n) => n.durchmesser! * 5,
      },
      picture: 'duebel',
    },
    {
      leaf: 'schwerlastanker',
      noun: 'Schwerlastanker | Heavy-duty anchor | Ancrage lourd | Ancorante pesante',
      title: '{noun} {line}, {durchmesser} × {laenge} mm',
      subTitle: '{material}, {tragkraft} kg, {feuerwiderstand}',
      about:
        'Bolzenanker für gerissenen und ungerissenen Beton. Er wird durch das Anbauteil gesetzt und ist sofort belastbar. | Wedge anchor for cracked and non-cracked concrete. It is set through the fixture and bears load at once. | Goujon d’ancrage pour béton fissuré et non fissuré. Il se pose à travers la pièce et se charge aussitôt. | Ancorante a espansione per calcestruzzo fessurato e non. Si posa attraverso l’elemento ed è subito caricabile.',
      values: {
        durchmesser: [8, 10, 12, 16, 20],
        laenge: [75, 95, 120, 160],
        material: 'stahl-verzinkt edelstahl-18-8',
        feuerwiderstand: 'ei-60 ei-120',
        verpackungseinheit: [10, 25, 50],
        tragkraft: (n) => n.durchmesser! ** 2 * 4,
      },
      picture: 'schwerlastanker',
    },
    {
      leaf: 'holzlasuren',
      noun: 'Holzlasur | Wood stain | Lasure bois | Impregnante per legno',
      title: '{noun} {line}, {farbe}, {volumen} l',
      subTitle:
        '{oberflaeche}, Ergiebigkeit {ergiebigkeit} m²/l | {oberflaeche}, coverage {ergiebigkeit} m²/l | {oberflaeche}, rendement {ergiebigkeit} m²/l | {oberflaeche}, resa {ergiebigkeit} m²/l',
      about:
        'Dünnschichtlasur für Fassade, Zaun und Gartenholz. Sie lässt die Maserung sichtbar und blättert nicht ab. | Thin-film stain for facade, fence and garden timber. It keeps the grain visible and does not flake. | Lasure en couche mince pour façade, clôture et bois de jardin. Elle laisse voir le veinage et ne s’écaille pas. | Impregnante a strato sottile per facciata, recinzione e legno da giardino. Lascia visibile la venatura e non si sfoglia.',
      values: {
        farbe: 'natur braun grau anthrazit',
        volumen: [0.75, 2.5, 5],
        oberflaeche: 'matt glaenzend',
        ergiebigkeit: [10, 12, 14],
        verpackungseinheit: [1, 4, 6],
      },
      picture: 'holzlasur',
    },
  ],
};
