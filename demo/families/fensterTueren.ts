import type { FamilyRoom } from './family.ts';

export const fensterTueren: FamilyRoom = {
  remarks: [
    'Aufmaß und Montage übernimmt auf Wunsch ein Fachpartner der Region. | On request, a specialist partner in the region measures and installs. | Sur demande, un partenaire spécialisé de la région prend les mesures et assure la pose. | Su richiesta un partner specializzato della regione esegue misure e posa.',
    'Verschleißteile sind einzeln erhältlich und ohne Spezialwerkzeug zu wechseln. | Wearing parts are available singly and can be changed without special tools. | Les pièces d’usure sont disponibles séparément et se changent sans outil spécial. | Le parti soggette a usura sono disponibili singolarmente e si cambiano senza attrezzi speciali.',
    'Sondermaße und Farben nach Karte sind ohne Mindestmenge möglich. | Special sizes and chart colours are possible without a minimum quantity. | Dimensions spéciales et teintes selon nuancier possibles sans quantité minimale. | Misure speciali e colori a campionario possibili senza quantità minima.',
  ],
  families: [
    {
      leaf: 'holz-metall-fenster',
      noun: 'Holz-Metall-Fenster | Timber-aluminium window | Fenêtre bois-métal | Finestra in legno-metallo',
      title: '{noun} {line}, {oeffnungsart}, {breite} × {hoehe} mm',
      subTitle: '{verglasung}, Uw {u-wert} W/(m²·K), {holzart}',
      about:
        'Innen warmes Holz, außen wetterfestes Aluminium. Der schmale Rahmen bringt viel Licht, die Dichtung in der Mitte hält Föhn und Schlagregen ab. | Warm wood inside, weatherproof aluminium outside. The slim frame lets in plenty of light, the centre seal keeps out föhn wind and driving rain. | Bois chaleureux à l’intérieur, aluminium résistant aux intempéries à l’extérieur. Le cadre étroit laisse entrer la lumière, le joint central arrête le fœhn et la pluie battante. | Legno caldo all’interno, alluminio resistente alle intemperie all’esterno. Il telaio stretto lascia entrare molta luce, la guarnizione centrale ferma favonio e pioggia battente.',
      values: {
        oeffnungsart: 'drehkipp festverglasung',
        breite: [800, 1000, 1200, 1400],
        hoehe: [1000, 1200, 1400, 2100],
        verglasung: '2-fach-verglast 3-fach-verglast',
        'u-wert': [0.79, 0.86, 0.95],
        holzart: 'fichte laerche eiche',
        farbe: 'weiss anthrazit natur',
        'schalldaemmung-rw': [34, 38, 42],
        einbruchschutz: 'rc1-n rc2',
        material: 'holz',
      },
      picture: 'fenster-holz-metall-{hoehe}',
    },
    {
      leaf: 'kunststofffenster',
      noun: 'Kunststofffenster | PVC-U window | Fenêtre en PVC | Finestra in PVC',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle: '{oeffnungsart}, {verglasung}, Uw {u-wert} W/(m²·K)',
      about:
        'Pflegeleichtes Mehrkammerfenster mit Kern aus Rezyklat. Schlanke Flügel und drei Dichtungen machen es zur guten Wahl für die Renovation. | Easy-care multi-chamber window with a recycled core. Slim sashes and three seals make it a good choice for renovation. | Fenêtre à chambres multiples facile d’entretien, à noyau recyclé. Ses ouvrants fins et ses trois joints en font un bon choix pour la rénovation. | Finestra multicamera di facile manutenzione con nucleo riciclato. Ante sottili e tre guarnizioni ne fanno una buona scelta per la ristrutturazione.',
      values: {
        farbe: 'weiss anthrazit',
        breite: [600, 900, 1200, 1500],
        hoehe: [600, 1100, 1350],
        oeffnungsart: 'drehkipp festverglasung',
        verglasung: '2-fach-verglast 3-fach-verglast',
        'u-wert': [0.75, 0.82, 1.1],
        'schalldaemmung-rw': [33, 36, 40],
        einbruchschutz: 'rc1-n rc2',
        material: 'pvc',
      },
      picture: 'fenster-kunststoff-{farbe}',
    },
    {
      leaf: 'hebeschiebetueren',
      noun: 'Hebeschiebetür | Lift-and-slide door | Porte levante-coulissante | Porta alzante scorrevole',
      title: '{noun} {line}, {breite} × {hoehe} mm',
      subTitle: '{verglasung}, Uw {u-wert} W/(m²·K), {antrieb}',
      about:
        'Große Glasflügel, die sich mit einer Hand bewegen lassen. Die flache Schwelle ist barrierefrei und auch bei Wind dicht. | Large glass panels that move with one hand. The flat threshold is step-free and tight even in wind. | De grands vantaux vitrés qui se manœuvrent d’une main. Le seuil plat est sans obstacles et reste étanche au vent. | Grandi ante in vetro che si muovono con una mano. La soglia piatta è senza barriere e tiene anche con il vento.',
      values: {
        breite: [2400, 3000, 3600, 4200],
        hoehe: [2150, 2300, 2500],
        verglasung: '3-fach-verglast 2-fach-verglast',
        'u-wert': [0.82, 0.92, 1.1],
        antrieb: 'handbetrieb motor',
        barrierefrei: true,
        'schalldaemmung-rw': [34, 37],
        einbruchschutz: 'rc2',
        farbe: 'anthrazit weiss natur',
      },
      picture: 'hebeschiebetuer',
    },
    {
      leaf: 'haustueren',
      noun: 'Haustür | Front door | Porte d’entrée | Porta d’ingresso',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle: 'Ud {u-wert} W/(m²·K), {einbruchschutz}',
      about:
        'Gedämmtes Türblatt mit Mehrpunktverriegelung und verdeckten Bändern. Es bleibt auch in der Wintersonne gerade und schließt leise. | Insulated door leaf with multi-point locking and concealed hinges. It stays straight even in winter sun and closes quietly. | Vantail isolé à verrouillage multipoint et paumelles cachées. Il reste plan même au soleil d’hiver et ferme sans bruit. | Anta isolata con chiusura multipunto e cerniere nascoste. Resta diritta anche al sole d’inverno e chiude senza rumore.',
      values: {
        farbe: 'anthrazit weiss',
        breite: [900, 1000, 1100],
        hoehe: [2100, 2200, 2350],
        'u-wert': [0.7, 0.85, 1],
        einbruchschutz: 'rc2 rc3',
        material: 'aluminium holz',
        'schalldaemmung-rw': [32, 37],
        barrierefrei: true,
      },
      picture: 'haustuer-{farbe}',
    },
    {
      leaf: 'innentueren',
      noun: 'Innentür | Interior door | Porte intérieure | Porta interna',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        '{oberflaeche}, Schalldämmung {schalldaemmung-rw} dB | {oberflaeche}, sound insulation {schalldaemmung-rw} dB | {oberflaeche}, isolation acoustique {schalldaemmung-rw} dB | {oberflaeche}, isolamento acustico {schalldaemmung-rw} dB',
      about:
        'Stumpf einschlagendes Türblatt mit Zarge für Wohnung und Büro. Die absenkbare Bodendichtung hält Geräusche und Zugluft zurück. | Flush-closing door leaf with frame for homes and offices. The drop seal holds back noise and draughts. | Vantail affleurant avec cadre pour logement et bureau. Le joint de seuil rétractable retient bruits et courants d’air. | Anta a filo con telaio per abitazione e ufficio. La guarnizione a ghigliottina trattiene rumori e correnti d’aria.',
      values: {
        farbe: 'weiss grau natur',
        breite: [735, 860, 985],
        hoehe: [1985, 2110],
        oberflaeche: 'lackiert geoelt matt',
        'schalldaemmung-rw': [27, 32, 37],
        dicke: [40, 50],
        material: 'holz schichtstoff',
      },
      picture: 'innentuer-{farbe}',
    },
    {
      leaf: 'brandschutztueren',
      noun: 'Brandschutztür | Fire door | Porte coupe-feu | Porta tagliafuoco',
      title: '{noun} {line} {feuerwiderstand}, {breite} × {hoehe} mm',
      subTitle:
        '{material}, Schalldämmung {schalldaemmung-rw} dB | {material}, sound insulation {schalldaemmung-rw} dB | {material}, isolation acoustique {schalldaemmung-rw} dB | {material}, isolamento acustico {schalldaemmung-rw} dB',
      about:
        'Geprüfte selbstschließende Tür für Fluchtwege, Technikräume und Treppenhäuser. Sie schließt auch ohne Strom und lässt sich mit Feststellanlage offen halten. | Tested self-closing door for escape routes, plant rooms and stairwells. It closes without power and can be held open with a hold-open system. | Porte testée à fermeture automatique pour voies d’évacuation, locaux techniques et cages d’escalier. Elle se ferme sans courant et peut rester ouverte avec un dispositif de retenue. | Porta certificata autochiudente per vie di fuga, locali tecnici e vani scale. Si chiude anche senza corrente e può restare aperta con un fermo elettromagnetico.',
      values: {
        feuerwiderstand: 'ei-30 ei-60 ei-90',
        breite: [900, 1000, 1200],
        hoehe: [2000, 2100, 2400],
        material: 'stahl holz',
        'schalldaemmung-rw': [32, 38, 42],
        farbe: 'grau weiss',
        brandverhaltensgruppe: { by: 'material', are: { stahl: 'rf1', holz: 'rf3' } },
      },
      picture: 'brandschutztuer-{farbe}',
    },
    {
      leaf: 'gartentueren',
      noun: 'Gartentor | Garden gate | Portillon de jardin | Cancelletto da giardino',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle: '{material}, {oberflaeche}',
      about:
        'Stabiles Tor mit verstellbaren Bändern und abschließbarem Drücker. Die Pfosten werden einbetoniert oder auf eine Mauer geschraubt. | Sturdy gate with adjustable hinges and lockable handle. The posts are set in concrete or screwed to a wall. | Portillon solide à gonds réglables et poignée verrouillable. Les poteaux se bétonnent ou se vissent sur un mur. | Cancelletto robusto con cardini regolabili e maniglia con serratura. I pali si annegano nel calcestruzzo o si avvitano al muro.',
      values: {
        farbe: 'anthrazit gruen schwarz',
        breite: [1000, 1250, 1500],
        hoehe: [1000, 1200, 1600],
        material: 'stahl-verzinkt aluminium',
        oberflaeche: 'pulverbeschichtet',
        gewicht: [18, 26, 34],
      },
      picture: 'gartentor',
    },
    {
      leaf: 'garagentore',
      noun: 'Garagen-Sektionaltor | Sectional garage door | Porte de garage sectionnelle | Portone sezionale per garage',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle:
        'U-Wert {u-wert} W/(m²·K), {antrieb} | U-value {u-wert} W/(m²·K), {antrieb} | Valeur U {u-wert} W/(m²·K), {antrieb} | Valore U {u-wert} W/(m²·K), {antrieb}',
      about:
        'Das Tor öffnet senkrecht und braucht keinen Platz vor der Garage. Gedämmte Lamellen, Fingerklemmschutz und eine Notentriegelung gehören dazu. | The door opens vertically and needs no space in front of the garage. Insulated sections, finger protection and an emergency release are included. | La porte s’ouvre à la verticale et ne prend aucune place devant le garage. Panneaux isolés, protection anti-pincement et déverrouillage de secours compris. | Il portone si apre in verticale e non occupa spazio davanti al garage. Compresi pannelli isolati, protezione salvadita e sblocco d’emergenza.',
      values: {
        farbe: 'weiss anthrazit braun',
        breite: [2375, 2500, 3000, 5000],
        hoehe: [2000, 2125, 2250],
        'u-wert': [0.9, 1.1, 1.4],
        antrieb: 'motor funkmotor handbetrieb',
        material: 'stahl-verzinkt',
        nennspannung: 230,
        einbruchschutz: 'rc2',
      },
      picture: 'garagentor',
    },
    {
      leaf: 'industrietore',
      noun: 'Industrie-Sektionaltor | Industrial sectional door | Porte sectionnelle industrielle | Portone sezionale industriale',
      title: '{noun} {line}, {breite} × {hoehe} mm',
      subTitle:
        '{antrieb}, {farbe}, U-Wert {u-wert} W/(m²·K) | {antrieb}, {farbe}, U-value {u-wert} W/(m²·K) | {antrieb}, {farbe}, valeur U {u-wert} W/(m²·K) | {antrieb}, {farbe}, valore U {u-wert} W/(m²·K)',
      about:
        'Hallentor für viele Bewegungen am Tag. Federn und Antrieb sind auf 100 000 Öffnungen ausgelegt, Fensterbänder bringen Tageslicht. | Hall door for many movements a day. Springs and drive are designed for 100 000 openings, window rows bring daylight. | Porte de halle pour de nombreux mouvements par jour. Ressorts et moteur sont conçus pour 100 000 ouvertures, les bandes vitrées apportent la lumière du jour. | Portone per capannoni con molti cicli al giorno. Molle e motore sono progettati per 100 000 aperture, le file di finestre portano luce naturale.',
      values: {
        breite: [3000, 3500, 4000, 5000],
        hoehe: [3000, 3500, 4500],
        antrieb: 'motor handbetrieb',
        farbe: 'silber grau blau',
        'u-wert': [1, 1.3, 1.6],
        material: 'stahl-verzinkt aluminium',
        nennspannung: 400,
      },
      picture: 'industrietor',
    },
    {
      leaf: 'storen',
      noun: 'Rafflamellenstore | External venetian blind | Store à lamelles empilables | Tenda a lamelle esterna',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle: '{antrieb}, {material}',
      about:
        'Lamellen mit Randbördelung, die Licht lenken und Hitze draußen halten. Windgeprüft in Führungsschienen, in jeder Stellung geräuscharm. | Beaded slats that direct light and keep heat out. Wind-tested in guide rails, quiet in every position. | Lamelles ourlées qui dirigent la lumière et retiennent la chaleur. Testées au vent dans leurs coulisses, silencieuses dans toute position. | Lamelle bordate che guidano la luce e tengono fuori il calore. Collaudate al vento nelle guide, silenziose in ogni posizione.',
      values: {
        farbe: 'silber weiss anthrazit',
        breite: [800, 1200, 1600, 2400],
        hoehe: [1200, 1600, 2200],
        antrieb: 'kurbel motor funkmotor',
        material: 'aluminium',
        oberflaeche: 'pulverbeschichtet',
        nennspannung: 230,
      },
      picture: 'store',
    },
    {
      leaf: 'rolllaeden',
      noun: 'Rollladen | Roller shutter | Volet roulant | Avvolgibile',
      title: '{noun} {line}, {farbe}, {breite} × {hoehe} mm',
      subTitle: '{antrieb}, {material}',
      about:
        'Ausgeschäumter Rollladen für Verdunkelung, Wärme- und Einbruchschutz. Der Kasten passt in die Leibung und braucht kein Gerüst. | Foam-filled shutter for darkening, thermal protection and security. The box fits the reveal and needs no scaffold. | Volet à lames injectées pour obscurcir, isoler et protéger. Le caisson se loge dans l’embrasure et se pose sans échafaudage. | Avvolgibile schiumato per oscurare, isolare e proteggere. Il cassonetto sta nella mazzetta e non richiede ponteggio.',
      values: {
        farbe: 'grau weiss beige',
        breite: [800, 1200, 1800],
        hoehe: [1200, 1500, 2200],
        antrieb: 'kurbel motor funkmotor',
        material: 'aluminium pvc',
        'schalldaemmung-rw': [10, 14],
        nennspannung: 230,
      },
      picture: 'rollladen',
    },
    {
      leaf: 'markisen',
      noun: 'Gelenkarmmarkise | Folding-arm awning | Store à bras articulés | Tenda a bracci',
      title: '{noun} {line}, {farbe}, {breite} × {tiefe} mm',
      subTitle: '{antrieb}, {material}',
      about:
        'Schatten für Terrasse und Balkon, ganz ohne Pfosten. Der Windwächter fährt das Tuch von selbst ein, die Kassette schützt es im Winter. | Shade for terrace and balcony without any posts. The wind sensor retracts the fabric by itself, the cassette protects it in winter. | De l’ombre pour terrasse et balcon, sans aucun poteau. Le capteur de vent rentre la toile tout seul, le coffre la protège en hiver. | Ombra per terrazza e balcone senza pali. Il sensore di vento ritira il telo da solo, il cassonetto lo protegge d’inverno.',
      values: {
        farbe: 'beige terrakotta anthrazit',
        breite: [3000, 4000, 5000, 6000],
        tiefe: [2000, 2500, 3000],
        antrieb: 'motor funkmotor',
        material: 'textil',
        nennspannung: 230,
      },
      picture: 'markise',
    },
    {
      leaf: 'tuerdruecker',
      noun: 'Türdrückergarnitur | Lever handle set | Garniture de poignée | Coppia di maniglie',
      title: '{noun} {line}, {material}, {oberflaeche}',
      subTitle:
        'Türdicke {dicke} mm, Rosette {durchmesser} mm | Door thickness {dicke} mm, rose {durchmesser} mm | Épaisseur de porte {dicke} mm, rosace {durchmesser} mm | Spessore porta {dicke} mm, rosetta {durchmesser} mm',
      about:
        'Drückerpaar mit gelagerter Rosette und Rückholfeder. Es bleibt auch nach 200 000 Betätigungen waagrecht. | Pair of levers with bearing rose and return spring. They stay level even after 200 000 operations. | Paire de poignées à rosace guidée et ressort de rappel. Elles restent horizontales même après 200 000 manœuvres. | Coppia di maniglie con rosetta guidata e molla di ritorno. Resta orizzontale anche dopo 200 000 azionamenti.',
      values: {
        material: 'edelstahl-18-8 messing aluminium',
        oberflaeche: 'gebuerstet poliert matt',
        dicke: [38, 42, 50, 65],
        durchmesser: [50, 52, 55],
        gewicht: [0.4, 0.6, 0.8],
        verpackungseinheit: [1, 10],
      },
      picture: 'tuerdruecker',
    },
    {
      leaf: 'tuerschliesser',
      noun: 'Türschließer | Door closer | Ferme-porte | Chiudiporta',
      title: '{noun} {line}, {farbe}',
      subTitle:
        'Türbreite bis {breite} mm, Flügelgewicht bis {tragkraft} kg | Door width up to {breite} mm, leaf weight up to {tragkraft} kg | Largeur de porte jusqu’à {breite} mm, poids jusqu’à {tragkraft} kg | Larghezza porta fino a {breite} mm, peso fino a {tragkraft} kg',
      about:
        'Gleitschienen-Türschließer mit einstellbarer Schließgeschwindigkeit. Die Öffnungsdämpfung schützt Wand und Tür bei Wind. | Slide-rail door closer with adjustable closing speed. Back-check damping protects wall and door in wind. | Ferme-porte à glissière et vitesse de fermeture réglable. Le freinage à l’ouverture protège mur et porte en cas de vent. | Chiudiporta a slitta con velocità di chiusura regolabile. L’ammortizzazione in apertura protegge muro e porta in caso di vento.',
      values: {
        farbe: 'silber weiss schwarz',
        breite: [950, 1100, 1250, 1400],
        tragkraft: [80, 100, 120, 160],
        material: 'aluminium',
        feuerwiderstand: 'ei-30 ei-90',
        verpackungseinheit: 1,
      },
      picture: 'tuerschliesser',
    },
  ],
};
