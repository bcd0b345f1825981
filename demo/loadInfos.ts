import { languagesOf, platform as platformByKey, type DatasetKey } from '../resources/platform/platforms.ts';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { inSwissSpelling, text, type Text } from './text.ts';
import { orgasOf } from './world.ts';

const headline = text('Planen mit uns | Planning with us | Planifier avec nous | Progettare con noi');
const words = text(
  'Unser technischer Dienst rechnet Details nach, prüft Anschlüsse und schickt Muster auf die Baustelle. Für größere Vorhaben begleitet er die Montage.\n\nZeichnungen und Nachweise liegen bei den einzelnen Artikeln. | Our technical service checks details and connections and sends samples to the site. On larger projects it accompanies the assembly.\n\nDrawings and proofs are found with each article. | Notre service technique vérifie les détails et les raccords et envoie des échantillons sur le chantier. Pour les grands projets, il accompagne le montage.\n\nLes dessins et les justificatifs se trouvent auprès de chaque article. | Il nostro servizio tecnico verifica dettagli e raccordi e invia campioni in cantiere. Nei progetti più grandi accompagna il montaggio.\n\nDisegni e attestati si trovano presso ogni articolo.',
);
const person = text('Technischer Dienst | Technical service | Service technique | Servizio tecnico');
const samples = text('Muster bestellen | Order samples | Commander des échantillons | Ordinare campioni');

/** What the manufacturers of Baustein's platforms say of themselves, in each language of the platform. */
export async function loadInfos(tx: SystemTransaction, platform: DatasetKey): Promise<void> {
  const { group, region } = platformByKey(platform);
  if (group !== 'baustein') return;
  const spelled = (given: Text) => (region === 'CH' ? inSwissSpelling(given) : given);
  const makers = orgasOf(platform).filter(({ kind }) => kind === 'manufacturer');
  await copyRows(
    tx,
    'orga_info',
    ['platform', 'orga_sid', 'language', 'headline', 'text', 'links', 'contact'],
    makers.flatMap(({ sid, address }) =>
      languagesOf(platform).map((language) => [
        platform,
        sid,
        language,
        headline[language],
        spelled(words)[language],
        JSON.stringify([{ label: samples[language], link: `https://www.${sid}.example/` }]),
        { name: person[language], phone: address.phone, email: address.email },
      ]),
    ),
  );
}
