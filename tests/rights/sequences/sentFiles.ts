import { workbookOf } from '../../setup/workbook.ts';
import type { SentFile } from './sequenceWorld.ts';

const json = JSON.stringify;
const productOf = (sid: string, title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: sid.toUpperCase(), title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});

/** What is in every value that a file brings for a company: nobody else may read it. */
export const canaryOf = (company: string) => `kanarie-${company}`;

/**
 * A file of each kind that may be imported, of one company and of several. `turn` makes each differ from what is stored.
 */
export const sentFiles: Record<string, (turn: number) => Promise<SentFile> | SentFile> = {
  'parts of two companies under the first': (turn) => ({
    method: 'PATCH',
    url: 'orga/CH?orgaSid=alpenfenster',
    body: json(['alpenfenster', 'andere'].map((sid) => partOf(sid, turn))),
    touches: ['alpenfenster', 'andere'],
  }),
  'a part of the second company under the first': (turn) => ({
    method: 'PATCH',
    url: 'orga/CH?orgaSid=alpenfenster',
    body: json([partOf('andere', turn)]),
    touches: ['andere'],
  }),
  'a part of the second company under none': (turn) => ({
    method: 'PATCH',
    url: 'orga/CH',
    body: json([partOf('andere', turn)]),
    touches: ['andere'],
  }),
  'infos of a company': (turn) => ({
    method: 'POST',
    url: 'orga-info/json/CH?orgaSid=andere',
    body: json([{ orgaSid: 'andere', language: 'fr', headline: `${canaryOf('andere')} ${turn}` }]),
    touches: ['andere'],
  }),
  'offers of a company': (turn) => ({
    method: 'POST',
    url: 'retailer/CH?orgaSid=alpenfenster',
    body: json([
      {
        orgaSid: 'alpenfenster',
        manufacturerSid: 'andere',
        productSid: 'a1',
        articleNumber: `${canaryOf('alpenfenster')} ${turn}`,
        link: 'https://shop.example/a1',
      },
    ]),
    touches: ['alpenfenster'],
  }),
  'products in JSON': (turn) => ({
    method: 'POST',
    url: 'product/CH?orgaSid=alpenfenster',
    body: json([
      productOf('p1', `${canaryOf('alpenfenster')} ${turn}`),
      productOf(`new${turn}`, canaryOf('alpenfenster')),
    ]),
    touches: ['alpenfenster'],
  }),
  'products in a workbook': async (turn) => ({
    method: 'POST',
    url: 'product/xlsx/CH?orgaSid=alpenfenster',
    type: 'application/octet-stream',
    body: await workbookOf(['Artikelnummer', 'Titel'], ['P1', `${canaryOf('alpenfenster')} ${turn}`]),
    touches: ['alpenfenster'],
  }),
  'a list of products to remove': () => ({
    method: 'DELETE',
    url: 'product/CH?orgaSid=alpenfenster&isBlackList=true',
    body: json(['p2']),
    touches: ['alpenfenster'],
  }),
};

function partOf(sid: string, turn: number) {
  return { sid, orgaDetails: { name: `${canaryOf(sid)} ${turn}` } };
}
