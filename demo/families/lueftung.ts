import type { FamilyRoom } from './family.ts';

export const lueftung: FamilyRoom = {
  remarks: [
    'Auslegung und Druckverlustrechnung sind im Preis inbegriffen. | Sizing and pressure loss calculation are included in the price. | Le dimensionnement et le calcul des pertes de charge sont compris. | Dimensionamento e calcolo delle perdite di carico sono compresi.',
    'Alle Teile sind zur Reinigung ohne Spezialwerkzeug zugänglich. | All parts are accessible for cleaning without special tools. | Toutes les pièces sont accessibles au nettoyage sans outil spécial. | Tutte le parti sono accessibili per la pulizia senza attrezzi speciali.',
    'Hygienisch verpackt und mit verschlossenen Öffnungen geliefert. | Delivered in hygienic packaging with sealed openings. | Livré sous emballage hygiénique, ouvertures obturées. | Fornito in imballo igienico con aperture chiuse.',
  ],
  families: [
    {
      leaf: 'komfortlueftungsgeraete',
      noun: 'Komfortlüftungsgerät | Ventilation unit with heat recovery | Appareil de ventilation double flux | Apparecchio di ventilazione controllata',
      title: '{noun} {line}, {luftmenge} m³/h',
      subTitle:
        'Wärmerückgewinnung {waermerueckgewinnung} %, {filterklasse} | Heat recovery {waermerueckgewinnung} %, {filterklasse} | Récupération de chaleur {waermerueckgewinnung} %, {filterklasse} | Recupero di calore {waermerueckgewinnung} %, {filterklasse}',
      about:
        'Frische Luft bei geschlossenem Fenster, mit Wärme- und auf Wunsch Feuchterückgewinnung. Der Sommerbypass lässt die Kühle der Nacht herein. | Fresh air with closed windows, with heat and, if wanted, moisture recovery. The summer bypass lets in the cool of the night. | De l’air frais fenêtres fermées, avec récupération de chaleur et, sur demande, d’humidité. Le by-pass d’été laisse entrer la fraîcheur nocturne. | Aria fresca a finestre chiuse, con recupero di calore e, a richiesta, di umidità. Il bypass estivo lascia entrare il fresco della notte.',
      values: {
        luftmenge: [120, 180, 250, 350, 450, 600],
        waermerueckgewinnung: [82, 88, 93],
        filterklasse: 'iso-epm1-60 iso-epm10-50',
        schallleistungspegel: [38, 43, 48],
        energieeffizienzklasse: 'a b',
        nennspannung: 230,
        leistung: [28, 56, 110],
        nennweite: [125, 160],
      },
      picture: 'komfortlueftung',
    },
    {
      leaf: 'dachventilatoren',
      noun: 'Dachventilator | Roof fan | Ventilateur de toiture | Torrino d’aspirazione',
      title: '{noun} {line}, DN {nennweite}',
      subTitle:
        'Luftmenge {luftmenge} m³/h, {leistung} W | Air flow {luftmenge} m³/h, {leistung} W | Débit d’air {luftmenge} m³/h, {leistung} W | Portata d’aria {luftmenge} m³/h, {leistung} W',
      about:
        'Wetterfester Ventilator mit senkrechtem Ausblas und EC-Motor. Zum Reinigen klappt er zur Seite. | Weatherproof fan with vertical discharge and EC motor. It tilts aside for cleaning. | Ventilateur résistant aux intempéries à rejet vertical et moteur EC. Il bascule pour le nettoyage. | Torrino resistente alle intemperie con espulsione verticale e motore EC. Si ribalta per la pulizia.',
      values: {
        nennweite: [200, 250, 315, 400, 500],
        material: 'aluminium',
        schallleistungspegel: [58, 64, 70],
        schutzart: 'ip54',
        nennspannung: [230, 400],
        luftmenge: (n) => Math.round(n.nennweite! ** 2 * 0.0025) * 10,
        leistung: (n) => Math.round(n.luftmenge! * 0.01) * 10,
      },
      picture: 'dachventilator',
    },
    {
      leaf: 'luftfilter',
      noun: 'Kassettenfilter | Cassette filter | Filtre à cassette | Filtro a cassetta',
      title: '{noun} {line}, {filterklasse}',
      subTitle: '{breite} × {hoehe} × {tiefe} mm',
      about:
        'Plissierter Ersatzfilter mit geringem Druckverlust im Kartonrahmen. Ein Wechsel pro Jahr hält die Luft sauber und den Stromverbrauch tief. | Pleated replacement filter with low pressure loss in a cardboard frame. One change a year keeps the air clean and power use low. | Filtre plissé de rechange à faible perte de charge, cadre en carton. Un changement par an garde l’air propre et la consommation basse. | Filtro plissettato di ricambio a bassa perdita di carico in telaio di cartone. Un cambio all’anno tiene pulita l’aria e bassi i consumi.',
      values: {
        filterklasse: 'iso-epm1-60 iso-epm2-5-65 iso-epm10-50 iso-coarse-60',
        breite: [200, 287, 490, 592],
        hoehe: [180, 287, 592],
        tiefe: [25, 48, 96],
        verpackungseinheit: [1, 2, 4],
        luftmenge: [350, 900, 1700],
      },
      picture: 'luftfilter',
    },
    {
      leaf: 'lueftungsrohre',
      noun: 'Wickelfalzrohr | Spiral duct | Conduit spiralé | Condotto spiroidale',
      title: '{noun} {line}, Ø {durchmesser} mm',
      subTitle:
        '{material}, Länge {laenge} mm | {material}, length {laenge} mm | {material}, longueur {laenge} mm | {material}, lunghezza {laenge} mm',
      about:
        'Steifes Rundrohr für Zu- und Abluft, mit Lippendichtung steckbar. Die Innenseite ist glatt und lässt sich bürsten. | Rigid round duct for supply and exhaust air, plug-in with lip seals. The inside is smooth and can be brushed. | Conduit rond rigide pour air neuf et extrait, à emboîter avec joints à lèvres. L’intérieur est lisse et se brosse. | Condotto tondo rigido per mandata ed estrazione, a innesto con guarnizione a labbro. L’interno è liscio e si spazzola.',
      values: {
        durchmesser: [80, 100, 125, 160, 200, 250, 315],
        material: 'stahl-verzinkt chromstahl aluminium',
        laenge: [1500, 3000],
        dicke: [0.5, 0.6],
        brandverhaltensgruppe: 'rf1',
        verpackungseinheit: [1, 5],
      },
      picture: 'lueftungsrohr',
    },
    {
      leaf: 'schalldaempfer',
      noun: 'Rohrschalldämpfer | Duct silencer | Silencieux circulaire | Silenziatore circolare',
      title: '{noun} {line}, DN {nennweite}, {laenge} mm',
      subTitle:
        'Packung {dicke} mm, {material} | Lining {dicke} mm, {material} | Garnissage {dicke} mm, {material} | Rivestimento {dicke} mm, {material}',
      about:
        'Dämpft Ventilatorgeräusche und das Übersprechen zwischen Zimmern. Das gelochte Innenrohr hält die Dämmung abriebfest zurück. | Dampens fan noise and crosstalk between rooms. The perforated inner tube keeps the lining in place without abrasion. | Atténue le bruit du ventilateur et la diaphonie entre pièces. Le tube perforé retient le garnissage sans abrasion. | Attenua il rumore del ventilatore e la diafonia fra locali. Il tubo forato trattiene il rivestimento senza abrasione.',
      values: {
        nennweite: [100, 125, 160, 200, 250],
        laenge: [500, 600, 900, 1200],
        dicke: [25, 50, 100],
        material: 'stahl-verzinkt aluminium',
        brandverhaltensgruppe: 'rf1',
        luftmenge: [150, 300, 800],
      },
      picture: 'schalldaempfer',
    },
    {
      leaf: 'brandschutzklappen',
      noun: 'Brandschutzklappe | Fire damper | Clapet coupe-feu | Serranda tagliafuoco',
      title: '{noun} {line} {feuerwiderstand}, {breite} × {hoehe} mm',
      subTitle:
        '{antrieb}, {nennspannung} V, Gehäuse {material} | {antrieb}, {nennspannung} V, {material} housing | {antrieb}, {nennspannung} V, boîtier {material} | {antrieb}, {nennspannung} V, cassa {material}',
      about:
        'Schließt Lüftungskanäle im Brandfall selbsttätig ab. Stellung und Prüflauf werden an die Leittechnik gemeldet. | Closes ventilation ducts automatically in case of fire. Position and test run are reported to the control system. | Ferme automatiquement les gaines en cas d’incendie. Position et essai sont signalés à la gestion technique. | Chiude automaticamente i canali in caso d’incendio. Posizione e prova sono segnalate al sistema di gestione.',
      values: {
        feuerwiderstand: 'ei-60 ei-90 ei-120',
        breite: [200, 400, 600],
        hoehe: [200, 300, 400],
        antrieb: 'motor handbetrieb',
        nennspannung: [24, 230],
        material: 'stahl-verzinkt',
        brandverhaltensgruppe: 'rf1',
        luftmenge: [700, 1500, 3200],
      },
      picture: 'brandschutzklappe',
    },
    {
      leaf: 'wetterschutzgitter',
      noun: 'Wetterschutzgitter | Weather louvre | Grille pare-pluie | Griglia antipioggia',
      title: '{noun} {line}, {breite} × {hoehe} mm',
      subTitle: '{material}, {farbe}',
      about:
        'Gitter für Außen- und Fortluft mit Regentropfkante und Vogelschutz. Es wird in die Leibung geschraubt oder in die Fassade eingelassen. | Louvre for outdoor and exhaust air with drip edge and bird guard. Screwed into the reveal or set into the facade. | Grille pour air neuf et rejeté avec larmier et grillage anti-oiseaux. Elle se visse dans l’embrasure ou s’encastre en façade. | Griglia per aria esterna ed espulsa con gocciolatoio e rete antivolatili. Si avvita nella mazzetta o si incassa in facciata.',
      values: {
        breite: [200, 300, 400, 600, 1000],
        hoehe: [200, 300, 600],
        material: 'aluminium stahl-verzinkt',
        farbe: 'silber weiss anthrazit',
        luftmenge: [250, 700, 2100],
        brandverhaltensgruppe: 'rf1',
      },
      picture: 'wetterschutzgitter',
    },
    {
      leaf: 'drallauslaesse',
      noun: 'Drallauslass | Swirl diffuser | Diffuseur hélicoïdal | Diffusore elicoidale',
      title: '{noun} {line}, {breite} mm',
      subTitle:
        'Luftmenge {luftmenge} m³/h, {schallleistungspegel} dB(A) | Air flow {luftmenge} m³/h, {schallleistungspegel} dB(A) | Débit d’air {luftmenge} m³/h, {schallleistungspegel} dB(A) | Portata d’aria {luftmenge} m³/h, {schallleistungspegel} dB(A)',
      about:
        'Mischt die Zuluft rasch mit der Raumluft, ohne Zug auf den Plätzen. Die Lamellen lassen sich einzeln ausrichten. | Mixes supply air quickly with room air, without draughts at the seats. The blades can be set one by one. | Mélange vite l’air soufflé à l’air ambiant, sans courant d’air aux places. Les lamelles s’orientent une à une. | Miscela rapidamente l’aria immessa con quella ambiente, senza correnti sui posti. Le alette si orientano singolarmente.',
      values: {
        breite: [300, 400, 500, 600],
        schallleistungspegel: [25, 30, 35],
        material: 'stahl aluminium',
        farbe: 'weiss schwarz',
        nennweite: [125, 160, 200, 250],
        luftmenge: (n) => Math.round(n.breite! ** 2 * 0.00016) * 10,
      },
      picture: 'drallauslass',
    },
  ],
};
