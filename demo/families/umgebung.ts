import type { FamilyRoom } from './family.ts';

export const umgebung: FamilyRoom = {
  remarks: [
    'Aus regionaler Fertigung mit kurzen Wegen. | From regional production with short distances. | De production régionale, à courtes distances. | Da produzione regionale con brevi distanze.',
    'Muster sind im Ausstellungspark zu sehen. | Samples can be seen in the display park. | Des échantillons sont visibles au parc d’exposition. | I campioni sono visibili nel parco espositivo.',
    'Ein Pflegehinweis liegt der Lieferung bei. | Care advice comes with the delivery. | Un conseil d’entretien accompagne la livraison. | Un consiglio di cura accompagna la fornitura.',
  ],
  families: [
    {
      leaf: 'pflastersteine',
      noun: 'Pflasterstein | Paving stone | Pavé | Pietra per selciato',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} × {hoehe} mm',
      subTitle: '{rutschhemmung}, {material}',
      about:
        'Betonstein mit Abstandsnocken für befahrbare Plätze und Wege. Die breite Fuge lässt Regenwasser versickern. | Concrete block with spacers for trafficked squares and paths. The wide joint lets rainwater seep away. | Pavé à écarteurs pour places et chemins carrossables. Le joint large laisse infiltrer l’eau de pluie. | Blocco con distanziatori per piazze e vie carrabili. La fuga larga lascia filtrare l’acqua piovana.',
      values: {
        farbe: 'grau anthrazit beige',
        laenge: [100, 200, 240],
        breite: [100, 160, 200],
        hoehe: [60, 80, 100],
        rutschhemmung: 'r11 r12',
        material: 'beton granit',
        frostbestaendig: true,
        palettenmenge: [240, 480],
        gewicht: (n) => Math.round(n.laenge! * n.breite! * n.hoehe! * 2.3e-5) / 10,
      },
      picture: 'pflasterstein',
    },
    {
      leaf: 'gartenplatten',
      noun: 'Gartenplatte | Garden slab | Dalle de jardin | Lastra da giardino',
      title: '{noun} {line}, {farbe}, {laenge} × {breite} mm',
      subTitle: '{oberflaeche}, {rutschhemmung}, {dicke} mm',
      about:
        'Trittsichere Platte für Terrasse und Sitzplatz, in Splitt oder auf Stelzlagern verlegt. Die Oberfläche ist gegen Flecken imprägniert. | Slip-safe slab for terrace and seating area, laid in chippings or on pedestals. The surface is sealed against stains. | Dalle antidérapante pour terrasse, posée sur gravillon ou plots. La surface est imprégnée contre les taches. | Lastra antiscivolo per terrazza, posata su pietrisco o piedini. La superficie è impregnata contro le macchie.',
      values: {
        farbe: 'grau beige anthrazit sand',
        laenge: [400, 500, 600, 800],
        breite: [400, 500],
        oberflaeche: 'geschliffen matt roh',
        rutschhemmung: 'r10 r11 r12',
        dicke: [38, 40, 50],
        material: 'beton',
        frostbestaendig: true,
        palettenmenge: [40, 60],
      },
      picture: 'gartenplatte',
    },
    {
      leaf: 'randsteine',
      noun: 'Randstein | Kerb stone | Bordure | Cordolo',
      title: '{noun} {line}, {material}, {laenge} × {hoehe} mm',
      subTitle:
        'Breite {breite} mm, {oberflaeche} | Width {breite} mm, {oberflaeche} | Largeur {breite} mm, {oberflaeche} | Larghezza {breite} mm, {oberflaeche}',
      about:
        'Abschlussstein für Straßen, Gehwege und Beete. Kopf und Fase sind sauber gerichtet, gebogene Stücke werden gefertigt. | Edge stone for roads, pavements and beds. Head and chamfer are cleanly dressed, curved pieces are made to order. | Bordure pour routes, trottoirs et plates-bandes. Tête et chanfrein sont soignés, pièces courbes sur commande. | Cordolo per strade, marciapiedi e aiuole. Testa e smusso sono rifiniti, pezzi curvi su ordinazione.',
      values: {
        material: 'granit gneis beton',
        laenge: [500, 800, 1000],
        hoehe: [200, 250, 300],
        breite: [60, 80, 120, 150],
        oberflaeche: 'roh geschliffen',
        farbe: 'grau anthrazit',
        frostbestaendig: true,
        gewicht: (n) => Math.round(n.laenge! * n.hoehe! * n.breite! * 2.5e-6),
      },
      picture: 'randstein',
    },
    {
      leaf: 'terrassendielen',
      noun: 'Terrassendiele | Decking board | Lame de terrasse | Doga per terrazza',
      title: '{noun} {line}, {holzart}, {laenge} × {breite} mm',
      subTitle:
        '{oberflaeche}, Dicke {dicke} mm, {rutschhemmung} | {oberflaeche}, {dicke} mm thick, {rutschhemmung} | {oberflaeche}, épaisseur {dicke} mm, {rutschhemmung} | {oberflaeche}, spessore {dicke} mm, {rutschhemmung}',
      about:
        'Dauerhafte Holzdiele mit gerundeten Kanten für barfußtaugliche Terrassen. Sie wird verdeckt geklemmt oder sichtbar verschraubt. | Durable timber board with rounded edges for barefoot terraces. Fixed with hidden clips or visible screws. | Lame durable aux arêtes arrondies pour terrasses pieds nus. Elle se clipse sans fixation visible ou se visse. | Doga durevole con bordi arrotondati per terrazze a piedi nudi. Si fissa con clip nascoste o viti a vista.',
      values: {
        holzart: 'laerche douglasie thermoesche eiche',
        laenge: [2000, 3000, 4000, 5000],
        breite: [115, 130, 145],
        oberflaeche: 'roh geoelt',
        dicke: [20, 24, 27],
        rutschhemmung: 'r10 r11',
        material: 'holz',
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf3',
        verpackungseinheit: [4, 6],
      },
      picture: 'terrassendiele',
    },
    {
      leaf: 'gitterzaeune',
      noun: 'Doppelstabmatten-Zaun | Double-rod mesh fence | Clôture à double fil | Recinzione a doppio filo',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        '{oberflaeche}, Draht {durchmesser} mm | {oberflaeche}, wire {durchmesser} mm | {oberflaeche}, fil {durchmesser} mm | {oberflaeche}, filo {durchmesser} mm',
      about:
        'Steife Gittermatte für Areale, Gärten und Sportplätze. Pfosten und Klemmen gehören dazu, Höhenunterschiede werden abgestuft. | Rigid mesh panel for sites, gardens and sports grounds. Posts and clamps are included, slopes are stepped. | Panneau rigide pour sites, jardins et terrains de sport. Poteaux et colliers compris, les pentes se font en gradins. | Pannello rigido per aree, giardini e campi sportivi. Pali e morsetti compresi, i dislivelli si superano a gradoni.',
      values: {
        farbe: 'gruen anthrazit silber',
        breite: [2000, 2500],
        hoehe: [800, 1000, 1200, 1600, 2000],
        oberflaeche: 'pulverbeschichtet feuerverzinkt',
        durchmesser: [5, 6, 8],
        material: 'stahl-verzinkt',
        gewicht: [11, 18, 26],
      },
      picture: 'gitterzaun',
    },
    {
      leaf: 'gabionen',
      noun: 'Gabione gefüllt | Filled gabion | Gabion rempli | Gabbione riempito',
      title: '{noun} {line}, {material}, {laenge} × {breite} × {hoehe} mm',
      subTitle:
        'Füllkorn ab {koernung} mm | Fill from {koernung} mm | Remplissage dès {koernung} mm | Riempimento da {koernung} mm',
      about:
        'Drahtkorb mit maschinell geschichtetem Bruchstein für Stütz- und Sichtschutzmauern. Er ist sofort belastbar und bleibt durchlässig. | Wire basket with machine-packed quarry stone for retaining and screen walls. It bears load at once and stays permeable. | Panier métallique garni mécaniquement de moellons pour murs de soutènement et brise-vue. Chargeable aussitôt, il reste drainant. | Cesto metallico riempito a macchina con pietra di cava per muri di sostegno e schermi. È subito portante e resta drenante.',
      values: {
        material: 'kalkstein granit bruchstein',
        laenge: [1000, 1500, 2000],
        breite: [500, 1000],
        hoehe: [500, 1000],
        koernung: [60, 80, 100],
        frostbestaendig: true,
        gewicht: (n) => Math.round(n.laenge! * n.breite! * n.hoehe! * 1.7e-6),
        oberflaeche: 'feuerverzinkt',
      },
      picture: 'gabione',
    },
    {
      leaf: 'sitzbaenke',
      noun: 'Parkbank | Park bench | Banc de parc | Panchina da parco',
      title: '{noun} {line}, {holzart}, {laenge} mm',
      subTitle:
        '{farbe}, {material}, Sitzhöhe {hoehe} mm | {farbe}, {material}, seat height {hoehe} mm | {farbe}, {material}, hauteur d’assise {hoehe} mm | {farbe}, {material}, altezza seduta {hoehe} mm',
      about:
        'Bank mit bequemer Neigung und Armlehnen als Aufstehhilfe. Die Latten lassen sich einzeln wechseln. | Bench with a comfortable slope and armrests to help getting up. The slats can be changed one by one. | Banc à inclinaison confortable avec accoudoirs pour se relever. Les lattes se changent une à une. | Panchina con inclinazione comoda e braccioli per rialzarsi. Le doghe si cambiano singolarmente.',
      values: {
        holzart: 'laerche eiche douglasie',
        laenge: [1500, 1800, 2200],
        farbe: 'anthrazit silber gruen',
        material: 'stahl-verzinkt gusseisen aluminium',
        hoehe: [440, 460, 480],
        oberflaeche: 'geoelt roh',
        gewicht: [38, 56, 74],
      },
      picture: 'sitzbank',
    },
    {
      leaf: 'velostaender',
      noun: 'Veloparksystem | Bicycle parking system | Système de stationnement vélos | Sistema di parcheggio per biciclette',
      title: '{noun} {line}, {farbe}, {laenge} mm',
      subTitle:
        '{material}, Höhe {hoehe} mm | {material}, height {hoehe} mm | {material}, hauteur {hoehe} mm | {material}, altezza {hoehe} mm',
      about:
        'Rahmenhalter mit Anschließbügel für Velos mit breiten Reifen und Körben. Die Plätze liegen abwechselnd hoch und tief und brauchen wenig Breite. | Frame holder with locking loop for bicycles with wide tyres and baskets. The bays alternate high and low and need little width. | Support de cadre à arceau pour vélos à pneus larges et paniers. Les places alternent haut et bas et prennent peu de largeur. | Supporto per telaio con archetto per bici con ruote larghe e cestini. I posti alternano alto e basso e occupano poca larghezza.',
      values: {
        farbe: 'silber anthrazit gruen',
        laenge: [1800, 2700, 3600],
        material: 'stahl-verzinkt edelstahl-18-8',
        hoehe: [450, 850],
        oberflaeche: 'feuerverzinkt pulverbeschichtet',
        tiefe: [850, 1950],
      },
      picture: 'velostaender',
    },
    {
      leaf: 'spielgeraete',
      noun: 'Spielturm | Play tower | Tour de jeu | Torre da gioco',
      title: '{noun} {line}, {holzart}, {hoehe} mm',
      subTitle:
        'Fläche {laenge} × {breite} mm | Area {laenge} × {breite} mm | Surface {laenge} × {breite} mm | Superficie {laenge} × {breite} mm',
      about:
        'Turm mit Rutsche, Kletterwand und Netz nach EN 1176. Pfostenfüße aus Stahl halten das Holz vom Boden fern. | Tower with slide, climbing wall and net to EN 1176. Steel post feet keep the wood off the ground. | Tour avec toboggan, mur d’escalade et filet selon EN 1176. Des pieds en acier écartent le bois du sol. | Torre con scivolo, parete d’arrampicata e rete secondo EN 1176. Piedi in acciaio tengono il legno lontano dal suolo.',
      values: {
        holzart: 'laerche douglasie',
        hoehe: [1200, 1500, 2400],
        laenge: [3000, 4200, 5500],
        breite: [1600, 2800],
        material: 'holz',
        oberflaeche: 'roh geoelt druckimpraegniert',
        gewicht: [180, 320, 540],
      },
      picture: 'spielgeraet',
    },
    {
      leaf: 'entwaesserungsrinnen',
      noun: 'Entwässerungsrinne | Drainage channel | Caniveau | Canaletta di drenaggio',
      title:
        '{noun} {line}, {belastungsklasse}, Breite {breite} mm | {noun} {line}, {belastungsklasse}, width {breite} mm | {noun} {line}, {belastungsklasse}, largeur {breite} mm | {noun} {line}, {belastungsklasse}, larghezza {breite} mm',
      subTitle:
        'Rost {material}, {laenge} × {hoehe} mm | {material} grate, {laenge} × {hoehe} mm | Grille {material}, {laenge} × {hoehe} mm | Griglia {material}, {laenge} × {hoehe} mm',
      about:
        'Rinne mit glattem V-Querschnitt, die schon geringe Wassermengen abführt. Der Rost rastet schraubenlos ein und klappert nicht. | Channel with smooth V-section that drains even small flows. The grate locks without screws and does not rattle. | Caniveau à section en V lisse qui évacue même de faibles débits. La grille se verrouille sans vis et ne claque pas. | Canaletta a sezione V liscia che smaltisce anche piccole portate. La griglia si blocca senza viti e non sbatte.',
      values: {
        belastungsklasse: 'a15 b125 c250 d400',
        breite: [100, 150, 200],
        material: 'gusseisen stahl-verzinkt edelstahl-18-8',
        laenge: [500, 1000],
        hoehe: [80, 150, 200],
        durchfluss: [180, 420, 900],
        frostbestaendig: true,
      },
      picture: 'entwaesserungsrinne',
    },
  ],
};
