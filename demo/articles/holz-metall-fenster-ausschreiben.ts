import type { DemoArticle } from '../types.ts';

export const holzMetallFensterAusschreiben: DemoArticle = {
  url: 'holz-metall-fenster-ausschreiben',
  title: {
    de: 'Holz-Metall-Fenster richtig ausschreiben',
    en: 'How to specify timber-aluminium windows',
    fr: 'Bien mettre au concours des fenêtres bois-métal',
    it: 'Come mettere a concorso finestre in legno-metallo',
  },
  sections: [
    {
      contentType: 'text',
      position: 'left',
      layout: 'full',
      content: {
        de: '<p>Ein Holz-Metall-Fenster verbindet Holz auf der Raumseite mit einer Schale aus Aluminium auf der Wetterseite. Gute Offerten werden vergleichbar, wenn die Ausschreibung Eigenschaften verlangt und nicht ein Fabrikat beschreibt.</p>',
        en: '<p>A timber-aluminium window joins timber on the room side with an aluminium shell on the weather side. Offers become comparable when the tender asks for properties instead of describing one make.</p>',
        fr: '<p>Une fenêtre bois-métal associe le bois côté intérieur à une coque d’aluminium côté intempéries. Les offres deviennent comparables lorsque la soumission demande des propriétés au lieu de décrire une marque.</p>',
        it: '<p>Una finestra in legno-metallo unisce il legno sul lato interno a un guscio di alluminio sul lato esposto alle intemperie. Le offerte diventano confrontabili se il bando chiede proprietà invece di descrivere una marca.</p>',
      },
    },
    {
      contentType: 'image',
      position: 'middle',
      layout: 'one_third_two_thirds',
      picture: 'fenster-holz-metall-1200',
    },
    {
      contentType: 'text',
      position: 'left',
      layout: 'one_third_two_thirds',
      content: {
        de: '<h2>Diese Werte gehören in den Text</h2><ul><li><strong>Wärme:</strong> U-Wert des ganzen Fensters für ein Mass, das Sie nennen, und der g-Wert des Glases.</li><li><strong>Schall:</strong> bewertetes Schalldämmmass im eingebauten Zustand, je Fassade nach der Lärmbelastung.</li><li><strong>Dichtheit:</strong> Klassen für Luftdurchlässigkeit, Schlagregen und Wind nach EN 14351-1.</li><li><strong>Sicherheit:</strong> Widerstandsklasse für die Fenster, die von aussen erreichbar sind.</li></ul>',
        en: '<h2>Values that belong in the text</h2><ul><li><strong>Heat:</strong> U-value of the whole window for a size that you state, and the g-value of the glass.</li><li><strong>Sound:</strong> weighted sound reduction as installed, for each façade according to its noise exposure.</li><li><strong>Tightness:</strong> classes of air permeability, driving rain and wind according to EN 14351-1.</li><li><strong>Security:</strong> resistance class for windows that can be reached from outside.</li></ul>',
        fr: '<h2>Les valeurs à indiquer</h2><ul><li><strong>Chaleur :</strong> valeur U de la fenêtre entière pour une dimension donnée et valeur g du vitrage.</li><li><strong>Bruit :</strong> indice d’affaiblissement acoustique à l’état monté, par façade selon l’exposition au bruit.</li><li><strong>Étanchéité :</strong> classes de perméabilité à l’air, de pluie battante et de vent selon EN 14351-1.</li><li><strong>Sécurité :</strong> classe de résistance des fenêtres accessibles de l’extérieur.</li></ul>',
        it: '<h2>I valori da indicare</h2><ul><li><strong>Calore:</strong> valore U dell’intera finestra per una misura indicata e valore g del vetro.</li><li><strong>Rumore:</strong> indice di isolamento acustico in opera, per facciata secondo il carico fonico.</li><li><strong>Tenuta:</strong> classi di permeabilità all’aria, pioggia battente e vento secondo EN 14351-1.</li><li><strong>Sicurezza:</strong> classe di resistenza per le finestre raggiungibili dall’esterno.</li></ul>',
      },
    },
    {
      contentType: 'text',
      position: 'left',
      layout: 'equal',
      content: {
        de: '<h2>Holz und Oberfläche</h2><p>Nennen Sie Holzart und Oberfläche nur dort, wo man sie sieht. Ein Anstrich auf der Raumseite lässt sich erneuern; die Aluminiumschale bestimmt den Unterhalt aussen. Verlangen Sie für die Schale den Farbton und die Art der Beschichtung.</p>',
        en: '<h2>Timber and finish</h2><p>State species and finish only where they are seen. A coat on the room side can be renewed; the aluminium shell decides the upkeep outside. Ask for the colour of the shell and the kind of coating.</p>',
        fr: '<h2>Bois et surface</h2><p>N’indiquez l’essence et la finition que là où elles sont visibles. La peinture intérieure se renouvelle ; la coque d’aluminium détermine l’entretien extérieur. Demandez la teinte de la coque et le type de revêtement.</p>',
        it: '<h2>Legno e superficie</h2><p>Indichi essenza e finitura solo dove si vedono. La verniciatura interna si può rinnovare; il guscio di alluminio determina la manutenzione esterna. Chieda la tinta del guscio e il tipo di rivestimento.</p>',
      },
    },
    {
      contentType: 'text',
      position: 'left',
      layout: 'equal',
      content: {
        de: '<h2>Anschlüsse nicht vergessen</h2><p>Die meisten Schäden entstehen am Anschluss. Schreiben Sie Montageebene, Dichtungsebenen, Fensterbank und Sonnenschutz mit aus, oder nennen Sie die Schnittstelle zum anderen Unternehmer. Die Produkte finden Sie unter <a href="/de/category/fenster-tueren-tore">Fenster, Türen, Tore</a>.</p>',
        en: '<h2>Do not forget the junctions</h2><p>Most damage arises at the junction. Include mounting plane, sealing planes, sill and sun protection in the tender, or name the interface with the other contractor. You find the products under <a href="/en/category/fenster-tueren-tore">windows, doors, gates</a>.</p>',
        fr: '<h2>Ne pas oublier les raccords</h2><p>La plupart des dégâts naissent aux raccords. Incluez le plan de pose, les plans d’étanchéité, la tablette et la protection solaire, ou nommez l’interface avec l’autre entreprise. Vous trouvez les produits sous <a href="/fr/category/fenster-tueren-tore">fenêtres, portes, portails</a>.</p>',
        it: '<h2>Non dimenticare i raccordi</h2><p>La maggior parte dei danni nasce nei raccordi. Includa piano di posa, piani di tenuta, davanzale e protezione solare, oppure indichi l’interfaccia con l’altra impresa. I prodotti si trovano in <a href="/it/category/fenster-tueren-tore">finestre, porte, portoni</a>.</p>',
      },
    },
  ],
};
