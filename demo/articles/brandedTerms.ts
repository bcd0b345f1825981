import { platformGroups } from '../../resources/platform/platformGroups.ts';
import type { DemoArticle } from '../types.ts';
import { legalArticle } from './legalArticle.ts';

/** The terms of a railway's own catalogue, in the one language that its platforms speak. */
export function brandedTerms(group: 'rhb' | 'mgbahn'): DemoArticle {
  const { title, contact } = platformGroups[group];
  return legalArticle(
    `agb-${group}`,
    { de: `Nutzungsbedingungen ${title}` },
    {
      de: `
<h2>Zweck</h2>
<p>Der ${title} beschreibt Anlagen und Bauteile der Bahn, damit Unterhalt, Erneuerung und Projektierung von denselben Angaben ausgehen. Diese Bedingungen gelten an der Stelle der allgemeinen Geschäftsbedingungen.</p>
<h2>Wer den Katalog nutzt</h2>
<p>Der Katalog ist öffentlich lesbar. Er richtet sich an Mitarbeitende der Bahn sowie an Planungsbüros und Unternehmen, die für sie arbeiten. Ändern dürfen ihn Personen, denen die Bahn das Recht für ein Projekt erteilt hat.</p>
<h2>Verbindlichkeit der Angaben</h2>
<p>Die Angaben geben den bekannten Zustand wieder. Vor Arbeiten an der Anlage sind sie am Ort zu prüfen. Für Arbeiten im Gleisbereich und an der Fahrleitung gelten die Sicherheitsvorschriften der Bahn; der Katalog ersetzt keine Freigabe.</p>
<h2>Weitergabe</h2>
<p>Angaben und Bilder dürfen für Aufträge der Bahn verwendet und an die daran Beteiligten weitergegeben werden. Jede andere Veröffentlichung braucht die Zustimmung der Bahn.</p>
<h2>Pflege der Daten</h2>
<p>Wer eine Abweichung feststellt, meldet sie an <a href="mailto:${contact}">${contact}</a>. Wie mit personenbezogenen Daten umgegangen wird, steht in der <a href="/de/privacypolicy">Datenschutzerklärung</a>.</p>`,
    },
  );
}
