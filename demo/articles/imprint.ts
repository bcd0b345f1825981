import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { legalArticle } from './legalArticle.ts';

/** One imprint for all platforms, so it names every catalogue with its address. */
const contacts = `<ul>${Object.values(platformGroups)
  .map(({ title, contact }) => `<li>${title}: <a href="mailto:${contact}">${contact}</a></li>`)
  .join('')}</ul>`;

export const imprint = legalArticle(
  'imprint',
  { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales', it: 'Impressum' },
  {
    de: `
<h2>Betreiberin</h2>
<p>Musterbetrieb Produktkataloge AG, Musterweg 12, 9999 Musterwil. Die Gesellschaft ist erfunden; Handelsregister- und Steuernummer stehen an dieser Stelle, sobald eine wirkliche Betreiberin den Katalog führt.</p>
<h2>Kontakt</h2>
<p>Schreiben Sie der Stelle, die Ihren Katalog betreut:</p>
${contacts}
<h2>Verantwortung für die Inhalte</h2>
<p>Für Angaben zu Produkten und Firmen ist die Firma verantwortlich, die sie geliefert hat; ihre Adresse steht auf ihrer Seite. Für alle übrigen Seiten ist die Betreiberin verantwortlich. Weiteres regelt der <a href="/de/disclaimer">Haftungsausschluss</a>.</p>
<h2>Urheberrecht</h2>
<p>Texte, Bilder und Zeichnungen gehören der Betreiberin oder den Firmen, die sie geliefert haben. Was Sie damit tun dürfen, steht in den <a href="/de/agb">Allgemeinen Geschäftsbedingungen</a>.</p>`,
    en: `
<h2>Operator</h2>
<p>Musterbetrieb Produktkataloge AG, Musterweg 12, 9999 Musterwil. The company is invented; its register and tax numbers stand here as soon as a real operator runs the catalogue.</p>
<h2>Contact</h2>
<p>Write to the office in charge of your catalogue:</p>
${contacts}
<h2>Responsibility for the content</h2>
<p>Information on products and companies is the responsibility of the company that supplied it; its address stands on its page. The operator is responsible for all other pages. The <a href="/en/disclaimer">disclaimer</a> says more.</p>
<h2>Copyright</h2>
<p>Texts, pictures and drawings belong to the operator or to the companies that supplied them. What you may do with them is stated in the <a href="/en/agb">general terms and conditions</a>.</p>`,
    fr: `
<h2>Exploitante</h2>
<p>Musterbetrieb Produktkataloge AG, Musterweg 12, 9999 Musterwil. La société est fictive ; les numéros de registre et d’impôt figureront ici dès qu’une véritable exploitante gérera le catalogue.</p>
<h2>Contact</h2>
<p>Écrivez au service chargé de votre catalogue :</p>
${contacts}
<h2>Responsabilité des contenus</h2>
<p>L’entreprise qui a fourni les indications sur les produits et les entreprises en est responsable ; son adresse figure sur sa page. L’exploitante est responsable de toutes les autres pages. Voir aussi la <a href="/fr/disclaimer">clause de non-responsabilité</a>.</p>
<h2>Droits d’auteur</h2>
<p>Les textes, images et dessins appartiennent à l’exploitante ou aux entreprises qui les ont fournis. Les <a href="/fr/agb">conditions générales</a> indiquent l’usage que vous pouvez en faire.</p>`,
    it: `
<h2>Gestrice</h2>
<p>Musterbetrieb Produktkataloge AG, Musterweg 12, 9999 Musterwil. La società è inventata; i numeri di registro e fiscale compariranno qui quando una vera gestrice condurrà il catalogo.</p>
<h2>Contatto</h2>
<p>Scriva all’ufficio che cura il Suo catalogo:</p>
${contacts}
<h2>Responsabilità per i contenuti</h2>
<p>Delle indicazioni su prodotti e aziende risponde l’azienda che le ha fornite; il suo indirizzo si trova sulla sua pagina. Di tutte le altre pagine risponde la gestrice. Si veda anche l’<a href="/it/disclaimer">esclusione di responsabilità</a>.</p>
<h2>Diritto d’autore</h2>
<p>Testi, immagini e disegni appartengono alla gestrice o alle aziende che li hanno forniti. L’uso consentito è descritto nelle <a href="/it/agb">condizioni generali</a>.</p>`,
  },
);
