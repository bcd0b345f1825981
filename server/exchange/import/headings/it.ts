import type { Synonyms } from './synonyms.ts';

export const synonyms: Synonyms = {
  orgaSid: ['Identificativo azienda', 'Identificativo fornitore', 'Identificativo produttore'],
  sid: ['Identificativo prodotto', 'ID prodotto'],
  articleNumber: [
    'Codice articolo',
    'N. articolo',
    'N° articolo',
    'Nr. articolo',
    'Articolo',
    'Codice prodotto',
    'Codice produttore',
    'Numero d’ordine',
  ],
  gtins: ['Codice EAN', 'Codice a barre', 'Numero EAN'],
  title: ['Denominazione', 'Nome prodotto', 'Nome del prodotto', 'Nome', 'Testo breve'],
  subTitle: ['Testo breve 2', 'Denominazione aggiuntiva'],
  description: ['Descrizione prodotto', 'Testo lungo', 'Descrizione lunga'],
  keywords: ['Parola chiave', 'Termini di ricerca', 'Sinonimi'],
  mainCategory: ['Categoria principale', 'Gruppo merceologico', 'Gruppo di prodotti'],
  productLine: ['Serie', 'Linea', 'Gamma', 'Famiglia di prodotti', 'Linea prodotto'],
  images: ['Immagine', 'Foto'],
  rowLanguage: ['Lingua', 'Codice lingua'],
};
