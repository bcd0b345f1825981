import type { DemoArticle } from '../types.ts';

export const produktdatenMitIfc: DemoArticle = {
  url: 'produktdaten-mit-ifc',
  title: {
    de: 'Vom Produkt ins Modell: Daten mit IFC-Klassen finden',
    en: 'From product to model: finding data by IFC class',
    fr: 'Du produit au modèle : trouver les données par classe IFC',
    it: 'Dal prodotto al modello: trovare i dati per classe IFC',
  },
  sections: [
    {
      contentType: 'text',
      position: 'left',
      layout: 'equal',
      content: {
        de: '<h2>Dieselbe Sprache</h2><p>Im Modell heisst ein Fenster IfcWindow, im Katalog liegt es in einer Kategorie. Jede Kategorie kennt die IFC-Klassen, die zu ihr gehören. Geben Sie in der <a href="/de/search">Suche</a> eine Klasse ein, etwa «IfcDoor», und Sie stehen in der richtigen Kategorie.</p>',
        en: '<h2>The same language</h2><p>In the model a window is called IfcWindow, in the catalogue it lies in a category. Every category knows the IFC classes that belong to it. Type a class such as “IfcDoor” into the <a href="/en/search">search</a>, and you are in the right category.</p>',
        fr: '<h2>La même langue</h2><p>Dans le modèle, une fenêtre s’appelle IfcWindow ; dans le catalogue, elle se trouve dans une catégorie. Chaque catégorie connaît les classes IFC qui lui correspondent. Saisissez une classe, par exemple « IfcDoor », dans la <a href="/fr/search">recherche</a> et vous êtes dans la bonne catégorie.</p>',
        it: '<h2>La stessa lingua</h2><p>Nel modello una finestra si chiama IfcWindow, nel catalogo si trova in una categoria. Ogni categoria conosce le classi IFC che le appartengono. Inserisca una classe, per esempio «IfcDoor», nella <a href="/it/search">ricerca</a> ed è nella categoria giusta.</p>',
      },
    },
    { contentType: 'image', position: 'right', layout: 'equal', picture: 'innentuer-weiss' },
    {
      contentType: 'text',
      position: 'left',
      layout: 'full',
      content: {
        de: '<h2>Was ein Produkt ins Modell mitbringt</h2><p>Abmessungen, Brandklasse, Schalldämmung und Wärmewerte tragen im ganzen Katalog dieselben Namen und Einheiten. Wer sie einmal den Eigenschaften seines Modells zugeordnet hat, kann das Produkt später gegen ein gleichwertiges tauschen. Die GTIN und die Artikelnummer der Firma machen das gewählte Produkt eindeutig.</p>',
        en: '<h2>What a product brings into the model</h2><p>Dimensions, fire class, sound insulation and thermal values have the same names and units throughout the catalogue. Once they are mapped to the properties of your model, the product can later be exchanged for an equivalent one. The GTIN and the company’s article number identify the chosen product.</p>',
        fr: '<h2>Ce qu’un produit apporte au modèle</h2><p>Dimensions, classe de feu, isolation acoustique et valeurs thermiques portent les mêmes noms et unités dans tout le catalogue. Une fois associées aux propriétés de votre modèle, elles permettent d’échanger le produit contre un équivalent. Le GTIN et le numéro d’article de l’entreprise identifient le produit choisi.</p>',
        it: '<h2>Che cosa porta un prodotto nel modello</h2><p>Dimensioni, classe antincendio, isolamento acustico e valori termici hanno gli stessi nomi e le stesse unità in tutto il catalogo. Una volta associati alle proprietà del Suo modello, permettono di sostituire il prodotto con uno equivalente. Il GTIN e il numero d’articolo dell’azienda identificano il prodotto scelto.</p>',
      },
    },
  ],
};
