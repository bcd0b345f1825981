import type { FamilyRoom } from './family.ts';

export const dach: FamilyRoom = {
  remarks: [
    'Verlegeanleitung und Zubehörliste liegen jeder Lieferung bei. | Laying instructions and an accessory list come with every delivery. | Le mode de pose et la liste d’accessoires accompagnent chaque livraison. | Istruzioni di posa e lista degli accessori accompagnano ogni fornitura.',
    'Geprüft für Höhenlagen bis 2000 Meter über Meer. | Tested for altitudes up to 2000 metres above sea level. | Testé pour des altitudes jusqu’à 2000 mètres. | Testato per altitudini fino a 2000 metri sul livello del mare.',
    'Anwendungstechniker beraten auf dem Dach und am Telefon. | Application engineers advise on the roof and by phone. | Des techniciens conseillent sur le toit et par téléphone. | I tecnici applicativi consigliano sul tetto e al telefono.',
  ],
  families: [
    {
      leaf: 'dachziegel',
      noun: 'Muldenfalzziegel | Interlocking roof tile | Tuile à emboîtement | Tegola a incastro',
      title: '{noun} {line}, {farbe}',
      subTitle:
        '{laenge} × {breite} mm, Bund zu {verpackungseinheit} Stück | {laenge} × {breite} mm, bundle of {verpackungseinheit} | {laenge} × {breite} mm, lot de {verpackungseinheit} pièces | {laenge} × {breite} mm, mazzo da {verpackungseinheit} pezzi',
      about:
        'Tonziegel mit doppeltem Falz für Dächer ab 18 Grad Neigung. Frost und Hagel setzen ihm auch nach Jahrzehnten nicht zu. | Clay tile with double interlock for roofs from 18 degrees pitch. Frost and hail do it no harm even after decades. | Tuile de terre cuite à double emboîtement pour toits dès 18 degrés de pente. Ni gel ni grêle ne l’abîment, même après des décennies. | Tegola di argilla a doppio incastro per tetti da 18 gradi di pendenza. Gelo e grandine non la danneggiano neppure dopo decenni.',
      values: {
        farbe: 'naturrot anthrazit',
        laenge: [410, 440, 470],
        breite: [240, 268, 290],
        verpackungseinheit: [4, 5, 6],
        material: 'ton',
        gewicht: [3.1, 3.6, 4.2],
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
        palettenmenge: [240, 288, 320],
      },
      picture: 'dachziegel-{farbe}',
    },
    {
      leaf: 'unterdachbahnen',
      noun: 'Unterdachbahn | Roofing underlay | Lé de sous-couverture | Telo sottotetto',
      title: '{noun} {line}, {objektlaenge} m × {breite} mm',
      subTitle: '{flaechengewicht} kg/m², {euroklasse}',
      about:
        'Diffusionsoffene Bahn mit integrierten Klebestreifen. Sie schützt den Dachstuhl vor Treibregen und dient während des Baus als Notdach. | Vapour-open membrane with integrated adhesive strips. It protects the roof structure from driven rain and serves as a temporary roof during construction. | Lé ouvert à la diffusion avec bandes adhésives intégrées. Il protège la charpente de la pluie battante et sert de toit provisoire pendant les travaux. | Telo aperto alla diffusione con strisce adesive integrate. Protegge la struttura dalla pioggia battente e serve da tetto provvisorio durante i lavori.',
      values: {
        objektlaenge: [25, 50],
        breite: [1500, 3000],
        flaechengewicht: [0.13, 0.18, 0.27],
        euroklasse: 'e',
        material: 'polypropylen',
        brandverhaltensgruppe: 'rf3-cr',
        farbe: 'grau anthrazit',
        palettenmenge: [20, 30],
      },
      picture: 'unterdachbahn',
    },
    {
      leaf: 'bitumenbahnen',
      noun: 'Bitumenbahn | Bitumen membrane | Lé bitumineux | Membrana bituminosa',
      title: '{noun} {line}, {dicke} mm',
      subTitle:
        'Rolle {objektlaenge} m × {breite} mm, {farbe} | Roll {objektlaenge} m × {breite} mm, {farbe} | Rouleau {objektlaenge} m × {breite} mm, {farbe} | Rotolo {objektlaenge} m × {breite} mm, {farbe}',
      about:
        'Schweißbahn mit Polyestervlies für genutzte und begrünte Flachdächer. Sie bleibt bei Kälte biegsam und ist auf Wunsch wurzelfest. | Torch-on membrane with polyester fleece for used and green flat roofs. It stays flexible in the cold and is root-proof on request. | Lé à souder avec voile polyester pour toits plats praticables et végétalisés. Il reste souple au froid et, sur demande, résiste aux racines. | Membrana a fiamma con velo poliestere per tetti piani praticabili e inverditi. Resta flessibile al freddo e, su richiesta, resiste alle radici.',
      values: {
        dicke: [3, 3.5, 4, 5.2],
        objektlaenge: [5, 7.5, 10],
        breite: [1000],
        farbe: 'schwarz gruen anthrazit',
        flaechengewicht: [4, 5, 6.2],
        brandverhaltensgruppe: 'rf3-cr',
        euroklasse: 'e',
        palettenmenge: [20, 24],
      },
      picture: 'bitumenbahn',
    },
    {
      leaf: 'kunststoffdichtungsbahnen',
      noun: 'Kunststoffdichtungsbahn | Polymer roof membrane | Membrane d’étanchéité synthétique | Manto sintetico',
      title: '{noun} {line}, {farbe}, {dicke} mm',
      subTitle:
        'Rolle {objektlaenge} m × {breite} mm | Roll {objektlaenge} m × {breite} mm | Rouleau {objektlaenge} m × {breite} mm | Rotolo {objektlaenge} m × {breite} mm',
      about:
        'Mit Heißluft verschweißbare Bahn ohne Weichmacher. Für Dächer unter Kies, Begrünung oder Solaranlagen, dauerhaft dicht und trennbar. | Hot-air weldable membrane without plasticisers. For roofs under gravel, planting or solar plants, lastingly tight and separable. | Membrane soudable à l’air chaud, sans plastifiants. Pour toits sous gravier, végétation ou panneaux solaires, durablement étanche et séparable. | Manto saldabile ad aria calda senza plastificanti. Per tetti sotto ghiaia, verde o impianti solari, a lungo impermeabile e separabile.',
      values: {
        farbe: 'grau beige weiss',
        dicke: [1.5, 1.8, 2],
        objektlaenge: [15, 20, 25],
        breite: [1050, 1600, 2000],
        material: 'polypropylen polyethylen',
        brandverhaltensgruppe: 'rf3-cr',
        euroklasse: 'e',
      },
      picture: 'dichtungsbahn',
    },
    {
      leaf: 'dachrinnen',
      noun: 'Dachrinne halbrund | Half-round gutter | Chéneau demi-rond | Grondaia semicircolare',
      title: '{noun} {line}, {material}, {breite} mm',
      subTitle:
        'Länge {laenge} mm, Blech {dicke} mm | Length {laenge} mm, sheet {dicke} mm | Longueur {laenge} mm, tôle {dicke} mm | Lunghezza {laenge} mm, lamiera {dicke} mm',
      about:
        'Rinne mit Wulst für vorgehängte Montage an der Traufe. Haken, Böden und Ablaufstutzen in gleichem Metall sind erhältlich. | Gutter with bead for mounting at the eaves. Brackets, end pieces and outlets in the same metal are available. | Chéneau à bourrelet pour montage à l’égout. Crochets, fonds et naissances du même métal disponibles. | Grondaia con bordino per montaggio alla gronda. Cicogne, testate e bocchettoni nello stesso metallo sono disponibili.',
      values: {
        material: 'kupfer titanzink chromstahl',
        breite: [250, 285, 333, 400],
        laenge: [2000, 3000, 5000],
        dicke: [0.6, 0.7],
        brandverhaltensgruppe: 'rf1',
        verpackungseinheit: [1, 5],
      },
      picture: 'dachrinne',
    },
    {
      leaf: 'dachgullys',
      noun: 'Dachgully | Roof drain | Avaloir de toiture | Bocchettone per tetto piano',
      title: '{noun} {line}, DN {nennweite}',
      subTitle:
        '{material}, Abfluss {durchfluss} l/min | {material}, flow {durchfluss} l/min | {material}, débit {durchfluss} l/min | {material}, portata {durchfluss} l/min',
      about:
        'Wärmegedämmter Ablauf mit Anschlussmanschette und Laubfang. Als Notablauf mit Stauring lieferbar. | Insulated drain with connecting collar and leaf guard. Available as an emergency overflow with dam ring. | Avaloir isolé avec manchette de raccord et crapaudine. Livrable en trop-plein de secours avec anneau de retenue. | Bocchettone isolato con manicotto di raccordo e parafoglie. Disponibile come troppopieno d’emergenza con anello.',
      values: {
        nennweite: [70, 100, 125, 150],
        material: 'polypropylen edelstahl-18-8 gusseisen',
        hoehe: [80, 120],
        brandverhaltensgruppe: {
          by: 'material',
          are: { polypropylen: 'rf3-cr', 'edelstahl-18-8': 'rf1', gusseisen: 'rf1' },
        },
        durchfluss: (n) => Math.round(n.nennweite! * 0.42) * 10,
      },
      picture: 'dachgully',
    },
    {
      leaf: 'dachfenster',
      noun: 'Dachfenster | Roof window | Fenêtre de toit | Finestra da tetto',
      title: '{noun} {line}, {oeffnungsart}, {breite} × {hoehe} mm',
      subTitle: '{verglasung}, Uw {u-wert} W/(m²·K), {antrieb}',
      about:
        'Tageslicht und frische Luft für den ausgebauten Dachstock. Das Glas dämpft Regengeräusche und lässt sich von innen putzen. | Daylight and fresh air for the converted attic. The glass dampens rain noise and can be cleaned from inside. | Lumière et air frais pour les combles aménagés. Le vitrage atténue le bruit de la pluie et se nettoie de l’intérieur. | Luce e aria fresca per la mansarda. Il vetro attenua il rumore della pioggia e si pulisce dall’interno.',
      values: {
        oeffnungsart: 'schwing klapp-schwing',
        breite: [550, 780, 940, 1140],
        hoehe: [980, 1180, 1400],
        verglasung: '2-fach-verglast 3-fach-verglast',
        'u-wert': [0.81, 1, 1.3],
        antrieb: 'handbetrieb motor funkmotor',
        holzart: 'fichte',
        'schalldaemmung-rw': [32, 35, 42],
      },
      picture: 'dachfenster',
    },
    {
      leaf: 'lichtkuppeln',
      noun: 'Lichtkuppel | Dome rooflight | Coupole d’éclairage | Lucernario a cupola',
      title: '{noun} {line}, {breite} × {laenge} mm',
      subTitle:
        '{verglasung}, U-Wert {u-wert} W/(m²·K) | {verglasung}, U-value {u-wert} W/(m²·K) | {verglasung}, valeur U {u-wert} W/(m²·K) | {verglasung}, valore U {u-wert} W/(m²·K)',
      about:
        'Oberlicht mit gedämmtem Aufsatzkranz für Flachdächer. Mit Motor wird es zum Lüftungsflügel oder zum Rauchabzug. | Rooflight with insulated upstand for flat roofs. With a motor it becomes a vent or a smoke outlet. | Lanterneau à costière isolée pour toits plats. Motorisé, il sert d’aération ou d’exutoire de fumée. | Lucernario con basamento isolato per tetti piani. Motorizzato diventa sfiato o evacuatore di fumo.',
      values: {
        breite: [600, 800, 1000, 1200],
        laenge: [600, 900, 1200, 1500],
        verglasung: '2-fach-verglast 3-fach-verglast',
        'u-wert': [0.8, 1.1, 1.8],
        material: 'polycarbonat glas',
        farbe: 'transparent weiss',
        antrieb: 'motor handbetrieb',
      },
      picture: 'lichtkuppel',
    },
    {
      leaf: 'absturzsicherungen',
      noun: 'Einzelanschlagpunkt | Single anchor point | Point d’ancrage individuel | Punto di ancoraggio singolo',
      title: '{noun} {line}, {hoehe} mm',
      subTitle:
        '{material}, Prüflast {tragkraft} kg | {material}, test load {tragkraft} kg | {material}, charge d’essai {tragkraft} kg | {material}, carico di prova {tragkraft} kg',
      about:
        'Anschlagpunkt nach EN 795 für Unterhaltsarbeiten auf Dächern. Stütze und Öse lassen sich mit einem Seilsystem verbinden. | Anchor point to EN 795 for maintenance work on roofs. Post and eyelet can be linked with a rope system. | Point d’ancrage selon EN 795 pour travaux d’entretien en toiture. Potelet et anneau se raccordent à une ligne de vie. | Punto di ancoraggio secondo EN 795 per lavori di manutenzione sui tetti. Paletto e anello si collegano a una linea vita.',
      values: {
        hoehe: [300, 400, 500, 600],
        material: 'edelstahl-18-8 stahl-verzinkt',
        tragkraft: [900, 1200],
        gewicht: [2.8, 3.9, 5.2],
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'absturzsicherung',
    },
    {
      leaf: 'schneefangsysteme',
      noun: 'Schneefangrohr-System | Snow guard pipe system | Système pare-neige tubulaire | Sistema fermaneve a tubo',
      title: '{noun} {line}, {material}, {laenge} mm',
      subTitle:
        'Schneelast {schneelast} kN/m², {farbe} | Snow load {schneelast} kN/m², {farbe} | Charge de neige {schneelast} kN/m², {farbe} | Carico di neve {schneelast} kN/m², {farbe}',
      about:
        'Rohr und Stützen halten den Schnee auf dem Dach und schützen Wege und Eingänge. Die Zahl der Reihen wird nach Höhenlage berechnet. | Pipe and brackets keep the snow on the roof and protect paths and entrances. The number of rows is calculated by altitude. | Tubes et supports retiennent la neige sur le toit et protègent chemins et entrées. Le nombre de rangs se calcule selon l’altitude. | Tubi e supporti trattengono la neve sul tetto e proteggono vie e ingressi. Il numero di file si calcola secondo l’altitudine.',
      values: {
        material: 'stahl-verzinkt aluminium',
        laenge: [1000, 2000, 3000],
        schneelast: [2.5, 4, 6.5],
        farbe: 'silber braun anthrazit',
        durchmesser: [28, 32],
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'schneefang',
    },
  ],
};
