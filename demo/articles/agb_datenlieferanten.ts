import { legalArticle } from './legalArticle.ts';

export const agbDatenlieferanten = legalArticle(
  'agb_datenlieferanten',
  {
    de: 'AGB für Datenlieferanten',
    en: 'Terms for data suppliers',
    fr: 'Conditions pour fournisseurs de données',
    it: 'Condizioni per fornitori di dati',
  },
  {
    de: `
<h2>Wer Daten liefert</h2>
<p>Datenlieferant ist jede Firma, die ihre Produkte im Katalog zeigt. Sie handelt durch Personen, denen das Recht für diese Firma erteilt wurde; was diese Personen einlesen oder ändern, gilt als von der Firma geliefert. Daneben gelten die <a href="/de/agb">Allgemeinen Geschäftsbedingungen</a>.</p>
<h2>Inhalt und Qualität</h2>
<p>Die Firma liefert vollständige, zutreffende und aktuelle Angaben. Dazu gehören insbesondere:</p>
<ul><li>eine Artikelnummer, die innerhalb der Firma nur einmal vorkommt,</li><li>gültige GTIN, wo der Artikel eine hat,</li><li>technische Werte nach der Norm, auf die sich das Produkt beruft,</li><li>Texte mindestens in einer der Sprachen des Katalogs.</li></ul>
<h2>Rechte an Texten, Bildern und Dokumenten</h2>
<p>Die Firma bestätigt, dass sie alles, was sie liefert, verwenden darf. Sie räumt der Betreiberin das nicht ausschliessliche Recht ein, es im Katalog zu zeigen, in den nötigen Grössen und Formaten zu speichern und berechtigten Personen zum Herunterladen anzubieten. Mehr Rechte gehen nicht über.</p>
<h2>Pflege und Löschung</h2>
<p>Die Firma hält ihre Daten selbst aktuell und nimmt Produkte heraus, die sie nicht mehr anbietet. Fehlerhafte, irreführende oder rechtswidrige Inhalte kann die Betreiberin sperren; sie teilt der Firma den Grund mit.</p>
<h2>Ende der Zusammenarbeit</h2>
<p>Jede Seite kann die Lieferung jederzeit beenden. Die Produkte der Firma werden dann aus dem Katalog entfernt; bis dahin kann die Firma ihre Daten vollständig exportieren. Fragen dazu beantwortet die Stelle, die im <a href="/de/imprint">Impressum</a> genannt ist.</p>`,
    en: `
<h2>Who supplies data</h2>
<p>A data supplier is any company that shows its products in the catalogue. It acts through the people who were given the right for that company; whatever they import or change counts as supplied by the company. The <a href="/en/agb">general terms and conditions</a> apply as well.</p>
<h2>Content and quality</h2>
<p>The company supplies complete, accurate and current information. This includes in particular:</p>
<ul><li>an article number that occurs only once within the company,</li><li>valid GTINs where the article has one,</li><li>technical values according to the standard to which the product refers,</li><li>texts in at least one of the languages of the catalogue.</li></ul>
<h2>Rights in texts, pictures and documents</h2>
<p>The company confirms that it may use everything it supplies. It grants the operator the non-exclusive right to show it in the catalogue, to store it in the sizes and formats required and to offer it to authorised people for download. No further rights are transferred.</p>
<h2>Maintenance and removal</h2>
<p>The company keeps its data up to date itself and takes out products that it no longer offers. The operator may block content that is wrong, misleading or unlawful and tells the company why.</p>
<h2>End of the cooperation</h2>
<p>Either side may end the supply at any time. The company’s products are then removed from the catalogue; until that moment the company can export all of its data. Questions are answered by the office named in the <a href="/en/imprint">imprint</a>.</p>`,
    fr: `
<h2>Qui fournit des données</h2>
<p>Est fournisseur de données toute entreprise qui présente ses produits dans le catalogue. Elle agit par les personnes auxquelles le droit a été accordé pour cette entreprise ; ce que ces personnes importent ou modifient est réputé fourni par l’entreprise. Les <a href="/fr/agb">conditions générales</a> s’appliquent également.</p>
<h2>Contenu et qualité</h2>
<p>L’entreprise fournit des indications complètes, exactes et à jour, notamment :</p>
<ul><li>un numéro d’article qui n’existe qu’une fois dans l’entreprise,</li><li>des GTIN valables lorsque l’article en possède,</li><li>des valeurs techniques selon la norme dont se réclame le produit,</li><li>des textes dans l’une au moins des langues du catalogue.</li></ul>
<h2>Droits sur les textes, images et documents</h2>
<p>L’entreprise confirme qu’elle peut utiliser tout ce qu’elle fournit. Elle accorde à l’exploitante le droit non exclusif de le montrer dans le catalogue, de l’enregistrer dans les tailles et formats nécessaires et de le proposer au téléchargement aux personnes autorisées. Aucun autre droit n’est transféré.</p>
<h2>Mise à jour et suppression</h2>
<p>L’entreprise tient elle-même ses données à jour et retire les produits qu’elle ne propose plus. L’exploitante peut bloquer les contenus erronés, trompeurs ou illicites ; elle en communique le motif à l’entreprise.</p>
<h2>Fin de la collaboration</h2>
<p>Chaque partie peut mettre fin à la fourniture en tout temps. Les produits de l’entreprise sont alors retirés du catalogue ; jusque-là, l’entreprise peut exporter l’ensemble de ses données. Le service indiqué dans les <a href="/fr/imprint">mentions légales</a> répond aux questions.</p>`,
    it: `
<h2>Chi fornisce dati</h2>
<p>È fornitore di dati ogni azienda che presenta i propri prodotti nel catalogo. Agisce tramite le persone a cui è stato concesso il diritto per quell’azienda; ciò che esse importano o modificano vale come fornito dall’azienda. Si applicano anche le <a href="/it/agb">condizioni generali</a>.</p>
<h2>Contenuto e qualità</h2>
<p>L’azienda fornisce indicazioni complete, corrette e aggiornate, in particolare:</p>
<ul><li>un numero d’articolo che nell’azienda compare una sola volta,</li><li>GTIN validi, se l’articolo ne ha,</li><li>valori tecnici secondo la norma a cui il prodotto si richiama,</li><li>testi in almeno una delle lingue del catalogo.</li></ul>
<h2>Diritti su testi, immagini e documenti</h2>
<p>L’azienda conferma di poter usare tutto ciò che fornisce. Concede alla gestrice il diritto non esclusivo di mostrarlo nel catalogo, di salvarlo nelle dimensioni e nei formati necessari e di offrirlo da scaricare alle persone autorizzate. Non vengono ceduti altri diritti.</p>
<h2>Aggiornamento e rimozione</h2>
<p>L’azienda tiene aggiornati i propri dati e ritira i prodotti che non offre più. La gestrice può bloccare contenuti errati, ingannevoli o illeciti e ne comunica il motivo all’azienda.</p>
<h2>Fine della collaborazione</h2>
<p>Ciascuna parte può porre fine alla fornitura in ogni momento. I prodotti dell’azienda vengono allora tolti dal catalogo; fino a quel momento l’azienda può esportare tutti i suoi dati. Alle domande risponde l’ufficio indicato nell’<a href="/it/imprint">impressum</a>.</p>`,
  },
);
