import { rootCategory } from '../resources/rootCategory.ts';
import { platform as platformByKey } from '../resources/platform/platforms.ts';
import { allOrgas } from './orgas/index.ts';
import { baseOf, type DemoPlatform } from './platforms.ts';
import { text } from './text.ts';
import type { DemoAdvertisement } from './types.ts';

/** The advertisements that run on a platform: those of its companies, on public platforms of Baustein only. */
export function advertisementsOf(platform: DemoPlatform): DemoAdvertisement[] {
  const { group, demo } = platformByKey(platform);
  if (group !== 'baustein' || demo) return [];
  const present = new Set(
    allOrgas.filter((orga) => orga.platforms.includes(baseOf(platform))).map(({ sid }) => sid),
  );
  return allAdvertisements.filter(({ orgaSid }) => present.has(orgaSid));
}

const allAdvertisements: DemoAdvertisement[] = [
  {
    ...ofCompany('alpenfenster', 'fenster-tueren-tore', 60),
    picture: 'fenster-holz-metall-1200',
    title: text(
      'Fenster, die Berge aushalten | Windows made for mountains | Des fenêtres faites pour la montagne | Finestre fatte per la montagna',
    ),
    text: text(
      'Holz-Metall-Fenster für hohe Lagen, geprüft gegen Wind und Schlagregen. | Timber-aluminium windows for high altitudes, tested against wind and driving rain. | Fenêtres bois-métal pour l’altitude, testées contre le vent et la pluie battante. | Finestre in legno-metallo per l’alta quota, provate contro vento e pioggia battente.',
    ),
  },
  {
    ...ofCompany('fensterbau-isenland', 'fenster-tueren-tore', 50),
    picture: 'fenster-kunststoff-weiss',
    title: text(
      'Fenster für die Sanierung | Windows for refurbishment | Des fenêtres pour la rénovation | Finestre per il risanamento',
    ),
    text: text(
      'Neue Fenster ohne Schäden am Putz: Rahmen für den Einbau im Bestand. | New windows without damage to the plaster: frames for existing openings. | De nouvelles fenêtres sans abîmer le crépi : cadres pour l’existant. | Finestre nuove senza danni all’intonaco: telai per l’esistente.',
    ),
  },
  {
    ...ofCompany('isolanta-seeland', 'fassade-und-daemmung', 40),
    picture: 'steinwolle-platte',
    title: text(
      'Ruhe und Wärme aus Steinwolle | Quiet and warm with stone wool | Calme et chaleur en laine de pierre | Quiete e calore con la lana di roccia',
    ),
    text: text(
      'Dämmplatten für Fassade und Trennwand, nicht brennbar und leicht zu schneiden. | Insulation boards for façades and partitions, non-combustible and easy to cut. | Panneaux isolants pour façades et cloisons, incombustibles et faciles à couper. | Pannelli isolanti per facciate e pareti, incombustibili e facili da tagliare.',
    ),
  },
  {
    ...ofCompany('thermalpin', 'heizung-und-kaelte', 50),
    picture: 'waermepumpe-luft',
    title: text(
      'Wärmepumpen mit leiser Nacht | Heat pumps with quiet nights | Des pompes à chaleur aux nuits calmes | Pompe di calore dalle notti tranquille',
    ),
    text: text(
      'Die Nachtabsenkung hält den Schallpegel tief, der Vorlauf bleibt warm. | The night mode keeps the sound level low while the flow stays warm. | Le mode nuit réduit le bruit, le départ reste chaud. | La modalità notturna riduce il rumore, la mandata resta calda.',
    ),
  },
  {
    ...ofCompany('solvena-energie', 'elektro-licht-automation', 40),
    picture: 'photovoltaikmodul',
    title: text(
      'Strom vom eigenen Dach | Power from your own roof | Le courant de son propre toit | Corrente dal proprio tetto',
    ),
    text: text(
      'Module, Wechselrichter und Ladestation aus einer Hand. | Modules, inverters and wallboxes from one source. | Modules, onduleurs et bornes de recharge d’un seul fournisseur. | Moduli, inverter e stazioni di ricarica da un unico fornitore.',
    ),
  },
  {
    ...ofCompany('tauernholz', 'rohbau-und-tragwerk', 30),
    picture: 'brettsperrholz',
    title: text(
      'Bauen mit Brettsperrholz | Building with cross-laminated timber | Construire en bois lamellé croisé | Costruire con il legno a strati incrociati',
    ),
    text: text(
      'Zugeschnitten nach Ihrem Modell, geliefert in der Reihenfolge der Montage. | Cut to your model and delivered in the order of assembly. | Découpé selon votre modèle, livré dans l’ordre de montage. | Tagliato secondo il Suo modello, consegnato nell’ordine di montaggio.',
    ),
  },
  ...['baumarkt-zuerisee', 'baustoffhof-schwarzwaldtor', 'haustechnik-walgau'].map((retailer) => ({
    ...ofCompany(retailer, rootCategory, 10),
    picture: 'werkbank',
    title: text(
      'Heute bestellt, morgen abholbereit | Order today, collect tomorrow | Commandé aujourd’hui, prêt demain | Ordinato oggi, pronto domani',
    ),
    text: text(
      'Die Marken dieses Katalogs an Lager, mit Beratung am Schalter. | The makes of this catalogue in stock, with advice at the counter. | Les marques de ce catalogue en stock, avec des conseils au comptoir. | Le marche di questo catalogo in magazzino, con consulenza al banco.',
    ),
  })),
];

/** Where an advertisement of a company aims and leads: without a language, so that readers keep theirs. */
function ofCompany(orgaSid: string, category: string, weight: number) {
  return {
    orgaSid,
    sid: `${orgaSid}-${category}`.replaceAll('_', '-'),
    link: `/orga/${orgaSid}`,
    from: '2026-01-01',
    to: '2030-12-31',
    weight,
    categories: [category],
    orgas: [orgaSid],
  };
}
