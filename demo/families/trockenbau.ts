import type { FamilyRoom } from './family.ts';

export const trockenbau: FamilyRoom = {
  remarks: [
    'Schall- und Brandschutznachweise gelten für das geprüfte System. | Sound and fire test reports apply to the tested system. | Les attestations acoustiques et incendie valent pour le système testé. | Gli attestati acustici e antincendio valgono per il sistema certificato.',
    'Nach dem Rückbau lassen sich die Teile getrennt verwerten. | After dismantling, the parts can be recycled separately. | Après démontage, les éléments se valorisent séparément. | Dopo lo smontaggio le parti si riciclano separatamente.',
    'Verarbeitungsfilme und Detailblätter sind online abrufbar. | Application videos and detail sheets are available online. | Vidéos de pose et fiches de détail sont disponibles en ligne. | Video di posa e schede di dettaglio sono disponibili online.',
  ],
  families: [
    {
      leaf: 'gipskartonplatten',
      noun: 'Gipskartonplatte | Gypsum plasterboard | Plaque de plâtre | Lastra in cartongesso',
      title: '{noun} {line}, {dicke} mm, {laenge} × {breite} mm',
      subTitle: '{brandverhaltensgruppe}, {flaechengewicht} kg/m²',
      about:
        'Bauplatte mit Gipskern und Kartonmantel für Wände, Decken und Vorsatzschalen. Geritzt, gebrochen und geschraubt ist sie in Minuten montiert. | Building board with gypsum core and cardboard facing for walls, ceilings and linings. Scored, snapped and screwed, it is fixed in minutes. | Plaque à âme de plâtre et parement carton pour parois, plafonds et doublages. Incisée, cassée et vissée, elle se pose en quelques minutes. | Lastra con nucleo di gesso rivestito di cartone per pareti, soffitti e contropareti. Incisa, spezzata e avvitata, si monta in pochi minuti.',
      values: {
        dicke: [9.5, 12.5, 15, 18],
        laenge: [2000, 2500, 2600, 3000],
        breite: [900, 1250],
        brandverhaltensgruppe: 'rf1',
        flaechengewicht: [8.5, 10.2, 12.8],
        euroklasse: 'a2-s1-d0',
        farbe: 'grau gruen rot',
        palettenmenge: [40, 50, 60],
      },
      picture: 'gipskartonplatte',
    },
    {
      leaf: 'gipsfaserplatten',
      noun: 'Gipsfaserplatte | Gypsum fibreboard | Plaque de fibroplâtre | Lastra in gessofibra',
      title: '{noun} {line}, {dicke} mm',
      subTitle: '{laenge} × {breite} mm, {rohdichte} kg/m³',
      about:
        'Harte Platte aus Gips und Papierfasern für beanspruchte Wände in Schulen und Wohnungen. Schwere Regale halten ohne Verstärkung an der Schraube. | Hard board of gypsum and paper fibres for heavily used walls in schools and homes. Heavy shelves hold on a screw without reinforcement. | Plaque dure de plâtre et fibres de papier pour parois sollicitées dans écoles et logements. Les étagères lourdes tiennent à la vis, sans renfort. | Lastra dura di gesso e fibre di carta per pareti sollecitate in scuole e abitazioni. Gli scaffali pesanti reggono su vite senza rinforzi.',
      values: {
        dicke: [10, 12.5, 15, 18],
        laenge: [1500, 2000, 2600],
        breite: [1000, 1249],
        rohdichte: [1150, 1250],
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a2-s1-d0',
        feuerwiderstand: 'ei-30 ei-60 ei-90',
        palettenmenge: [36, 48],
      },
      picture: 'gipsfaserplatte',
    },
    {
      leaf: 'staenderprofile',
      noun: 'Ständerprofil | Stud profile | Montant métallique | Profilo montante',
      title: '{noun} {line}, {breite} × {tiefe} mm',
      subTitle:
        'Länge {laenge} mm, Blech {dicke} mm | Length {laenge} mm, sheet {dicke} mm | Longueur {laenge} mm, tôle {dicke} mm | Lunghezza {laenge} mm, lamiera {dicke} mm',
      about:
        'Kaltgeformtes C-Profil mit Stanzungen für Leitungen. Die profilierte Oberfläche erleichtert das Schrauben und dämpft den Schall. | Cold-formed C-stud with punched service holes. The textured surface eases screwing and dampens sound. | Profilé en C formé à froid avec perforations pour les conduites. Sa surface profilée facilite le vissage et amortit le bruit. | Profilo a C sagomato a freddo con fori per gli impianti. La superficie profilata facilita l’avvitatura e smorza il rumore.',
      values: {
        breite: [50, 75, 100, 125, 150],
        tiefe: [40, 50],
        laenge: [2500, 2750, 3000, 4000],
        dicke: [0.6, 0.7],
        material: 'stahl-verzinkt',
        brandverhaltensgruppe: 'rf1',
        verpackungseinheit: [8, 12],
      },
      picture: 'staenderprofil',
    },
    {
      leaf: 'revisionsklappen',
      noun: 'Revisionsklappe | Access panel | Trappe de révision | Botola d’ispezione',
      title: '{noun} {line}, {breite} × {hoehe} mm',
      subTitle: '{material}, {feuerwiderstand}',
      about:
        'Flächenbündige Klappe mit Schnappverschluss für Wand und Decke. Nach dem Streichen bleibt nur eine feine Fuge sichtbar. | Flush panel with snap lock for wall and ceiling. After painting only a fine joint remains visible. | Trappe affleurante à fermeture à pression pour paroi et plafond. Une fois peinte, seul un fin joint reste visible. | Botola a filo con chiusura a scatto per parete e soffitto. Dopo la tinteggiatura resta visibile solo un giunto sottile.',
      values: {
        breite: [200, 300, 400, 500, 600],
        hoehe: [200, 300, 400, 600],
        material: 'aluminium stahl-verzinkt',
        feuerwiderstand: 'ei-30 ei-60 ei-90',
        farbe: 'weiss',
        dicke: [12.5, 25],
      },
      picture: 'revisionsklappe',
    },
    {
      leaf: 'glastrennwaende',
      noun: 'Glastrennwand | Glass partition | Cloison vitrée | Parete divisoria in vetro',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        '{verglasung}, Schalldämmung {schalldaemmung-rw} dB | {verglasung}, sound insulation {schalldaemmung-rw} dB | {verglasung}, isolation acoustique {schalldaemmung-rw} dB | {verglasung}, isolamento acustico {schalldaemmung-rw} dB',
      about:
        'Raumhohe Trennwand mit schmalen Profilen für Büro und Sitzungszimmer. Türen, Folien und Jalousien fügen sich in das gleiche Raster. | Full-height partition with slim profiles for offices and meeting rooms. Doors, films and blinds fit the same grid. | Cloison toute hauteur à profilés fins pour bureaux et salles de réunion. Portes, films et stores s’intègrent dans la même trame. | Parete a tutta altezza con profili sottili per uffici e sale riunioni. Porte, pellicole e tende si inseriscono nello stesso modulo.',
      values: {
        farbe: 'schwarz silber weiss',
        breite: [900, 1200, 1500],
        hoehe: [2500, 2800, 3200],
        verglasung: 'einscheibensicherheitsglas verbundsicherheitsglas',
        'schalldaemmung-rw': [36, 42, 47],
        material: 'glas aluminium',
        dicke: [75, 100],
      },
      picture: 'glastrennwand',
    },
    {
      leaf: 'mobile-trennwaende',
      noun: 'Mobile Trennwand | Movable partition | Cloison mobile | Parete mobile',
      title:
        '{noun} {line}, Elementbreite {breite} mm | {noun} {line}, panel width {breite} mm | {noun} {line}, largeur d’élément {breite} mm | {noun} {line}, larghezza elemento {breite} mm',
      subTitle:
        'Höhe bis {hoehe} mm, Schalldämmung {schalldaemmung-rw} dB | Height up to {hoehe} mm, sound insulation {schalldaemmung-rw} dB | Hauteur jusqu’à {hoehe} mm, isolation acoustique {schalldaemmung-rw} dB | Altezza fino a {hoehe} mm, isolamento acustico {schalldaemmung-rw} dB',
      about:
        'Hängende Elemente teilen Säle in wenigen Minuten, ohne Schiene im Boden. Teleskopische Dichtungen pressen oben und unten an. | Suspended panels divide halls within minutes, without a rail in the floor. Telescopic seals press at top and bottom. | Des éléments suspendus divisent une salle en quelques minutes, sans rail au sol. Des joints télescopiques serrent en haut et en bas. | Elementi sospesi dividono le sale in pochi minuti, senza guida a pavimento. Guarnizioni telescopiche premono sopra e sotto.',
      values: {
        breite: [900, 1050, 1200],
        hoehe: [3000, 4000, 6000],
        'schalldaemmung-rw': [43, 49, 55],
        antrieb: 'handbetrieb motor',
        material: 'aluminium schichtstoff',
        flaechengewicht: [34, 45, 58],
      },
      picture: 'mobile-trennwand',
    },
    {
      leaf: 'wc-trennwaende',
      noun: 'WC-Trennwand | Toilet cubicle | Cabine sanitaire | Cabina sanitaria',
      title: '{noun} {line}, {farbe}, {breite} × {tiefe} mm',
      subTitle:
        '{material}, Höhe {hoehe} mm | {material}, height {hoehe} mm | {material}, hauteur {hoehe} mm | {material}, altezza {hoehe} mm',
      about:
        'Feuchtebeständige Kabine mit verstellbaren Füßen und selbstschließender Tür. Die Kanten sind gerundet, alle Beschläge aus Edelstahl. | Moisture-proof cubicle with adjustable feet and self-closing door. Edges are rounded, all fittings are stainless steel. | Cabine résistante à l’humidité, à pieds réglables et porte à fermeture automatique. Les chants sont arrondis, toutes les ferrures en inox. | Cabina resistente all’umidità con piedini regolabili e porta autochiudente. I bordi sono arrotondati, tutta la ferramenta è in acciaio inox.',
      values: {
        farbe: 'weiss grau blau gruen',
        breite: [900, 1000, 1650],
        tiefe: [1200, 1500, 1650],
        material: 'schichtstoff glas',
        hoehe: [2000, 2150],
        dicke: [13, 28],
      },
      picture: 'wc-trennwand',
    },
    {
      leaf: 'akustikdeckenplatten',
      noun: 'Akustikdeckenplatte | Acoustic ceiling tile | Dalle de plafond acoustique | Pannello acustico per soffitto',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle:
        'Schallabsorption αw {schallabsorption-aw}, {dicke} mm | Sound absorption αw {schallabsorption-aw}, {dicke} mm | Absorption acoustique αw {schallabsorption-aw}, {dicke} mm | Assorbimento acustico αw {schallabsorption-aw}, {dicke} mm',
      about:
        'Einlegeplatte für ruhige Klassenzimmer, Büros und Gänge. Sie reflektiert das Tageslicht und lässt sich ohne Werkzeug herausnehmen. | Lay-in tile for quiet classrooms, offices and corridors. It reflects daylight and comes out without tools. | Dalle à poser pour classes, bureaux et couloirs silencieux. Elle réfléchit la lumière du jour et se retire sans outil. | Pannello da appoggio per aule, uffici e corridoi silenziosi. Riflette la luce naturale e si toglie senza attrezzi.',
      values: {
        farbe: 'weiss anthrazit',
        laenge: [600, 1200, 1800],
        breite: [300, 600],
        'schallabsorption-aw': [0.6, 0.8, 0.95],
        dicke: [15, 20, 40],
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a2-s1-d0 a1',
        verpackungseinheit: [8, 12, 20],
      },
      picture: 'akustikdeckenplatte',
    },
    {
      leaf: 'metalldecken',
      noun: 'Metalldeckenplatte | Metal ceiling panel | Panneau de plafond métallique | Pannello metallico per soffitto',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle: '{material}, αw {schallabsorption-aw}',
      about:
        'Gelochte Klappkassette mit Akustikvlies. Auf Wunsch wird sie mit Kühlregister zur Heiz- und Kühldecke. | Perforated hinged tile with acoustic fleece. On request it becomes a heating and cooling ceiling with a coil. | Bac perforé rabattable avec voile acoustique. Sur demande, muni d’un registre, il devient plafond chauffant et rafraîchissant. | Pannello forato a ribalta con velo acustico. Su richiesta, con registro, diventa soffitto riscaldante e raffrescante.',
      values: {
        farbe: 'weiss silber anthrazit',
        laenge: [600, 1250, 2500],
        breite: [300, 600],
        material: 'aluminium stahl-verzinkt',
        'schallabsorption-aw': [0.55, 0.7, 0.85],
        oberflaeche: 'pulverbeschichtet',
        brandverhaltensgruppe: 'rf1',
        flaechengewicht: [4.5, 7.8],
      },
      picture: 'metalldecke',
    },
  ],
};
