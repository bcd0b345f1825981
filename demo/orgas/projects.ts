import { orga } from './orga.ts';

const lines =
  'Fahrweg | Track | Voie | Binario, Publikumsanlagen | Public areas | Installations publiques | Impianti per il pubblico, Hochbau | Buildings | Bâtiments | Edilizia, Technik | Technical systems | Technique | Tecnica';

/** What the two railways call projects: stations, depots and stretches of line, with the objects they own. */
export const rhbProjects = [
  orga('Bahnhof Arvenried', {
    platforms: 'RHB',
    address: 'Bahnhofplatz 1, 7550 Arvenried',
    description:
      'Gesamterneuerung des Bahnhofs mit zwei neuen Außenperrons und stufenfreiem Zugang. | Full renewal of the station with two new outer platforms and step-free access. | Rénovation complète de la gare avec deux nouveaux quais latéraux et accès sans marches. | Rinnovo completo della stazione con due nuovi marciapiedi esterni e accesso senza gradini.',
    makes:
      'fahrweg signale-und-sicherung perronanlagen perronausstattung stationsgebaeude personenunterfuehrungen haustueren brandschutztueren rettungszeichenleuchten dachziegel luft-wasser-waermepumpen velostaender dachfenster rauchmelder schneefangsysteme',
    lines,
    style: 'ARV-####',
    logo: true,
  }),
  orga('Viadukt Val Nera', {
    platforms: 'RHB',
    address: 'Val Nera, 7482 Pradalba',
    description:
      'Instandsetzung des gemauerten Viadukts von 1903 mit sieben Bögen. | Repair of the masonry viaduct of 1903 with seven arches. | Réfection du viaduc maçonné de 1903 à sept arches. | Risanamento del viadotto in muratura del 1903 a sette arcate.',
    makes: 'viadukte stuetzmauern gleise fahrleitungsmasten bahnschwellen absturzsicherungen',
    lines,
    style: 'VNR-####',
  }),
  orga('Depot Crestalda', {
    platforms: 'RHB',
    address: 'Depotweg 4, 7302 Crestalda',
    description:
      'Abstellhallen, Werkstatt und Gleisvorfeld am Fuß der Bergstrecke. | Sheds, workshop and yard at the foot of the mountain line. | Halles, atelier et faisceau de voies au pied de la ligne de montagne. | Rimesse, officina e fascio di binari ai piedi della linea di montagna.',
    makes:
      'liegenschaften gleise weichen industrietore photovoltaikmodule lichtlinien feuerloescher brandschutztueren',
    lines,
    style: 'CRE-####',
  }),
  orga('Strecke Pradalba–Arvenried', {
    platforms: 'RHB',
    address: 'Bahnhofstraße 9, 7482 Pradalba',
    description:
      'Elf Kilometer Meterspur mit Kunstbauten, Bahnübergängen und Sicherungsanlagen. | Eleven kilometres of metre gauge with structures, level crossings and signalling. | Onze kilomètres à voie métrique avec ouvrages, passages à niveau et signalisation. | Undici chilometri a scartamento metrico con manufatti, passaggi a livello e segnalamento.',
    makes: 'fahrweg signale-und-sicherung kunstbauten',
    lines,
    style: 'PRA-#####',
  }),
  orga('Bahnhof Pradalba', {
    platforms: 'RHB',
    address: 'Staziun 2, 7482 Pradalba',
    description:
      'Kreuzungsbahnhof mit denkmalgeschütztem Aufnahmegebäude. | Crossing station with a listed station building. | Gare de croisement avec bâtiment classé. | Stazione d’incrocio con edificio tutelato.',
    makes:
      'perronanlagen perronausstattung stationsgebaeude fahrweg holz-metall-fenster haustueren aussenleuchten sitzbaenke heizkoerper',
    lines,
    style: 'PDL-####',
  }),
];

export const mgbahnProjects = [
  orga('Bahnhof Gletschmatt', {
    platforms: 'MGBAHN',
    address: 'Bahnhofstraße 1, 3988 Gletschmatt',
    description:
      'Umsteigebahnhof mit gedeckten Perrons auf 1370 Metern. | Interchange station with covered platforms at 1370 metres. | Gare de correspondance à quais couverts à 1370 mètres. | Stazione di interscambio con marciapiedi coperti a 1370 metri.',
    makes:
      'fahrweg perronanlagen perronausstattung stationsgebaeude personenunterfuehrungen haustueren brandschutztueren dachfenster velostaender photovoltaikmodule holz-metall-fenster dachziegel aussenleuchten luft-wasser-waermepumpen',
    lines,
    style: 'GLM/####',
    logo: true,
  }),
  orga('Zahnradstrecke Hornegg', {
    platforms: 'MGBAHN',
    address: 'Talstation, 3906 Hornegg',
    description:
      'Steilstrecke mit 125 Promille Neigung, Lehnenmauern und Lawinenschutz. | Steep line with a 12.5 % gradient, retaining walls and avalanche protection. | Ligne à forte pente de 125 pour mille, murs de soutènement et protection paravalanche. | Linea con pendenza del 125 per mille, muri di sostegno e protezione antivalanghe.',
    makes: 'fahrweg signale-und-sicherung kunstbauten',
    lines,
    style: 'HOR/####',
  }),
  orga('Depot Rottenfeld', {
    platforms: 'MGBAHN',
    address: 'Industrieweg 30, 3940 Rottenfeld',
    description:
      'Unterhaltszentrum mit Remise, Waschanlage und Lager. | Maintenance centre with shed, wash and stores. | Centre d’entretien avec remise, lavage et magasin. | Centro di manutenzione con rimessa, lavaggio e magazzino.',
    makes:
      'liegenschaften gleise weichen industrietore feuerloescher lichtlinien heizkoerper brandschutztueren rettungszeichenleuchten',
    lines,
    style: 'ROT/####',
  }),
  orga('Station Steinalp', {
    platforms: 'MGBAHN',
    address: 'Steinalp, 3907 Steinalp',
    description:
      'Bergstation mit Aussichtsperron und Wetterschutz. | Mountain station with a viewing platform and shelter. | Station de montagne avec quai panoramique et abri. | Stazione di montagna con marciapiede panoramico e riparo.',
    makes:
      'perronanlagen perronausstattung gleise sitzbaenke rauchmelder schneefangsysteme fahrleitungsmasten absturzsicherungen',
    lines,
    style: 'STA/####',
  }),
];
