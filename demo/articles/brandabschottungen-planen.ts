import type { DemoArticle } from '../types.ts';

export const brandabschottungenPlanen: DemoArticle = {
  url: 'brandabschottungen-planen',
  title: {
    de: 'Brandabschottungen früh planen',
    en: 'Planning fire seals early',
    fr: 'Planifier tôt les obturations coupe-feu',
    it: 'Pianificare per tempo le chiusure tagliafuoco',
  },
  sections: [
    {
      contentType: 'text',
      position: 'left',
      layout: 'two_thirds_one_third',
      content: {
        de: '<p>Jede Leitung, die durch eine Brandwand führt, öffnet sie. Die Abschottung macht die Öffnung wieder dicht, und zwar für dieselbe Dauer wie die Wand. Wer sie erst auf der Baustelle sucht, findet selten ein System, das zu allen Leitungen passt.</p><h2>Drei Fragen vor der Wahl</h2><ul><li>Welche Leitungen, mit welcher Dämmung, gehen durch die Öffnung?</li><li>Aus welchem Material und wie dick ist das Bauteil?</li><li>Wird später nachbelegt?</li></ul>',
        en: '<p>Every service that passes through a fire wall opens it. The seal closes the opening again, for as long as the wall itself resists. Whoever looks for it only on site seldom finds a system that suits all services.</p><h2>Three questions before choosing</h2><ul><li>Which services, with which insulation, pass through the opening?</li><li>What is the element made of, and how thick is it?</li><li>Will services be added later?</li></ul>',
        fr: '<p>Toute conduite qui traverse un mur coupe-feu l’ouvre. L’obturation referme l’ouverture pour la même durée que le mur. Celui qui ne la cherche que sur le chantier trouve rarement un système adapté à toutes les conduites.</p><h2>Trois questions avant le choix</h2><ul><li>Quelles conduites, avec quelle isolation, traversent l’ouverture ?</li><li>De quel matériau et de quelle épaisseur est l’élément ?</li><li>Ajoutera-t-on des conduites plus tard ?</li></ul>',
        it: '<p>Ogni condotta che attraversa una parete tagliafuoco la apre. La chiusura richiude l’apertura per la stessa durata della parete. Chi la cerca solo in cantiere trova di rado un sistema adatto a tutte le condotte.</p><h2>Tre domande prima della scelta</h2><ul><li>Quali condotte, con quale isolamento, passano dall’apertura?</li><li>Di che materiale e di che spessore è l’elemento?</li><li>Si aggiungeranno condotte in seguito?</li></ul>',
      },
    },
    {
      contentType: 'image',
      position: 'middle',
      layout: 'two_thirds_one_third',
      picture: 'brandschutzmanschette',
    },
    { contentType: 'image', position: 'middle', layout: 'thirds', picture: 'brandschutzklappe' },
    { contentType: 'image', position: 'middle', layout: 'thirds', picture: 'brandschutzmoertel' },
    { contentType: 'image', position: 'middle', layout: 'thirds', picture: 'brandschutztuer-grau' },
    {
      contentType: 'text',
      position: 'left',
      layout: 'full',
      content: {
        de: '<h2>Nachweis und Beschriftung</h2><p>Zu jeder Abschottung gehören der Nachweis des Systems, ein Foto vor dem Verschliessen und ein Schild mit Nummer. Führen Sie die Nummern im Plan nach: So bleibt der Nachweis auch nach Jahren auffindbar. Die Produkte stehen unter <a href="/de/category/sicherheit-und-brandschutz">Sicherheit und Brandschutz</a>.</p>',
        en: '<h2>Evidence and labels</h2><p>Every seal needs the evidence of its system, a photograph taken before closing and a numbered label. Keep the numbers in the drawing, so that the evidence can be found years later. The products stand under <a href="/en/category/sicherheit-und-brandschutz">safety and fire protection</a>.</p>',
        fr: '<h2>Preuve et étiquetage</h2><p>Chaque obturation exige l’attestation du système, une photo prise avant la fermeture et une étiquette numérotée. Reportez les numéros sur le plan : l’attestation reste ainsi trouvable des années plus tard. Les produits figurent sous <a href="/fr/category/sicherheit-und-brandschutz">sécurité et protection incendie</a>.</p>',
        it: '<h2>Prova e etichettatura</h2><p>Ogni chiusura richiede l’attestato del sistema, una foto prima della chiusura e un’etichetta numerata. Riporti i numeri nel piano: così l’attestato resta reperibile anche dopo anni. I prodotti si trovano in <a href="/it/category/sicherheit-und-brandschutz">sicurezza e protezione antincendio</a>.</p>',
      },
    },
  ],
};
