import type { DemoArticle } from '../types.ts';
import type { Text, Texts } from '../text.ts';

const sampleNotice: Text = {
  de: '<p><strong>Mustertext.</strong> Dieser Text gehört zur Demonstration und bindet niemanden. Bevor der Katalog öffentlich wird, ersetzt ihn die Betreiberin durch ihren eigenen, geprüften Text.</p>',
  en: '<p><strong>Sample text.</strong> This text belongs to the demonstration and binds nobody. Before the catalogue goes public, the operator replaces it with its own reviewed text.</p>',
  fr: '<p><strong>Texte d’exemple.</strong> Ce texte fait partie de la démonstration et n’engage personne. Avant l’ouverture du catalogue au public, l’exploitante le remplace par son propre texte vérifié.</p>',
  it: '<p><strong>Testo di esempio.</strong> Questo testo fa parte della dimostrazione e non vincola nessuno. Prima dell’apertura del catalogo al pubblico, la gestrice lo sostituisce con un proprio testo verificato.</p>',
};

/** A legal article of a single block of HTML, which says of itself first that it is a sample. */
export function legalArticle(url: string, title: Texts, content: Texts): DemoArticle {
  const marked = Object.entries(content).map(([language, html]) => [
    language,
    `${sampleNotice[language as keyof Text]}\n${html.trim()}`,
  ]);
  return {
    url,
    title,
    sections: [
      { contentType: 'text', content: Object.fromEntries(marked) as Texts, position: 'left', layout: 'full' },
    ],
  };
}
