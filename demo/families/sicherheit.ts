import type { FamilyRoom } from './family.ts';

export const sicherheit: FamilyRoom = {
  remarks: [
    'Für öffentliche Bauten geprüft und zugelassen. | Tested and approved for public buildings. | Testé et homologué pour les bâtiments publics. | Certificato e omologato per edifici pubblici.',
    'Wartung und Prüfprotokoll können im Abonnement bestellt werden. | Maintenance and test records can be ordered as a subscription. | Entretien et procès-verbal de contrôle disponibles en abonnement. | Manutenzione e verbale di prova ordinabili in abbonamento.',
    'Einbauanleitung mit Bildern in vier Sprachen. | Illustrated installation guide in four languages. | Notice de montage illustrée en quatre langues. | Istruzioni di montaggio illustrate in quattro lingue.',
  ],
  families: [
    {
      leaf: 'rauchmelder',
      noun: 'Rauchmelder | Smoke detector | Détecteur de fumée | Rilevatore di fumo',
      title: '{noun} {line}, {farbe}, Ø {durchmesser} mm',
      subTitle:
        'Funkreichweite {reichweite} m, {nennspannung} V | Radio range {reichweite} m, {nennspannung} V | Portée radio {reichweite} m, {nennspannung} V | Portata radio {reichweite} m, {nennspannung} V',
      about:
        'Optischer Melder mit fest eingebauter Zehnjahresbatterie. Bis zu 30 Geräte warnen sich gegenseitig über Funk. | Optical detector with built-in ten-year battery. Up to 30 devices alert each other by radio. | Détecteur optique à pile intégrée pour dix ans. Jusqu’à 30 appareils s’alertent mutuellement par radio. | Rilevatore ottico con batteria integrata da dieci anni. Fino a 30 apparecchi si allertano via radio.',
      values: {
        farbe: 'weiss anthrazit',
        durchmesser: [78, 100, 114],
        reichweite: [30, 100, 250],
        nennspannung: [3, 9],
        hoehe: [38, 46],
        verpackungseinheit: [1, 3, 10],
      },
      picture: 'rauchmelder',
    },
    {
      leaf: 'rettungszeichenleuchten',
      noun: 'Rettungszeichenleuchte | Exit sign luminaire | Luminaire de secours | Lampada di emergenza',
      title:
        '{noun} {line}, Erkennungsweite {reichweite} m | {noun} {line}, viewing distance {reichweite} m | {noun} {line}, distance de vue {reichweite} m | {noun} {line}, distanza di visibilità {reichweite} m',
      subTitle: '{leistung} W, {schutzart}, {material}',
      about:
        'Weist den Fluchtweg auch bei Stromausfall. Die Leuchte testet sich selbst und meldet Fehler mit einer Anzeige. | Shows the escape route even in a power cut. The luminaire tests itself and signals faults with an indicator. | Indique la voie de fuite même en cas de panne. Le luminaire se teste seul et signale les défauts par un voyant. | Indica la via di fuga anche senza corrente. L’apparecchio si autotesta e segnala i guasti con una spia.',
      values: {
        reichweite: [16, 22, 30],
        leistung: [2, 3.5, 5],
        schutzart: 'ip20 ip44 ip65',
        material: 'aluminium polycarbonat',
        lichtstrom: [60, 120, 220],
        nennspannung: 230,
        farbe: 'gruen weiss',
      },
      picture: 'rettungszeichenleuchte',
    },
    {
      leaf: 'feuerloescher',
      noun: 'Feuerlöscher | Fire extinguisher | Extincteur | Estintore',
      title: '{noun} {line}, {volumen} l',
      subTitle:
        'Höhe {hoehe} mm, {gewicht} kg | Height {hoehe} mm, {gewicht} kg | Hauteur {hoehe} mm, {gewicht} kg | Altezza {hoehe} mm, {gewicht} kg',
      about:
        'Auflade-Feuerlöscher mit fluorfreiem Schaum für Brände von festen und flüssigen Stoffen. Die Schlagarmatur lässt sich einhändig bedienen. | Cartridge-operated extinguisher with fluorine-free foam for fires of solids and liquids. The strike-knob valve works with one hand. | Extincteur à pression auxiliaire et mousse sans fluor pour feux de solides et de liquides. Le percuteur se manie d’une main. | Estintore a pressione ausiliaria con schiuma senza fluoro per fuochi di solidi e liquidi. La valvola a percussione si usa con una mano.',
      values: {
        volumen: [2, 3, 6, 9],
        farbe: 'rot',
        betriebsdruck: [14, 16],
        material: 'stahl',
        hoehe: (n) => 330 + n.volumen! * 26,
        gewicht: (n) => Math.round(n.volumen! * 15.5 + 16) / 10,
      },
      picture: 'feuerloescher',
    },
    {
      leaf: 'loeschposten',
      noun: 'Wasserlöschposten | Fire hose cabinet | Poste incendie | Postazione antincendio',
      title:
        '{noun} {line}, {farbe}, Schlauch {objektlaenge} m | {noun} {line}, {farbe}, {objektlaenge} m hose | {noun} {line}, {farbe}, tuyau {objektlaenge} m | {noun} {line}, {farbe}, tubo {objektlaenge} m',
      subTitle: '{breite} × {hoehe} mm, DN {nennweite}',
      about:
        'Schrank mit ausschwenkbarer Haspel und formstabilem Schlauch. Wasser steht an der Düse, sobald das Ventil geöffnet ist. | Cabinet with swing-out reel and semi-rigid hose. Water reaches the nozzle as soon as the valve is open. | Armoire à dévidoir pivotant et tuyau semi-rigide. L’eau arrive à la lance dès l’ouverture de la vanne. | Armadio con naspo orientabile e tubo semirigido. L’acqua arriva alla lancia appena si apre la valvola.',
      values: {
        farbe: 'rot weiss',
        objektlaenge: [20, 30, 40],
        breite: [650, 700, 800],
        hoehe: [650, 800],
        nennweite: [25, 33],
        material: 'stahl chromstahl',
        durchfluss: [26, 42],
        betriebsdruck: 12,
      },
      picture: 'loeschposten',
    },
    {
      leaf: 'schliesszylinder',
      noun: 'Schließzylinder | Lock cylinder | Cylindre de serrure | Cilindro di chiusura',
      title: '{noun} {line}, {laenge} mm',
      subTitle: '{oberflaeche}, {einbruchschutz}',
      about:
        'Modularer Wendeschlüsselzylinder mit Bohr- und Ziehschutz. Er lässt sich in Schließanlagen einbinden und vor Ort verlängern. | Modular reversible-key cylinder with drill and pull protection. It fits master key systems and can be lengthened on site. | Cylindre modulaire à clé réversible, protégé du perçage et de l’arrachage. Il s’intègre à une installation et se rallonge sur place. | Cilindro modulare a chiave reversibile, protetto da trapano ed estrazione. Si integra negli impianti a chiave e si allunga sul posto.',
      values: {
        laenge: [60, 65, 70, 80, 90],
        oberflaeche: 'verchromt matt poliert',
        einbruchschutz: 'rc2 rc3',
        material: 'messing',
      },
      picture: 'schliesszylinder',
    },
    {
      leaf: 'zutrittsleser',
      noun: 'Zutrittsleser | Access reader | Lecteur d’accès | Lettore d’accesso',
      title: '{noun} {line}, {farbe}, {schutzart}',
      subTitle: '{nennspannung} V, {breite} × {hoehe} mm',
      about:
        'Leser für Karten, Schlüsselanhänger und Mobiltelefone. Farbiges Licht und Ton zeigen, ob die Tür freigegeben ist. | Reader for cards, key fobs and mobile phones. Coloured light and sound show whether the door is released. | Lecteur pour cartes, badges et téléphones. Lumière colorée et son indiquent si la porte est libérée. | Lettore per tessere, portachiavi e telefoni. Luce colorata e suono indicano se la porta è libera.',
      values: {
        farbe: 'schwarz weiss silber',
        schutzart: 'ip54 ip65',
        nennspannung: [12, 24],
        breite: [45, 50, 80],
        hoehe: [80, 120],
        material: 'glas polycarbonat',
        leistung: [1.5, 3],
      },
      picture: 'zutrittsleser',
    },
    {
      leaf: 'brandschutzmanschetten',
      noun: 'Brandschutzmanschette | Fire collar | Manchon coupe-feu | Collare antincendio',
      title: '{noun} {line} {feuerwiderstand}, Ø {durchmesser} mm',
      subTitle:
        'Tiefe {tiefe} mm, {material} | Depth {tiefe} mm, {material} | Profondeur {tiefe} mm, {material} | Profondità {tiefe} mm, {material}',
      about:
        'Schäumt im Brandfall auf und verschließt das schmelzende Rohr. Sie wird geklappt, ums Rohr gelegt und an der Wand angedübelt. | Foams up in a fire and closes the melting pipe. It folds open, goes around the pipe and is fixed to the wall. | Gonfle en cas d’incendie et obture le tube qui fond. Il s’ouvre, entoure le tube et se cheville au mur. | In caso d’incendio si espande e chiude il tubo che fonde. Si apre, avvolge il tubo e si tassella alla parete.',
      values: {
        feuerwiderstand: 'ei-30 ei-60 ei-90 ei-120',
        durchmesser: [50, 75, 90, 110, 125, 160],
        tiefe: [30, 45, 60],
        material: 'stahl edelstahl-18-8',
        brandverhaltensgruppe: 'rf1',
        verpackungseinheit: [1, 5],
      },
      picture: 'brandschutzmanschette',
    },
    {
      leaf: 'brandschutzmoertel',
      noun: 'Brandschutzmörtel | Fire-stop mortar | Mortier coupe-feu | Malta antincendio',
      title: '{noun} {line} {feuerwiderstand}, {gebindegroesse} kg',
      subTitle: '{druckfestigkeit} N/mm², {rohdichte} kg/m³',
      about:
        'Mineralischer Mörtel für Durchbrüche mit Kabeln und Rohren. Er haftet ohne Grundierung und lässt sich für Nachbelegung wieder aufbohren. | Mineral mortar for openings with cables and pipes. It adheres without primer and can be drilled again for later services. | Mortier minéral pour passages de câbles et de tubes. Il adhère sans apprêt et se reperce pour de nouvelles conduites. | Malta minerale per attraversamenti di cavi e tubi. Aderisce senza primer e si può riforare per nuovi impianti.',
      values: {
        feuerwiderstand: 'ei-60 ei-90 ei-120',
        gebindegroesse: [10, 20, 25],
        druckfestigkeit: [5, 8, 12],
        rohdichte: [900, 1200],
        farbe: 'grau weiss',
        brandverhaltensgruppe: 'rf1',
        euroklasse: 'a1',
      },
      picture: 'brandschutzmoertel',
    },
  ],
};
