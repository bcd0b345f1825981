import type { FamilyRoom } from './family.ts';

export const zbs: FamilyRoom = {
  remarks: [
    'Prüfzeugnisse nach Werksnorm werden mit jeder Charge geliefert. | Test certificates to the works standard come with every batch. | Des certificats d’essai selon la norme d’usine accompagnent chaque lot. | I certificati di prova secondo la norma di fabbrica accompagnano ogni lotto.',
    'Lieferung auf Bahnwagen oder Lastwagen bis zum Depot. | Delivery by rail wagon or lorry to the depot. | Livraison par wagon ou camion jusqu’au dépôt. | Consegna su carro o autocarro fino al deposito.',
    'Ersatzteile bleiben mindestens 20 Jahre erhältlich. | Spare parts stay available for at least 20 years. | Les pièces de rechange restent disponibles pendant au moins 20 ans. | I ricambi restano disponibili per almeno 20 anni.',
  ],
  families: [
    {
      leaf: 'vignolschienen',
      noun: 'Vignolschiene | Flat-bottom rail | Rail Vignole | Rotaia Vignole',
      title:
        '{noun} {line}, {festigkeitsklasse}, Länge {laenge} mm | {noun} {line}, {festigkeitsklasse}, length {laenge} mm | {noun} {line}, {festigkeitsklasse}, longueur {laenge} mm | {noun} {line}, {festigkeitsklasse}, lunghezza {laenge} mm',
      subTitle:
        'Höhe {hoehe} mm, Fuß {breite} mm | Height {hoehe} mm, foot {breite} mm | Hauteur {hoehe} mm, patin {breite} mm | Altezza {hoehe} mm, suola {breite} mm',
      about:
        'Breitfußschiene für Meterspurgleise, gewalzt, gerichtet und mit Ultraschall geprüft. Die kopfgehärtete Güte R350HT hält in engen Bögen deutlich länger. | Flat-bottom rail for metre-gauge track, rolled, straightened and ultrasonically tested. The head-hardened grade R350HT lasts much longer in tight curves. | Rail à patin pour voie métrique, laminé, dressé et contrôlé par ultrasons. La nuance R350HT à champignon trempé dure nettement plus longtemps dans les courbes serrées. | Rotaia a suola larga per binari a scartamento metrico, laminata, raddrizzata e controllata a ultrasuoni. La qualità R350HT a fungo temprato dura molto più a lungo nelle curve strette.',
      values: {
        festigkeitsklasse: 'r260 r350ht',
        laenge: [12000, 15000, 18000, 25000, 36000],
        hoehe: [138, 148, 159],
        breite: [110, 125],
        material: 'stahl',
        gewicht: (n) => Math.round(n.laenge! * n.hoehe! * n.hoehe! * 2.1e-6),
      },
      picture: 'vignolschiene',
    },
    {
      leaf: 'betonschwellen',
      noun: 'Betonschwelle | Concrete sleeper | Traverse en béton | Traversina in calcestruzzo',
      title: '{noun} {line}, {laenge} mm',
      subTitle: '{gewicht} kg, {festigkeitsklasse}',
      about:
        'Spannbetonschwelle für Meterspur mit eingegossenen Dübeln. Die breite Auflage schont den Schotter und hält die Spur. | Prestressed concrete sleeper for metre gauge with cast-in inserts. The wide bearing area spares the ballast and holds the gauge. | Traverse en béton précontraint pour voie métrique, à inserts noyés. Sa large assise ménage le ballast et tient l’écartement. | Traversina in calcestruzzo precompresso per scartamento metrico, con inserti annegati. L’ampio appoggio risparmia la massicciata e tiene lo scartamento.',
      values: {
        spurweite: '1000-mm',
        laenge: [1700, 1800, 1900, 2000],
        gewicht: [165, 180, 195],
        festigkeitsklasse: 'c30-37',
        hoehe: [180, 210],
        material: 'beton',
        frostbestaendig: true,
        palettenmenge: [20, 30],
      },
      picture: 'betonschwelle',
    },
    {
      leaf: 'schienenbefestigungen',
      noun: 'Spannklemme | Tension clamp | Attache élastique | Fermaglio elastico',
      title: '{noun} {line}, {durchmesser} mm, {oberflaeche}',
      subTitle:
        '{material}, {verpackungseinheit} Stück | {material}, pack of {verpackungseinheit} | {material}, {verpackungseinheit} pièces | {material}, {verpackungseinheit} pezzi',
      about:
        'Federnde Befestigung, welche die Schiene dauernd auf die Schwelle drückt. Sie wird mit Schraube und Winkelführung als Satz verlegt. | Sprung fastening that presses the rail onto the sleeper for good. It is laid as a set with screw and guide plate. | Fixation élastique qui presse en permanence le rail sur la traverse. Elle se pose en jeu avec tirefond et plaque de guidage. | Fissaggio elastico che preme costantemente la rotaia sulla traversina. Si posa in set con caviglia e piastra di guida.',
      values: {
        durchmesser: [13, 14, 15],
        oberflaeche: 'roh lackiert feuerverzinkt',
        material: 'stahl',
        verpackungseinheit: [50, 100, 200],
        tragkraft: [900, 1200],
        gewicht: [0.6, 0.8],
      },
      picture: 'schienenbefestigung',
    },
    {
      leaf: 'gleisschotter',
      noun: 'Gleisschotter | Track ballast | Ballast de voie | Pietrisco per massicciata',
      title:
        '{noun} {line}, Körnung {koernung} mm | {noun} {line}, grain size {koernung} mm | {noun} {line}, granulométrie {koernung} mm | {noun} {line}, granulometria {koernung} mm',
      subTitle: '{material}, {druckfestigkeit} N/mm², {gebindegroesse} kg',
      about:
        'Gebrochenes Hartgestein der Klasse 1 für Haupt- und Nebengleise. Die kantige Form verzahnt sich und hält das Gleis in der Lage. | Crushed hard rock of class 1 for main and secondary tracks. The angular shape interlocks and keeps the track in place. | Roche dure concassée de classe 1 pour voies principales et secondaires. Les arêtes s’imbriquent et maintiennent la voie. | Roccia dura frantumata di classe 1 per binari principali e secondari. La forma spigolosa si incastra e mantiene il binario in posizione.',
      values: {
        koernung: [31.5, 50, 63],
        material: 'granit kalkstein gneis',
        druckfestigkeit: [140, 180, 220],
        gebindegroesse: [1000, 1500, 25000],
        frostbestaendig: true,
        rohdichte: [2650, 2720],
      },
      picture: 'gleisschotter',
    },
    {
      leaf: 'fahrdraehte',
      noun: 'Fahrdraht | Contact wire | Fil de contact | Filo di contatto',
      title:
        '{noun} {line}, {querschnitt} mm², Trommel {objektlaenge} m | {noun} {line}, {querschnitt} mm², {objektlaenge} m drum | {noun} {line}, {querschnitt} mm², touret de {objektlaenge} m | {noun} {line}, {querschnitt} mm², bobina da {objektlaenge} m',
      subTitle: '{nennspannung} V, {nennstrom} A',
      about:
        'Rillenfahrdraht aus Kupfer-Silber für hohe Ströme auf Steilstrecken. Er wird ohne Stoß auf ganzen Trommeln geliefert. | Grooved contact wire of copper-silver for high currents on steep lines. It is delivered without joints on whole drums. | Fil de contact rainuré en cuivre-argent pour forts courants en forte pente. Il est livré sans joint sur tourets entiers. | Filo di contatto scanalato in rame-argento per correnti elevate su linee ripide. È fornito senza giunti su bobine intere.',
      values: {
        querschnitt: [80, 100, 107, 120],
        objektlaenge: [800, 1200, 1500],
        nennspannung: [1500, 11000, 15000],
        material: 'kupfer',
        gewicht: (n) => Math.round(n.querschnitt! * n.objektlaenge! * 0.00889),
        nennstrom: (n) => Math.round(n.querschnitt! * 0.47) * 10,
      },
      picture: 'fahrdraht',
    },
    {
      leaf: 'isolatoren',
      noun: 'Stabisolator | Rod insulator | Isolateur à fût | Isolatore a bastone',
      title: '{noun} {line}, {nennspannung} V, {laenge} mm',
      subTitle: '{material}, {farbe}, {tragkraft} kg',
      about:
        'Isolator für Ausleger und Speiseleitungen mit langem Kriechweg. Er wird in der Fabrik mit doppelter Spannung geprüft. | Insulator for brackets and feeder lines with a long creepage path. It is factory-tested at double the voltage. | Isolateur pour consoles et feeders à longue ligne de fuite. Il est testé en usine au double de la tension. | Isolatore per mensole e feeder con lunga linea di fuga. È collaudato in fabbrica al doppio della tensione.',
      values: {
        nennspannung: [1500, 11000, 15000],
        laenge: [320, 450, 620],
        material: 'keramik silikon',
        farbe: 'braun grau',
        tragkraft: [2500, 4000, 7000],
        gewicht: [2.4, 6.8],
      },
      picture: 'isolator',
    },
    {
      leaf: 'bahntransformatoren',
      noun: 'Bahntransformator | Traction transformer | Transformateur de traction | Trasformatore di trazione',
      title: '{noun} {line}, {scheinleistung} kVA, {nennspannung} V',
      subTitle:
        'Länge {laenge} mm, {gewicht} kg | Length {laenge} mm, {gewicht} kg | Longueur {laenge} mm, {gewicht} kg | Lunghezza {laenge} mm, {gewicht} kg',
      about:
        'Transformator für die Speisung von Fahrleitung und Hilfsbetrieben. Verluste und Geräusch liegen deutlich unter der Norm, das Öl ist biologisch abbaubar. | Transformer for feeding overhead line and auxiliaries. Losses and noise are well below the standard, the oil is biodegradable. | Transformateur d’alimentation de la ligne de contact et des auxiliaires. Pertes et bruit sont nettement sous la norme, l’huile est biodégradable. | Trasformatore per alimentare linea di contatto e ausiliari. Perdite e rumore sono ben sotto la norma, l’olio è biodegradabile.',
      values: {
        scheinleistung: [160, 400, 1250, 2500],
        nennspannung: [11000, 15000],
        laenge: [1800, 2600, 3400],
        gewicht: [1450, 4200, 9800],
        schallleistungspegel: [48, 56, 62],
        farbe: 'grau',
      },
      picture: 'bahntransformator',
    },
    {
      leaf: 'hebeboecke',
      noun: 'Hebebock | Lifting jack | Colonne de levage | Colonna di sollevamento',
      title: '{noun} {line}, {tragkraft} kg, {farbe}',
      subTitle:
        'Hub {hoehe} mm, {antrieb}, {nennspannung} V | Stroke {hoehe} mm, {antrieb}, {nennspannung} V | Course {hoehe} mm, {antrieb}, {nennspannung} V | Corsa {hoehe} mm, {antrieb}, {nennspannung} V',
      about:
        'Fahrbarer Hebebock zum gleichzeitigen Anheben ganzer Triebzüge. Die Böcke laufen im Verbund synchron und sichern sich selbst. | Mobile jack for lifting whole trainsets at once. The jacks run in synchrony and lock themselves. | Colonne mobile pour lever simultanément des rames entières. Les colonnes fonctionnent en synchronisme et se verrouillent. | Colonna mobile per sollevare insieme interi elettrotreni. Le colonne lavorano in sincronia e si bloccano da sole.',
      values: {
        tragkraft: [8000, 10000, 15000],
        farbe: 'gelb rot blau',
        hoehe: [1700, 1950],
        antrieb: 'motor',
        nennspannung: 400,
        gewicht: [980, 1350],
      },
      picture: 'hebebock',
    },
    {
      leaf: 'werkbaenke',
      noun: 'Werkbank | Workbench | Établi | Banco da lavoro',
      title: '{noun} {line}, {farbe}, {breite} × {tiefe} mm',
      subTitle:
        'Platte {material}, {tragkraft} kg | {material} top, {tragkraft} kg | Plateau {material}, {tragkraft} kg | Piano {material}, {tragkraft} kg',
      about:
        'Arbeitsplatz für die Werkstatt mit Schubladenblock und Lochwand. Die Höhe lässt sich auf die Person einstellen. | Workplace for the workshop with drawer unit and pegboard. The height adjusts to the person. | Poste d’atelier avec bloc-tiroirs et panneau perforé. La hauteur s’adapte à la personne. | Postazione d’officina con cassettiera e pannello forato. L’altezza si adatta alla persona.',
      values: {
        farbe: 'blau grau anthrazit',
        breite: [1500, 2000, 2500],
        tiefe: [700, 800],
        material: 'holz stahl',
        tragkraft: [600, 1000, 1500],
        hoehe: [840, 950],
      },
      picture: 'werkbank',
    },
    {
      leaf: 'depottore',
      noun: 'Depot-Falttor | Depot folding door | Porte pliante de dépôt | Portone a libro per depositi',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        'U-Wert {u-wert} W/(m²·K) | U-value {u-wert} W/(m²·K) | Valeur U {u-wert} W/(m²·K) | Valore U {u-wert} W/(m²·K)',
      about:
        'Schnelles Falttor mit Aussparung für die Fahrleitung. Bei Stromausfall lässt es sich von Hand öffnen. | Fast folding door with cut-out for the overhead line. In a power cut it can be opened by hand. | Porte pliante rapide avec découpe pour la ligne de contact. En cas de panne, elle s’ouvre à la main. | Portone a libro rapido con passaggio per la linea di contatto. Senza corrente si apre a mano.',
      values: {
        farbe: 'gruen grau blau',
        breite: [3600, 4000, 4400],
        hoehe: [4500, 5000, 5400],
        antrieb: 'motor',
        'u-wert': [1.4, 1.8, 2.4],
        material: 'stahl aluminium',
        nennspannung: 400,
      },
      picture: 'depottor',
    },
    {
      leaf: 'prellboecke',
      noun: 'Bremsprellbock | Friction buffer stop | Butoir freinant | Paraurti frenante',
      title:
        '{noun} {line}, Spurweite {spurweite}, Bremsweg {objektlaenge} m | {noun} {line}, {spurweite} gauge, braking distance {objektlaenge} m | {noun} {line}, écartement {spurweite}, course de freinage {objektlaenge} m | {noun} {line}, scartamento {spurweite}, corsa di frenata {objektlaenge} m',
      subTitle:
        'Für Züge bis {tragkraft} kg, {farbe} | For trains up to {tragkraft} kg, {farbe} | Pour trains jusqu’à {tragkraft} kg, {farbe} | Per treni fino a {tragkraft} kg, {farbe}',
      about:
        'Gleisabschluss, der auffahrende Züge über Reibung abbremst. Nach einem Stoß wird er zurückgesetzt und neu verspannt. | End stop that brakes running trains by friction. After an impact it is set back and clamped again. | Butoir qui freine les trains par friction. Après un choc, il est remis en place et resserré. | Paraurti che frena i treni per attrito. Dopo un urto si riposiziona e si serra di nuovo.',
      values: {
        spurweite: '1000-mm 1435-mm',
        objektlaenge: [3, 5, 8],
        farbe: 'rot gelb schwarz',
        gewicht: [850, 1250],
        tragkraft: [120000, 280000],
        material: 'stahl',
      },
      picture: 'prellbock',
    },
  ],
};
