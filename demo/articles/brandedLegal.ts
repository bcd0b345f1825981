import { platformGroups } from '../../resources/platform/platformGroups.ts';
import type { DemoArticle } from '../types.ts';
import { brandedTerms } from './brandedTerms.ts';
import { disclaimer } from './disclaimer.ts';
import { imprint } from './imprint.ts';
import { legalArticle } from './legalArticle.ts';
import { privacypolicy } from './privacypolicy.ts';

type Railway = 'rhb' | 'mgbahn';

/** The legal pages of a railway's own catalogue, in its words and in the one language that its platforms speak. */
export function brandedLegal(group: Railway): DemoArticle[] {
  return [
    brandedTerms(group),
    termsOfProjects(group),
    reworded(disclaimer, group, [
      ['Angaben zu Produkten</h2>', 'Angaben zu Objekten</h2>'],
      [
        'Die Angaben zu Produkten stammen von den Firmen, die sie liefern.',
        'Die Angaben zu Objekten stammen aus den Projekten, die sie erfassen.',
      ],
      [
        'das technische Datenblatt, die Leistungserklärung und die Auskunft des Herstellers',
        'die Pläne, die Akten der Anlage und der Zustand am Ort',
      ],
      ['Ob ein Produkt für eine Anwendung', 'Ob ein Objekt für eine Verwendung'],
      ['Bilder zeigen ein Produkt beispielhaft.', 'Bilder zeigen ein Objekt beispielhaft.'],
      ['von der gelieferten Ausführung', 'vom eingebauten Zustand'],
    ]),
    reworded(privacypolicy, group, [['ein Produkt oder eine Firma', 'ein Objekt oder ein Projekt']]),
    reworded(imprint, group, [
      ['Musterbetrieb Produktkataloge AG', 'Musterbetrieb Objektkataloge AG'],
      [
        'Für Angaben zu Produkten und Firmen ist die Firma verantwortlich, die sie geliefert hat; ihre Adresse steht auf ihrer Seite.',
        'Für Angaben zu Objekten ist das Projekt verantwortlich, das sie erfasst hat; wohin Sie sich wenden, steht auf seiner Seite.',
      ],
      ['oder den Firmen, die sie geliefert haben', 'oder den Projekten, die sie erfasst haben'],
      ['Allgemeinen Geschäftsbedingungen', 'Nutzungsbedingungen'],
    ]),
  ];
}

/** What is said for all in other words. Throws where it is not said any more. */
function reworded(
  { url, title, sections }: DemoArticle,
  group: Railway,
  words: readonly (readonly [general: string, own: string])[],
): DemoArticle {
  const [section] = sections;
  if (section?.contentType !== 'text') throw new Error(`${url} begins with no text.`);
  let text = section.content.de ?? '';
  for (const [general, own] of words) {
    if (!text.includes(general)) throw new Error(`${url} does not say "${general}".`);
    text = text.replaceAll(general, own);
  }
  return {
    url: `${url}-${group}`,
    title: { de: title.de },
    sections: [{ ...section, content: { de: text } }],
  };
}

/** In the place of the terms for suppliers. */
function termsOfProjects(group: Railway): DemoArticle {
  const { title } = platformGroups[group];
  return legalArticle(
    `agb_datenlieferanten-${group}`,
    { de: 'Bedingungen für Projekte' },
    {
      de: `
<h2>Wer Daten erfasst</h2>
<p>Im ${title} erfasst jedes Projekt seine Objekte selbst. Es handelt durch Personen, denen die Bahn das Recht für dieses Projekt erteilt hat. Daneben gelten die <a href="/de/agb">Nutzungsbedingungen</a>.</p>
<h2>Inhalt und Qualität</h2>
<p>Das Projekt erfasst vollständige, zutreffende und aktuelle Angaben. Dazu gehören insbesondere:</p>
<ul><li>eine Objektnummer, die innerhalb des Projekts nur einmal vorkommt,</li><li>technische Werte nach der Norm, die für das Objekt gilt,</li><li>Bilder, die den Zustand am Ort zeigen.</li></ul>
<h2>Pflege und Löschung</h2>
<p>Das Projekt hält seine Daten aktuell und nimmt Objekte heraus, die es nicht mehr gibt. Fehlerhafte oder irreführende Inhalte kann die Bahn sperren; sie teilt dem Projekt den Grund mit.</p>
<h2>Abschluss des Projekts</h2>
<p>Ist ein Projekt abgeschlossen, so gehen seine Objekte an die Stelle über, die die Anlage unterhält. Fragen dazu beantwortet die Stelle, die im <a href="/de/imprint">Impressum</a> genannt ist.</p>`,
    },
  );
}
