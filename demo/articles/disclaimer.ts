import { legalArticle } from './legalArticle.ts';

export const disclaimer = legalArticle(
  'disclaimer',
  {
    de: 'Haftungsausschluss',
    en: 'Disclaimer',
    fr: 'Clause de non-responsabilité',
    it: 'Esclusione di responsabilità',
  },
  {
    de: `
<h2>Angaben zu Produkten</h2>
<p>Die Angaben zu Produkten stammen von den Firmen, die sie liefern. Wir prüfen ihre Form, nicht ihren Inhalt. Massgebend sind immer das technische Datenblatt, die Leistungserklärung und die Auskunft des Herstellers.</p>
<h2>Planung und Ausführung</h2>
<p>Der Katalog ersetzt keine Fachplanung. Ob ein Produkt für eine Anwendung geeignet und am Ort zulässig ist, beurteilt die Person, die plant oder ausführt. Das gilt besonders für Tragwerk, Brandschutz, Schallschutz und Arbeitssicherheit.</p>
<h2>Bilder</h2>
<p>Bilder zeigen ein Produkt beispielhaft. Farben, Abmessungen und Ausstattung können von der gelieferten Ausführung abweichen.</p>
<h2>Links auf andere Seiten</h2>
<p>Für Inhalte hinter Links auf fremde Seiten sind deren Betreiber verantwortlich. Erfahren wir von einem rechtswidrigen Inhalt, entfernen wir den Link.</p>
<h2>Haftung</h2>
<p>Soweit das Recht es zulässt, haften wir nicht für Schäden, die aus der Verwendung der Angaben oder aus einem Ausfall des Katalogs entstehen. Fehler melden Sie bitte der Stelle, die im <a href="/de/imprint">Impressum</a> genannt ist; wir gehen jeder Meldung nach.</p>`,
    en: `
<h2>Information on products</h2>
<p>The information on products comes from the companies that supply it. We check its form, not its substance. The technical data sheet, the declaration of performance and the manufacturer’s own statement always prevail.</p>
<h2>Design and construction</h2>
<p>The catalogue does not replace professional design. Whether a product suits an application and is permitted at the place is judged by whoever designs or builds. This applies in particular to structure, fire protection, sound insulation and safety at work.</p>
<h2>Pictures</h2>
<p>Pictures show a product by way of example. Colours, dimensions and equipment may differ from the version delivered.</p>
<h2>Links to other sites</h2>
<p>The operators of other sites are responsible for the content behind links to them. When we learn of unlawful content, we remove the link.</p>
<h2>Liability</h2>
<p>As far as the law permits, we are not liable for damage arising from the use of the information or from an outage of the catalogue. Please report errors to the office named in the <a href="/en/imprint">imprint</a>; we follow up every report.</p>`,
    fr: `
<h2>Indications sur les produits</h2>
<p>Les indications sur les produits proviennent des entreprises qui les fournissent. Nous en contrôlons la forme, non le fond. La fiche technique, la déclaration des performances et les renseignements du fabricant font toujours foi.</p>
<h2>Projet et exécution</h2>
<p>Le catalogue ne remplace pas une étude spécialisée. La personne qui projette ou exécute juge si un produit convient à l’usage prévu et s’il est admis sur place. Cela vaut en particulier pour la structure porteuse, la protection incendie, l’isolation acoustique et la sécurité au travail.</p>
<h2>Images</h2>
<p>Les images montrent un produit à titre d’exemple. Les couleurs, les dimensions et l’équipement peuvent différer de l’exécution livrée.</p>
<h2>Liens vers d’autres sites</h2>
<p>Les exploitants des autres sites répondent des contenus vers lesquels mènent les liens. Lorsque nous apprenons l’existence d’un contenu illicite, nous retirons le lien.</p>
<h2>Responsabilité</h2>
<p>Dans la mesure permise par la loi, nous ne répondons pas des dommages résultant de l’utilisation des indications ou d’une panne du catalogue. Veuillez signaler les erreurs au service indiqué dans les <a href="/fr/imprint">mentions légales</a> ; nous donnons suite à chaque signalement.</p>`,
    it: `
<h2>Indicazioni sui prodotti</h2>
<p>Le indicazioni sui prodotti provengono dalle aziende che le forniscono. Ne controlliamo la forma, non il contenuto. Fanno sempre fede la scheda tecnica, la dichiarazione di prestazione e le informazioni del produttore.</p>
<h2>Progettazione ed esecuzione</h2>
<p>Il catalogo non sostituisce la progettazione specialistica. Chi progetta o esegue giudica se un prodotto è adatto a un impiego e ammesso sul posto. Ciò vale in particolare per la struttura portante, la protezione antincendio, l’isolamento acustico e la sicurezza sul lavoro.</p>
<h2>Immagini</h2>
<p>Le immagini mostrano un prodotto a titolo di esempio. Colori, dimensioni e dotazione possono differire dall’esecuzione fornita.</p>
<h2>Link ad altri siti</h2>
<p>Dei contenuti raggiungibili tramite link ad altri siti rispondono i rispettivi gestori. Se veniamo a conoscenza di un contenuto illecito, togliamo il link.</p>
<h2>Responsabilità</h2>
<p>Nei limiti consentiti dalla legge non rispondiamo dei danni derivanti dall’uso delle indicazioni o da un’interruzione del catalogo. La preghiamo di segnalare gli errori all’ufficio indicato nell’<a href="/it/imprint">impressum</a>; diamo seguito a ogni segnalazione.</p>`,
  },
);
