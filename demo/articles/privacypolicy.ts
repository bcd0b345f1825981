import { legalArticle } from './legalArticle.ts';

export const privacypolicy = legalArticle(
  'privacypolicy',
  {
    de: 'Datenschutzerklärung',
    en: 'Privacy policy',
    fr: 'Protection des données',
    it: 'Protezione dei dati',
  },
  {
    de: `
<h2>Wer verantwortlich ist</h2>
<p>Verantwortlich für die Bearbeitung Ihrer Daten ist die Betreiberin, die im <a href="/de/imprint">Impressum</a> genannt ist. Dort finden Sie auch die Adresse für Fragen und Begehren zum Datenschutz.</p>
<h2>Besuch ohne Anmeldung</h2>
<p>Öffentliche Kataloge lesen Sie, ohne uns zu sagen, wer Sie sind. Wir zählen, wie oft ein Produkt oder eine Firma an einem Tag angesehen wird. Gespeichert wird nur die Summe des Tages, nicht wer die Seite angesehen hat.</p>
<h2>Cookies und Speicher des Browsers</h2>
<p>Wir verwenden Cookies und den Speicher des Browsers nur für das, was der Katalog braucht:</p>
<ul><li>Ihre Zustimmung und Ihre Sprache,</li><li>Ihre Anmeldung,</li><li>den Schutz von Formularen vor fremden Absendern.</li></ul>
<p>Werbenetze und Analysedienste Dritter binden wir nicht ein. Ein Video einer fremden Plattform wird erst geladen, wenn Sie es anklicken.</p>
<h2>Konto und Newsletter</h2>
<p>Für ein Konto speichern wir Benutzername, E-Mail-Adresse und die erteilten Rechte. Den Newsletter senden wir erst, wenn Sie die Bestellung über den Link in unserer E-Mail bestätigt haben. Jede Ausgabe enthält einen Link zum Abbestellen.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung und Löschung Ihrer Daten verlangen und eine Zustimmung jederzeit zurückziehen. Ausserdem können Sie sich an die zuständige Aufsichtsbehörde wenden.</p>`,
    en: `
<h2>Who is responsible</h2>
<p>The operator named in the <a href="/en/imprint">imprint</a> is responsible for the processing of your data. There you also find the address for questions and requests concerning privacy.</p>
<h2>Visits without signing in</h2>
<p>You can read public catalogues without telling us who you are. We count how often a product or a company is viewed on a day. Only the sum of the day is stored, not who viewed the page.</p>
<h2>Cookies and browser storage</h2>
<p>We use cookies and the storage of the browser only for what the catalogue needs:</p>
<ul><li>your consent and your language,</li><li>your sign-in,</li><li>the protection of forms against foreign senders.</li></ul>
<p>We do not embed advertising networks or analytics services of third parties. A video of another platform is loaded only once you click on it.</p>
<h2>Account and newsletter</h2>
<p>For an account we store the user name, the e-mail address and the rights granted. We send the newsletter only after you have confirmed the order by the link in our e-mail. Every issue contains a link to unsubscribe.</p>
<h2>Your rights</h2>
<p>You may ask for access to your data, for their correction and for their erasure, and you may withdraw a consent at any time. You may also turn to the competent supervisory authority.</p>`,
    fr: `
<h2>Responsable</h2>
<p>L’exploitante indiquée dans les <a href="/fr/imprint">mentions légales</a> est responsable du traitement de vos données. Vous y trouvez aussi l’adresse pour les questions et les demandes relatives à la protection des données.</p>
<h2>Visite sans connexion</h2>
<p>Vous lisez les catalogues publics sans nous dire qui vous êtes. Nous comptons combien de fois un produit ou une entreprise est consulté par jour. Seule la somme de la journée est enregistrée, et non l’identité des visiteurs.</p>
<h2>Cookies et stockage du navigateur</h2>
<p>Nous n’utilisons les cookies et le stockage du navigateur que pour ce dont le catalogue a besoin :</p>
<ul><li>votre consentement et votre langue,</li><li>votre connexion,</li><li>la protection des formulaires contre des expéditeurs étrangers.</li></ul>
<p>Nous n’intégrons ni réseaux publicitaires ni services d’analyse de tiers. Une vidéo d’une autre plateforme n’est chargée que lorsque vous cliquez dessus.</p>
<h2>Compte et newsletter</h2>
<p>Pour un compte, nous enregistrons le nom d’utilisateur, l’adresse e-mail et les droits accordés. Nous n’envoyons la newsletter qu’après confirmation de l’inscription par le lien contenu dans notre e-mail. Chaque numéro contient un lien de désinscription.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander l’accès à vos données, leur rectification et leur effacement, et retirer un consentement en tout temps. Vous pouvez aussi vous adresser à l’autorité de surveillance compétente.</p>`,
    it: `
<h2>Chi è responsabile</h2>
<p>Responsabile del trattamento dei Suoi dati è la gestrice indicata nell’<a href="/it/imprint">impressum</a>. Lì trova anche l’indirizzo per domande e richieste sulla protezione dei dati.</p>
<h2>Visita senza accesso</h2>
<p>Può leggere i cataloghi pubblici senza dirci chi è. Contiamo quante volte al giorno un prodotto o un’azienda viene consultato. Viene salvata solo la somma della giornata, non chi ha visto la pagina.</p>
<h2>Cookie e memoria del browser</h2>
<p>Usiamo i cookie e la memoria del browser solo per ciò che serve al catalogo:</p>
<ul><li>il Suo consenso e la Sua lingua,</li><li>il Suo accesso,</li><li>la protezione dei moduli da mittenti estranei.</li></ul>
<p>Non integriamo reti pubblicitarie né servizi di analisi di terzi. Un video di un’altra piattaforma viene caricato solo quando vi clicca sopra.</p>
<h2>Conto e newsletter</h2>
<p>Per un conto salviamo nome utente, indirizzo e-mail e diritti concessi. Inviamo la newsletter solo dopo la conferma dell’iscrizione tramite il link nella nostra e-mail. Ogni numero contiene un link per disdire.</p>
<h2>I Suoi diritti</h2>
<p>Può chiedere l’accesso ai Suoi dati, la loro rettifica e la loro cancellazione, e revocare un consenso in ogni momento. Può inoltre rivolgersi all’autorità di vigilanza competente.</p>`,
  },
);
