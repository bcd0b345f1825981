import type { Words } from './role.ts';

/**
 * Words of other languages, as headings of makers abroad have them: Spanish, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish,
 * Czech, Turkish. What one of ours says too, such as `marca`, stands there; each is known whole, with its compounds.
 */
export const words: Words = {
  item: 'articulo articulos producto productos pieza modelo artigo artigos produto produtos artikelen product artiklar vare varer produkter produkt towar wyrob zbozi urun',
  number: 'codigo codigos numero identificador artikelnummer nummer kod kode varenummer varenr indeks cislo',
  reference:
    'referencia referencias referentie bestelnummer bestelnr bestelcode artikelnr artikelcode productcode artnr bestillingsnummer bestallningsnummer',
  supplier: 'proveedor fornecedor leverancier leverantor leverandor dostawca dodavatel',
  name: 'nombre titulo denominacion nome designacao denominacao naam productnaam artikelnaam benaming namn benamning produktnamn navn varenavn betegnelse produktnavn nazwa nazev',
  text: 'descripcion texto descricao omschrijving artikelomschrijving productomschrijving beschrijving tekst beskrivning beskrivelse varetekst tekst opis popis tanim tanimi aciklama',
  short: 'corta corto breve curta resumida korte kort krotki kratky',
  long: 'larga completa detallada ampliada detalhada lange volledige lang dlugi dlouhy',
  more: 'adicional extra aanvullende',
  keyword: 'trefwoord trefwoorden zoekwoord zoekwoorden sokord palabra palavra',
  group:
    'familia categoria grupo rubro apartado seccion capitulo groep artikelgroep productgroep hoofdgroep categorie rubriek grupp varugrupp artikelgrupp produktgrupp kategori varegruppe produktgruppe gruppe grupa kategoria asortyment skupina kategorie',
  sub: 'subfamilia subcategoria subgrupo subgroep undergrupp undergruppe podgrupa podkategoria podskupina',
  series: 'gama coleccion linha reeks productlijn serien seria rada',
  maker: 'fabricante fabrikant produsent tillverkare producent vyrobce',
  brand: 'merk varumarke merke marke marka znacka',
  barcode: 'barras streepjescode streckkod stregkode strekkode kreskowy carovy',
  image: 'imagen imagenes imagem imagens afbeelding afbeeldingen bild billede bilde zdjecie obrazek',
  document: 'ficha hoja datablad productblad karta',
  price:
    'precio precios pvp tarifa descuento dto importe coste moneda preco precos desconto custo moeda prijs prijzen brutoprijs nettoprijs adviesprijs korting btw valuta pris priser nettopris bruttopris listpris rabatt moms cena ceny rabat sleva dph mena fiyat fiyati',
  unit: 'unidad unidades unidade eenheid eenheden besteleenheid verkoopeenheid enhet enheter enhed enheder jednostka jm jednotka eenh birim',
  quantity: 'cantidad quantidade aantal hoeveelheid antal antall ilosc mnozstvi',
  least: 'minimo minima minimos minimum minsta mindste minste minimalna minimalni',
  order: 'pedido compra venta encomenda venda bestel bestelling verkoop bestilling zamowienie objednaci',
  pack: 'caja cajas embalaje envase paquete palet bulto caixa embalagem palete verpakking verpakkingseenheid doos pallet forpackning emballage pakke emballasje opakowanie paleta baleni',
  origin: 'origen procedencia origem herkomst ursprung oprindelse opprinnelse pochodzenia puvod',
  country: 'pais land kraj zeme',
  customs:
    'arancel arancelario arancelaria aduana aduanero pauta douane goederencode tulltaxa toldtarif celni',
  successor: 'sustituto sustituye substituto vervanger vervangt ersattare erstatning zamiennik',
  filler: 'medida por para com con het van voor een per och av til na dla do',
  foreign:
    'cliente existencias almacen estado fecha observaciones estoque voorraad klant opmerking opmerkingen lager lagersaldo kund kunde magazyn uwagi sklad poznamka',
};
