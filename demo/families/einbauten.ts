import type { FamilyRoom } from './family.ts';

export const einbauten: FamilyRoom = {
  remarks: [
    'Planung in 3D und Montage aus einer Hand. | Planning in 3D and fitting from one source. | Planification en 3D et montage d’une seule main. | Progettazione in 3D e montaggio da un unico fornitore.',
    'Ersatzteile sind mindestens zwölf Jahre lieferbar. | Spare parts are available for at least twelve years. | Les pièces de rechange sont livrables au moins douze ans. | I ricambi sono disponibili per almeno dodici anni.',
    'Passend zum Schweizer und zum europäischen Küchenmaß. | Suits both the Swiss and the European kitchen grid. | Convient aux normes de cuisine suisse et européenne. | Adatto al modulo cucina svizzero ed europeo.',
  ],
  families: [
    {
      leaf: 'einbaukuechen',
      noun: 'Einbauküche | Fitted kitchen | Cuisine équipée | Cucina componibile',
      title:
        '{noun} {line}, {farbe} {oberflaeche}, Zeile {breite} mm | {noun} {line}, {farbe} {oberflaeche}, {breite} mm run | {noun} {line}, {farbe} {oberflaeche}, linéaire {breite} mm | {noun} {line}, {farbe} {oberflaeche}, lineare {breite} mm',
      subTitle:
        'Front {material}, Korpushöhe {hoehe} mm | {material} front, carcass height {hoehe} mm | Façade {material}, hauteur de caisson {hoehe} mm | Frontale {material}, altezza corpo {hoehe} mm',
      about:
        'Küchenzeile mit Unter- und Oberschränken, Auszügen und gedämpften Scharnieren. Die Geräteplätze sind für alle üblichen Einbaugeräte vorbereitet. | Kitchen run with base and wall units, drawers and soft-close hinges. The appliance bays suit all common built-in appliances. | Linéaire avec éléments bas et hauts, coulissants et charnières amorties. Les niches accueillent tous les appareils encastrables courants. | Cucina con basi e pensili, cassetti e cerniere ammortizzate. I vani accolgono tutti gli elettrodomestici da incasso usuali.',
      values: {
        farbe: 'weiss anthrazit gruen beige',
        oberflaeche: 'matt lackiert glaenzend',
        breite: [2400, 3000, 3600],
        material: 'holz schichtstoff',
        hoehe: [762, 864],
        tiefe: [600, 650],
      },
      picture: 'einbaukueche',
    },
    {
      leaf: 'arbeitsplatten',
      noun: 'Küchenarbeitsplatte | Kitchen worktop | Plan de travail | Piano di lavoro',
      title: '{noun} {line}, {material}, {laenge} mm',
      subTitle:
        'Tiefe {tiefe} mm, Dicke {dicke} mm | Depth {tiefe} mm, thickness {dicke} mm | Profondeur {tiefe} mm, épaisseur {dicke} mm | Profondità {tiefe} mm, spessore {dicke} mm',
      about:
        'Zugeschnittene Abdeckung mit Ausschnitten für Becken und Kochfeld. Sie ist hitzefest, schnittfest und leicht zu reinigen. | Cut-to-size worktop with cut-outs for sink and hob. It resists heat and cuts and is easy to clean. | Plan découpé sur mesure avec découpes pour évier et table de cuisson. Résistant à la chaleur et aux coupures, facile à nettoyer. | Piano tagliato su misura con fori per lavello e piano cottura. Resiste a calore e tagli ed è facile da pulire.',
      values: {
        material: 'granit quarzkomposit chromstahl schichtstoff holz',
        oberflaeche: 'matt',
        laenge: [1800, 2400, 3000, 3600],
        tiefe: [600, 650, 900],
        dicke: [12, 20, 30],
        flaechengewicht: [24, 48, 75],
      },
      picture: 'arbeitsplatte',
    },
    {
      leaf: 'spuelbecken',
      noun: 'Einbauspüle | Built-in sink | Évier à encastrer | Lavello da incasso',
      title: '{noun} {line}, {material}, {breite} × {tiefe} mm',
      subTitle:
        'Beckentiefe {hoehe} mm, {oberflaeche} | Bowl depth {hoehe} mm, {oberflaeche} | Profondeur de cuve {hoehe} mm, {oberflaeche} | Profondità vasca {hoehe} mm, {oberflaeche}',
      about:
        'Tiefes Becken mit enger Eckrundung und verdecktem Überlauf. Es passt flächenbündig, aufgesetzt oder unter die Platte. | Deep bowl with tight corner radius and concealed overflow. Fits flush, on top or undermounted. | Cuve profonde à petits rayons et trop-plein caché. Se pose à fleur, par-dessus ou sous le plan. | Vasca profonda con angoli stretti e troppopieno nascosto. Si monta a filo, sopra o sotto il piano.',
      values: {
        material: 'chromstahl edelstahl-18-8 keramik quarzkomposit',
        breite: [400, 500, 550, 860],
        tiefe: [400, 450, 500],
        hoehe: [160, 190, 215],
        oberflaeche: 'gebuerstet matt',
        gewicht: [4.5, 7, 18],
      },
      picture: 'spuelbecken',
    },
    {
      leaf: 'backoefen',
      noun: 'Einbaubackofen | Built-in oven | Four encastrable | Forno da incasso',
      title:
        '{noun} {line}, {farbe}, Nische {breite} mm | {noun} {line}, {farbe}, {breite} mm niche | {noun} {line}, {farbe}, niche {breite} mm | {noun} {line}, {farbe}, nicchia {breite} mm',
      subTitle:
        'Garraum {volumen} l, Klasse {energieeffizienzklasse} | {volumen} l oven, class {energieeffizienzklasse} | Enceinte {volumen} l, classe {energieeffizienzklasse} | Vano {volumen} l, classe {energieeffizienzklasse}',
      about:
        'Backofen mit Heißluft, Dampfstoß und Kerntemperaturfühler. Die Tür bleibt außen kühl und lässt sich zum Putzen aushängen. | Oven with hot air, steam burst and core temperature probe. The door stays cool outside and unhooks for cleaning. | Four à air chaud, jet de vapeur et sonde à cœur. La porte reste froide à l’extérieur et se décroche pour le nettoyage. | Forno ad aria calda, getto di vapore e sonda al cuore. La porta resta fredda all’esterno e si sgancia per la pulizia.',
      values: {
        farbe: 'schwarz weiss silber',
        breite: [550, 600],
        volumen: [48, 55, 68, 74],
        energieeffizienzklasse: 'a b',
        hoehe: [450, 595, 762],
        leistung: [3000, 3600],
        nennspannung: [230, 400],
      },
      picture: 'backofen',
    },
    {
      leaf: 'induktionskochfelder',
      noun: 'Induktionskochfeld | Induction hob | Table de cuisson à induction | Piano cottura a induzione',
      title: '{noun} {line}, {breite} mm',
      subTitle:
        'Anschluss {leistung} W, {nennspannung} V | Connected load {leistung} W, {nennspannung} V | Raccordement {leistung} W, {nennspannung} V | Allacciamento {leistung} W, {nennspannung} V',
      about:
        'Glaskochfeld mit zusammenschaltbaren Zonen und Schiebereglern. Es erkennt das Geschirr und schaltet sich bei Überlauf ab. | Glass hob with zones that combine and slider controls. It detects the pans and switches off if something boils over. | Table en verre à zones combinables et curseurs tactiles. Elle détecte la vaisselle et s’arrête en cas de débordement. | Piano in vetro con zone abbinabili e comandi a scorrimento. Riconosce le pentole e si spegne se qualcosa trabocca.',
      values: {
        breite: [580, 680, 780, 900],
        leistung: [7200, 7400, 11000],
        nennspannung: [230, 400],
        tiefe: [500, 520],
        material: 'glas',
        farbe: 'schwarz',
      },
      picture: 'kochfeld',
    },
    {
      leaf: 'dunstabzuege',
      noun: 'Dunstabzug | Cooker hood | Hotte aspirante | Cappa aspirante',
      title: '{noun} {line}, {material}, {breite} mm',
      subTitle:
        'Luftmenge {luftmenge} m³/h, {schallleistungspegel} dB(A) | Air flow {luftmenge} m³/h, {schallleistungspegel} dB(A) | Débit d’air {luftmenge} m³/h, {schallleistungspegel} dB(A) | Portata d’aria {luftmenge} m³/h, {schallleistungspegel} dB(A)',
      about:
        'Haube für Abluft oder Umluft mit waschbaren Metallfiltern. Die LED-Leuchte ist dimmbar, der Motor sparsam und leise. | Hood for exhaust or recirculation with washable metal filters. The LED light is dimmable, the motor economical and quiet. | Hotte à évacuation ou recyclage avec filtres métalliques lavables. L’éclairage LED est réglable, le moteur économe et silencieux. | Cappa ad aspirazione o ricircolo con filtri metallici lavabili. La luce LED è regolabile, il motore parsimonioso e silenzioso.',
      values: {
        material: 'chromstahl glas',
        breite: [550, 600, 900, 1200],
        luftmenge: [420, 560, 720],
        schallleistungspegel: [52, 58, 64],
        energieeffizienzklasse: 'a b c',
        leistung: [120, 180],
        nennspannung: 230,
      },
      picture: 'dunstabzug',
    },
    {
      leaf: 'einbauschraenke',
      noun: 'Einbauschrank | Fitted wardrobe | Armoire encastrée | Armadio a muro',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        '{material}, Tiefe {tiefe} mm | {material}, depth {tiefe} mm | {material}, profondeur {tiefe} mm | {material}, profondità {tiefe} mm',
      about:
        'Raumhoher Schrank mit Schiebetüren, Kleiderstange und Tablaren. Blenden gleichen schiefe Wände aus, die Inneneinteilung ist frei wählbar. | Full-height wardrobe with sliding doors, rail and shelves. Fillers make up for crooked walls, the interior is freely chosen. | Armoire toute hauteur à portes coulissantes, tringle et rayons. Des fileurs compensent les murs de travers, l’aménagement est libre. | Armadio a tutta altezza con ante scorrevoli, asta e ripiani. I compensatori pareggiano i muri storti, l’interno è a scelta.',
      values: {
        farbe: 'weiss grau natur',
        breite: [1200, 1800, 2400],
        hoehe: [2200, 2400, 2600],
        material: 'holz schichtstoff',
        tiefe: [450, 600],
        oberflaeche: 'matt lackiert',
      },
      picture: 'einbauschrank',
    },
    {
      leaf: 'schubladensysteme',
      noun: 'Schubladensystem | Drawer system | Système de tiroir | Sistema per cassetti',
      title: '{noun} {line}, {farbe}, {laenge} mm',
      subTitle:
        'Zargenhöhe {hoehe} mm, Tragkraft {tragkraft} kg | Side height {hoehe} mm, load capacity {tragkraft} kg | Hauteur de côté {hoehe} mm, charge {tragkraft} kg | Altezza fianco {hoehe} mm, portata {tragkraft} kg',
      about:
        'Vollauszug mit Metallzargen und gedämpftem Einzug. Er wird ohne Werkzeug eingehängt und in drei Richtungen eingestellt. | Full-extension drawer with metal sides and damped closing. It clips in without tools and adjusts in three directions. | Tiroir à extension totale, côtés métalliques et fermeture amortie. Il se clipse sans outil et se règle dans trois directions. | Cassetto a estrazione totale con fianchi metallici e chiusura ammortizzata. Si aggancia senza attrezzi e si regola in tre direzioni.',
      values: {
        farbe: 'weiss grau anthrazit',
        laenge: [350, 450, 500, 550],
        hoehe: [84, 135, 199],
        tragkraft: [30, 40, 70],
        material: 'stahl',
        verpackungseinheit: [1, 6],
      },
      picture: 'schublade',
    },
  ],
};
