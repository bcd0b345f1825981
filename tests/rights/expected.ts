/**
 * Who is let in by which call: written by hand from the rules on rights
 * (behaviour B35, B36, B37, B38, B40, B41, B44), compared with what the server does. The columns are
 * the personas in their order:
 *
 *   stranger, without, admin, advertisement, category, cms,
 *   edit-products, user-rights, company, own-company, own-products, elsewhere, own-rights
 *
 * `y` is let in, `u` is 401, `n` is 403. An `_API` platform is like its public one; `onPrivate` and `ofOthers` (the
 * same call on a company that nobody here is bound to) are named where they differ. `onGuarded` is a private platform
 * that asks for a right (behaviour B130): it stands beside every call that is open to who has none.
 */
export interface Row {
  cells: string;
  onPrivate?: string;
  onGuarded?: string;
  ofOthers?: string;
  calls: readonly string[];
}

export const expected: Record<string, Row> = {
  /** Everybody, everywhere. */
  open: {
    cells: 'yyyyyyyyyyyyy',
    onGuarded: 'yyyyyyyyyyyyy',
    calls: [
      'GET /health',
      'POST /newsletter',
      'GET /newsletter/confirm/{token}',
      'POST /newsletter/confirm/{token}',
      'GET /newsletter/unsubscribe/{token}',
      'POST /newsletter/unsubscribe/{token}',
      'GET /pixel.gif',
      'GET /ready',
      'GET /ready/read',
      'GET /ready/write',
      'DELETE /session',
      'GET /time',
      'GET /v1/external/entry',
    ],
  },
  /** Everybody on a public platform, whoever is signed in on a private one. */
  visitors: {
    cells: 'yyyyyyyyyyyyy',
    onPrivate: 'uyyyyyyyyyyyy',
    onGuarded: 'unyyyyyyyyyny',
    calls: [
      'GET /file/{hash}',
      'GET /file/{hash}/{name}',
      'GET /image/{kind}/{hash}/{variant}',
      'GET /import/advertisement/{platform}/category/{id}',
      'GET /import/advertisement/{platform}/orga/{id}',
      'GET /{langOrPlatform}/cms-article/{url}',
      'GET /{platform}/category',
      'GET /{platform}/category/{sid}',
      'GET /{platform}/class/{system}',
      'GET /{platform}/class/{system}/{code}',
      'GET /{platform}/comparison',
      'GET /{platform}/comparison.xlsx',
      'GET /{platform}/orga',
      'GET /{platform}/orga/{sid}',
      'GET /{platform}/product/{orgaSid}/{productSid}',
      'GET /{platform}/products',
      'GET /{platform}/search',
      'GET /{platform}/shortlist',
      'GET /{platform}/shortlist.xlsx',
      'GET /{platform}/start',
      'GET /{platform}/suggest',
    ],
  },
  /** Whoever is signed in and let in. */
  signedInHere: {
    cells: 'uyyyyyyyyyyyy',
    onGuarded: 'unyyyyyyyyyny',
    calls: [
      'GET /{platform}/own-lists',
      'PUT /{platform}/own-lists',
      'GET /import/attribute',
      'GET /import/attribute/{sid}',
      'GET /import/category',
      'GET /import/category-relation/{platform}/{id}',
      'GET /import/category-relation/tree/{platform}',
      'GET /import/category/{sid}',
      'GET /import/template',
      'GET /import/term',
      'GET /import/attribute/csv/all',
      'GET /import/attribute/xlsx/all',
      'GET /import/category/csv/{platform}',
      'GET /import/category/xlsx/{platform}',
      'GET /import/term/csv/all',
      'GET /import/term/xlsx/all',
      'GET /import/term/{sid}',
      'GET /import/template/{sid}',
      'GET /import/template/{sid}/xlsx',
    ],
  },
  /** Whoever is signed in; what each of them then sees is asked behind the door. */
  signedIn: {
    cells: 'uyyyyyyyyyyyy',
    onGuarded: 'uyyyyyyyyyyyy',
    calls: [
      'POST /import/change/{id}/undo',
      'GET /import/report/{id}',
      'GET /import/report/{id}/events',
      'GET /import/report/{id}/xlsx',
      'POST /import/report/{id}/undo',
      'PUT /session',
      'GET /user/rights',
    ],
  },
  /** ADMIN. */
  administrators: {
    cells: 'unynnnnnnnnnn',
    calls: [
      'GET /import/audit',
      'GET /import/fruitless-search/{platform}',
      'POST /import/orga-budget/{platform}',
      'DELETE /import/orga-budget/{platform}/{orgaSid}/{budget}',
      'PUT /import/orga-budget/{platform}/{orgaSid}/{budget}',
      'DELETE /import/platform-settings/{platform}/{settings}',
      'GET /import/platform-settings/{platform}',
      'GET /import/platform-settings/{platform}/{settings}',
      'PUT /import/platform-settings/{platform}/{settings}',
      'GET /import/platforms',
      'POST /import/reindex/{platform}',
      'POST /import/statistic/{platform}',
      'DELETE /import/statistic/{platform}/{orgaSid}',
    ],
  },
  /** ADVERTISEMENT in general. */
  advertisers: {
    cells: 'unyynnnnnnnnn',
    calls: [
      'GET /import/advertisement/{platform}',
      'POST /import/advertisement/{platform}',
      'DELETE /import/advertisement/{platform}/{orgaSid}/{sid}',
      'GET /import/advertisement/{platform}/{orgaSid}/{sid}',
      'GET /import/expiring/{platform}',
      'PUT /import/advertisement/{platform}/{orgaSid}/{sid}',
    ],
  },
  /** CATEGORY in general. */
  categoryKeepers: {
    cells: 'unynynnnnnnnn',
    calls: [
      'POST /import/attribute',
      'POST /import/term',
      'DELETE /import/term/{sid}',
      'PUT /import/term/{sid}',
      'POST /import/attribute/file/{platform}',
      'POST /import/category/file/{platform}',
      'POST /import/term/file/{platform}',
      'POST /import/term/trial/{platform}',
      'GET /import/weak-search/{platform}',
      'GET /import/attribute-proposal/{platform}',
      'POST /import/attribute-proposal/{platform}',
      'DELETE /import/attribute/{sid}',
      'PUT /import/attribute/{sid}',
      'POST /import/category',
      'POST /import/category-relation',
      'PUT /import/category-relation/reorder/{platform}/{id}',
      'PUT /import/category-relation/tree',
      'DELETE /import/category-relation/{platform}/{id}',
      'DELETE /import/category/{sid}',
      'PUT /import/category/{sid}',
    ],
  },
  /** CMS in general. */
  writers: {
    cells: 'unynnynnnnnnn',
    calls: [
      'GET /import/cms-article',
      'POST /import/cms-article',
      'DELETE /import/cms-article/{url}',
      'GET /import/cms-article/{url}',
      'PUT /import/cms-article/{url}',
      'GET /import/start-page/{platform}',
      'GET /import/start-page/{platform}/{page}',
      'PUT /import/start-page/{platform}/{page}',
      'DELETE /import/start-page/{platform}/{page}',
    ],
  },
  /** USER_RIGHTS. */
  rightsGivers: {
    cells: 'unynnnnynnnny',
    calls: [
      'POST /import/user-right',
      'GET /import/user-right/search',
      'DELETE /import/user-right/{id}',
      'GET /import/user-right/{id}',
    ],
  },
  /** COMPANY in general. */
  companyKeepers: {
    cells: 'unynnnnnynnnn',
    calls: [
      'POST /import/orga/{platform}',
      'DELETE /import/orga/{platform}/{sid}',
      'POST /import/template',
      'DELETE /import/template/{sid}',
      'PUT /import/template/{sid}',
    ],
  },
  /** Whoever sends files: COMPANY of some company here, or CATEGORY for those of the vocabulary. */
  sendersOfFiles: {
    cells: 'unynynnnyynnn',
    calls: ['GET /import/report'],
  },
  /** COMPANY, in general or of some company here; whose things are meant is asked of the body. */
  someCompany: {
    cells: 'unynnnnnyynnn',
    calls: [
      'GET /import/mapping/{platform}',
      'POST /import/mapping/{platform}',
      'POST /import/mapping/trial/{platform}',
      'GET /import/orga-connection/{platform}',
      'POST /import/orga-connection/{platform}',
      'GET /import/orga-info/{platform}',
      'POST /import/orga-info/{platform}',
      'PATCH /import/orga/{platform}',
      'POST /import/orga-info/json/{platform}',
      'POST /import/product/xlsx/{platform}',
      'POST /import/workbench/{platform}',
      'POST /import/workbench/{platform}/upload/{upload}',
      'GET /import/workbench/{platform}',
      'GET /import/workbench/{platform}/{id}',
      'GET /import/workbench/{platform}/{id}/columns',
      'GET /import/workbench/{platform}/{id}/values',
      'GET /import/workbench/{platform}/{id}/causes',
      'GET /import/workbench/{platform}/{id}/rows',
      'GET /import/workbench/{platform}/{id}/outcome',
      'GET /import/workbench/{platform}/{id}/changes',
      'GET /import/workbench/{platform}/{id}/decisions',
      'GET /import/workbench/{platform}/{id}/xlsx',
      'PATCH /import/workbench/{platform}/{id}',
      'POST /import/workbench/{platform}/{id}/run',
      'POST /import/workbench/{platform}/{id}/remember',
      'DELETE /import/workbench/{platform}/{id}',
      'POST /import/upload/{platform}',
      'GET /import/upload/{platform}/{id}',
      'PATCH /import/upload/{platform}/{id}',
      'DELETE /import/upload/{platform}/{id}',
      'GET /import/media/{platform}',
      'POST /import/media/{platform}',
      'GET /import/media/{platform}/{id}',
      'DELETE /import/media/{platform}/{id}',
      'POST /import/media/{platform}/{id}/start',
      'POST /import/media/{platform}/{id}/assign',
      'POST /import/retailer/{platform}',
      'DELETE /import/product/{platform}',
      'DELETE /import/retailer/json/{platform}',
      'POST /import/product/{platform}',
      'GET /import/retailer/{platform}',
    ],
  },
  /** COMPANY of the company that the address names. */
  ownCompany: {
    cells: 'unynnnnnyynnn',
    ofOthers: 'unynnnnnynnnn',
    calls: [
      'DELETE /import/mapping/{platform}/{orgaSid}/{sid}',
      'GET /import/mapping/{platform}/{orgaSid}/{sid}',
      'PUT /import/mapping/{platform}/{orgaSid}/{sid}',
      'DELETE /import/raw-column/{platform}/{orgaSid}',
      'GET /import/raw-column/{platform}/{orgaSid}',
      'POST /import/raw-column/{platform}/{orgaSid}',
      'GET /import/orga-connection/{platform}/{orgaSid}',
      'DELETE /import/orga-connection/{platform}/{orgaSid}/{connectedSid}',
      'GET /import/orga-connection/{platform}/{orgaSid}/{connectedSid}',
      'PUT /import/orga-connection/{platform}/{orgaSid}/{connectedSid}',
      'DELETE /import/orga-info/{platform}/{orgaSid}/{language}',
      'GET /import/orga-info/{platform}/{orgaSid}/{language}',
      'PUT /import/orga-info/{platform}/{orgaSid}/{language}',
      'PUT /import/orga/{platform}/{sid}',
      'GET /import/orga-info/json/{platform}/{orgaSid}/{language}',
      'GET /import/retailer/json/{platform}/{orgaSid}/{manufacturerSid}',
      'DELETE /import/retailer/{platform}/{orgaSid}/{manufacturerSid}/{productSid}',
      'GET /import/retailer/{platform}/{orgaSid}/{manufacturerSid}/{productSid}',
      'PUT /import/retailer/{platform}/{orgaSid}/{manufacturerSid}/{productSid}',
    ],
  },
  /** Who keeps products, places advertisements or gives rights, for some company. */
  someCompanies: {
    cells: 'unyynnyyyyyny',
    calls: ['GET /import/orga/{platform}'],
  },
  /** The same for the company that the address names. */
  seenCompany: {
    cells: 'unyynnyyyyyny',
    ofOthers: 'unyynnyyynnnn',
    calls: ['GET /import/orga/{platform}/{sid}', 'GET /import/orga/json/{platform}/{orgaSid}'],
  },
  /** COMPANY or EDIT_PRODUCTS, in general or of some company here. */
  someProducts: {
    cells: 'unynnnynyyynn',
    calls: [
      'GET /import/document/{platform}',
      'POST /import/document/{platform}',
      'GET /import/export-profile/{platform}',
      'GET /import/orga-budget/{platform}',
      'POST /import/export-profile/{platform}',
      'POST /import/file/{platform}',
      'GET /import/product-line/{platform}',
      'POST /import/product-line/{platform}',
      'GET /import/product-relation/{platform}',
      'POST /import/product-relation/{platform}',
      'GET /import/product/{platform}',
      'GET /import/quality/{platform}',
      'GET /import/retired/{platform}',
      'GET /import/views/{platform}',
      'PUT /import/product/{platform}/reorder',
    ],
  },
  /** COMPANY or EDIT_PRODUCTS of the company that the address names. */
  ownProducts: {
    cells: 'unynnnynyyynn',
    ofOthers: 'unynnnynynnnn',
    calls: [
      'DELETE /import/export-profile/{platform}/{orgaSid}/{sid}',
      'GET /import/export-profile/{platform}/{orgaSid}/{sid}',
      'GET /import/orga-budget/{platform}/{orgaSid}/{budget}',
      'GET /import/orga-use/{platform}/{orgaSid}',
      'PUT /import/export-profile/{platform}/{orgaSid}/{sid}',
      'POST /import/product/count/{platform}/filtered/{orgaSid}',
      'GET /import/image/{platform}/{orgaSid}/{kind}/{hash}',
      'GET /import/media-library/{platform}/{orgaSid}',
      'POST /import/media-library/{platform}/{orgaSid}/replace',
      'PUT /import/image/{platform}/{orgaSid}/{kind}/{hash}',
      'DELETE /import/document/{platform}/{orgaSid}/{sid}',
      'GET /import/document/{platform}/{orgaSid}/{sid}',
      'PUT /import/document/{platform}/{orgaSid}/{sid}',
      'DELETE /import/file/{platform}/{orgaSid}/{hash}',
      'DELETE /import/product-line/{platform}/{orgaSid}/{sid}',
      'GET /import/product-line/{platform}/{orgaSid}/{sid}',
      'PUT /import/product-line/{platform}/{orgaSid}/{sid}',
      'DELETE /import/product-relation/{platform}/{orgaSid}/{productSid}/{kind}/{relatedOrgaSid}/{relatedSid}',
      'GET /import/product-relation/{platform}/{orgaSid}/{productSid}/{kind}/{relatedOrgaSid}/{relatedSid}',
      'PUT /import/product-relation/{platform}/{orgaSid}/{productSid}/{kind}/{relatedOrgaSid}/{relatedSid}',
      'POST /import/product/json/{platform}/filtered/{orgaSid}/{productSid}/{language}',
      'GET /import/product/json/{platform}/{orgaSid}/{productSid}',
      'POST /import/product/xlsx/{platform}/filtered/{orgaSid}/{language}',
      'POST /import/product/csv/{platform}/filtered/{orgaSid}/{language}',
      'POST /import/product/bmecat/{platform}/filtered/{orgaSid}/{language}',
      'POST /import/product/xchange/{platform}/filtered/{orgaSid}/{language}',
      'GET /import/product/xlsx/{platform}/{orgaSid}/{language}',
      'GET /import/product/csv/{platform}/{orgaSid}/{language}',
      'GET /import/product/bmecat/{platform}/{orgaSid}/{language}',
      'GET /import/product/xchange/{platform}/{orgaSid}/{language}',
      'DELETE /import/product/{platform}/{orgaSid}/{sid}',
      'GET /import/audit/origins',
      'GET /import/product/{platform}/{orgaSid}/{sid}',
      'PUT /import/product/{platform}/{orgaSid}/{sid}',
      'GET /import/statistic/{platform}/{orgaSid}',
    ],
  },
  /** Whoever keeps products, articles, categories or advertisements. */
  somePictures: {
    cells: 'unyyyyynyyynn',
    calls: ['POST /import/image/{platform}/{kind}'],
  },
  /** As the address names no company: whoever keeps articles, categories, advertisements or all products. */
  picturesOfNoCompany: {
    cells: 'unyyyyynynnnn',
    calls: ['DELETE /import/image/{platform}/{kind}/{hash}'],
  },
};
