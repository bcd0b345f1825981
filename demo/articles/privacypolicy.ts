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
<p>Öffentliche Kataloge lesen Sie, ohne uns zu sagen, wer Sie sind. Wir zählen, wie oft ein Produkt oder eine Firma an einem Tag angesehen wird. Gespeichert wird nur die Summe des Tages. Damit niemand zweimal zählt, behalten wir von Ihrer Netzadresse bis zum Ende des Tages eine Prüfsumme, aus der sich die Adresse nicht zurückrechnen lässt, wenn der Tag vorbei ist.</p>
<p>Suchen, die nichts oder nur Ähnliches finden, und was danach geöffnet wird, merken wir uns 90 Tage lang, ohne festzuhalten, von wem sie kamen.</p>
<h2>Cookies und Speicher des Browsers</h2>
<p>Wir verwenden Cookies und den Speicher des Browsers nur für das, was der Katalog braucht:</p>
<ul><li>Ihre Antwort auf die Frage nach Cookies und, wenn Sie zustimmen, Ihre Sprache: ein Jahr, oder bis Sie die Zustimmung zurückziehen,</li><li>Ihre Anmeldung und Ihre Rechte, bis Sie sich abmelden,</li><li>den Schutz von Formularen vor fremden Absendern,</li><li>Ihre Merkliste und Ihren Vergleich, bis Sie sie leeren,</li><li>wie Sie Listen ansehen (Bilder, Zeilen oder Tabelle), bis Sie es ändern,</li><li>für die Dauer des Besuchs Ihre letzten Suchen, die Sprache der Seite, die Filter und Seiten Ihrer Listen, was Sie zuletzt geöffnet oder aufgeklappt haben und welche Seite Sie nach der Anmeldung sehen wollten,</li><li>wenn Sie Daten pflegen: bis Sie sich abmelden, wie Sie Ihre Listen eingerichtet haben und auf welche Importe Sie warten und wie sie ausgingen, welche Dateien noch hochgeladen werden, und, bis Sie speichern oder verwerfen und höchstens 30 Tage, eine Kopie des Ungespeicherten.</li></ul>
<p>Merkliste, Vergleich und letzte Suchen werden im Browser gespeichert; die Seiten von Merkliste und Vergleich haben ihren Inhalt in der Adresse, und wer deren Link weitergibt, gibt mit ihm die Liste weiter. Sind Sie angemeldet, so liegen Ihre Listen mit Namen, Mengen und Bemerkungen auch in Ihrem Konto, bis Sie sie oder das Konto löschen; mit dem Abmelden gehen sie aus dem Browser.</p>
<p>Werbenetze und Analysedienste Dritter binden wir nicht ein. Ein Video einer fremden Plattform wird erst geladen, wenn Sie es anklicken.</p>
<h2>Konto und Newsletter</h2>
<p>Für ein Konto speichern wir Benutzername, E-Mail-Adresse und die erteilten Rechte. Wer Daten pflegt, von dem halten wir zwei Jahre lang fest, was wann und von welcher Netzadresse aus geändert wurde. Den Newsletter senden wir erst, wenn Sie die Bestellung über den Link in unserer E-Mail bestätigt haben. Jede Ausgabe enthält einen Link zum Abbestellen.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung und Löschung Ihrer Daten verlangen und eine Zustimmung jederzeit zurückziehen. Ausserdem können Sie sich an die zuständige Aufsichtsbehörde wenden.</p>`,
    en: `
