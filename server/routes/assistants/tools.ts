import { z } from 'zod';
import { filePath } from '../../../resources/address/filePath.ts';
import type { Call } from '../../../resources/calls/call.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import { productPage } from '../../../resources/calls/storefrontPages.ts';

/** What an assistant may ask for: a declared call, narrowed to what helps it. */
export interface Tool {
  name: string;
  /** For the assistant, beside the summary of the call. */
  hint: string;
  call: Call;
  /** Of its parameters, which it takes. */
  takes: readonly string[];
  /** What of the answer it gets; all of it unless said. @param origin of the platform */
  part?(answer: unknown, origin: string): unknown;
}

const { search, product, comparison, classSystem, category, orga } = storefrontCalls;
const classCall = storefrontCalls.class;
const narrowed = ['page', 'sort', 'attributes', 'orga', 'line', 'lang'];

export const tools: readonly Tool[] = [
  {
    name: 'search',
    hint: 'Finds products, companies, categories and articles by words, article numbers, GTINs and classes.',
    call: search,
    takes: ['text', 'kind', 'category', 'orga', 'line', 'attributes', 'sort', 'page', 'lang'],
  },
  {
    name: 'product',
    hint: 'All that is known of a product: description, attributes with units, variants, documents, retailers.',
    call: product,
    takes: ['orgaSid', 'productSid', 'lang'],
  },
  {
    name: 'compare',
    hint: 'The attributes of several products side by side.',
    call: comparison,
    takes: ['product', 'lang'],
  },
  {
    name: 'category',
    hint: 'The products of a category with what they can be narrowed by.',
    call: category,
    takes: ['sid', ...narrowed],
  },
  {
    name: 'company',
    hint: 'A company with its products, lines and documents.',
    call: orga,
    takes: ['sid', 'page', 'sort', 'attributes', 'line', 'lang'],
  },
  {
    name: 'classes',
    hint: 'The classes of ifc, ebkph, etim, bkp or npk that have products.',
    call: classSystem,
    takes: ['system', 'lang'],
  },
  {
    name: 'class',
    hint: 'The products of a class, such as EC002996 of etim.',
    call: classCall,
    takes: ['system', 'code', ...narrowed],
  },
  {
    name: 'documents',
    hint: 'Data sheets, declarations and certificates of a product, each with the address of its PDF.',
    call: product,
    takes: ['orgaSid', 'productSid', 'lang'],
    part: (answer, origin) =>
      z
        .object({ documents: productPage.shape.documents })
        .parse(answer)
        .documents.map(({ file, ...document }) => ({ ...document, href: origin + filePath(file) })),
  },
];
