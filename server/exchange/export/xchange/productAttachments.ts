import { languages } from '../../../../resources/language/languages.ts';
import type { ExportWish } from '../exportColumns.ts';
import type { ExportedDocument, WholeProduct } from '../exportedWhole.ts';
import { documentAddress, mediaAddresses } from '../mediaAddresses.ts';
import { cutTo } from '../trade/TextsToPlace.ts';

const longestDescription = 255;
const mainPicture = 'ATX015';
const otherPicture = 'ATX018';
const codes: Record<ExportedDocument['kind'], string> = {
  dataSheet: 'ATX003',
  declarationOfPerformance: 'ATX005',
  epd: 'ATX006',
  safetyDataSheet: 'ATX019',
  certificate: 'ATX001',
  installation: 'ATX016',
  warranty: 'ATX021',
  other: 'ATX099',
};

/** The pictures and documents of a product as `ProductAttachments`: its own pictures first, those in use behind them. */
export function productAttachments(
  row: WholeProduct,
  { origin, region }: Pick<ExportWish, 'origin'> & { region: string },
): object[] {
  const { images, media } = mediaAddresses(row, origin);
  const attachments = [
    ...[...images, ...media].map((address, index) => ({
      AttachmentType: index === 0 && images.length > 0 ? mainPicture : otherPicture,
      AttachmentDetails: [{ AttachmentUri: address }],
    })),
    ...row.documents.map((document) => documentAttachment(document, origin, region)),
  ];
  return attachments.map((attachment, index) => ({ ...attachment, AttachmentOrder: index + 1 }));
}

function documentAttachment(document: ExportedDocument, origin: string, region: string) {
  const { kind, language, title } = document;
  const descriptions = languages.flatMap((each) =>
    title[each]
      ? [{ Language: `${each}-${region}`, AttachmentDescription: cutTo(title[each], longestDescription) }]
      : [],
  );
  return {
    AttachmentType: codes[kind],
    AttachmentDetails: [
      {
        AttachmentLanguage: [`${language}-${region}`],
        AttachmentUri: documentAddress(document, origin),
        ...(descriptions.length > 0 && { AttachmentDescription: descriptions }),
      },
    ],
  };
}
