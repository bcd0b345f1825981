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
      subTitle: '{hoehe} mm, {breite} mm',
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
  ],
};
