/** What some categories say of themselves, by their sid, as `de | en | fr | it`. */
export const descriptions: Readonly<Record<string, string>> = {
  'rohbau-und-tragwerk':
    'Was ein Gebäude trägt: Mauerwerk, Beton, Holzbau und Stahl, mit Festigkeiten und Abmessungen für die Bemessung. | What carries a building: masonry, concrete, timber and steel, with strengths and dimensions for the design. | Ce qui porte un bâtiment: maçonnerie, béton, bois et acier, avec résistances et dimensions pour le calcul. | Ciò che regge un edificio: muratura, calcestruzzo, legno e acciaio, con resistenze e misure per il calcolo.',
  'fassade-und-daemmung':
    'Dämmstoffe und Bekleidungen der Gebäudehülle, vergleichbar nach Wärmeleitfähigkeit, Dicke und Brandverhalten. | Insulation and cladding of the building envelope, compared by thermal conductivity, thickness and reaction to fire. | Isolants et bardages de l’enveloppe, à comparer selon la conductivité thermique, l’épaisseur et la réaction au feu. | Isolanti e rivestimenti dell’involucro, da confrontare per conducibilità termica, spessore e reazione al fuoco.',
  'fenster-tueren-tore':
    'Öffnungen der Gebäudehülle und des Innenausbaus, mit U-Wert, Schallschutz und Einbruchschutz zum Vergleichen. | Openings of the envelope and the interior, with U-value, sound insulation and burglary resistance to compare. | Ouvertures de l’enveloppe et de l’intérieur, avec valeur U, isolation acoustique et résistance à l’effraction. | Aperture dell’involucro e degli interni, con valore U, isolamento acustico e resistenza all’effrazione.',
  fenster:
    'Fenster und Hebeschiebetüren in Holz-Metall und Kunststoff, mit Massen, Verglasung und U-Wert des ganzen Elements. | Windows and lift-and-slide doors in timber-aluminium and PVC-U, with sizes, glazing and the U-value of the whole unit. | Fenêtres et portes levantes-coulissantes en bois-métal et en PVC, avec dimensions, vitrage et valeur U de l’élément. | Finestre e porte alzanti scorrevoli in legno-metallo e PVC, con misure, vetratura e valore U dell’elemento.',
  'dach-und-abdichtung':
    'Deckungen, Bahnen und Öffnungen für Steil- und Flachdach samt Entwässerung und Sicherung. | Coverings, membranes and openings for pitched and flat roofs, with drainage and fall protection. | Couvertures, lés et ouvertures pour toits inclinés et plats, avec évacuation des eaux et sécurité. | Coperture, membrane e aperture per tetti a falda e piani, con smaltimento delle acque e sicurezza.',
  'trockenbau-und-trennwaende':
    'Platten, Profile und Systeme für Wände und Decken ohne nasse Arbeitsgänge. | Boards, profiles and systems for walls and ceilings without wet trades. | Plaques, profilés et systèmes pour parois et plafonds sans travaux humides. | Lastre, profili e sistemi per pareti e soffitti senza lavori umidi.',
  'boden-und-wand':
    'Beläge aus Holz, Stein, Keramik und Textil, dazu Unterlagsböden und Wandbeläge. | Coverings of timber, stone, ceramics and textile, with screeds and wall coverings. | Revêtements en bois, pierre, céramique et textile, avec chapes et revêtements muraux. | Rivestimenti in legno, pietra, ceramica e tessuto, con massetti e rivestimenti murali.',
  'einbauten-und-kueche':
    'Küchen, Geräte und Schränke, die mit dem Gebäude bleiben. | Kitchens, appliances and cabinets that stay with the building. | Cuisines, appareils et armoires qui restent avec le bâtiment. | Cucine, apparecchi e armadi che restano nell’edificio.',
  'heizung-und-kaelte':
    'Wärmepumpen, Speicher und Wärmeabgabe, mit Leistung und Schallpegel an genannten Betriebspunkten. | Heat pumps, storage and emitters, with output and sound level at stated operating points. | Pompes à chaleur, accumulateurs et émetteurs, avec puissance et niveau sonore aux points de fonctionnement indiqués. | Pompe di calore, accumulatori ed emissione del calore, con potenza e livello sonoro ai punti d’esercizio indicati.',
  lueftung:
    'Geräte, Verteilung und Durchlässe für frische Luft. | Units, ducts and outlets for fresh air. | Appareils, distribution et bouches pour l’air frais. | Apparecchi, distribuzione e bocchette per l’aria fresca.',
  'sanitaer-und-wasser':
    'Sanitärapparate, Armaturen, Installation und Entwässerung. | Sanitary ware, fittings, installation and drainage. | Appareils sanitaires, robinetterie, installation et évacuation. | Apparecchi sanitari, rubinetteria, installazione e smaltimento.',
  'elektro-licht-automation':
    'Installation, Leuchten, Solarstrom und Gebäudeautomation, mit Leistung und Schutzart. | Installation, luminaires, solar power and building automation, with power and degree of protection. | Installation, luminaires, solaire et automatisation du bâtiment, avec puissance et degré de protection. | Installazione, apparecchi d’illuminazione, solare e automazione, con potenza e grado di protezione.',
  'sicherheit-und-brandschutz':
    'Melden, löschen, abschotten: was Menschen und Gebäude schützt, mit den geprüften Klassen. | Detecting, extinguishing, sealing: what protects people and buildings, with the tested classes. | Détecter, éteindre, compartimenter: ce qui protège les personnes et les bâtiments, avec les classes testées. | Rilevare, spegnere, compartimentare: ciò che protegge persone ed edifici, con le classi verificate.',
  'umgebung-und-garten':
    'Beläge, Einfriedungen und Ausstattung rund ums Haus. | Paving, enclosures and furniture around the house. | Revêtements, clôtures et équipements autour de la maison. | Pavimentazioni, recinzioni e arredi attorno alla casa.',
  'bauchemie-und-befestigung':
    'Mörtel, Kleber, Dichtstoffe und Befestigungen, mit Ergiebigkeit und Eignung. | Mortars, adhesives, sealants and fixings, with coverage and suitability. | Mortiers, colles, mastics et fixations, avec rendement et aptitude. | Malte, colle, sigillanti e fissaggi, con resa e idoneità.',
  'bahn-und-anlagenobjekte':
    'Gleise, Perrons, Kunstbauten und Stationen mit Standort, Baujahr und Zustand. | Tracks, platforms, structures and stations with location, year of construction and condition. | Voies, quais, ouvrages d’art et stations avec emplacement, année de construction et état. | Binari, marciapiedi, manufatti e stazioni con ubicazione, anno di costruzione e stato.',
};
