import { orga } from './orga.ts';

export const swissMakers = [
  orga('Alpenfenster AG', {
    platforms: 'CH AT',
    address: 'Industriestraße 14, 7000 Chur',
    description:
      'Fensterbauer aus dem Bündner Rheintal. Seit drei Generationen entstehen hier Fenster und Hebeschiebetüren, die Föhn, Schnee und starker Sonne standhalten. | Window maker from the Grisons Rhine valley. For three generations it has been building windows and lift-and-slide doors that stand up to föhn wind, snow and strong sun. | Fabricant de fenêtres de la vallée grisonne du Rhin. Depuis trois générations, il construit des fenêtres et des portes coulissantes qui résistent au föhn, à la neige et au soleil. | Costruttore di finestre della valle grigionese del Reno. Da tre generazioni realizza finestre e porte scorrevoli che resistono al favonio, alla neve e al sole.',
    makes: 'fenster dachoeffnungen',
    lines: 'Lumena, Corvatsa, Silvretta Plus, Panorama, Ecoline',
    style: '444.####.#',
    logo: true,
    weight: 3,
  }),
  orga('Tavolin Türenbau AG', {
    platforms: 'CH DE AT',
    address: 'Werkstraße 3, 9050 Appenzell',
    description:
      'Türen nach Maß, vom stillen Innenzimmer bis zur geprüften Brandschutztür. | Made-to-measure doors, from the quiet interior room to the tested fire door. | Portes sur mesure, de la pièce intérieure silencieuse à la porte coupe-feu homologuée. | Porte su misura, dalla camera silenziosa alla porta tagliafuoco omologata.',
    makes: 'haustueren innentueren brandschutztueren',
    lines: 'Sentis, Hofegg, Kronberg, Duett',
    style: 'TV-#####',
    logo: true,
  }),
  orga('Glarona Storen AG', {
    platforms: 'CH',
    address: 'Linthweg 22, 8750 Glarus',
    description:
      'Storen, Rollläden und Markisen für das Klima der Alpentäler. Montage und Unterhalt in der ganzen Schweiz. | Blinds, shutters and awnings for the climate of alpine valleys, fitted and maintained all over Switzerland. | Stores, volets roulants et bannes pour le climat des vallées alpines, posés et entretenus dans toute la Suisse. | Lamelle, tapparelle e tende per il clima delle valli alpine, montate e curate in tutta la Svizzera.',
    makes: 'sonnenschutz',
    lines: 'Solaris, Ombra, Föhnstop, Vela',
    style: 'GS ## ### ##',
  }),
  orga('Ziegelwerk Hornau AG', {
    platforms: 'CH',
    address: 'Tonstraße 41, 8212 Neuhausen',
    description:
      'Backsteine und Dachziegel aus eigenem Tonvorkommen, gebrannt mit Holzgas. | Bricks and roof tiles from its own clay pit, fired with wood gas. | Briques et tuiles issues de sa propre argile, cuites au gaz de bois. | Mattoni e tegole di argilla propria, cotti con gas di legna.',
    makes: 'mauerwerk dachziegel',
    lines: 'Hornauer, Terra Nova, Rustica, Plano',
    style: '00#####',
  }),
  orga('Betonova Linth AG', {
    platforms: 'CH',
    address: 'Kiesgrube 8, 8722 Kaltbrunn',
    description:
      'Fertigteile, Platten und Randsteine aus Recyclingbeton. Der Kies kommt aus der Linthebene. | Precast parts, slabs and kerbs made of recycled concrete with gravel from the Linth plain. | Éléments préfabriqués, dalles et bordures en béton recyclé avec du gravier de la plaine de la Linth. | Elementi prefabbricati, lastre e cordoli in calcestruzzo riciclato con ghiaia della pianura della Linth.',
    makes: 'trockenbeton treppen-und-decken pflastersteine gartenplatten randsteine gabionen',
    lines: 'Linthstein, Recyta, Massiva, Kanto',
    style: '##-####-##',
    logo: true,
  }),
  orga('Holzbau Emmenried AG', {
    platforms: 'CH AT',
    address: 'Sägereiweg 5, 3436 Zollbrück',
    description:
      'Konstruktionsholz aus dem Emmental: Träger, Platten und Fassaden aus Schweizer Fichte, Weißtanne und Lärche. | Structural timber from the Emmental: beams, panels and facades of Swiss spruce, silver fir and larch. | Bois de construction de l’Emmental : poutres, panneaux et façades en épicéa, sapin blanc et mélèze suisses. | Legno da costruzione dell’Emmental: travi, pannelli e facciate in abete rosso, abete bianco e larice svizzeri.',
    makes: 'holzbau holzfassaden terrassendielen fertigtreppen',
    lines: 'Emmatal, Trauf, Jahrring, Firstholz',
    style: 'HE.###.###',
    logo: true,
  }),
  orga('Ferrum Rüttimatt AG', {
    platforms: 'CH DE AT',
    address: 'Hüttenstraße 60, 4563 Gerlafingen',
    description:
      'Träger, Stützen und Bewehrung aus Schweizer Elektrostahl. | Beams, columns and reinforcement made of Swiss electric-arc steel. | Poutrelles, colonnes et armatures en acier électrique suisse. | Travi, pilastri e armature in acciaio elettrico svizzero.',
    makes: 'stahlbau bewehrungsstahl',
    lines: 'Ferroton, Portal, Rippa',
    style: 'F#######',
  }),
  orga('Isolanta Seeland AG', {
    platforms: 'CH DE',
    address: 'Moosstraße 12, 3270 Aarberg',
    description:
      'Dämmstoffe aus Stein, Glas und Holz. Wärme, Schall und Brand aus einer Hand gelöst. | Insulation made of stone, glass and wood: heat, sound and fire solved by one supplier. | Isolants en pierre, verre et bois : chaleur, bruit et feu résolus par un seul fournisseur. | Isolanti in roccia, vetro e legno: calore, rumore e fuoco da un unico fornitore.',
    makes: 'mineralische-daemmstoffe naturdaemmstoffe trittschalldaemmungen',
    lines: 'Seelana, Thermora, Silens, Fibra',
    style: '#### ### ##',
    logo: true,
  }),
  orga('Fassadenwerk Albris AG', {
    platforms: 'CH AT DE',
    address: 'Via Sura 9, 7504 Pontresina',
    description:
      'Hinterlüftete Fassaden aus Faserzement und Metall, entwickelt für Lagen über 1500 Meter. | Ventilated facades in fibre cement and metal, developed for sites above 1500 metres. | Façades ventilées en fibrociment et en métal, conçues pour des sites au-dessus de 1500 mètres. | Facciate ventilate in fibrocemento e metallo, sviluppate per siti oltre i 1500 metri.',
    makes: 'fassadenbekleidungen',
    lines: 'Albris, Engiadina, Linea Alta',
    style: 'FA/####/##',
  }),
  orga('Bituvia AG', {
    platforms: 'CH DE',
    address: 'Teerhofweg 17, 5034 Suhr',
    description:
      'Bahnen und Zubehör für dichte Dächer, steil wie flach. Mit eigener Verlegeschule. | Membranes and accessories for watertight roofs, pitched or flat, with its own school for installers. | Lés et accessoires pour des toits étanches, inclinés ou plats, avec sa propre école de pose. | Membrane e accessori per tetti impermeabili, a falde o piani, con una propria scuola di posa.',
    makes: 'unterdachbahnen flachdach lichtkuppeln',
    lines: 'Bituva, Polyseal, Tecta, Alpdach | Alpine Roof | Toit alpin | Tetto alpino',
    style: 'BV######',
  }),
  orga('Spenglerwerk Rigibach AG', {
    platforms: 'CH AT DE',
    address: 'Seestraße 102, 6410 Goldau',
    description:
      'Dachwasser und Dachsicherheit in Titanzink, Kupfer und Chromstahl. | Roof drainage and roof safety in titanium zinc, copper and stainless steel. | Eaux de toiture et sécurité en titane-zinc, cuivre et acier inox. | Acque e sicurezza del tetto in zinco-titanio, rame e acciaio inox.',
    makes: 'dachentwaesserung dachsicherheit',
    lines: 'Rigana, Traufe | Eaves | Avant-toit | Gronda, Gratline, Nivosa',
    style: 'R ###.###',
  }),
  orga('Gipsora AG', {
    platforms: 'CH DE AT',
    address: 'Gipsweg 2, 3752 Wimmis',
    description:
      'Gipsplatten, Profile und Decken als geprüftes System. | Gypsum boards, profiles and ceilings as one tested system. | Plaques de plâtre, profilés et plafonds en un système testé. | Lastre di gesso, profili e soffitti in un sistema collaudato.',
    makes: 'bauplatten profile-und-zubehoer deckensysteme akustikpaneele',
    lines: 'Gipsora, Aquadur, Fonia, Ignis',
    style: '5######',
    logo: true,
  }),
  orga('Parevia AG', {
    platforms: 'CH DE AT',
    address: 'Glatthof 31, 8152 Glattbrugg',
    description:
      'Trennwände aus Glas, Holz und Vollkern, die sich mit dem Betrieb verändern lassen. | Partitions of glass, wood and compact laminate that change with the business. | Cloisons en verre, bois et stratifié compact qui évoluent avec l’entreprise. | Pareti in vetro, legno e laminato compatto che cambiano con l’azienda.',
    makes: 'trennwaende',
    lines: 'Vetraria, Moviva, Sanita',
    style: 'PA-###-###',
  }),
  orga('Parkettmanufaktur Toggenholz AG', {
    platforms: 'CH',
    address: 'Thurweg 4, 9642 Ebnat-Kappel',
    description:
      'Parkett aus europäischem Laubholz, dazu Linoleum und Designbeläge. Muster kommen am nächsten Tag. | Parquet of European hardwood, with linoleum and design floors; samples arrive the next day. | Parquets en feuillus européens, linoléum et revêtements design ; échantillons livrés le lendemain. | Parquet di latifoglie europee, linoleum e pavimenti di design; campioni il giorno dopo.',
    makes: 'parkett elastische-und-textile-belaege',
    lines: 'Churfirst, Dielora, Vivo, Casa Piana',
    style: 'TH####.##',
  }),
  orga('Ceramica Ticinella SA', {
    platforms: 'CH AT DE',
    address: 'Via al Ponte 18, 6900 Lugano',
    description:
      'Keramik und Naturstein aus dem Tessin und der Lombardei. | Ceramics and natural stone from Ticino and Lombardy. | Céramique et pierre naturelle du Tessin et de Lombardie. | Ceramica e pietra naturale del Ticino e della Lombardia.',
    makes: 'feinsteinzeugplatten natursteinplatten wandfliesen',
    lines: 'Verzasca, Maggia, Lario, Brera',
    style: 'CT.##.####',
    logo: true,
  }),
  orga('Küchenwerk Sempria AG', {
    platforms: 'CH DE AT',
    address: 'Seeblick 7, 6204 Sempach',
    description:
      'Küchen und Schränke, im Schweizer Raster geplant und in Sempach gebaut. | Kitchens and wardrobes, planned on the Swiss grid and built in Sempach. | Cuisines et armoires, planifiées selon la norme suisse et construites à Sempach. | Cucine e armadi, progettati secondo la norma svizzera e costruiti a Sempach.',
    makes: 'einbauten-und-kueche',
    lines: 'Sempria, Piatta, Nordlicht, Quadra',
    style: 'KS #### ##',
  }),
  orga('Thermalpin AG', {
    platforms: 'CH AT',
    address: 'Wärmeweg 1, 3900 Brig',
    description:
      'Wärmepumpen und Pelletheizungen für Häuser bis 2000 Meter über Meer. | Heat pumps and pellet boilers for houses up to 2000 metres above sea level. | Pompes à chaleur et chaudières à pellets pour des maisons jusqu’à 2000 mètres d’altitude. | Pompe di calore e caldaie a pellet per case fino a 2000 metri di quota.',
    makes: 'waermeerzeuger speicher kuehlung',
    lines: 'Alpina, Terravis, Sorella, Firn',
    style: 'TA-####-#',
    logo: true,
  }),
  orga('Calorava SA', {
    platforms: 'CH',
    address: 'Route des Ateliers 25, 1700 Fribourg',
    description:
      'Heizkörper, Fußbodenheizungen und alles, was die Wärme im Haus verteilt. | Radiators, underfloor heating and everything that distributes heat in a house. | Radiateurs, chauffages au sol et tout ce qui distribue la chaleur dans la maison. | Radiatori, riscaldamenti a pavimento e tutto ciò che distribuisce il calore in casa.',
    makes: 'waermeabgabe waermeverteilung',
    lines: 'Calora, Piano, Vesta, Circula',
    style: '7##-##-##',
  }),
  orga('Aerovent Jura SA', {
    platforms: 'CH DE AT',
    address: 'Rue du Vent 6, 2800 Delémont',
    description:
      'Leise Lüftung mit Wärmerückgewinnung, vom Badlüfter bis zum Schulhaus. | Quiet ventilation with heat recovery, from the bathroom to the school. | Ventilation silencieuse avec récupération de chaleur, de la salle de bain à l’école. | Ventilazione silenziosa con recupero di calore, dal bagno alla scuola.',
    makes: 'lueftung',
    lines: 'Zefiro, Respira, Jurassic Air, Tubo',
    style: 'AJ#####/#',
    logo: true,
  }),
  orga('Lavandria AG', {
    platforms: 'CH',
    address: 'Badstraße 30, 5400 Baden',
    description:
      'Lavabos, WCs, Duschen und Wannen mit klarer Linie. | Washbasins, toilets, showers and baths with a clear line. | Lavabos, WC, douches et baignoires aux lignes claires. | Lavabi, WC, docce e vasche dalle linee chiare.',
    makes: 'sanitaerapparate',
    lines: 'Limmata, Pura, Onda, Casa',
    style: '2.#####.###',
  }),
  orga('Rivora Armaturen AG', {
    platforms: 'CH DE AT',
    address: 'Drehereiweg 11, 4127 Birsfelden',
    description:
      'Armaturen, Rohre und Hähne aus bleifreiem Messing und Edelstahl. | Mixers, pipes and valves of lead-free brass and stainless steel. | Robinetterie, tubes et vannes en laiton sans plomb et acier inox. | Rubinetteria, tubi e valvole in ottone senza piombo e acciaio inox.',
    makes: 'armaturen wasserinstallation',
    lines: 'Rivora, Stilla, Fluvia, Pressfix',
    style: '6##.###.##',
    logo: true,
  }),
  orga('Canalis Reusstal AG', {
    platforms: 'CH AT',
    address: 'Auweg 19, 5634 Merenschwand',
    description:
      'Rohre, Abläufe und Rinnen für Wasser, das gehen soll. | Pipes, drains and channels for water that has to leave. | Tubes, siphons et caniveaux pour l’eau qui doit partir. | Tubi, scarichi e canalette per l’acqua che deve uscire.',
    makes: 'entwaesserung aussenentwaesserung',
    lines: 'Canalis, Silentio, Reussa',
    style: '###-###-##',
  }),
  orga('Voltaria AG', {
    platforms: 'CH AT',
    address: 'Stromgasse 8, 9200 Gossau',
    description:
      'Schalter, Steckdosen und Verteiler nach Schweizer Norm. | Switches, sockets and distribution boards to Swiss standards. | Interrupteurs, prises et coffrets selon la norme suisse. | Interruttori, prese e quadretti secondo la norma svizzera.',
    makes: 'installation energieverteilung',
    lines: 'Volta, Clic, Amperia, Nova Linea',
    style: '### ### ###',
  }),
  orga('Lumetta Licht AG', {
    platforms: 'CH DE AT',
    address: 'Lichthof 5, 8400 Winterthur',
    description:
      'LED-Leuchten mit tauschbaren Modulen und zehn Jahren Ersatzteilgarantie. | LED luminaires with exchangeable modules and ten years of guaranteed spare parts. | Luminaires LED à modules remplaçables, pièces garanties dix ans. | Apparecchi LED con moduli sostituibili e dieci anni di garanzia sui ricambi.',
    makes: 'leuchten rettungszeichenleuchten',
    lines: 'Lumetta, Stellina, Orbita, Filo, Notte',
    style: 'LM ### ###',
    logo: true,
  }),
  orga('Solvena Energie AG', {
    platforms: 'CH AT DE',
    address: 'Sonnenrain 44, 3930 Visp',
    description:
      'Module, Wechselrichter und Ladestationen, aufeinander abgestimmt. | Modules, inverters and charging stations made for each other. | Modules, onduleurs et bornes de recharge accordés entre eux. | Moduli, inverter e stazioni di ricarica coordinati tra loro.',
    makes: 'solarstrom-und-laden',
    lines: 'Solvena, Heliora, Voltino',
    style: 'SV-##.###-#',
    logo: true,
  }),
  orga('Domotiga AG', {
    platforms: 'CH DE AT',
    address: 'Technopark 2, 1950 Sion',
    description:
      'Fühler, Regler und Melder für Häuser, die selber mitdenken. | Sensors, controllers and detectors for houses that think along. | Capteurs, régulateurs et détecteurs pour des maisons qui réfléchissent. | Sensori, regolatori e rilevatori per case che pensano.',
    makes: 'gebaeudeautomation rauchmelder zutrittsleser',
    lines: 'Domo, Presenta, Tacta',
    style: 'D##.##.##.##',
  }),
  orga('Pyrova Brandschutz AG', {
    platforms: 'CH AT',
    address: 'Feuergasse 13, 6048 Horw',
    description:
      'Melden, löschen, abschotten: Brandschutz mit Zulassung. | Detecting, extinguishing, sealing: approved fire protection. | Détecter, éteindre, obturer : protection incendie homologuée. | Rilevare, spegnere, sbarrare: protezione antincendio omologata.',
    makes: 'brandmeldung loeschgeraete abschottungen',
    lines: 'Pyrova, Ignistop, Salva',
    style: 'PY ####-##',
  }),
  orga('Schlosswerk Uznaberg AG', {
    platforms: 'CH AT DE',
    address: 'Schlüsselgasse 9, 8730 Uznach',
    description:
      'Zylinder, Drücker und Türschließer aus einer Präzisionswerkstatt. | Cylinders, handles and door closers from a precision workshop. | Cylindres, poignées et ferme-portes d’un atelier de précision. | Cilindri, maniglie e chiudiporta da un’officina di precisione.',
    makes: 'zutritt-und-schliessung beschlaege',
    lines: 'Orla, Secura Uno, Dormo, Linear',
    style: 'S##/####/#',
  }),
  orga('Gartenform Thurgrund AG', {
    platforms: 'CH',
    address: 'Baumschulweg 20, 8570 Weinfelden',
    description:
      'Bänke, Zäune und Spielgeräte für Höfe, Gärten und Schulanlagen. | Benches, fences and playground equipment for courtyards, gardens and schools. | Bancs, clôtures et jeux pour cours, jardins et écoles. | Panchine, recinzioni e giochi per cortili, giardini e scuole.',
    makes: 'aussenausstattung einfriedungen gartentueren',
    lines: 'Thurhof, Linde, Hofgarten | Court Garden | Jardin de cour | Giardino di corte',
    style: 'GT-####-##',
  }),
  orga('Fixora Bauchemie AG', {
    platforms: 'CH DE AT',
    address: 'Chemiestraße 77, 4133 Pratteln',
    description:
      'Mörtel, Putze, Farben und Dichtstoffe mit niedrigen Emissionen. | Mortars, renders, paints and sealants with low emissions. | Mortiers, crépis, peintures et mastics à faibles émissions. | Malte, intonaci, pitture e sigillanti a basse emissioni.',
    makes:
      'putzsysteme moertel-und-kleber dicht-und-klebstoffe anstriche wandfarben fliessestriche trockenbeton',
    lines: 'Fixora, Murella, Colora, Flexa, Sigillo',
    style: '##.####.##',
    logo: true,
  }),
  orga('Ankeria Schraubenwerk AG', {
    platforms: 'CH AT',
    address: 'Gewindeweg 15, 9450 Altstätten',
    description:
      'Schrauben, Dübel und Anker mit bauaufsichtlicher Zulassung. | Screws, plugs and anchors with technical approval. | Vis, chevilles et ancrages avec agrément technique. | Viti, tasselli e ancoranti con benestare tecnico.',
    makes: 'befestigung',
    lines: 'Ankera, Torso, Spanfix',
    style: '0#######',
  }),
];
