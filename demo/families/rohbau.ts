import type { FamilyRoom } from './family.ts';

export const rohbau: FamilyRoom = {
  remarks: [
    'Die Leistungserklärung nach Bauproduktenverordnung liegt jeder Lieferung bei. | The declaration of performance under the Construction Products Regulation comes with every delivery. | La déclaration des performances selon le règlement sur les produits de construction accompagne chaque livraison. | La dichiarazione di prestazione secondo il regolamento sui prodotti da costruzione accompagna ogni fornitura.',
    'Statische Kennwerte und BIM-Objekte stehen für die Planung bereit. | Structural values and BIM objects are available for planning. | Les valeurs statiques et les objets BIM sont disponibles pour l’étude. | I valori statici e gli oggetti BIM sono disponibili per la progettazione.',
    'Auf Wunsch wird mit dem Kran direkt auf die Baustelle abgeladen. | On request, unloaded by crane directly on site. | Sur demande, déchargement à la grue directement sur le chantier. | Su richiesta scarico con gru direttamente in cantiere.',
  ],
  families: [
    {
      leaf: 'backsteine',
      noun: 'Backstein | Clay brick | Brique de terre cuite | Mattone in laterizio',
      title: '{noun} {line}, {laenge} × {breite} × {hoehe} mm',
      subTitle: 'λ {waermeleitfaehigkeit} W/(m·K), {druckfestigkeit} N/mm²',
      about:
        'Gelochter Backstein für tragendes Mauerwerk innen und außen. Die Lochung hält den Stein leicht und bindet den Mörtel sicher ein. | Perforated clay brick for load-bearing masonry indoors and outdoors. The perforation keeps the brick light and bonds the mortar reliably. | Brique perforée pour maçonnerie porteuse intérieure et extérieure. La perforation allège la brique et assure l’accroche du mortier. | Mattone forato per murature portanti interne ed esterne. La foratura lo rende leggero e assicura la presa della malta.',
      values: {
        laenge: [250, 290],
        breite: [100, 125, 150, 175, 200],
        hoehe: [140, 190, 240],
        waermeleitfaehigkeit: [0.18, 0.33, 0.44],
        druckfestigkeit: [12, 20, 28],
        material: 'ton',
        rohdichte: [900, 1050, 1200],
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
        frostbestaendig: true,
        palettenmenge: [160, 240, 320],
        gewicht: (n) => Math.round(n.laenge! * n.breite! * n.hoehe! * n.rohdichte! * 1e-8) / 10,
      },
      picture: 'backstein',
    },
    {
      leaf: 'kalksandsteine',
      noun: 'Kalksandstein | Sand-lime brick | Brique silico-calcaire | Mattone silico-calcareo',
      title: '{noun} {line}, {laenge} × {breite} × {hoehe} mm',
      subTitle:
        'Schalldämmung {schalldaemmung-rw} dB, {druckfestigkeit} N/mm² | Sound insulation {schalldaemmung-rw} dB, {druckfestigkeit} N/mm² | Isolation acoustique {schalldaemmung-rw} dB, {druckfestigkeit} N/mm² | Isolamento acustico {schalldaemmung-rw} dB, {druckfestigkeit} N/mm²',
      about:
        'Schwerer Mauerstein für Wohnungstrennwände und sichtbares Innenmauerwerk. Die hohe Rohdichte bringt Schallschutz und speichert Wärme. | Heavy masonry brick for party walls and exposed interior masonry. The high density gives sound insulation and stores heat. | Brique lourde pour murs mitoyens et maçonnerie intérieure apparente. Sa masse volumique élevée isole du bruit et accumule la chaleur. | Mattone pesante per pareti divisorie tra appartamenti e murature interne a vista. L’elevata massa volumica isola dal rumore e accumula calore.',
      values: {
        laenge: [250],
        breite: [100, 120, 145, 180],
        hoehe: [140, 190],
        'schalldaemmung-rw': [46, 52, 55],
        druckfestigkeit: [20, 28],
        rohdichte: [1800, 2000],
        waermeleitfaehigkeit: [0.99, 1.1],
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
        farbe: 'weiss grau',
        palettenmenge: [120, 180, 240],
        gewicht: (n) => Math.round(n.laenge! * n.breite! * n.hoehe! * n.rohdichte! * 1e-8) / 10,
      },
      picture: 'kalksandstein',
    },
    {
      leaf: 'porenbetonsteine',
      noun: 'Porenbetonstein | Aerated concrete block | Bloc de béton cellulaire | Blocco di calcestruzzo cellulare',
      title: '{noun} {line}, {breite} mm',
      subTitle: 'λ {waermeleitfaehigkeit} W/(m·K), {laenge} × {hoehe} mm',
      about:
        'Leichter, maßgenauer Block für Außenwände ohne zusätzliche Dämmung. Er lässt sich sägen, schlitzen und mit Dünnbettmörtel rasch versetzen. | Light, accurately sized block for external walls without extra insulation. It can be sawn, chased and laid quickly with thin-bed mortar. | Bloc léger et précis pour murs extérieurs sans isolation supplémentaire. Il se scie, se rainure et se pose rapidement au mortier-colle. | Blocco leggero e calibrato per pareti esterne senza isolamento supplementare. Si sega, si scanala e si posa rapidamente con malta a strato sottile.',
      values: {
        breite: [115, 150, 200, 240, 300, 365],
        laenge: [499, 624],
        hoehe: [199, 249],
        waermeleitfaehigkeit: [0.08, 0.09, 0.11],
        rohdichte: [350, 400, 500],
        druckfestigkeit: [2, 2.5, 4],
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
        feuerwiderstand: 'rei-90 ei-120',
        palettenmenge: [24, 32, 48],
      },
      picture: 'porenbetonstein',
    },
    {
      leaf: 'bewehrungsstahl',
      noun: 'Betonstahl gerippt | Ribbed reinforcing bar | Acier d’armature nervuré | Barra d’armatura nervata',
      title: '{noun} {line}, Ø {durchmesser} mm',
      subTitle:
        '{festigkeitsklasse}, Stablänge {laenge} mm | {festigkeitsklasse}, bar length {laenge} mm | {festigkeitsklasse}, longueur {laenge} mm | {festigkeitsklasse}, lunghezza barra {laenge} mm',
      about:
        'Warmgewalzter Betonstahl aus Schrott, im Elektroofen erschmolzen. Die Rippen verankern den Stab sicher im Beton; Biegen nach Liste ist möglich. | Hot-rolled reinforcing steel made from scrap in an electric furnace. The ribs anchor the bar safely in the concrete; bending to schedule is possible. | Acier d’armature laminé à chaud, issu de ferraille fondue au four électrique. Les nervures ancrent la barre dans le béton ; façonnage selon liste possible. | Acciaio d’armatura laminato a caldo da rottame fuso in forno elettrico. Le nervature ancorano la barra nel calcestruzzo; possibile la sagomatura secondo distinta.',
      values: {
        durchmesser: [8, 10, 12, 14, 16, 20, 26, 30],
        laenge: [6000, 12000, 14000],
        festigkeitsklasse: 'b500b',
        material: 'stahl',
        brandverhaltensgruppe: 'rf1',
        gewicht: (n) => Math.round(n.durchmesser! ** 2 * n.laenge! * 6.17e-5) / 10,
      },
      picture: 'bewehrungsstahl',
    },
    {
      leaf: 'bewehrungsstahl',
      noun: 'Bewehrungsmatte | Reinforcing mesh | Treillis d’armature | Rete d’armatura',
      title: '{noun} {line}, {laenge} × {breite} mm',
      subTitle:
        'Drahtdurchmesser {durchmesser} mm, {festigkeitsklasse} | Wire diameter {durchmesser} mm, {festigkeitsklasse} | Diamètre du fil {durchmesser} mm, {festigkeitsklasse} | Diametro del filo {durchmesser} mm, {festigkeitsklasse}',
      about:
        'Punktgeschweißte Matte für Bodenplatten, Decken und Wände. Sie ist rasch verlegt und bleibt beim Betonieren in ihrer Lage. | Spot-welded mesh for ground slabs, floors and walls. It is quickly laid and stays in place while concreting. | Treillis soudé par points pour radiers, dalles et murs. Rapide à poser, il reste en place pendant le bétonnage. | Rete elettrosaldata per platee, solette e pareti. Si posa in fretta e resta in posizione durante il getto.',
      values: {
        laenge: [5000, 6000],
        breite: [2000, 2350],
        durchmesser: [5, 6, 7, 8, 10],
        festigkeitsklasse: 'b500b',
        material: 'stahl',
        flaechengewicht: [2.1, 3, 4.1, 5.3],
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'bewehrungsmatte',
    },
    {
      leaf: 'trockenbeton',
      noun: 'Trockenbeton | Dry-mix concrete | Béton sec | Calcestruzzo secco',
      title: '{noun} {line} {festigkeitsklasse}, {gebindegroesse} kg',
      subTitle:
        'Körnung bis {koernung} mm | Grain size up to {koernung} mm | Grain jusqu’à {koernung} mm | Granulometria fino a {koernung} mm',
      about:
        'Fertig gemischter Beton für Fundamente, Pfosten und kleine Platten. Nur mit Wasser anmachen, verdichten und feucht halten. | Ready-mixed concrete for foundations, posts and small slabs. Just add water, compact and keep moist. | Béton prêt à gâcher pour fondations, poteaux et petites dalles. Ajouter de l’eau, compacter et maintenir humide. | Calcestruzzo premiscelato per fondazioni, pali e piccole solette. Basta aggiungere acqua, compattare e mantenere umido.',
      values: {
        festigkeitsklasse: 'c25-30 c30-37',
        gebindegroesse: [25, 30, 40],
        koernung: [4, 8, 16],
        druckfestigkeit: (n) => (n.koernung! > 4 ? 37 : 30),
        frostbestaendig: true,
        brandverhaltensgruppe: 'rf1',
        palettenmenge: [30, 36, 42],
      },
      picture: 'trockenbeton',
    },
    {
      leaf: 'brettschichtholz',
      noun: 'Brettschichtholzträger | Glulam beam | Poutre en lamellé-collé | Trave in legno lamellare',
      title: '{noun} {line}, {holzart}, {breite} × {hoehe} mm',
      subTitle:
        '{festigkeitsklasse}, bis {laenge} mm lang | {festigkeitsklasse}, up to {laenge} mm long | {festigkeitsklasse}, jusqu’à {laenge} mm de long | {festigkeitsklasse}, fino a {laenge} mm di lunghezza',
      about:
        'Verleimter Träger aus getrockneten, keilgezinkten Lamellen. Er verzieht sich kaum, spannt weit und darf sichtbar bleiben. | Glued beam made of dried, finger-jointed lamellae. It hardly warps, spans far and can stay exposed. | Poutre collée en lamelles séchées et aboutées. Elle se déforme peu, franchit de longues portées et peut rester apparente. | Trave incollata di lamelle essiccate e giuntate a pettine. Si deforma poco, copre grandi luci e può restare a vista.',
      values: {
        holzart: 'fichte laerche weisstanne',
        breite: [100, 120, 140, 160, 200],
        hoehe: [160, 200, 240, 320, 400],
        laenge: [12000, 18000, 24000],
        festigkeitsklasse: 'gl24h gl28h',
        material: 'holz',
        rohdichte: [440, 470],
        oberflaeche: 'roh geschliffen',
        brandverhaltensgruppe: 'rf3',
        euroklasse: 'd-s2-d0',
        waermeleitfaehigkeit: 0.13,
      },
      picture: 'brettschichtholz',
    },
    {
      leaf: 'brettsperrholz',
      noun: 'Brettsperrholzplatte | Cross-laminated timber panel | Panneau lamellé-croisé | Pannello a strati incrociati',
      title: '{noun} {line}, {dicke} mm',
      subTitle: '{holzart}, {laenge} × {breite} mm, {feuerwiderstand}',
      about:
        'Kreuzweise verleimte Massivholzplatte für Wände, Decken und Dächer. Öffnungen, Falze und Leitungsschlitze werden im Werk gefräst. | Solid timber panel glued crosswise for walls, floors and roofs. Openings, rebates and cable slots are milled at the works. | Panneau de bois massif à plis croisés pour murs, planchers et toitures. Ouvertures, feuillures et saignées sont fraisées en usine. | Pannello di legno massiccio a strati incrociati per pareti, solai e tetti. Aperture, battute e scanalature vengono fresate in fabbrica.',
      values: {
        dicke: [80, 100, 120, 140, 160, 200],
        holzart: 'fichte weisstanne',
        laenge: [8000, 12000, 16000],
        breite: [2450, 2950],
        feuerwiderstand: 'rei-60 rei-90',
        material: 'holz',
        rohdichte: [450, 470],
        waermeleitfaehigkeit: 0.12,
        brandverhaltensgruppe: 'rf3',
        flaechengewicht: (n) => Math.round((n.dicke! * n.rohdichte!) / 1000),
      },
      picture: 'brettsperrholz',
    },
    {
      leaf: 'stahltraeger',
      noun: 'Breitflanschträger | Wide-flange beam | Poutrelle à larges ailes | Trave ad ali larghe',
      title:
        '{noun} {line}, Höhe {hoehe} mm | {noun} {line}, depth {hoehe} mm | {noun} {line}, hauteur {hoehe} mm | {noun} {line}, altezza {hoehe} mm',
      subTitle:
        '{festigkeitsklasse}, Flansch {breite} mm, {laenge} mm | {festigkeitsklasse}, flange {breite} mm, {laenge} mm | {festigkeitsklasse}, aile {breite} mm, {laenge} mm | {festigkeitsklasse}, ala {breite} mm, {laenge} mm',
      about:
        'Gewalzter Stahlträger für Decken, Unterzüge und Rahmen. Zuschnitt, Lochbild und Grundierung erfolgen nach Plan. | Rolled steel beam for floors, downstand beams and frames. Cut to length, drilled and primed to drawing. | Poutrelle laminée pour planchers, sommiers et portiques. Coupe, perçage et couche de fond selon plan. | Trave laminata per solai, architravi e telai. Taglio, foratura e mano di fondo secondo disegno.',
      values: {
        hoehe: [140, 160, 200, 240, 300, 360],
        breite: [140, 200, 300],
        laenge: [6000, 8000, 12000],
        festigkeitsklasse: 's235 s355',
        material: 'stahl',
        oberflaeche: 'roh lackiert feuerverzinkt',
        brandverhaltensgruppe: 'rf1',
        gewicht: (n) => Math.round(n.laenge! * (n.hoehe! * 0.12 + n.breite! * 0.16) * 1e-3),
      },
      picture: 'stahltraeger',
    },
    {
      leaf: 'stahlstuetzen',
      noun: 'Stahlstütze | Steel column | Colonne en acier | Pilastro in acciaio',
      title: '{noun} {line}, {breite} × {tiefe} mm, {oberflaeche}',
      subTitle:
        'Höhe {hoehe} mm, Traglast {tragkraft} kg | Height {hoehe} mm, load capacity {tragkraft} kg | Hauteur {hoehe} mm, charge admissible {tragkraft} kg | Altezza {hoehe} mm, portata {tragkraft} kg',
      about:
        'Stütze aus Hohlprofil mit aufgeschweißter Kopf- und Fußplatte. Schlanke Form und hohe Traglast für offene Grundrisse. | Column of hollow section with welded head and base plates. Slender shape and high load capacity for open floor plans. | Colonne en profilé creux avec platines de tête et de pied soudées. Forme élancée et forte capacité portante pour plans ouverts. | Pilastro in profilo cavo con piastre di testa e di base saldate. Forma snella e portata elevata per piante libere.',
      values: {
        breite: [80, 100, 120, 150],
        tiefe: [80, 100, 120],
        hoehe: [2500, 2750, 3000, 3500],
        tragkraft: [12000, 20000, 35000, 60000],
        oberflaeche: 'lackiert feuerverzinkt',
        festigkeitsklasse: 's235 s355',
        material: 'stahl',
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'stahlstuetze',
    },
    {
      leaf: 'fertigtreppen',
      noun: 'Fertigtreppenlauf | Prefabricated stair flight | Volée d’escalier préfabriquée | Rampa di scale prefabbricata',
      title:
        '{noun} {line}, Laufbreite {breite} mm | {noun} {line}, width {breite} mm | {noun} {line}, largeur {breite} mm | {noun} {line}, larghezza {breite} mm',
      subTitle:
        'Geschosshöhe {hoehe} mm, {material} | Storey height {hoehe} mm, {material} | Hauteur d’étage {hoehe} mm, {material} | Altezza di piano {hoehe} mm, {material}',
      about:
        'Fertiger Treppenlauf, der mit dem Kran versetzt und sofort begangen wird. Elastische Auflager halten den Trittschall von den Wohnungen fern. | Finished stair flight, set by crane and usable at once. Resilient bearings keep impact sound away from the flats. | Volée finie, posée à la grue et praticable aussitôt. Des appuis élastiques éloignent les bruits de pas des logements. | Rampa finita, posata con la gru e subito praticabile. Gli appoggi elastici tengono lontano dagli alloggi il rumore da calpestio.',
      values: {
        breite: [900, 1000, 1200, 1350, 1500],
        hoehe: [2600, 2740, 2880, 3060],
        material: 'beton holz',
        'trittschallverbesserung-lw': [22, 26, 30],
        festigkeitsklasse: 'c30-37',
        rutschhemmung: 'r10 r11',
        gewicht: (n) => Math.round(n.breite! * n.hoehe! * 6.5e-4),
      },
      picture: 'fertigtreppe',
    },
    {
      leaf: 'hohlkoerperdecken',
      noun: 'Spannbeton-Hohlkörperdecke | Prestressed hollow-core slab | Dalle alvéolée précontrainte | Solaio alveolare precompresso',
      title:
        '{noun} {line}, Dicke {dicke} mm | {noun} {line}, thickness {dicke} mm | {noun} {line}, épaisseur {dicke} mm | {noun} {line}, spessore {dicke} mm',
      subTitle:
        'Spannweite bis {laenge} mm, {feuerwiderstand} | Span up to {laenge} mm, {feuerwiderstand} | Portée jusqu’à {laenge} mm, {feuerwiderstand} | Luce fino a {laenge} mm, {feuerwiderstand}',
      about:
        'Vorgespannte Deckenplatte, die ohne Schalung und Spriessung verlegt wird. Die Hohlräume sparen ein Drittel des Betons ein. | Prestressed floor slab laid without formwork or props. The voids save a third of the concrete. | Dalle précontrainte posée sans coffrage ni étayage. Les alvéoles économisent un tiers du béton. | Lastra precompressa posata senza casseforme né puntelli. I vuoti fanno risparmiare un terzo del calcestruzzo.',
      values: {
        dicke: [150, 200, 265, 320],
        laenge: [6000, 8000, 10000, 12000],
        feuerwiderstand: 'rei-60 rei-90',
        breite: 1200,
        material: 'beton',
        festigkeitsklasse: 'c30-37',
        flaechengewicht: (n) => Math.round(n.dicke! * 1.4),
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'hohlkoerperdecke',
    },
  ],
};
