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
  ],
};
