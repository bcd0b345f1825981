import { legalArticle } from './legalArticle.ts';

export const agb = legalArticle(
  'agb',
  {
    de: 'Allgemeine Geschäftsbedingungen',
    en: 'General terms and conditions',
    fr: 'Conditions générales',
    it: 'Condizioni generali',
  },
  {
    de: `
<h2>Geltung</h2>
<p>Diese Bedingungen gelten für alle, die den Katalog lesen, durchsuchen oder sich dafür anmelden. Wer Daten liefert, richtet sich zusätzlich nach den <a href="/de/agb_datenlieferanten">AGB für Datenlieferanten</a>.</p>
<h2>Leistung</h2>
<p>Der Katalog zeigt Bauprodukte und die Firmen, die sie herstellen oder vertreiben. Er verkauft nichts: Angebot, Bestellung und Lieferung vereinbaren Sie unmittelbar mit der Firma, die das Produkt anbietet. Das Lesen öffentlicher Kataloge ist unentgeltlich und ohne Anmeldung möglich.</p>
<h2>Nutzung der Inhalte</h2>
<p>Sie dürfen Angaben und Bilder für Ihre eigenen Planungen, Ausschreibungen und Bauvorhaben verwenden. Nicht gestattet sind:</p>
<ul><li>das systematische Auslesen, um daraus einen anderen Katalog aufzubauen,</li><li>das Entfernen von Herkunftsangaben und Marken,</li><li>Zugriffe, die den Betrieb für andere beeinträchtigen.</li></ul>
<h2>Konto</h2>
<p>Ein Konto gehört einer Person und wird nicht geteilt. Halten Sie Ihr Passwort geheim und melden Sie uns, wenn jemand anderes Ihr Konto benutzt hat. Sie können Ihr Konto jederzeit aufgeben; wir können es sperren, wenn diese Bedingungen verletzt werden.</p>
<h2>Verfügbarkeit und Änderungen</h2>
<p>Wir halten den Katalog sorgfältig in Betrieb, versprechen aber keine ununterbrochene Verfügbarkeit. Was für die Richtigkeit der Angaben gilt, steht im <a href="/de/disclaimer">Haftungsausschluss</a>. Ändern sich diese Bedingungen, gilt die Fassung, die hier steht, ab ihrer Veröffentlichung.</p>`,
    en: `
<h2>Scope</h2>
<p>These terms apply to everyone who reads or searches the catalogue or signs in to it. Whoever supplies data also observes the <a href="/en/agb_datenlieferanten">terms for data suppliers</a>.</p>
<h2>Service</h2>
<p>The catalogue shows building products and the companies that make or sell them. It sells nothing itself: offers, orders and deliveries are agreed directly with the company that offers the product. Reading public catalogues is free of charge and needs no account.</p>
<h2>Use of the content</h2>
<p>You may use information and pictures for your own designs, tenders and building projects. You may not:</p>
<ul><li>extract the content systematically in order to build another catalogue,</li><li>remove statements of origin or trade marks,</li><li>access the catalogue in ways that impair it for others.</li></ul>
<h2>Account</h2>
<p>An account belongs to one person and is not shared. Keep your password secret and tell us if somebody else has used your account. You may give up your account at any time; we may suspend it if these terms are broken.</p>
<h2>Availability and changes</h2>
<p>We operate the catalogue with care but do not promise that it is always available. What applies to the accuracy of the information is stated in the <a href="/en/disclaimer">disclaimer</a>. When these terms change, the version shown here applies from its publication.</p>`,
    fr: `
<h2>Champ d’application</h2>
<p>Les présentes conditions s’appliquent à toute personne qui lit le catalogue, y effectue des recherches ou s’y connecte. Les fournisseurs de données respectent en outre les <a href="/fr/agb_datenlieferanten">conditions pour fournisseurs de données</a>.</p>
<h2>Prestation</h2>
<p>Le catalogue présente des produits de construction et les entreprises qui les fabriquent ou les distribuent. Il ne vend rien : l’offre, la commande et la livraison se conviennent directement avec l’entreprise qui propose le produit. La lecture des catalogues publics est gratuite et sans inscription.</p>
<h2>Utilisation des contenus</h2>
<p>Vous pouvez utiliser les indications et les images pour vos propres projets, appels d’offres et chantiers. Il n’est pas permis :</p>
<ul><li>d’extraire systématiquement les contenus pour constituer un autre catalogue,</li><li>de supprimer les mentions d’origine et les marques,</li><li>d’accéder au catalogue d’une manière qui gêne les autres utilisateurs.</li></ul>
<h2>Compte</h2>
<p>Un compte appartient à une seule personne et ne se partage pas. Gardez votre mot de passe secret et signalez-nous toute utilisation par un tiers. Vous pouvez renoncer à votre compte en tout temps ; nous pouvons le bloquer en cas de violation des présentes conditions.</p>
<h2>Disponibilité et modifications</h2>
<p>Nous exploitons le catalogue avec soin, sans garantir une disponibilité ininterrompue. L’exactitude des indications est traitée dans la <a href="/fr/disclaimer">clause de non-responsabilité</a>. En cas de modification, la version affichée ici s’applique dès sa publication.</p>`,
    it: `
<h2>Campo di applicazione</h2>
<p>Le presenti condizioni valgono per chiunque legga il catalogo, vi svolga ricerche o vi acceda con un conto. Chi fornisce dati osserva inoltre le <a href="/it/agb_datenlieferanten">condizioni per fornitori di dati</a>.</p>
<h2>Prestazione</h2>
<p>Il catalogo presenta prodotti per l’edilizia e le aziende che li fabbricano o li distribuiscono. Non vende nulla: offerta, ordine e fornitura si concordano direttamente con l’azienda che propone il prodotto. La lettura dei cataloghi pubblici è gratuita e non richiede registrazione.</p>
<h2>Uso dei contenuti</h2>
<p>Può usare indicazioni e immagini per i Suoi progetti, bandi e cantieri. Non è consentito:</p>
<ul><li>estrarre sistematicamente i contenuti per costruire un altro catalogo,</li><li>rimuovere indicazioni di provenienza e marchi,</li><li>accedere al catalogo in modo da disturbare gli altri utenti.</li></ul>
<h2>Conto</h2>
<p>Un conto appartiene a una sola persona e non si condivide. Tenga segreta la password e ci avvisi se qualcun altro ha usato il Suo conto. Può rinunciare al conto in ogni momento; possiamo bloccarlo se queste condizioni vengono violate.</p>
<h2>Disponibilità e modifiche</h2>
<p>Gestiamo il catalogo con cura, senza promettere una disponibilità ininterrotta. Per l’esattezza delle indicazioni vale quanto scritto nell’<a href="/it/disclaimer">esclusione di responsabilità</a>. In caso di modifiche vale la versione qui pubblicata dal momento della pubblicazione.</p>`,
  },
);
