import type { FamilyRoom } from './family.ts';

export const sanitaer: FamilyRoom = {
  remarks: [
    'Ersatzteile sind mindestens 15 Jahre ab Lager erhältlich. | Spare parts are available from stock for at least 15 years. | Les pièces de rechange sont disponibles au moins 15 ans. | I ricambi sono disponibili per almeno 15 anni.',
    'Passt zu den üblichen Systemen der Hausinstallation. | Fits the common systems of domestic installation. | Compatible avec les systèmes usuels d’installation domestique. | Compatibile con i sistemi usuali degli impianti domestici.',
    'Montageset und Maßblatt liegen bei. | Fixing set and dimension sheet are enclosed. | Jeu de fixation et fiche de dimensions joints. | Set di montaggio e scheda quotata allegati.',
  ],
  families: [
    {
      leaf: 'waschtische',
      noun: 'Waschtisch | Washbasin | Lavabo | Lavabo',
      title: '{noun} {line}, {farbe}, {breite} × {tiefe} mm',
      subTitle: '{material}, {oberflaeche}',
      about:
        'Wandhängendes Becken mit großer Ablage und verdecktem Überlauf. Die Unterseite ist glasiert und rasch sauber. | Wall-hung basin with a large shelf and concealed overflow. The underside is glazed and quickly clean. | Lavabo suspendu à grande surface de dépose et trop-plein caché. Le dessous est émaillé et se nettoie vite. | Lavabo sospeso con ampio piano d’appoggio e troppopieno nascosto. Il fondo è smaltato e si pulisce in fretta.',
      values: {
        farbe: 'weiss schwarz sand',
        breite: [450, 550, 600, 800, 1200],
        tiefe: [340, 420, 480],
        material: 'keramik mineralguss',
        oberflaeche: 'glaenzend matt',
        gewicht: [9.5, 14, 19, 28],
        barrierefrei: true,
      },
      picture: 'waschtisch',
    },
    {
      leaf: 'wand-wcs',
      noun: 'Wand-WC spülrandlos | Rimless wall-hung toilet | WC suspendu sans bride | WC sospeso senza brida',
      title:
        '{noun} {line}, {farbe}, Ausladung {tiefe} mm | {noun} {line}, {farbe}, projection {tiefe} mm | {noun} {line}, {farbe}, saillie {tiefe} mm | {noun} {line}, {farbe}, sporgenza {tiefe} mm',
      subTitle: '{breite} × {hoehe} mm, {oberflaeche}',
      about:
        'Tiefspüler ohne Spülrand, mit verdeckter Befestigung. Er spült mit wenig Wasser vollständig aus und trägt bis 400 Kilogramm. | Washdown toilet without rim, with concealed fixing. It flushes completely with little water and carries up to 400 kilograms. | WC à fond creux sans bride, à fixation cachée. Il rince entièrement avec peu d’eau et supporte jusqu’à 400 kilos. | WC a cacciata senza brida, con fissaggio nascosto. Risciacqua a fondo con poca acqua e porta fino a 400 chili.',
      values: {
        farbe: 'weiss schwarz',
        tiefe: [480, 530, 560, 700],
        breite: [355, 365],
        hoehe: [340, 350, 400],
        oberflaeche: 'glaenzend matt',
        material: 'keramik',
        tragkraft: 400,
        gewicht: [22, 26, 31],
      },
      picture: 'wand-wc',
    },
    {
      leaf: 'duschwannen',
      noun: 'Duschwanne | Shower tray | Receveur de douche | Piatto doccia',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle:
        '{material}, Höhe {hoehe} mm, {rutschhemmung} | {material}, height {hoehe} mm, {rutschhemmung} | {material}, hauteur {hoehe} mm, {rutschhemmung} | {material}, altezza {hoehe} mm, {rutschhemmung}',
      about:
        'Bodeneben einbaubare Wanne mit rutschhemmender Oberfläche. Dichtband und Fußrahmen sind werkseitig angebracht. | Tray for floor-level installation with slip-resistant surface. Sealing tape and leg frame are fitted at the works. | Receveur à poser à fleur de sol, à surface antidérapante. Bande d’étanchéité et châssis sont montés en usine. | Piatto a filo pavimento con superficie antiscivolo. Nastro di tenuta e telaio sono montati in fabbrica.',
      values: {
        farbe: 'weiss grau anthrazit',
        laenge: [900, 1000, 1200, 1400],
        breite: [800, 900, 1000],
        material: 'mineralguss stahlemail sanitaeracryl',
        hoehe: [25, 35, 65],
        rutschhemmung: 'r10 r11',
        nennweite: 90,
        barrierefrei: true,
      },
      picture: 'duschwanne',
    },
    {
      leaf: 'badewannen',
      noun: 'Badewanne | Bathtub | Baignoire | Vasca da bagno',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle: '{material}, {volumen} l',
      about:
        'Wanne mit bequemer Rückenschräge und mittigem Ablauf. Das Material hält die Wärme des Wassers lange. | Tub with a comfortable back slope and centre waste. The material keeps the water warm for long. | Baignoire à dossier confortable et vidage central. La matière garde longtemps la chaleur de l’eau. | Vasca con schienale comodo e scarico centrale. Il materiale conserva a lungo il calore dell’acqua.',
      values: {
        farbe: 'weiss grau',
        laenge: [1600, 1700, 1800, 1900],
        breite: [700, 750, 800, 900],
        material: 'stahlemail sanitaeracryl mineralguss',
        volumen: [130, 165, 210],
        hoehe: [420, 450],
        gewicht: [26, 45, 90],
      },
      picture: 'badewanne',
    },
    {
      leaf: 'waschtischarmaturen',
      noun: 'Waschtischmischer | Basin mixer | Mitigeur de lavabo | Miscelatore per lavabo',
      title:
        '{noun} {line}, {oberflaeche}, Ausladung {tiefe} mm | {noun} {line}, {oberflaeche}, projection {tiefe} mm | {noun} {line}, {oberflaeche}, saillie {tiefe} mm | {noun} {line}, {oberflaeche}, sporgenza {tiefe} mm',
      subTitle:
        'Durchfluss {durchfluss} l/min, {hoehe} mm | Flow rate {durchfluss} l/min, {hoehe} mm | Débit {durchfluss} l/min, {hoehe} mm | Portata {durchfluss} l/min, {hoehe} mm',
      about:
        'Einhebelmischer mit Keramikkartusche und Kaltwasser in Mittelstellung. Das spart Energie, weil nicht bei jedem Öffnen warmes Wasser nachläuft. | Single-lever mixer with ceramic cartridge and cold water in the centre position. This saves energy, because hot water does not flow at every opening. | Mitigeur à cartouche céramique, eau froide en position médiane. On économise de l’énergie, car l’eau chaude ne coule pas à chaque ouverture. | Miscelatore monocomando con cartuccia ceramica e acqua fredda in posizione centrale. Si risparmia energia, perché l’acqua calda non scorre a ogni apertura.',
      values: {
        oberflaeche: 'verchromt gebuerstet matt',
        tiefe: [95, 110, 135, 180],
        durchfluss: [4, 5, 6],
        hoehe: [130, 165, 290],
        material: 'messing edelstahl-18-8',
        farbe: 'silber',
        betriebsdruck: [5, 10],
        energieeffizienzklasse: 'a b',
      },
      picture: 'waschtischmischer',
    },
    {
      leaf: 'duscharmaturen',
      noun: 'Duschthermostat | Shower thermostat | Thermostat de douche | Termostatico doccia',
      title: '{noun} {line}, {oberflaeche}, {durchfluss} l/min',
      subTitle:
        '{material}, Stange {laenge} mm | {material}, rail {laenge} mm | {material}, barre {laenge} mm | {material}, asta {laenge} mm',
      about:
        'Thermostatmischer mit Verbrühschutz bei 38 Grad und kühlem Gehäuse. Brause und Gleitstange sind im Set enthalten. | Thermostatic mixer with scald protection at 38 degrees and a cool body. Hand shower and rail are included. | Mitigeur thermostatique à sécurité à 38 degrés et corps froid. Douchette et glissière comprises. | Miscelatore termostatico con sicurezza a 38 gradi e corpo freddo. Doccetta e asta comprese.',
      values: {
        oberflaeche: 'verchromt gebuerstet matt',
        durchfluss: [7, 9, 12],
        material: 'messing edelstahl-18-8',
        farbe: 'silber',
        laenge: [600, 900, 1100],
        betriebsdruck: [5, 10],
        energieeffizienzklasse: 'a b c',
      },
      picture: 'duschbatterie',
    },
    {
      leaf: 'vorwandelemente',
      noun: 'WC-Vorwandelement | Toilet pre-wall frame | Bâti-support pour WC | Elemento di preparete per WC',
      title: '{noun} {line}, {hoehe} mm',
      subTitle:
        'Breite {breite} mm, Tiefe {tiefe} mm, Spülmenge {volumen} l | Width {breite} mm, depth {tiefe} mm, flush {volumen} l | Largeur {breite} mm, profondeur {tiefe} mm, chasse {volumen} l | Larghezza {breite} mm, profondità {tiefe} mm, risciacquo {volumen} l',
      about:
        'Selbsttragender Rahmen mit Unterputz-Spülkasten, für Trockenbau und Massivwand. Die Füße rasten ein und lassen sich von einer Person einstellen. | Self-supporting frame with concealed cistern, for drywall and solid wall. The feet lock and can be set by one person. | Châssis autoportant avec réservoir encastré, pour cloison sèche et mur massif. Les pieds se bloquent et se règlent à une seule personne. | Telaio autoportante con cassetta a incasso, per cartongesso e muratura. I piedini si bloccano e si regolano da soli.',
      values: {
        hoehe: [820, 980, 1120],
        breite: [415, 500],
        tiefe: [80, 120, 160],
        volumen: [4.5, 6, 7.5],
        material: 'stahl',
        oberflaeche: 'pulverbeschichtet',
        tragkraft: 400,
        nennweite: [90, 110],
      },
      picture: 'vorwandelement',
    },
    {
      leaf: 'verbundrohre',
      noun: 'Mehrschichtverbundrohr | Multilayer pipe | Tube multicouche | Tubo multistrato',
      title: '{noun} {line}, Ø {durchmesser} mm, {objektlaenge} m',
      subTitle:
        '{betriebsdruck} bar, Wand {dicke} mm | {betriebsdruck} bar, wall {dicke} mm | {betriebsdruck} bar, paroi {dicke} mm | {betriebsdruck} bar, parete {dicke} mm',
      about:
        'Formstabiles Rohr aus Kunststoff mit Aluminiumkern für Trinkwasser und Heizung. Es wird von Hand gebogen und verpresst. | Dimensionally stable plastic pipe with aluminium core for drinking water and heating. It is bent by hand and pressed. | Tube synthétique à âme d’aluminium pour eau potable et chauffage, qui garde sa forme. Il se cintre à la main et se sertit. | Tubo in plastica con anima di alluminio per acqua potabile e riscaldamento, stabile nella forma. Si piega a mano e si pressa.',
      values: {
        durchmesser: [16, 20, 26, 32, 40, 50],
        objektlaenge: [5, 50, 100, 200],
        betriebsdruck: [6, 10],
        dicke: [2, 2.5, 3, 4],
        material: 'polyethylen',
        farbe: 'weiss',
        brandverhaltensgruppe: 'rf3-cr',
      },
      picture: 'verbundrohr',
    },
    {
      leaf: 'kugelhaehne',
      noun: 'Kugelhahn | Ball valve | Robinet à boisseau sphérique | Valvola a sfera',
      title: '{noun} {line}, DN {nennweite}',
      subTitle:
        '{material}, {betriebsdruck} bar, Länge {laenge} mm | {material}, {betriebsdruck} bar, length {laenge} mm | {material}, {betriebsdruck} bar, longueur {laenge} mm | {material}, {betriebsdruck} bar, lunghezza {laenge} mm',
      about:
        'Absperrung mit vollem Durchgang für Trinkwasser, Heizung und Gas. Die Spindel ist doppelt gedichtet und ausblassicher. | Shut-off with full bore for drinking water, heating and gas. The stem is double-sealed and blow-out proof. | Vanne d’arrêt à passage intégral pour eau potable, chauffage et gaz. La tige est doublement étanchée et anti-éjection. | Intercettazione a passaggio totale per acqua potabile, riscaldamento e gas. Lo stelo ha doppia tenuta ed è antiespulsione.',
      values: {
        nennweite: [10, 15, 20, 25, 32, 40, 50],
        material: 'messing edelstahl-18-8',
        betriebsdruck: [16, 25, 40],
        laenge: [58, 75, 98],
        oberflaeche: 'verchromt roh',
        verpackungseinheit: [1, 10, 25],
      },
      picture: 'kugelhahn',
    },
    {
      leaf: 'abwasserrohre',
      noun: 'Schallschutz-Abwasserrohr | Sound-insulated waste pipe | Tube d’évacuation insonorisé | Tubo di scarico insonorizzato',
      title: '{noun} {line}, DN {nennweite}, {laenge} mm',
      subTitle:
        '{material}, Wand {dicke} mm | {material}, wall {dicke} mm | {material}, paroi {dicke} mm | {material}, parete {dicke} mm',
      about:
        'Mineralverstärktes Rohr mit Steckmuffe und Lippendichtung. Das Gewicht der Wand dämpft das Rauschen im Fallstrang. | Mineral-reinforced pipe with push-fit socket and lip seal. The weight of the wall dampens the noise in the stack. | Tube renforcé de minéraux, à emboîture et joint à lèvre. Le poids de la paroi atténue le bruit dans la colonne. | Tubo rinforzato con minerali, a bicchiere e guarnizione a labbro. Il peso della parete smorza il rumore nella colonna.',
      values: {
        nennweite: [50, 70, 90, 110, 125, 160],
        laenge: [150, 250, 500, 1000, 2000, 3000],
        material: 'polypropylen polyethylen',
        dicke: [3.2, 4.2, 5.5],
        farbe: 'grau schwarz weiss',
        schallleistungspegel: [12, 16, 20],
        brandverhaltensgruppe: 'rf3-cr',
      },
      picture: 'abwasserrohr',
    },
    {
      leaf: 'verbindungsstuecke',
      noun: 'Rohrbogen | Pipe bend | Coude | Curva',
      title: '{noun} {line}, DN {nennweite}, {material}',
      subTitle:
        'Länge {laenge} mm, {verpackungseinheit} Stück | Length {laenge} mm, pack of {verpackungseinheit} | Longueur {laenge} mm, {verpackungseinheit} pièces | Lunghezza {laenge} mm, {verpackungseinheit} pezzi',
      about:
        'Bogen mit Muffe für Richtungswechsel in der Abwasserleitung. Die aufgeprägte Skala hilft beim genauen Ausrichten. | Bend with socket for changes of direction in the drain line. The embossed scale helps to align it exactly. | Coude à manchon pour changer de direction dans l’évacuation. L’échelle en relief aide à l’aligner exactement. | Curva a bicchiere per i cambi di direzione dello scarico. La scala in rilievo aiuta ad allinearla con precisione.',
      values: {
        nennweite: [50, 70, 90, 110, 125],
        material: 'polypropylen polyethylen',
        laenge: [60, 85, 110, 145],
        verpackungseinheit: [1, 10, 20],
        farbe: 'grau schwarz',
        brandverhaltensgruppe: 'rf3-cr',
      },
      picture: 'rohrbogen',
    },
    {
      leaf: 'bodenablaeufe',
      noun: 'Bodenablauf | Floor drain | Siphon de sol | Scarico a pavimento',
      title: '{noun} {line}, DN {nennweite}, {breite} × {laenge} mm',
      subTitle:
        'Rost {material}, {durchfluss} l/min | {material} grate, {durchfluss} l/min | Grille {material}, {durchfluss} l/min | Griglia {material}, {durchfluss} l/min',
      about:
        'Flacher Ablauf für geflieste Duschen mit herausnehmbarem Geruchsverschluss. Der Rost lässt sich mit einer Fliese belegen. | Low-profile drain for tiled showers with removable odour trap. The grate can be filled with a tile. | Écoulement plat pour douches carrelées, à siphon amovible. La grille peut recevoir un carreau. | Scarico basso per docce piastrellate con sifone estraibile. La griglia può accogliere una piastrella.',
      values: {
        nennweite: [50, 70, 100],
        breite: [100, 150, 200],
        laenge: [100, 150, 700, 900],
        material: 'edelstahl-18-8 gusseisen',
        durchfluss: [24, 36, 48],
        hoehe: [60, 85, 110],
        belastungsklasse: 'a15 b125',
      },
      picture: 'bodenablauf',
    },
  ],
};