<h2>Who is responsible</h2>
<p>The operator named in the <a href="/en/imprint">imprint</a> is responsible for the processing of your data. There you also find the address for questions and requests concerning privacy.</p>
<h2>Visits without signing in</h2>
<p>You can read public catalogues without telling us who you are. We count how often a product or a company is viewed on a day. Only the sum of the day is stored. So that nobody counts twice, we keep a checksum of your network address until the end of the day; once the day is over, the address cannot be worked out from it.</p>
<p>Searches that find nothing or only what comes near, and what is opened then, are kept for 90 days, without noting whom they came from.</p>
<h2>Cookies and browser storage</h2>
<p>We use cookies and the storage of the browser only for what the catalogue needs:</p>
<ul><li>your answer to the question about cookies and, if you agree, your language: for a year, or until you withdraw your consent,</li><li>your sign-in and your rights, until you sign out,</li><li>the protection of forms against foreign senders,</li><li>your shortlist and your comparison, until you clear them,</li><li>how you look at lists (pictures, rows or a table), until you change it,</li><li>for as long as the visit lasts your last searches, the language of the page, the filters and pages of your lists, what you last opened or unfolded, and which page you wanted to see after signing in,</li><li>if you keep data: until you sign out, how you arranged your lists and which imports you are waiting for and how they ended, which files are still being uploaded, and, until you save or discard it and for 30 days at most, a copy of what is not saved.</li></ul>
<p>Shortlist, comparison and last searches are stored in the browser; the pages of shortlist and comparison have their contents in the address, and whoever passes on their link passes on the list with it. If you are signed in, your lists with names, quantities and notes are in your account too, until you delete them or the account; signing out takes them out of the browser.</p>
<p>We do not embed advertising networks or analytics services of third parties. A video of another platform is loaded only once you click on it.</p>
<h2>Account and newsletter</h2>
<p>For an account we store the user name, the e-mail address and the rights granted. Of whoever keeps data we record for two years what was changed, when, and from which network address. We send the newsletter only after you have confirmed the order by the link in our e-mail. Every issue contains a link to unsubscribe.</p>
<h2>Your rights</h2>
<p>You may ask for access to your data, for their correction and for their erasure, and you may withdraw a consent at any time. You may also turn to the competent supervisory authority.</p>`,
    fr: `
<h2>Responsable</h2>
<p>L’exploitante indiquée dans les <a href="/fr/imprint">mentions légales</a> est responsable du traitement de vos données. Vous y trouvez aussi l’adresse pour les questions et les demandes relatives à la protection des données.</p>
<h2>Visite sans connexion</h2>
<p>Vous lisez les catalogues publics sans nous dire qui vous êtes. Nous comptons combien de fois un produit ou une entreprise est consulté par jour. Seule la somme de la journée est enregistrée. Pour que personne ne compte deux fois, nous gardons jusqu’à la fin de la journée une empreinte de votre adresse réseau; la journée passée, l’adresse ne peut plus en être déduite.</p>
<p>Les recherches sans résultat ou seulement approchantes, et ce qui est ouvert ensuite, sont conservés 90 jours, sans indication de leur auteur.</p>
<h2>Cookies et stockage du navigateur</h2>
<p>Nous n’utilisons les cookies et le stockage du navigateur que pour ce dont le catalogue a besoin :</p>
<ul><li>votre réponse à la question sur les cookies et, si vous acceptez, votre langue : pendant un an, ou jusqu’au retrait de votre accord,</li><li>votre connexion et vos droits, jusqu’à la déconnexion,</li><li>la protection des formulaires contre des expéditeurs étrangers,</li><li>votre sélection et votre comparaison, jusqu’à ce que vous les vidiez,</li><li>comment vous regardez les listes (images, lignes ou tableau), jusqu’à ce que vous le changiez,</li><li>pendant la visite, vos dernières recherches, la langue de la page, les filtres et les pages de vos listes, ce que vous avez ouvert ou déplié en dernier et la page que vous vouliez voir après la connexion,</li><li>si vous gérez des données : jusqu’à votre déconnexion, la disposition de vos listes et les importations que vous attendez et leur issue, quels fichiers sont encore envoyés, et, jusqu’à l’enregistrement ou l’abandon et pendant 30 jours au plus, une copie de ce qui n’est pas enregistré.</li></ul>
<p>La sélection, la comparaison et les dernières recherches sont enregistrées dans le navigateur ; les pages de la sélection et de la comparaison ont leur contenu dans l’adresse, et qui transmet leur lien transmet la liste avec lui. Si vous êtes connecté, vos listes avec noms, quantités et remarques sont aussi dans votre compte, jusqu’à ce que vous les supprimiez ou supprimiez le compte ; en vous déconnectant, vous les retirez du navigateur.</p>
<p>Nous n’intégrons ni réseaux publicitaires ni services d’analyse de tiers. Une vidéo d’une autre plateforme n’est chargée que lorsque vous cliquez dessus.</p>
<h2>Compte et newsletter</h2>
<p>Pour un compte, nous enregistrons le nom d’utilisateur, l’adresse e-mail et les droits accordés. De qui gère des données, nous conservons pendant deux ans ce qui a été modifié, quand et depuis quelle adresse réseau. Nous n’envoyons la newsletter qu’après confirmation de l’inscription par le lien contenu dans notre e-mail. Chaque numéro contient un lien de désinscription.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander l’accès à vos données, leur rectification et leur effacement, et retirer un consentement en tout temps. Vous pouvez aussi vous adresser à l’autorité de surveillance compétente.</p>`,
    it: `
