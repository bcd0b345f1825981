import type { Words } from './role.ts';

export const words: Words = {
  item: 'artikel art produkt produkte prod ware material sachnummer sachnr teil teile bauteil element objekt modell katalog werkstück typnummer modellnummer typ',
  number: 'idnr idnummer nummer nr nummern nrn num id kennung schlüssel code kode ident identnummer identnr',
  reference: 'referenz ref bestellnummer matnr idnlf',
  supplier: 'lieferant lieferanten lief hersteller herst werk werks fabrik',
  own: 'eigen eigene intern interne unsere unser haus',
  name: 'bezeichnung bez benennung name titel maktx betreff artikelname kurzbezeichnung kurztext bezeichner ardesart handelsname handelsbezeichnung typenbezeichnung typbezeichnung modellbezeichnung',
  text: 'txt text langtext angebotstext preislistentext katalogtext beschreibung beschr beschrieb beschreibungsfeld beschreibungstext',
  short: 'kurz kassenbon bon etikett regaletikett etiketten label display',
  long: 'lang angebot offert offerten ausführlich detail details detaillierte angebots ausschreibungs marketing werbe vermarktungs katalogtext preislistentext langtext angebotstext lv leistungsverzeichnis technische technischer',
  more: 'zusatz zus weitere ergänzung ergänzende ergänzender unter',
  keyword:
    'suchbegriff suchbegriffe suchwort suchwörter schlagwort schlagworte stichwort stichworte matchcode synonyme schlüsselwort schlüsselwörter suche',
  group:
    'hg pg modellgruppe modellgr pgr pgrp prodgr prodgruppe warengruppe warengruppen hwg uwg gruppe gruppen kategorie kategorien kat rubrik sparte bereich wgr wg hauptgruppe obergruppe kapitel matkl wgbez sortiment sortimentsbereich artikelgruppe produktgruppe warengrp grp gr gruppenbezeichnung hierarchie produkthierarchie teilegruppe fachgruppe materialgruppe themengebiet produktart produkttyp produktklasse artikelart artikeltyp warenart warentyp warengattung',
  goods: 'waren',
  main: 'haupt ober level stufe ebene',
  sub: 'ug sub unterkategorie unterwarengruppe untergruppe subkategorie',
  path: 'pfad baum',
  series:
    'familie serie baureihe linie programm sortiment kollektion reihe produktfamilie produktlinie modellreihe typenreihe systemfamilie designlinie kollektionsname',
  maker: 'hersteller herst produzent fabrikant',
  document:
    'datenblatt datenblätter merkblatt montageanleitung anleitung bedienungsanleitung sicherheitsdatenblatt leistungserklärung prospekt zertifikat dokument dokumente pdf massblatt maßblatt unterlage unterlagen masszeichnung zeichnungsdatei einbauanleitung verarbeitungsanleitung produktblatt epd sdb ce prüfzeugnis eulumdat ldt cad bim',
  brand: 'marke fabrikat markenname',
  barcode: 'ean gtin barcode strichcode upc ean-code',
  image: 'bild bilder foto fotos abbildung abb produktbild produktfoto',
  address: 'link url pfad adresse datei dateiname verweis',
  price:
    'preis preise rabatt rabatte rabattgruppe rg rabattsatz mwst ust steuer steuersatz währung whg kosten vk ek uvp listenpreis preiseinheit preisgruppe preisgr bruttopreis nettopreis staffel staffelpreis bonus zuschlag eur chf preiskennzeichen preiskennz konditionen skonto vrg kbetr netpr vp zuschlag ep gp',
  unit: 'einheit einheiten me eh meins bstme vrkme mengeneinheit masseinheit maßeinheit verkaufseinheit vke meh mge vkeh eht vpeinh',
  order:
    'auftrag auftrags auftr vk abgabe bestell best bestellung abnahme abn verkaufs verkauf liefer verrechnungs verk bezug bezugs',
  least:
    'mbm mind mindest min minimale minimal minimum kleinste los kleinster kleinstes bestelllos abnahme- schritt bestellschritt intervall',
  quantity: 'bm menge mengen mbm mg mng anzahl anz stückzahl',
  pack: 'verpackung verpackungs vpe ve gebinde karton palette paletten umkarton versand paket pack packung beutel schachtel bund gebindemenge überkarton innenkarton pak pal sack säcke eimer bd packg verp gebinde kanister umverpackung überverpackung ve1 ve2 versandeinheit',
  customs:
    'stat zoll zollposition zollpositions statistische intrastat taric hs stawn hs-code warencode statnr statwarennr kn kn-code kncode hscode tares',
  tariff: 'tarif warennummer warentarif',
  origin:
    'ursprung ursprungs herkunft herkunfts herkl hergestellt gefertigt herstellungs herstellung produktions produktion fertigungs fertigung erzeugungs erzeuger urspr herkftsl ursprungsl',
  country: 'land staat lkz',
  successor: 'nachfolger nachfolge ersatz ersetzt abgelöst folge',
  etim: 'etim',
  thing:
    'system leuchte leuchten lampe gerät geräte platte platten türblatt flügel rolle rollen bahn bahnen profil diele dielen panel ziegel rohr rohre modul gehäuse korpus',
  foreign:
    'werkst kunde kunden kundenartikel kd kdnr debitor kreditor alte alter altes bisher bisherige bisheriger frühere früherer vorgänger vormals ehemalige wettbewerb wettbewerber konkurrenz vergleich lager lagerbestand lagerplatz lagerort bestand regal sperre gesperrt status konto buchung buchungsgruppe kostenstelle datum gültig einkäufer serien charge zeichnung zubehör passend zugehörig oem fremdnummer fremdartikel erstellt geändert angelegt bearbeiter ersteller sachbearbeiter letzte letzter änderung notiz bemerkung bemerkungen kommentar verfügbarkeit verfügbar position ihre ihr pos lfd laufende laufnummer',
  filler:
    'liste md markdown html val ca circa wert der die das des dem den und oder pro je für in von mit zu zur bzw inkl durch original präferenz alle hauptsächlich aktuell aktuelle standard kodierung stamm allgemein stk stück stck im am exkl einzel einzelstück einzelstk zzgl bezogen wird iso iso2 iso3 zeile',
  net: 'netto genau effektiv eigengewicht nenn gesamt',
  gross: 'brutto',
  part: 'innen aussen max maximal verpackt ausschnitt einbau',
  sign: 'kennzeichen kennz kz kennung',
  variant: 'var modellgruppe modellgr variante varianten',
  parent:
    'sammel grundartikel grundtyp kopf eltern vater parent übergeordnet übergeordnete übergeordneter stammartikel master hauptartikel sammelartikel generischer',
  caption: 'titel',
  next: 'neu neue neuer neues',
  shown: 'online shop web internet website vorschau prospekt webshop',
  about:
    'produktvorteile nutzen einsatzgebiet einsatz anwendung anwendungen anwendungsbereich anwendungsgebiet verwendung merkmale eigenschaften vorteile besonderheiten lieferumfang produktinfo produktinformation zusatzinfo info infos hinweis hinweise hinweistext spezifikation spezifikationen',
  ending:
    'ausl auslauf auslaufend auslaufende abverkauf absetz absetzung abgesetzt abgekündigt abkündigung auslist auslistung eingestellt lieferende',
  day: 'tag datum dat bis per zum am ab seit',
};
