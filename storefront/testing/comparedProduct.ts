import type { ComparedProduct } from '../../resources/calls/storefrontPages.ts';
import { pictureOf } from './cards.ts';
import { productData } from './productData.ts';

/** The product of the fixtures as the comparison shows it. */
export const comparedProduct: ComparedProduct = {
  orgaSid: productData.orgaSid,
  productSid: productData.productSid,
  orgaName: productData.orgaName,
  title: productData.title,
  articleNumber: productData.articleNumber,
  brand: productData.brand,
  gtins: productData.gtins,
  productLine: productData.productLine,
  mainCategory: productData.mainCategory,
  pathFromRoot: productData.pathFromRoot,
  ifcClasses: productData.ifcClasses,
  ebkphCodes: productData.ebkphCodes,
  etimClasses: productData.etimClasses,
  attributes: productData.attributes,
  picture: pictureOf('product0'),
};
