import type { FamilyRoom } from './family.ts';

/** What the two railways own: objects with a number and a place instead of a product line and a price list. */
export const bahn: FamilyRoom = {
  areObjects: true,
  remarks: [
    'Pläne, Fotos und Prüfberichte liegen im Objektdossier. | Plans, photos and test reports are in the object file. | Les plans, photos et rapports de contrôle se trouvent dans le dossier de l’objet. | Piani, foto e rapporti di prova si trovano nel dossier dell’oggetto.',
    'Arbeiten am Objekt sind mit der Betriebszentrale abzusprechen. | Work on the object must be agreed with the operations centre. | Les travaux sur l’objet sont à convenir avec le centre d’exploitation. | I lavori sull’oggetto vanno concordati con la centrale operativa.',
    'Der Unterhalt folgt dem Jahresplan der Infrastruktur. | Maintenance follows the annual plan of the infrastructure division. | L’entretien suit le plan annuel de l’infrastructure. | La manutenzione segue il piano annuale dell’infrastruttura.',
  ],
  families: [
    {
      leaf: 'gleise',
      line: 'fahrweg',
      noun: 'Gleisabschnitt | Track section | Section de voie | Tratta di binario',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Spurweite {spurweite}, {objektlaenge} m, Stahlgüte {festigkeitsklasse} | {spurweite} gauge, {objektlaenge} m, steel grade {festigkeitsklasse} | Écartement {spurweite}, {objektlaenge} m, nuance {festigkeitsklasse} | Scartamento {spurweite}, {objektlaenge} m, acciaio {festigkeitsklasse}',
      about:
        'Zusammenhängender Gleisabschnitt zwischen zwei Weichen oder Streckenpunkten. Schiene, Schwelle und Bettung werden gemeinsam erhalten. | Continuous track section between two turnouts or points on the line. Rail, sleeper and ballast are maintained together. | Section de voie continue entre deux aiguilles ou deux points de la ligne. Rail, traverse et ballast sont entretenus ensemble. | Tratta di binario continua fra due scambi o punti della linea. Rotaia, traversina e massicciata sono mantenute insieme.',
      values: {
        spurweite: '1000-mm',
        objektlaenge: [86, 124, 180, 235, 310, 420],
        festigkeitsklasse: 'r260 r350ht',
        material: 'stahl',
      },
      picture: 'gleis',
    },
    {
      leaf: 'weichen',
      line: 'fahrweg',
      noun: 'Weiche | Turnout | Aiguille | Scambio',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Spurweite {spurweite}, Länge {objektlaenge} m, {antrieb} | {spurweite} gauge, length {objektlaenge} m, {antrieb} | Écartement {spurweite}, longueur {objektlaenge} m, {antrieb} | Scartamento {spurweite}, lunghezza {objektlaenge} m, {antrieb}',
      about:
        'Einfache Weiche mit Weichenheizung auf Betonschwellen. Zungen und Herzstück werden zweimal im Jahr vermessen und bei Bedarf nachgeschliffen. | Simple turnout with point heating on concrete sleepers. Blades and crossing are measured twice a year and ground if needed. | Aiguille simple avec chauffage sur traverses en béton. Les lames et le cœur sont mesurés deux fois par an et meulés au besoin. | Scambio semplice con riscaldamento su traversine in calcestruzzo. Aghi e cuore vengono misurati due volte l’anno e molati se necessario.',
      values: {
        spurweite: '1000-mm',
        objektlaenge: [18.5, 21.2, 24.6, 30.4],
        antrieb: 'motor handbetrieb',
        festigkeitsklasse: 'r260 r350ht',
        nennspannung: [230, 400],
      },
      picture: 'weiche',
    },
    {
      leaf: 'bahnschwellen',
      line: 'fahrweg',
      noun: 'Schwellenfeld | Sleeper bay | Travée de traverses | Campata di traversine',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{material}, {objektlaenge} m, Spurweite {spurweite} | {material}, {objektlaenge} m, {spurweite} gauge | {material}, {objektlaenge} m, écartement {spurweite} | {material}, {objektlaenge} m, scartamento {spurweite}',
      about:
        'Folge gleichartiger Schwellen in einem Gleisabschnitt. Lage und Befestigung werden bei der jährlichen Begehung beurteilt. | Run of sleepers of one kind within a track section. Position and fastening are assessed in the yearly walk-through. | Suite de traverses identiques dans une section de voie. Position et fixation sont évaluées lors de la visite annuelle. | Serie di traversine uguali in una tratta di binario. Posizione e fissaggio sono valutati nella visita annuale.',
      values: {
        material: 'beton holz stahl',
        objektlaenge: [48, 96, 150, 220],
        spurweite: '1000-mm',
        gewicht: [70, 165, 195],
      },
      picture: 'bahnschwelle',
    },
    {
      leaf: 'lichtsignale',
      line: 'technik',
      since: 2006,
      noun: 'Lichtsignal | Colour-light signal | Signal lumineux | Segnale luminoso',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Masthöhe {hoehe} mm, Sichtweite {reichweite} m | Mast height {hoehe} mm, sighting distance {reichweite} m | Hauteur du mât {hoehe} mm, visibilité {reichweite} m | Altezza del palo {hoehe} mm, visibilità {reichweite} m',
      about:
        'Hauptsignal mit LED-Optik und getrennter Stromversorgung. Die Lampen überwachen sich selbst und melden den Ausfall an das Stellwerk. | Main signal with LED optics and separate power supply. The lamps monitor themselves and report failure to the interlocking. | Signal principal à optique LED et alimentation séparée. Les lampes se surveillent et signalent les pannes au poste d’enclenchement. | Segnale principale con ottica LED e alimentazione separata. Le lampade si autocontrollano e segnalano i guasti all’apparato centrale.',
      values: {
        hoehe: [3500, 4200, 5000],
        reichweite: [150, 250, 400],
        nennspannung: [40, 110],
        leistung: [12, 25],
        schutzart: 'ip54 ip65',
        material: 'stahl-verzinkt aluminium',
      },
      picture: 'lichtsignal',
    },
    {
      leaf: 'bahnuebergaenge',
      line: 'technik',
      noun: 'Bahnübergang | Level crossing | Passage à niveau | Passaggio a livello',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Baumlänge {objektlaenge} m, {nennspannung} V | Barrier length {objektlaenge} m, {nennspannung} V | Longueur de barrière {objektlaenge} m, {nennspannung} V | Lunghezza barriera {objektlaenge} m, {nennspannung} V',
      about:
        'Gesicherter Übergang mit Halbschranken, Blinklicht und Glocke. Die Anlage wird vom Zug ein- und ausgeschaltet. | Protected crossing with half barriers, flashing light and bell. The train switches the system on and off. | Passage gardé à demi-barrières, feu clignotant et sonnerie. L’installation est commandée par le train. | Passaggio protetto con semibarriere, luce lampeggiante e campana. L’impianto è comandato dal treno.',
      values: {
        objektlaenge: [3.5, 4.8, 6.2],
        antrieb: 'motor',
        nennspannung: [24, 230],
        schutzart: 'ip54',
        farbe: 'rot weiss',
      },
      picture: 'bahnuebergang',
    },
    {
      leaf: 'fahrleitungsmasten',
      line: 'technik',
      noun: 'Fahrleitungsmast | Catenary mast | Mât de ligne de contact | Palo della linea di contatto',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Höhe {hoehe} mm, {material}, {nennspannung} V | Height {hoehe} mm, {material}, {nennspannung} V | Hauteur {hoehe} mm, {material}, {nennspannung} V | Altezza {hoehe} mm, {material}, {nennspannung} V',
      about:
        'Mast mit Ausleger für Tragseil und Fahrdraht. Fundament, Erdung und Rostschutz werden alle fünf Jahre geprüft. | Mast with bracket for messenger and contact wire. Foundation, earthing and corrosion protection are checked every five years. | Mât avec console pour câble porteur et fil de contact. Fondation, mise à terre et protection anticorrosion sont contrôlées tous les cinq ans. | Palo con mensola per fune portante e filo di contatto. Fondazione, messa a terra e protezione anticorrosione sono controllate ogni cinque anni.',
      values: {
        hoehe: [7200, 8000, 9500],
        material: 'stahl-verzinkt beton',
        nennspannung: [11000],
        gewicht: [320, 480, 760],
        oberflaeche: 'feuerverzinkt roh',
      },
      picture: 'fahrleitungsmast',
    },
    {
      leaf: 'perrondaecher',
      line: 'publikumsanlagen',
      noun: 'Perrondach | Platform canopy | Marquise de quai | Pensilina di marciapiede',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Länge {objektlaenge} m, {material} | Length {objektlaenge} m, {material} | Longueur {objektlaenge} m, {material} | Lunghezza {objektlaenge} m, {material}',
      about:
        'Dach über dem Perron, das Wartende vor Regen, Schnee und Sonne schützt. Rinne und Beleuchtung sind in die Träger eingebaut. | Roof over the platform that shelters waiting passengers from rain, snow and sun. Gutter and lighting are built into the beams. | Toit au-dessus du quai qui abrite les voyageurs de la pluie, de la neige et du soleil. Chéneau et éclairage sont intégrés aux poutres. | Tetto sopra il marciapiede che ripara i viaggiatori da pioggia, neve e sole. Grondaia e illuminazione sono integrate nelle travi.',
      values: {
        objektlaenge: [18, 36, 54, 90],
        breite: [2800, 3600, 4500],
        material: 'stahl holz stahl-verzinkt',
        schneelast: [4.5, 6.5, 9],
        hoehe: [3000, 3400],
        barrierefrei: true,
      },
      picture: 'perrondach',
    },
    {
      leaf: 'wartehaeuschen',
      line: 'publikumsanlagen',
      since: 1978,
      noun: 'Wartehäuschen | Waiting shelter | Abri d’attente | Pensilina d’attesa',
      title: '{noun} {number}, {orga}',
      subTitle: '{material}, {breite} × {tiefe} mm',
      about:
        'Windgeschützter Unterstand mit Sitzbank und Fahrplankasten. Die Glaswände tragen kontrastreiche Markierungen. | Wind-protected shelter with bench and timetable case. The glass walls carry high-contrast markings. | Abri protégé du vent avec banc et vitrine d’horaires. Les parois vitrées portent des marquages contrastés. | Riparo dal vento con panca e bacheca orari. Le pareti di vetro hanno marcature contrastate.',
      values: {
        material: 'glas holz stahl',
        breite: [2400, 3600, 4800],
        tiefe: [1400, 1800],
        hoehe: [2400, 2600],
        barrierefrei: true,
        leistung: [18, 36],
      },
      picture: 'wartehaeuschen',
    },
    {
      leaf: 'perronkanten',
      line: 'publikumsanlagen',
      since: 1990,
      noun: 'Perronkante | Platform edge | Bordure de quai | Bordo di marciapiede',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{objektlaenge} m, Höhe {hoehe} mm, {material} | {objektlaenge} m, height {hoehe} mm, {material} | {objektlaenge} m, hauteur {hoehe} mm, {material} | {objektlaenge} m, altezza {hoehe} mm, {material}',
      about:
        'Kante mit taktil-visueller Sicherheitslinie für den stufenfreien Einstieg. Abstand und Höhe zum Gleis werden regelmäßig nachgemessen. | Edge with tactile and visual safety line for step-free boarding. Distance and height to the track are measured regularly. | Bordure avec ligne de sécurité tactile et visuelle pour un accès sans marche. Distance et hauteur à la voie sont mesurées régulièrement. | Bordo con linea di sicurezza tattile e visiva per l’accesso senza gradini. Distanza e altezza dal binario sono misurate regolarmente.',
      values: {
        objektlaenge: [45, 90, 160, 220],
        hoehe: [350, 550],
        material: 'beton granit',
        barrierefrei: true,
        rutschhemmung: 'r11 r12',
      },
      picture: 'perronkante',
    },
    {
      leaf: 'perronbaenke',
      line: 'publikumsanlagen',
      since: 1995,
      noun: 'Perronbank | Platform bench | Banc de quai | Panchina di marciapiede',
      title: '{noun} {number}, {orga}',
      subTitle: '{laenge} mm, {holzart}, {farbe}',
      about:
        'Sitzbank mit Arm- und Rückenlehne auf dem Perron. Die Holzlatten sind geölt und einzeln ersetzbar. | Bench with arm and back rests on the platform. The timber slats are oiled and replaceable one by one. | Banc à accoudoirs et dossier sur le quai. Les lattes en bois sont huilées et remplaçables une à une. | Panchina con braccioli e schienale sul marciapiede. Le doghe di legno sono oliate e sostituibili singolarmente.',
      values: {
        laenge: [1500, 1800, 2400],
        holzart: 'laerche eiche',
        farbe: 'anthrazit rot gruen',
        material: 'stahl-verzinkt gusseisen',
        hoehe: [450, 480],
      },
      picture: 'perronbank',
    },
    {
      leaf: 'fahrgastanzeigen',
      line: 'technik',
      since: 2008,
      noun: 'Fahrgastanzeige | Passenger display | Afficheur voyageurs | Display viaggiatori',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{breite} × {hoehe} mm, Lesbarkeit {reichweite} m | {breite} × {hoehe} mm, legible at {reichweite} m | {breite} × {hoehe} mm, lisible à {reichweite} m | {breite} × {hoehe} mm, leggibile a {reichweite} m',
      about:
        'Zeigt Abfahrten, Gleis und Störungen in Echtzeit. Auf Knopfdruck wird der Inhalt vorgelesen. | Shows departures, track and disruptions in real time. At the push of a button the content is read aloud. | Affiche départs, voie et perturbations en temps réel. Une touche déclenche la lecture vocale. | Mostra partenze, binario e perturbazioni in tempo reale. Premendo un tasto il contenuto viene letto ad alta voce.',
      values: {
        breite: [900, 1300, 1900],
        hoehe: [520, 760],
        reichweite: [12, 18, 25],
        leistung: [60, 140],
        schutzart: 'ip54 ip65',
        nennspannung: 230,
        barrierefrei: true,
      },
      picture: 'fahrgastanzeige',
    },
    {
      leaf: 'stationsschilder',
      line: 'publikumsanlagen',
      since: 1988,
      noun: 'Stationsschild | Station sign | Panneau de gare | Cartello di stazione',
      title: '{noun} {number}, {orga}',
      subTitle: '{breite} × {hoehe} mm, {material}',
      about:
        'Namensschild der Station, vom Zug und vom Perron aus lesbar. Die Schrift ist reflektierend und hält Hagel und Steinschlag aus. | Name sign of the station, legible from train and platform. The lettering is reflective and withstands hail and flying stones. | Panneau du nom de la gare, lisible du train et du quai. Les lettres sont réfléchissantes et résistent à la grêle et aux projections. | Cartello con il nome della stazione, leggibile dal treno e dal marciapiede. Le lettere sono riflettenti e resistono a grandine e sassi.',
      values: {
        breite: [1600, 2400, 3200],
        hoehe: [400, 500, 600],
        material: 'aluminium stahlemail',
        farbe: 'blau',
      },
      picture: 'stationsschild',
    },
    {
      leaf: 'perronleuchten',
      line: 'technik',
      since: 2012,
      noun: 'Perronleuchte | Platform luminaire | Luminaire de quai | Lampada di marciapiede',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{lichtstrom} lm, {farbtemperatur} K, Höhe {hoehe} mm | {lichtstrom} lm, {farbtemperatur} K, height {hoehe} mm | {lichtstrom} lm, {farbtemperatur} K, hauteur {hoehe} mm | {lichtstrom} lm, {farbtemperatur} K, altezza {hoehe} mm',
      about:
        'Mastleuchte mit gerichteter LED-Optik ohne Blendung für den Lokführer. Zwischen den letzten Zügen und dem Morgen dimmt sie ab. | Post luminaire with directed LED optics that do not dazzle the driver. It dims between the last trains and the morning. | Luminaire sur mât à optique LED dirigée, sans éblouir le mécanicien. Il s’abaisse entre les derniers trains et le matin. | Lampada su palo con ottica LED orientata che non abbaglia il macchinista. Si attenua fra gli ultimi treni e il mattino.',
      values: {
        lichtstrom: [2400, 3600, 5200],
        farbtemperatur: [3000, 4000],
        hoehe: [4000, 5000],
        schutzart: 'ip65 ip67',
        material: 'stahl-verzinkt aluminium',
        leistung: (n) => Math.round(n.lichtstrom! / 120),
      },
      picture: 'perronleuchte',
    },
    {
      leaf: 'billettautomaten',
      line: 'technik',
      since: 2005,
      noun: 'Billettautomat | Ticket machine | Automate à billets | Distributore di biglietti',
      title: '{noun} {number}, {orga}',
      subTitle: '{breite} × {hoehe} mm, {schutzart}',
      about:
        'Automat mit Bildschirm in bedienbarer Höhe, für Karte und Bargeld. Heizung und Kühlung erlauben den Betrieb im Freien. | Machine with screen at a reachable height, for card and cash. Heating and cooling allow outdoor operation. | Automate à écran à hauteur accessible, pour carte et espèces. Chauffage et refroidissement permettent l’usage en plein air. | Distributore con schermo ad altezza accessibile, per carta e contanti. Riscaldamento e raffreddamento consentono l’uso all’aperto.',
      values: {
        breite: [680, 750],
        hoehe: [1650, 1780],
        schutzart: 'ip54 ip65',
        farbe: 'rot blau',
        leistung: [180, 420],
        nennspannung: 230,
        barrierefrei: true,
      },
      picture: 'billettautomat',
    },
    {
      leaf: 'viadukte',
      line: 'fahrweg',
      since: 1903,
      noun: 'Viaduktbogen | Viaduct arch | Arche de viaduc | Arcata di viadotto',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{material}, Spannweite {objektlaenge} m | {material}, span {objektlaenge} m | {material}, portée {objektlaenge} m | {material}, luce {objektlaenge} m',
      about:
        'Bogen eines Viadukts mit Pfeilern, Stirnmauern und Abdichtung. Fugen und Entwässerung werden jedes Jahr gereinigt und verzeichnet. | Arch of a viaduct with piers, spandrel walls and sealing. Joints and drainage are cleaned and recorded every year. | Arche d’un viaduc avec piles, tympans et étanchéité. Joints et drainage sont nettoyés et relevés chaque année. | Arcata di viadotto con pile, timpani e impermeabilizzazione. Giunti e drenaggio sono puliti e rilevati ogni anno.',
      values: {
        material: 'bruchstein kalkstein beton',
        objektlaenge: [8, 12, 16, 25, 42],
        hoehe: [12000, 28000, 56000],
        spurweite: '1000-mm',
      },
      picture: 'viadukt',
    },
    {
      leaf: 'stuetzmauern',
      line: 'fahrweg',
      since: 1903,
      noun: 'Stützmauer | Retaining wall | Mur de soutènement | Muro di sostegno',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{material}, {objektlaenge} m, Höhe {hoehe} mm | {material}, {objektlaenge} m, height {hoehe} mm | {material}, {objektlaenge} m, hauteur {hoehe} mm | {material}, {objektlaenge} m, altezza {hoehe} mm',
      about:
        'Mauer, die den Hang oder den Bahnkörper hält. Verformungen werden mit Messbolzen überwacht, das Sickerwasser läuft durch Öffnungen ab. | Wall that holds the slope or the track bed. Movements are monitored with measuring bolts, seepage drains through weep holes. | Mur qui retient le versant ou la plate-forme. Les déformations sont suivies par des repères, l’eau s’écoule par des barbacanes. | Muro che sostiene il versante o la sede ferroviaria. Le deformazioni sono controllate con capisaldi, l’acqua defluisce da feritoie.',
      values: {
        material: 'bruchstein beton granit',
        objektlaenge: [12, 24, 45, 80, 130],
        hoehe: [1800, 2600, 4200],
        dicke: [500, 800],
      },
      picture: 'stuetzmauer',
    },
    {
      leaf: 'tunnel',
      line: 'fahrweg',
      since: 1903,
      noun: 'Tunnelabschnitt | Tunnel section | Section de tunnel | Sezione di galleria',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{material}, {objektlaenge} m, Lichtraum {breite} × {hoehe} mm | {material}, {objektlaenge} m, clearance {breite} × {hoehe} mm | {material}, {objektlaenge} m, gabarit {breite} × {hoehe} mm | {material}, {objektlaenge} m, sagoma {breite} × {hoehe} mm',
      about:
        'Ausgemauerter oder betonierter Abschnitt mit Nischen und Handlauf. Risse und Wassereintritte sind auf Tafeln verzeichnet. | Masonry or concrete-lined section with refuges and handrail. Cracks and water ingress are mapped. | Section maçonnée ou bétonnée avec niches et main courante. Fissures et venues d’eau sont relevées sur plan. | Sezione in muratura o calcestruzzo con nicchie e corrimano. Fessure e infiltrazioni sono rilevate su mappe.',
      values: {
        material: 'bruchstein beton',
        objektlaenge: [84, 180, 420, 690],
        breite: [4200, 4600],
        hoehe: [5100, 5600],
        spurweite: '1000-mm',
      },
      picture: 'tunnel',
    },
    {
      leaf: 'bahnbruecken',
      line: 'fahrweg',
      since: 1908,
      noun: 'Bahnbrücke | Railway bridge | Pont ferroviaire | Ponte ferroviario',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{material}, Spannweite {objektlaenge} m | {material}, span {objektlaenge} m | {material}, portée {objektlaenge} m | {material}, luce {objektlaenge} m',
      about:
        'Brücke über Bach, Straße oder Schlucht mit durchgehendem Schotterbett. Lager, Geländer und Korrosionsschutz werden nach Plan erneuert. | Bridge over stream, road or gorge with continuous ballast bed. Bearings, railings and corrosion protection are renewed to plan. | Pont sur torrent, route ou gorge à ballast continu. Appuis, garde-corps et protection anticorrosion sont renouvelés selon plan. | Ponte su torrente, strada o gola con massicciata continua. Appoggi, parapetti e protezione anticorrosione sono rinnovati secondo piano.',
      values: {
        material: 'stahl beton',
        objektlaenge: [6, 14, 28, 55],
        breite: [3800, 4400],
        spurweite: '1000-mm',
      },
      picture: 'bahnbruecke',
    },
    {
      leaf: 'personenunterfuehrungen',
      line: 'publikumsanlagen',
      since: 1984,
      noun: 'Personenunterführung | Pedestrian underpass | Passage inférieur | Sottopassaggio pedonale',
      title: '{noun} {number}, {orga}',
      subTitle:
        '{objektlaenge} m, Breite {breite} mm, {material} | {objektlaenge} m, width {breite} mm, {material} | {objektlaenge} m, largeur {breite} mm, {material} | {objektlaenge} m, larghezza {breite} mm, {material}',
      about:
        'Zugang zum Mittelperron unter den Gleisen, mit Treppe und Rampe. Handläufe tragen die Perronnummer in Blindenschrift. | Access to the island platform beneath the tracks, with stairs and ramp. Handrails show the platform number in Braille. | Accès au quai central sous les voies, avec escalier et rampe. Les mains courantes portent le numéro de quai en braille. | Accesso al marciapiede centrale sotto i binari, con scala e rampa. I corrimano riportano il numero di binario in braille.',
      values: {
        objektlaenge: [14, 22, 31],
        breite: [2500, 3500, 4500],
        material: 'beton',
        barrierefrei: true,
        rutschhemmung: 'r11 r12',
        hoehe: [2500, 2700],
      },
      picture: 'unterfuehrung',
    },
    {
      leaf: 'stationsgebaeude',
      line: 'hochbau',
      since: 1889,
      noun: 'Stationsgebäude | Station building | Bâtiment de gare | Edificio di stazione',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Länge {objektlaenge} m, {material} | Length {objektlaenge} m, {material} | Longueur {objektlaenge} m, {material} | Lunghezza {objektlaenge} m, {material}',
      about:
        'Aufnahmegebäude mit Wartsaal, Dienstraum und Wohnung. Erneuert wird es in Etappen bei laufendem Betrieb. | Station building with waiting room, staff room and flat. It is renewed in stages while trains keep running. | Bâtiment des voyageurs avec salle d’attente, local de service et logement. Il est rénové par étapes, sans interrompre le service. | Fabbricato viaggiatori con sala d’attesa, locale di servizio e alloggio. Viene rinnovato a tappe, senza interrompere l’esercizio.',
      values: {
        material: 'bruchstein holz beton',
        objektlaenge: [16, 22, 34],
        breite: [8500, 11000],
        barrierefrei: [true, false],
        'u-wert': [0.24, 0.6, 1.1],
      },
      picture: 'stationsgebaeude',
    },
    {
      leaf: 'remisen',
      line: 'hochbau',
      since: 1912,
      noun: 'Remise | Train shed | Remise | Rimessa',
      title: '{noun} {number}, {orga}',
      subTitle:
        'Länge {objektlaenge} m, {material} | Length {objektlaenge} m, {material} | Longueur {objektlaenge} m, {material} | Lunghezza {objektlaenge} m, {material}',
      about:
        'Gedeckte Abstellhalle für Triebzüge und Dienstfahrzeuge. Grube, Beleuchtung und Tore sind für den Winterbetrieb ausgelegt. | Covered stabling hall for trainsets and service vehicles. Pit, lighting and doors are designed for winter operation. | Halle couverte pour rames et véhicules de service. Fosse, éclairage et portes sont conçus pour l’exploitation hivernale. | Rimessa coperta per elettrotreni e veicoli di servizio. Fossa, illuminazione e portoni sono progettati per l’esercizio invernale.',
      values: {
        objektlaenge: [36, 54, 78],
        breite: [9500, 14000],
        material: 'holz stahl bruchstein',
        schneelast: [6.5, 9],
        spurweite: '1000-mm',
      },
      picture: 'remise',
    },
  ],
};