<h2>Chi è responsabile</h2>
<p>Responsabile del trattamento dei Suoi dati è la gestrice indicata nell’<a href="/it/imprint">impressum</a>. Lì trova anche l’indirizzo per domande e richieste sulla protezione dei dati.</p>
<h2>Visita senza accesso</h2>
<p>Può leggere i cataloghi pubblici senza dirci chi è. Contiamo quante volte al giorno un prodotto o un’azienda viene consultato. Viene salvata solo la somma della giornata. Perché nessuno conti due volte, conserviamo fino alla fine della giornata un’impronta del suo indirizzo di rete; passata la giornata, l’indirizzo non se ne può più ricavare.</p>
<p>Le ricerche senza risultato o con soli risultati simili, e ciò che viene aperto in seguito, sono conservati per 90 giorni, senza annotare da chi provengono.</p>
<h2>Cookie e memoria del browser</h2>
<p>Usiamo i cookie e la memoria del browser solo per ciò che serve al catalogo:</p>
<ul><li>la Sua risposta alla domanda sui cookie e, se acconsente, la Sua lingua: per un anno, o fino alla revoca del consenso,</li><li>il Suo accesso e i Suoi diritti, fino all’uscita,</li><li>la protezione dei moduli da mittenti estranei,</li><li>la Sua selezione e il Suo confronto, finché non li svuota,</li><li>come guarda le liste (immagini, righe o tabella), finché non lo cambia,</li><li>per la durata della visita le Sue ultime ricerche, la lingua della pagina, i filtri e le pagine delle Sue liste, ciò che ha aperto per ultimo e la pagina che voleva vedere dopo l’accesso,</li><li>se cura dati: fino all’uscita, come ha disposto le Sue liste e quali importazioni attende e come sono finite, quali file sono ancora in caricamento, e, finché non salva o scarta e per 30 giorni al massimo, una copia di ciò che non è salvato.</li></ul>
<p>La selezione, il confronto e le ultime ricerche sono salvati nel browser; le pagine della selezione e del confronto hanno il loro contenuto nell’indirizzo, e chi ne trasmette il link trasmette con esso la lista. Se ha effettuato l’accesso, le Sue liste con nomi, quantità e osservazioni sono anche nel Suo account, finché non le elimina o non elimina l’account; uscendo, vengono tolte dal browser.</p>
<p>Non integriamo reti pubblicitarie né servizi di analisi di terzi. Un video di un’altra piattaforma viene caricato solo quando vi clicca sopra.</p>
<h2>Conto e newsletter</h2>
<p>Per un conto salviamo nome utente, indirizzo e-mail e diritti concessi. Di chi cura dati conserviamo per due anni che cosa è stato modificato, quando e da quale indirizzo di rete. Inviamo la newsletter solo dopo la conferma dell’iscrizione tramite il link nella nostra e-mail. Ogni numero contiene un link per disdire.</p>
<h2>I Suoi diritti</h2>
<p>Può chiedere l’accesso ai Suoi dati, la loro rettifica e la loro cancellazione, e revocare un consenso in ogni momento. Può inoltre rivolgersi all’autorità di vigilanza competente.</p>`,
  },
);
