import { filePath } from '../../../resources/address/filePath.ts';
import { jpegPath } from '../../../resources/calls/images.ts';
import type { ExportedDocument, WholeProduct } from './exportedWhole.ts';

/** The addresses of what a product shows, each list without doubles. */
export interface MediaAddresses {
  images: string[];
  media: string[];
  documents: string[];
}

/**
 * Where what a product shows lies, for anybody: a file of ours that is read back knows its own by their hash.
 * @param origin of the platform, such as `https://ch.example`
 */
export function mediaAddresses({ images, media, documents }: WholeProduct, origin: string): MediaAddresses {
  const address = (kind: string) => (hash: string) => origin + jpegPath({ kind, hash });
  return {
    images: images.map(address('productImage')),
    media: media.map(address('productMedia')),
    documents: [...new Set(documents.map((document) => documentAddress(document, origin)))],
  };
}

/** Where the content of a document lies. */
export function documentAddress({ file }: Pick<ExportedDocument, 'file'>, origin: string): string {
  return origin + filePath(file);
}
