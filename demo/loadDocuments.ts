import { fileKey } from '../server/base/storage/fileKey.ts';
import { createHash } from 'node:crypto';
import { platformGroups } from '../resources/platform/platformGroups.ts';
import { languagesOf, platform as platformByKey, type DatasetKey } from '../resources/platform/platforms.ts';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { sql } from '../server/base/database/sql.ts';
import type { BlobStore } from '../server/base/storage/blobStore.ts';
import { papers, type DemoPaper } from './documentsOfWorld.ts';
import { pdfOfLines } from './pdfOfLines.ts';
import type { Text } from './text.ts';
import { orgasOf, productLinesOf } from './world.ts';

export type StoredPaper = DemoPaper & { hash: string; bytes: number };

/** Products that one document names at most. */
const mostProducts = 200;

/** Lays the papers of the demo world into the store. */
export async function storePapers(store: BlobStore): Promise<StoredPaper[]> {
  return Promise.all(
    papers.map(async (paper) => {
      const pdf = pdfOfLines(paper.lines);
      const hash = createHash('sha256').update(pdf).digest('hex');
      await store.put(fileKey(hash), pdf);
      return { ...paper, hash, bytes: pdf.length };
    }),
  );
}

/** Gives the manufacturers of a platform their certificate, and their product lines the papers of their products. */
export async function loadDocuments(
  tx: SystemTransaction,
  platform: DatasetKey,
  stored: readonly StoredPaper[],
): Promise<void> {
  // What railways keep track of has no papers of a maker.
  if (!platformGroups[platformByKey(platform).group].asksForGtin) return;
  const read = stored.filter(({ language }) => languagesOf(platform).includes(language));
  const makers = orgasOf(platform).filter(({ kind }) => kind === 'manufacturer');
  const sids = new Set(makers.map(({ sid }) => sid));
  const certificates = read.filter(({ kind }) => kind === 'certificate');
  const ofLines = read.filter(({ kind }) => kind !== 'certificate');
  await copyRows(
    tx,
    'file',
    ['platform', 'orga_sid', 'hash', 'bytes'],
    makers.flatMap(({ sid }) => read.map(({ hash, bytes }) => [platform, sid, hash, bytes])),
  );
  const row = (orgaSid: string, sid: string, title: Text, paper: StoredPaper) => [
    platform,
    orgaSid,
    `${paper.kind}-${paper.language}-${sid}`.toLowerCase(),
    title,
    paper.kind,
    paper.language,
    paper.date,
    paper.expiry,
    paper.hash,
  ];
  await copyRows(
    tx,
    'document',
    ['platform', 'orga_sid', 'sid', 'title', 'kind', 'language', 'date', 'expiry', 'file'],
    [
      ...makers.flatMap(({ sid }) => certificates.map((paper) => row(sid, 'iso-9001', paper.title, paper))),
      ...productLinesOf(platform)
        .filter(({ orgaSid }) => sids.has(orgaSid))
        .flatMap((line) =>
          ofLines.map((paper) => row(line.orgaSid, line.sid, joined(paper.title, line.title), paper)),
        ),
    ],
  );
  await tx.run(sql`
    update document d set products = named.products
    from (
      select p.orga_sid, p.product_line,
        (array_agg(p.sid order by p.popularity desc, p.id))[1:${mostProducts}::int] as products
      from product p where p.platform = ${platform} and p.product_line is not null and p.images <> '{}'
      group by p.orga_sid, p.product_line
    ) named
    where d.platform = ${platform} and d.kind <> 'certificate' and d.orga_sid = named.orga_sid
      and d.sid = lower(d.kind || '-' || d.language || '-' || named.product_line)`);
  // What speaks of no product of the platform is no document of it.
  await tx.run(
    sql`delete from document where platform = ${platform} and kind <> 'certificate' and products = '{}'`,
  );
}

function joined(first: Text, second: Text): Text {
  const both = (language: keyof Text) => `${first[language]} ${second[language]}`;
  return { de: both('de'), en: both('en'), fr: both('fr'), it: both('it') };
}
