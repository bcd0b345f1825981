// Made of the contract by `npm run contract`.

export interface paths {
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends the reading session */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does the process live? */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server ready for reads or for writes, and if not, why? Is a worker at work? */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server ready to show what there is, from the replica or the primary? */
        get: operations["getReadyRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server ready to take writes: is its primary there, and does it take them? */
        get: operations["getReadyWrite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/image/{kind}/{hash}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture */
        get: operations["getImageByKindAndHashAndVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/image/{platform}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a picture */
        post: operations["postImageByKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/image/{platform}/{kind}/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a picture that nothing shows; with dryRun tells whether it would go */
        delete: operations["deleteImageByKindAndHash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/file/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a document (PDF) */
        post: operations["postFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/file/{platform}/{orgaSid}/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a document that nothing names; with dryRun tells whether it would go */
        delete: operations["deleteFileByOrgaSidAndHash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document */
        get: operations["getFileByHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/{hash}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document under a name of its own */
        get: operations["getFileByHashAndName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/media/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deliveries of pictures and documents of a company, newest first */
        get: operations["listMedia"];
        put?: never;
        /** Matches uploaded files with products: a dry run */
        post: operations["postMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/media/{platform}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A delivery with its pictures and documents and what becomes of each */
        get: operations["getMediaById"];
        put?: never;
        post?: never;
        /** Drops a proposed delivery, or what still waits of one */
        delete: operations["deleteMediaById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/media/{platform}/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the matched pictures and documents of a delivery stored */
        post: operations["postMediaStartById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/media/{platform}/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says of which product pictures and documents of a delivery are */
        post: operations["postMediaAssignById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/media-library/{platform}/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures and documents of a company, newest first, with where each is used */
        get: operations["listMediaLibraryByOrgaSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/media-library/{platform}/{orgaSid}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows another picture wherever one of the company is shown */
        post: operations["postMediaLibraryReplaceByOrgaSid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/category-relation/{platform}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories under a category, in order */
        get: operations["listCategoryRelationById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/category-relation/tree/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree of a platform */
        get: operations["getCategoryRelationTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-connection/{platform}/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that one is connected with */
        get: operations["listOrgaConnectionByOrgaSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/advertisement/{platform}/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advertisements beside a category */
        get: operations["listAdvertisementCategoryById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/advertisement/{platform}/orga/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advertisements beside a company */
        get: operations["listAdvertisementOrgaById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{langOrPlatform}/cms-article/{url}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published article, by language or platform */
        get: operations["getCmsArticleByLangOrPlatformAndUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/template/{sid}/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An import template as an empty workbook */
        get: operations["getTemplateXlsxBySid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/statistic/{platform}/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each day brought to a company */
        get: operations["getStatisticByOrgaSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixel.gif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts that something was seen */
        get: operations["getPixelGif"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to the button that confirms an address for the newsletter; changes nothing */
        get: operations["getNewsletterConfirmByToken"];
        put?: never;
        /** Confirms an address for the newsletter */
        post: operations["postNewsletterConfirmByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to the button that ends the newsletter for an address; changes nothing */
        get: operations["getNewsletterUnsubscribeByToken"];
        put?: never;
        /** Ends the newsletter for an address */
        post: operations["postNewsletterUnsubscribeByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/external/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of a product, company or category, for other programs; browsers are sent there */
        get: operations["getV1ExternalEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time of the server */
        get: operations["getTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/{platform}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts products of a company in front, in this order */
        put: operations["putProductReorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of orga */
        get: operations["listOrga"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga/{platform}/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One orga */
        get: operations["getOrga"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of product */
        get: operations["listProduct"];
        put?: never;
        /** Imports products from JSON */
        post: operations["importProducts"];
        /** Removes the products that a list names, or all others */
        delete: operations["removeProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/{platform}/{orgaSid}/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        /** Replaces one product */
        put: operations["replaceProduct"];
        post?: never;
        /** Deletes one product; with dryRun tells what that would do */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/{platform}/{orgaSid}/{sid}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next version of one product; 204 where it has none */
        get: operations["getProductDraftByOrgaSidAndSid"];
        /** Keeps the next version of one product, which may lack whatever is still to come */
        put: operations["putProductDraftByOrgaSidAndSid"];
        post?: never;
        /** Drops the next version of one product */
        delete: operations["deleteProductDraftByOrgaSidAndSid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/{platform}/{orgaSid}/{sid}/draft/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the next version of one product in the place of the one that is there; If-Match names that one */
        post: operations["postProductDraftPublishByOrgaSidAndSid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product-line/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of productLine */
        get: operations["listProductLine"];
        put?: never;
        /** Creates one productLine */
        post: operations["createProductLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product-line/{platform}/{orgaSid}/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One productLine */
        get: operations["getProductLine"];
        /** Replaces one productLine */
        put: operations["replaceProductLine"];
        post?: never;
        /** Deletes one productLine; with dryRun tells what that would do */
        delete: operations["deleteProductLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-info/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of orgaInfo */
        get: operations["listOrgaInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-info/{platform}/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One orgaInfo */
        get: operations["getOrgaInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-connection/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of orgaConnection */
        get: operations["listOrgaConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-connection/{platform}/{orgaSid}/{connectedSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One orgaConnection */
        get: operations["getOrgaConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/document/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of document */
        get: operations["listDocument"];
        put?: never;
        /** Creates one document */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/document/{platform}/{orgaSid}/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document */
        get: operations["getDocument"];
        /** Replaces one document */
        put: operations["replaceDocument"];
        post?: never;
        /** Deletes one document; with dryRun tells what that would do */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/retailer/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of retailerData */
        get: operations["listRetailerData"];
        put?: never;
        /** Imports the offers of a retailer from JSON */
        post: operations["importOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/retailer/{platform}/{orgaSid}/{manufacturerSid}/{productSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One retailerData */
        get: operations["getRetailerData"];
        /** Replaces one retailerData */
        put: operations["replaceRetailerData"];
        post?: never;
        /** Deletes one retailerData; with dryRun tells what that would do */
        delete: operations["deleteRetailerData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/mapping/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of mapping */
        get: operations["listMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/mapping/{platform}/{orgaSid}/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mapping */
        get: operations["getMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product-relation/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of productRelation */
        get: operations["listProductRelation"];
        put?: never;
        /** Creates one productRelation */
        post: operations["createProductRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product-relation/{platform}/{orgaSid}/{productSid}/{kind}/{relatedOrgaSid}/{relatedSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One productRelation */
        get: operations["getProductRelation"];
        /** Replaces one productRelation */
        put: operations["replaceProductRelation"];
        post?: never;
        /** Deletes one productRelation; with dryRun tells what that would do */
        delete: operations["deleteProductRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of category */
        get: operations["listCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/category/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/attribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of attribute */
        get: operations["listAttribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/attribute/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One attribute */
        get: operations["getAttribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/term": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of term */
        get: operations["listTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/term/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One term */
        get: operations["getTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of template */
        get: operations["listTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/template/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/export-profile/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of exportProfile */
        get: operations["listExportProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/export-profile/{platform}/{orgaSid}/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exportProfile */
        get: operations["getExportProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/image/{platform}/{orgaSid}/{kind}/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One image */
        get: operations["getImage"];
        /** Replaces one image */
        put: operations["replaceImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-budget/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what there is of orgaBudget */
        get: operations["listOrgaBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-budget/{platform}/{orgaSid}/{budget}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One orgaBudget */
        get: operations["getOrgaBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports of a platform, newest first */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report of an import */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/report/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an import goes on, as server-sent events */
        get: operations["getReportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/report/{id}/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The uploaded workbook with its faults marked */
        get: operations["getReportWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/json/{platform}/{orgaSid}/{productSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a company as JSON; `all` for every one */
        get: operations["listProductJsonByOrgaSidAndProductSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/json/{platform}/filtered/{orgaSid}/{productSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chosen products of a company as JSON */
        post: operations["postProductJsonFilteredByOrgaSidAndProductSidAndLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/xlsx/{platform}/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a company as a workbook */
        get: operations["getProductXlsxByOrgaSidAndLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/xlsx/{platform}/filtered/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chosen products of a company as a workbook */
        post: operations["postProductXlsxFilteredByOrgaSidAndLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/csv/{platform}/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a company as a text with commas */
        get: operations["getProductCsvByOrgaSidAndLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/csv/{platform}/filtered/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chosen products of a company as a text with commas */
        post: operations["postProductCsvFilteredByOrgaSidAndLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/bmecat/{platform}/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a company as a catalogue in BMEcat 2005 */
        get: operations["getProductBmecatByOrgaSidAndLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/bmecat/{platform}/filtered/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chosen products of a company as a catalogue in BMEcat 2005 */
        post: operations["postProductBmecatFilteredByOrgaSidAndLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/xchange/{platform}/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a company as ETIM xChange 1.1 */
        get: operations["getProductXchangeByOrgaSidAndLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/xchange/{platform}/filtered/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chosen products of a company as ETIM xChange 1.1 */
        post: operations["postProductXchangeFilteredByOrgaSidAndLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/term/xlsx/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All terms of the vocabulary as a workbook */
        get: operations["getTermXlsxAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/term/csv/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All terms of the vocabulary as a text with commas */
        get: operations["getTermCsvAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/category/xlsx/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories as they hang in the tree of a platform, as a workbook */
        get: operations["getCategoryXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/category/csv/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories as they hang in the tree of a platform, as a text with commas */
        get: operations["getCategoryCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/attribute/xlsx/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All attributes as a workbook */
        get: operations["getAttributeXlsxAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/attribute/csv/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All attributes as a text with commas */
        get: operations["getAttributeCsvAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/columns/{platform}/filtered/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The columns that a table of chosen products can have, with their first values */
        post: operations["postProductColumnsFilteredByOrgaSidAndLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/count/{platform}/filtered/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many products a filtered download would have */
        post: operations["postProductCountFilteredByOrgaSid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga/json/{platform}/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies as JSON; `all` for every one of the caller */
        get: operations["listOrgaJsonByOrgaSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-info/json/{platform}/{orgaSid}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Infos of a company as JSON, in one language or `all` */
        get: operations["listOrgaInfoJsonByOrgaSidAndLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/retailer/json/{platform}/{orgaSid}/{manufacturerSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers of a retailer as JSON, of one manufacturer or `all` */
        get: operations["listRetailerJsonByOrgaSidAndManufacturerSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/quality/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The least complete companies of the caller, and what most of their products lack */
        get: operations["getQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/views/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Page views and clicks of the caller’s companies per day, the last 30 days beside those before */
        get: operations["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/retired/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller’s companies lost or got back, as others deleted records or brought them back, the last 30 days */
        get: operations["listRetired"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/expiring-document/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s companies of which documents have expired or soon will */
        get: operations["listExpiringDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/orga-use/{platform}/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much a company has stored and uploaded today, and how much it may */
        get: operations["getOrgaUseByOrgaSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What assistants ask of the catalogue of the host, by the Model Context Protocol; nothing is written */
        post: operations["postMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/catalogue.ndjson.gz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products of a public platform as they are published, under the licence that it names */
        get: operations["getPublicCatalogueNdjsonGz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/dictionary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories and attributes of a platform in the shape of the buildingSMART Data Dictionary */
        get: operations["getDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/raw-column/{platform}/{orgaSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of a company that were not read, with what is kept of them */
        get: operations["listRawColumnByOrgaSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The start page */
        get: operations["getPublicStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories below the root */
        get: operations["getPublicCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/category/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category with its products */
        get: operations["getPublicCategoryBySid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/class/{system}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes of a classification with how many products each has */
        get: operations["getPublicClassBySystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/class/{system}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A class of a classification with its products */
        get: operations["getPublicClassBySystemAndCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/orga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies */
        get: operations["getPublicOrga"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/orga/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company with its products */
        get: operations["getPublicOrgaBySid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/product/{orgaSid}/{productSid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product */
        get: operations["getPublicProductByOrgaSidAndProductSid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search results of one kind, totals of all */
        get: operations["getPublicSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a shortlist, in its order */
        get: operations["getPublicShortlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products side by side, in the order in which they are named */
        get: operations["getPublicComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/shortlist.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a shortlist as a workbook */
        get: operations["getPublicShortlistXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/comparison.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products side by side as a workbook */
        get: operations["getPublicComparisonXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list of products */
        get: operations["getPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions while typing */
        get: operations["getPublicSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{platform}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is and what changes, in the order of commits: from the beginning, or after a cursor; as a page or, with Accept: text/event-stream, live */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/upload/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins an upload in parts (tus 1.0, creation) */
        post: operations["postUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/upload/{platform}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of an upload has come; HEAD answers `Upload-Offset` (tus 1.0) */
        get: operations["getUploadById"];
        put?: never;
        post?: never;
        /** Drops an upload (tus 1.0, termination) */
        delete: operations["deleteUploadById"];
        options?: never;
        head?: never;
        /** Takes the next part of an upload (tus 1.0) */
        patch: operations["patchUploadById"];
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the newsletter; a mail to confirm follows */
        post: operations["postNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/product/xlsx/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports products from a workbook */
        post: operations["importProductFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/retailer/json/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes the offers of a retailer that a list names, or all others */
        delete: operations["removeOffers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A token for a key, by OAuth 2 client credentials; the key may also come as Basic */
        post: operations["postOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "sid": "neu",
         *       "name": {
         *         "de": "Breite",
         *         "en": "Width"
         *       },
         *       "kind": "number",
         *       "unit": "mm",
         *       "group": "dimensions",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Attribute: {
            /** @description Identifier */
            sid: string;
            /** @description Name */
            name: components["schemas"]["Texts"];
            /**
             * @description Kind: `text` Text, `number` Number, `choice` Choice, `yesNo` Yes/no
             * @enum {string}
             */
            kind: "text" | "number" | "choice" | "yesNo";
            /** @description Unit */
            unit?: string;
            /** @description Type in IFC */
            ifcType?: string;
            /** @description The same in bSDD */
            bsddUri?: string;
            /**
             * @description Group: `dimensions` Dimensions, `material` Material, `performance` Performance, `fire` Fire protection, `acoustics` Acoustics, `energy` Energy, `classification` Classification, `packaging` Packaging
             * @enum {string}
             */
            group: "dimensions" | "material" | "performance" | "fire" | "acoustics" | "energy" | "classification" | "packaging";
            /** @description Choices */
            choices?: {
                /** @description Identifier */
                sid: string;
                /** @description Label */
                label: components["schemas"]["Texts"];
                languageUsed?: components["schemas"]["LanguageUsed"];
            }[];
            /** @description Asked for in */
            categories?: {
                /** @description Category */
                sid: string;
                /** @description Required */
                required?: boolean | null;
                /** @description Only on: `baustein` Baustein, `rhb` RhB, `mgbahn` MGBahn, `zbs` ZBS */
                groups?: ("baustein" | "rhb" | "mgbahn" | "zbs")[] | null;
            }[];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "sid": "neu",
         *       "name": {
         *         "de": "Dachfenster",
         *         "en": "Roof windows"
         *       },
         *       "ifcClasses": [
         *         "IfcWindow"
         *       ],
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Category: {
            /** @description Identifier */
            sid: string;
            /** @description Name */
            name: components["schemas"]["Texts"];
            /** @description Description */
            description?: components["schemas"]["Texts"];
            /** @description IFC classes */
            ifcClasses?: string[];
            /** @description eBKP-H codes */
            ebkphCodes?: string[];
            /** @description ETIM groups */
            etimClasses?: string[];
            /** @description BKP codes */
            bkpCodes?: string[];
            /** @description NPK positions */
            npkCodes?: string[];
            /** @description Picture */
            picture?: string;
            /** @description Shown attributes */
            shownAttributes?: {
                /** @description Attribute */
                attribute: string;
                /** @description Narrows the list */
                isFilter?: boolean | null;
                /** @description Column */
                isColumn?: boolean | null;
                /** @description Unit */
                unit?: string | null;
            }[];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            children?: components["schemas"]["NamedCategory"][];
            pathFromRoot?: components["schemas"]["NamedCategory"][];
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        CategoryRelation: {
            /** @description Category */
            childSid: string;
            /** @description Parent */
            parentSid: string;
            /** @description Position */
            position: number;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        ChangePage: {
            items: ({
                /** @constant */
                entity: "orga";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["Orga"];
            } | {
                /** @constant */
                entity: "product";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["Product"];
            } | {
                /** @constant */
                entity: "productLine";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["ProductLine"];
            } | {
                /** @constant */
                entity: "productRelation";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["ProductRelation"];
            } | {
                /** @constant */
                entity: "orgaInfo";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["OrgaInfo"];
            } | {
                /** @constant */
                entity: "orgaConnection";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["OrgaConnection"];
            } | {
                /** @constant */
                entity: "document";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["Document"];
            } | {
                /** @constant */
                entity: "retailerData";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["RetailerData"];
            } | {
                /** @constant */
                entity: "category";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["Category"];
            } | {
                /** @constant */
                entity: "categoryRelation";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["CategoryRelation"];
            } | {
                /** @constant */
                entity: "attribute";
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "sid": "f1"
                 *     }
                 */
                key: {
                    [key: string]: string;
                };
                /**
                 * @example there
                 * @enum {string}
                 */
                kind: "there" | "gone";
                /** @example 3 */
                version: number | null;
                /** @example 2026-01-31T08:15:00.000Z */
                at: string;
                record?: components["schemas"]["Attribute"];
            })[];
            /** @example WzEsInRhaWwiLCI3NDM6NzQzOiJd */
            next: string;
            hasMore: boolean;
        };
        /**
         * @example {
         *       "ModelVersion": "2.0",
         *       "OrganizationCode": "baustein",
         *       "DictionaryCode": "ch",
         *       "DictionaryName": "Baustein",
         *       "DictionaryVersion": "1.0",
         *       "DictionaryUri": "https://ch.example.com",
         *       "LanguageIsoCode": "de-CH",
         *       "LanguageOnly": false,
         *       "UseOwnUri": true,
         *       "MoreInfoUrl": "https://ch.example.com/de",
         *       "Status": "Active",
         *       "Classes": [
         *         {
         *           "Code": "fenster",
         *           "Name": "Fenster",
         *           "ClassType": "Class",
         *           "RelatedIfcEntityNamesList": [
         *             "IfcWindow"
         *           ],
         *           "ClassProperties": [
         *             {
         *               "Code": "fenster-u-wert",
         *               "PropertyCode": "u-wert",
         *               "PropertySet": "energy",
         *               "IsRequired": true,
         *               "Unit": "W/(m²·K)"
         *             }
         *           ],
         *           "OwnedUri": "https://ch.example.com/de/category/fenster",
         *           "Status": "Active"
         *         }
         *       ],
         *       "Properties": [
         *         {
         *           "Code": "u-wert",
         *           "Name": "U-Wert",
         *           "DataType": "Real",
         *           "Units": [
         *             "W/(m²·K)"
         *           ],
         *           "Description": "IfcThermalTransmittanceMeasure",
         *           "AllowedValues": [],
         *           "PropertyRelations": [
         *             {
         *               "RelatedPropertyUri": "https://identifier.buildingsmart.org/uri/buildingsmart/ifc/4.3/prop/ThermalTransmittance",
         *               "RelationType": "IsEqualTo"
         *             }
         *           ],
         *           "OwnedUri": "https://ch.example.com/api/CH/dictionary#u-wert",
         *           "Status": "Active"
         *         }
         *       ]
         *     }
         */
        Dictionary: {
            /** @constant */
            ModelVersion: "2.0";
            OrganizationCode: string;
            DictionaryCode: string;
            DictionaryName: string;
            DictionaryVersion: string;
            DictionaryUri: string;
            LanguageIsoCode: string;
            /** @constant */
            LanguageOnly: false;
            /** @constant */
            UseOwnUri: true;
            LicenseUrl?: string;
            MoreInfoUrl: string;
            /** @constant */
            Status: "Active";
            Classes: {
                Code: string;
                Name: string;
                /** @constant */
                ClassType: "Class";
                Definition?: string;
                ParentClassCode?: string;
                RelatedIfcEntityNamesList: string[];
                ClassProperties: {
                    Code: string;
                    PropertyCode: string;
                    PropertySet: string;
                    IsRequired: boolean;
                    Unit?: string;
                }[];
                OwnedUri: string;
                /** @constant */
                Status: "Active";
            }[];
            Properties: {
                Code: string;
                Name: string;
                /** @enum {string} */
                DataType: "Boolean" | "Real" | "String";
                Units: string[];
                Description?: string;
                AllowedValues: {
                    Code: string;
                    Value: string;
                    SortNumber: number;
                }[];
                PropertyRelations: {
                    RelatedPropertyUri: string;
                    /** @constant */
                    RelationType: "IsEqualTo";
                }[];
                OwnedUri: string;
                /** @constant */
                Status: "Active";
            }[];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "sid": "neu",
         *       "title": {
         *         "de": "Datenblatt"
         *       },
         *       "kind": "dataSheet",
         *       "language": "de",
         *       "date": "2026-01-31",
         *       "file": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Document: {
            /** @description Company */
            orgaSid: string;
            /** @description Identifier */
            sid: string;
            /** @description Title */
            title: components["schemas"]["Texts"];
            /**
             * @description Kind: `dataSheet` Data sheet, `declarationOfPerformance` Declaration of performance, `epd` Environmental product declaration (EPD), `safetyDataSheet` Safety data sheet, `certificate` Certificate, `installation` Installation guide, `warranty` Warranty, `other` Other
             * @enum {string}
             */
            kind: "dataSheet" | "declarationOfPerformance" | "epd" | "safetyDataSheet" | "certificate" | "installation" | "warranty" | "other";
            /** @description Language: `de` German, `en` English, `fr` French, `it` Italian */
            language: components["schemas"]["Language"];
            /**
             * Format: date
             * @description Date
             */
            date?: string;
            /**
             * Format: date
             * @description Valid until
             */
            expiry?: string;
            /** @description PDF */
            file: string;
            /** @description Products */
            products?: string[];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "sid": "neu",
         *       "title": {
         *         "de": "Datenblatt"
         *       },
         *       "kind": "dataSheet",
         *       "language": "de",
         *       "date": "2026-01-31",
         *       "file": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
         *     }
         */
        DocumentWrite: {
            /** @description Company */
            orgaSid: string;
            /** @description Identifier */
            sid: string;
            /** @description Title */
            title: components["schemas"]["TextsWrite"];
            /**
             * @description Kind: `dataSheet` Data sheet, `declarationOfPerformance` Declaration of performance, `epd` Environmental product declaration (EPD), `safetyDataSheet` Safety data sheet, `certificate` Certificate, `installation` Installation guide, `warranty` Warranty, `other` Other
             * @enum {string}
             */
            kind: "dataSheet" | "declarationOfPerformance" | "epd" | "safetyDataSheet" | "certificate" | "installation" | "warranty" | "other";
            /** @description Language: `de` German, `en` English, `fr` French, `it` Italian */
            language: components["schemas"]["Language"];
            /** @description Date */
            date?: string | null;
            /** @description Valid until */
            expiry?: string | null;
            /** @description PDF */
            file: string;
            /** @description Products */
            products?: string[] | null;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "sid": "neu",
         *       "name": "Alles",
         *       "format": "xlsx",
         *       "language": "all",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        ExportProfile: {
            /** @description Company */
            orgaSid: string;
            /** @description Identifier */
            sid: string;
            /** @description Name */
            name: string;
            /**
             * @description Format: `xlsx` Excel (.xlsx), `csv` CSV, `bmecat` BMEcat 2005, `xchange` ETIM xChange, `json` JSON
             * @enum {string}
             */
            format: "xlsx" | "csv" | "bmecat" | "xchange" | "json";
            /**
             * @description Language: `de` German, `en` English, `fr` French, `it` Italian, `all` all languages
             * @enum {string}
             */
            language: "de" | "en" | "fr" | "it" | "all";
            /** @description Categories */
            categories?: string[];
            /** @description Product lines */
            productLines?: string[];
            /** @description Text */
            text?: string;
            /** @description Columns */
            columns?: string[];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "kind": "productImage",
         *       "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
         *       "alt": {
         *         "de": "Ein Fenster von aussen"
         *       },
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Image: {
            /** @description Company */
            orgaSid: string;
            /** @description Checksum */
            hash: string;
            /**
             * @description Kind: `logo` Logo, `orgaImage` Company image, `orgaMedia` Company media, `productImage` Product image, `productMedia` Product media, `startPageImage` Start page image
             * @enum {string}
             */
            kind: "logo" | "orgaImage" | "orgaMedia" | "productImage" | "productMedia" | "startPageImage";
            /** @description Width */
            readonly width?: number;
            /** @description Height */
            readonly height?: number;
            /** @description Image description */
            alt?: components["schemas"]["Texts"];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "kind": "productImage",
         *       "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
         *       "alt": {
         *         "de": "Ein Fenster von aussen"
         *       }
         *     }
         */
        ImageWrite: {
            /** @description Company */
            orgaSid: string;
            /** @description Checksum */
            hash: string;
            /**
             * @description Kind: `logo` Logo, `orgaImage` Company image, `orgaMedia` Company media, `productImage` Product image, `productMedia` Product media, `startPageImage` Start page image
             * @enum {string}
             */
            kind: "logo" | "orgaImage" | "orgaMedia" | "productImage" | "productMedia" | "startPageImage";
            /** @description Width */
            readonly width?: number;
            /** @description Height */
            readonly height?: number;
            /** @description Image description */
            alt?: components["schemas"]["TextsWrite"] | null;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
         *       "state": "searchable",
         *       "stage": "done",
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "platform": "CH",
         *       "entity": "product",
         *       "action": "write",
         *       "orgaSid": "alpenfenster",
         *       "fileName": "produkte.xlsx",
         *       "workbenchId": null,
         *       "dryRun": false,
         *       "deleteOthers": false,
         *       "read": 2,
         *       "created": 0,
         *       "changed": 1,
         *       "unchanged": 1,
         *       "deleted": 0,
         *       "failed": 0,
         *       "share": 1,
         *       "seconds": 0.41,
         *       "issueCount": 0,
         *       "changeCount": 1,
         *       "othersCount": 0,
         *       "lostByOthers": 0,
         *       "headline": null,
         *       "columns": [
         *         {
         *           "sheet": "Produkte",
         *           "column": "A",
         *           "heading": "Artikelnummer",
         *           "field": "articleNumber",
         *           "how": "heading",
         *           "reason": {
         *             "code": "heading",
         *             "values": {},
         *             "message": "Die Überschrift sagt es."
         *           },
         *           "proposals": [],
         *           "samples": [
         *             "N-1",
         *             "N-2"
         *           ],
         *           "filled": 2
         *         }
         *       ],
         *       "issues": [],
         *       "effects": [],
         *       "changes": [
         *         {
         *           "key": "N-1",
         *           "field": "productInfo.title",
         *           "before": {
         *             "de": "Fenster"
         *           },
         *           "after": {
         *             "de": "Holzfenster"
         *           }
         *         }
         *       ]
         *     }
         */
        ImportReport: {
            id: string;
            /** @enum {string} */
            state: "queued" | "running" | "applied" | "searchable" | "refused" | "failed" | "undone";
            /** @enum {string} */
            stage: "queued" | "reading" | "comparing" | "writing" | "done";
            createdAt: string;
            platform: string;
            /** @enum {string} */
            entity: "orga" | "product" | "orgaInfo" | "retailerData" | "category" | "attribute" | "term";
            /** @enum {string} */
            action: "write" | "replace" | "keep" | "remove";
            orgaSid: string;
            fileName: string | null;
            workbenchId: string | null;
            dryRun: boolean;
            deleteOthers: boolean;
            read: number;
            created: number;
            changed: number;
            unchanged: number;
            deleted: number;
            failed: number;
            share: number;
            seconds: number | null;
            issueCount: number;
            changeCount: number;
            othersCount: number;
            lostByOthers: number;
            headline: string | null;
            columns: {
                /** @example A */
                column: string;
                /** @example Lief.-Art.-Nr. */
                heading: string;
                field: string | null;
                language?: components["schemas"]["Language"];
                unit?: string;
                /** @default null */
                how: ("confirmed" | "format" | "heading" | "content") | null;
                /** @default null */
                reason: {
                    /** @example heading */
                    code: string;
                    values: {
                        [key: string]: string | number;
                    };
                    message?: string;
                } | null;
                /** @default [] */
                proposals: {
                    /** @example articleNumber */
                    field: string;
                    language?: components["schemas"]["Language"];
                    unit?: string;
                    reason: {
                        /** @example heading */
                        code: string;
                        values: {
                            [key: string]: string | number;
                        };
                        message?: string;
                    };
                }[];
                /** @default [] */
                samples: string[];
                /** @default 0 */
                filled: number;
                sheet: string;
            }[];
            issues: {
                sheet: string | null;
                row: number | null;
                column: string | null;
                key: string | null;
                value: string | null;
                /** @enum {string} */
                severity: "error" | "warning";
                code: string;
                message: string;
                suggestion: string | null;
            }[];
            effects: {
                entity: string;
                orgaSid: string;
                name: string | null;
                count: number;
            }[];
            changes: {
                key: string;
                field: string;
                before: components["schemas"]["JsonValue"];
                after: components["schemas"]["JsonValue"];
            }[];
        };
        /**
         * @example {
         *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
         *       "state": "searchable",
         *       "stage": "done",
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "platform": "CH",
         *       "entity": "product",
         *       "action": "write",
         *       "orgaSid": "alpenfenster",
         *       "fileName": "produkte.xlsx",
         *       "workbenchId": null,
         *       "dryRun": false,
         *       "deleteOthers": false,
         *       "read": 2,
         *       "created": 0,
         *       "changed": 1,
         *       "unchanged": 1,
         *       "deleted": 0,
         *       "failed": 0,
         *       "share": 1,
         *       "seconds": 0.41,
         *       "issueCount": 0,
         *       "changeCount": 1,
         *       "othersCount": 0,
         *       "lostByOthers": 0
         *     }
         */
        ImportSummary: {
            id: string;
            /** @enum {string} */
            state: "queued" | "running" | "applied" | "searchable" | "refused" | "failed" | "undone";
            /** @enum {string} */
            stage: "queued" | "reading" | "comparing" | "writing" | "done";
            createdAt: string;
            platform: string;
            /** @enum {string} */
            entity: "orga" | "product" | "orgaInfo" | "retailerData" | "category" | "attribute" | "term";
            /** @enum {string} */
            action: "write" | "replace" | "keep" | "remove";
            orgaSid: string;
            fileName: string | null;
            workbenchId: string | null;
            dryRun: boolean;
            deleteOthers: boolean;
            read: number;
            created: number;
            changed: number;
            unchanged: number;
            deleted: number;
            failed: number;
            share: number;
            seconds: number | null;
            issueCount: number;
            changeCount: number;
            othersCount: number;
            lostByOthers: number;
        };
        /**
         * @description Any value of JSON, in the form of the field that it is of.
         * @example {
         *       "de": "Fenster"
         *     }
         */
        JsonValue: unknown;
        /** @enum {string} */
        Language: "de" | "en" | "fr" | "it";
        /** @description With `language`: of which language the texts beside it are. */
        LanguageUsed: ("de" | "en" | "fr" | "it") | {
            [key: string]: "de" | "en" | "fr" | "it";
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "sid": "neu",
         *       "name": "Preisliste",
         *       "headings": [
         *         {
         *           "heading": "Bezeichnung",
         *           "field": "productInfo.title",
         *           "language": "de"
         *         }
         *       ],
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Mapping: {
            /** @description Company */
            orgaSid: string;
            /** @description Identifier */
            sid: string;
            /** @description Name */
            name: string;
            /** @description Only for files with these headings */
            layout?: string;
            /** @description Columns */
            headings?: {
                /** @description Heading of the column */
                heading: string;
                /** @description Our field */
                field: string;
                /** @description Language: `de` German, `en` English, `fr` French, `it` Italian */
                language?: components["schemas"]["Language"] | null;
                /** @description Unit */
                unit?: string | null;
                /** @description Only above column */
                column?: string | null;
            }[];
            /** @description Values */
            translations?: {
                /** @description Our field */
                field: string;
                /** @description Value in the file */
                value: string;
                /** @description Our value */
                translation: string;
            }[];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        NamedCategory: {
            sid: string;
            name: components["schemas"]["Texts"];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "sid": "neu",
         *       "orgaDetails": {
         *         "name": "Neu AG",
         *         "kind": "manufacturer",
         *         "headOffice": {
         *           "address": {
         *             "street": "Bahnhofstrasse 1",
         *             "zip": "7000",
         *             "city": "Chur",
         *             "country": "CH"
         *           }
         *         }
         *       },
         *       "orgaInfo": {
         *         "description": {
         *           "de": "Fenster aus Holz",
         *           "fr": "Fenêtres en bois"
         *         }
         *       },
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Orga: {
            /** @description Identifier */
            sid: string;
            orgaDetails: {
                /** @description Name */
                name: string;
                /**
                 * @description Kind: `manufacturer` Manufacturer, `retailer` Retailer
                 * @enum {string}
                 */
                kind: "manufacturer" | "retailer";
                /** @description Product categories */
                productCategories?: string[];
                headOffice?: {
                    /** @description Address */
                    address?: {
                        /** @description Street */
                        street?: string | null;
                        /** @description Postcode */
                        zip?: string | null;
                        /** @description City */
                        city?: string | null;
                        /** @description Country */
                        country?: string | null;
                        /** @description Phone */
                        phone?: string | null;
                        /** @description E-mail */
                        email?: string | null;
                        /** @description Website */
                        website?: string | null;
                    };
                    languageUsed?: components["schemas"]["LanguageUsed"];
                };
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            orgaInfo?: {
                /** @description Logo */
                logo?: string;
                /** @description Description */
                description?: components["schemas"]["Texts"];
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            quality?: {
                /** @description Completeness */
                readonly completeness?: number;
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            connection?: components["schemas"]["OrgaConnection"][];
            /**
             * @example {
             *       "orgaSid": "andere",
             *       "days": [
             *         {
             *           "day": "2026-01-01",
             *           "pageViews": 1,
             *           "suggestionViews": 2,
             *           "clicks": 3
             *         }
             *       ],
             *       "total": {
             *         "pageViews": 1,
             *         "suggestionViews": 2,
             *         "clicks": 3
             *       }
             *     }
             */
            statistic?: {
                orgaSid: string;
                days: {
                    /** Format: date */
                    day: string;
                    pageViews: number;
                    suggestionViews: number;
                    clicks: number;
                }[];
                total: {
                    pageViews: number;
                    suggestionViews: number;
                    clicks: number;
                };
            };
            mapping?: components["schemas"]["Mapping"][];
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "budget": "company",
         *       "storedMegabytes": 40960,
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        OrgaBudget: {
            /** @description Company */
            orgaSid: string;
            /**
             * @description Budget: `company` Of the company
             * @enum {string}
             */
            budget: "company";
            /** @description Storage in MB */
            storedMegabytes?: number;
            /** @description Uploads a day in MB */
            uploadedMegabytesADay?: number;
            /** @description Pictures a day */
            picturesADay?: number;
            /** @description Megapixels a day */
            megapixelsADay?: number;
            /** @description Imports waiting */
            importsWaiting?: number;
            /** @description Rows waiting */
            rowsWaiting?: number;
            /** @description Issues per report */
            issuesKept?: number;
            /** @description Values kept of columns not read */
            rawValues?: number;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "connectedSid": "bauhandel",
         *       "role": "retailer",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        OrgaConnection: {
            /** @description Company */
            orgaSid: string;
            /** @description Connected to */
            connectedSid: string;
            /**
             * @description Role: `retailer` Retailer, `manufacturer` Manufacturer, `partner` Partner
             * @enum {string}
             */
            role: "retailer" | "manufacturer" | "partner";
            /** @description Link */
            link?: string;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "language": "it",
         *       "headline": "Finestre",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        OrgaInfo: {
            /** @description Company */
            orgaSid: string;
            /** @description Language: `de` German, `en` English, `fr` French, `it` Italian */
            language: components["schemas"]["Language"];
            /** @description Headline */
            headline: string;
            /** @description Text */
            text?: string;
            /** @description Pictures */
            images?: string[];
            /** @description Media */
            media?: string[];
            /** @description Links */
            links?: {
                /** @description Label */
                label: string;
                /** @description Link */
                link: string;
            }[];
            /** @description Contact */
            contact?: {
                /** @description Name */
                name?: string | null;
                /** @description Phone */
                phone?: string | null;
                /** @description E-mail */
                email?: string | null;
            };
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /** @enum {string} */
        Platform: "CH" | "DE" | "AT" | "RHB" | "MGBAHN" | "ZBS" | "CH_DEMO" | "DE_DEMO" | "AT_DEMO" | "RHB_DEMO" | "MGBAHN_DEMO" | "ZBS_DEMO" | "CH_API" | "DE_API" | "AT_API" | "RHB_API" | "MGBAHN_API" | "ZBS_API";
        /**
         * @example {
         *       "type": "/problems/unprocessable",
         *       "title": "Faulty values",
         *       "status": 422,
         *       "detail": "Nothing was saved. Correct the values named.",
         *       "errors": [
         *         {
         *           "path": "orgaDetails.name",
         *           "pointer": "/orgaDetails/name",
         *           "code": "required",
         *           "message": "This value is missing."
         *         }
         *       ]
         *     }
         */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errors: {
                path: string;
                pointer: string;
                code: string;
                message: string;
                suggestion?: string;
            }[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @example {
         *       "orgaInfo": {
         *         "sid": "alpenfenster"
         *       },
         *       "sid": "neu",
         *       "productInfo": {
         *         "articleNumber": "N-1",
         *         "gtins": [
         *           "07612345678900"
         *         ],
         *         "title": {
         *           "de": "Holz-Metall-Fenster",
         *           "fr": "Fenêtre bois-métal"
         *         }
         *       },
         *       "categories": {
         *         "mainCategory": {
         *           "sid": "fenster"
         *         }
         *       },
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Product: {
            orgaInfo: {
                /** @description Company */
                sid: string;
                /** @description Company */
                readonly name?: string;
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            /** @description Identifier */
            sid: string;
            productInfo: {
                /** @description Article number */
                articleNumber: string;
                /** @description GTIN */
                gtins?: string[];
                /** @description Title */
                title: components["schemas"]["Texts"];
                /** @description Subtitle */
                subTitle?: components["schemas"]["Texts"];
                /** @description Description */
                description?: components["schemas"]["Texts"];
                /** @description Keywords */
                keywords?: components["schemas"]["Texts"];
                /** @description Product line */
                productLine?: string;
                /** @description Brand */
                brand?: string;
                /** @description ETIM class */
                etimClass?: string;
                /**
                 * @description Order unit: `C62` Piece, `MTR` Metre, `CMT` Centimetre, `MMT` Millimetre, `MTK` Square metre, `MTQ` Cubic metre, `KGM` Kilogram, `GRM` Gram, `TNE` Tonne, `LTR` Litre, `PR` Pair, `SET` Set, `PK` Packet, `BX` Box, `CT` Carton, `PF` Pallet, `BG` Bag, `BE` Bundle, `RO` Roll, `CL` Coil, `TU` Tube, `CA` Can, `BO` Bottle, `BJ` Bucket, `DR` Drum, `CEN` 100 pieces, `MIL` 1000 pieces
                 * @enum {string}
                 */
                orderUnit?: "C62" | "MTR" | "CMT" | "MMT" | "MTK" | "MTQ" | "KGM" | "GRM" | "TNE" | "LTR" | "PR" | "SET" | "PK" | "BX" | "CT" | "PF" | "BG" | "BE" | "RO" | "CL" | "TU" | "CA" | "BO" | "BJ" | "DR" | "CEN" | "MIL";
                /** @description Minimum order quantity */
                orderQuantity?: number;
                /** @description Customs tariff number */
                customsTariffNumber?: string;
                /** @description Country of origin */
                countryOfOrigin?: string;
                /**
                 * Format: date
                 * @description Last day of sale
                 */
                endOfSale?: string;
                /** @description Sale has ended */
                readonly isEnded?: boolean;
                /** @description Successor */
                successor?: string;
                /** @description Variant group */
                variantGroup?: string;
                /** @description Images */
                images?: string[];
                /** @description Images in use */
                media?: string[];
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            categories: {
                mainCategory: {
                    /** @description Category */
                    sid: string;
                    /** @description Category */
                    readonly name?: components["schemas"]["Texts"];
                    languageUsed?: components["schemas"]["LanguageUsed"];
                };
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            /** @description Attributes */
            attributes?: {
                [key: string]: string | number | boolean;
            };
            /** @description Order */
            readonly position?: number;
            /** @description Popularity */
            readonly popularity?: number;
            quality?: {
                /** @description Completeness */
                readonly completeness?: number;
                /** @description Missing */
                readonly missing?: string[];
                languageUsed?: components["schemas"]["LanguageUsed"];
            };
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "sid": "neu",
         *       "title": {
         *         "de": "Schiebetüren",
         *         "fr": "Portes coulissantes"
         *       },
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        ProductLine: {
            /** @description Company */
            orgaSid: string;
            /** @description Identifier */
            sid: string;
            /** @description Title */
            title: components["schemas"]["Texts"];
            /** @description Description */
            description?: components["schemas"]["Texts"];
            /** @description Picture */
            picture?: string;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "sid": "neu",
         *       "title": {
         *         "de": "Schiebetüren",
         *         "fr": "Portes coulissantes"
         *       }
         *     }
         */
        ProductLineWrite: {
            /** @description Company */
            orgaSid: string;
            /** @description Identifier */
            sid: string;
            /** @description Title */
            title: components["schemas"]["TextsWrite"];
            /** @description Description */
            description?: components["schemas"]["TextsWrite"] | null;
            /** @description Picture */
            picture?: string | null;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "orgaInfo": {
         *         "sid": "alpenfenster"
         *       },
         *       "sid": "neu",
         *       "productInfo": {
         *         "articleNumber": "N-1",
         *         "gtins": [
         *           "07612345678900"
         *         ],
         *         "title": {
         *           "de": "Holz-Metall-Fenster",
         *           "fr": "Fenêtre bois-métal"
         *         }
         *       },
         *       "categories": {
         *         "mainCategory": {
         *           "sid": "fenster"
         *         }
         *       }
         *     }
         */
        ProductPart: {
            orgaInfo?: {
                /** @description Company */
                sid?: string | null;
                /** @description Company */
                readonly name?: string;
            };
            /** @description Identifier */
            sid?: string | null;
            productInfo?: {
                /** @description Article number */
                articleNumber?: string | null;
                /** @description GTIN */
                gtins?: string[] | null;
                /** @description Title */
                title?: components["schemas"]["TextsWrite"] | null;
                /** @description Subtitle */
                subTitle?: components["schemas"]["TextsWrite"] | null;
                /** @description Description */
                description?: components["schemas"]["TextsWrite"] | null;
                /** @description Keywords */
                keywords?: components["schemas"]["TextsWrite"] | null;
                /** @description Product line */
                productLine?: string | null;
                /** @description Brand */
                brand?: string | null;
                /** @description ETIM class */
                etimClass?: string | null;
                /** @description Order unit: `C62` Piece, `MTR` Metre, `CMT` Centimetre, `MMT` Millimetre, `MTK` Square metre, `MTQ` Cubic metre, `KGM` Kilogram, `GRM` Gram, `TNE` Tonne, `LTR` Litre, `PR` Pair, `SET` Set, `PK` Packet, `BX` Box, `CT` Carton, `PF` Pallet, `BG` Bag, `BE` Bundle, `RO` Roll, `CL` Coil, `TU` Tube, `CA` Can, `BO` Bottle, `BJ` Bucket, `DR` Drum, `CEN` 100 pieces, `MIL` 1000 pieces */
                orderUnit?: ("C62" | "MTR" | "CMT" | "MMT" | "MTK" | "MTQ" | "KGM" | "GRM" | "TNE" | "LTR" | "PR" | "SET" | "PK" | "BX" | "CT" | "PF" | "BG" | "BE" | "RO" | "CL" | "TU" | "CA" | "BO" | "BJ" | "DR" | "CEN" | "MIL") | null;
                /** @description Minimum order quantity */
                orderQuantity?: number | null;
                /** @description Customs tariff number */
                customsTariffNumber?: string | null;
                /** @description Country of origin */
                countryOfOrigin?: string | null;
                /** @description Last day of sale */
                endOfSale?: string | null;
                /** @description Sale has ended */
                readonly isEnded?: boolean;
                /** @description Successor */
                successor?: string | null;
                /** @description Variant group */
                variantGroup?: string | null;
                /** @description Images */
                images?: (string)[] | null;
                /** @description Images in use */
                media?: (string)[] | null;
            };
            categories?: {
                mainCategory?: {
                    /** @description Category */
                    sid?: string | null;
                    /** @description Category */
                    readonly name?: components["schemas"]["Texts"];
                };
            };
            /** @description Attributes */
            attributes?: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description Order */
            readonly position?: number;
            /** @description Popularity */
            readonly popularity?: number;
            quality?: {
                /** @description Completeness */
                readonly completeness?: number;
                /** @description Missing */
                readonly missing?: string[];
            };
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "productSid": "f1",
         *       "kind": "similar",
         *       "relatedOrgaSid": "alpenfenster",
         *       "relatedSid": "f2",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        ProductRelation: {
            /** @description Company */
            orgaSid: string;
            /** @description Product */
            productSid: string;
            /**
             * @description Kind: `similar` Similar, `accessory` Accessory, `successor` Successor
             * @enum {string}
             */
            kind: "similar" | "accessory" | "successor";
            /** @description Company of the other */
            relatedOrgaSid: string;
            /** @description Other product */
            relatedSid: string;
            /** @description Order */
            position?: number;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /**
         * @example {
         *       "orgaSid": "alpenfenster",
         *       "productSid": "f1",
         *       "kind": "similar",
         *       "relatedOrgaSid": "alpenfenster",
         *       "relatedSid": "f2"
         *     }
         */
        ProductRelationWrite: {
            /** @description Company */
            orgaSid: string;
            /** @description Product */
            productSid: string;
            /**
             * @description Kind: `similar` Similar, `accessory` Accessory, `successor` Successor
             * @enum {string}
             */
            kind: "similar" | "accessory" | "successor";
            /** @description Company of the other */
            relatedOrgaSid: string;
            /** @description Other product */
            relatedSid: string;
            /** @description Order */
            position?: number | null;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "orgaInfo": {
         *         "sid": "alpenfenster"
         *       },
         *       "sid": "neu",
         *       "productInfo": {
         *         "articleNumber": "N-1",
         *         "gtins": [
         *           "07612345678900"
         *         ],
         *         "title": {
         *           "de": "Holz-Metall-Fenster",
         *           "fr": "Fenêtre bois-métal"
         *         }
         *       },
         *       "categories": {
         *         "mainCategory": {
         *           "sid": "fenster"
         *         }
         *       }
         *     }
         */
        ProductWrite: {
            orgaInfo: {
                /** @description Company */
                sid: string;
                /** @description Company */
                readonly name?: string;
            };
            /** @description Identifier */
            sid: string;
            productInfo: {
                /** @description Article number */
                articleNumber: string;
                /** @description GTIN */
                gtins?: string[] | null;
                /** @description Title */
                title: components["schemas"]["TextsWrite"];
                /** @description Subtitle */
                subTitle?: components["schemas"]["TextsWrite"] | null;
                /** @description Description */
                description?: components["schemas"]["TextsWrite"] | null;
                /** @description Keywords */
                keywords?: components["schemas"]["TextsWrite"] | null;
                /** @description Product line */
                productLine?: string | null;
                /** @description Brand */
                brand?: string | null;
                /** @description ETIM class */
                etimClass?: string | null;
                /** @description Order unit: `C62` Piece, `MTR` Metre, `CMT` Centimetre, `MMT` Millimetre, `MTK` Square metre, `MTQ` Cubic metre, `KGM` Kilogram, `GRM` Gram, `TNE` Tonne, `LTR` Litre, `PR` Pair, `SET` Set, `PK` Packet, `BX` Box, `CT` Carton, `PF` Pallet, `BG` Bag, `BE` Bundle, `RO` Roll, `CL` Coil, `TU` Tube, `CA` Can, `BO` Bottle, `BJ` Bucket, `DR` Drum, `CEN` 100 pieces, `MIL` 1000 pieces */
                orderUnit?: ("C62" | "MTR" | "CMT" | "MMT" | "MTK" | "MTQ" | "KGM" | "GRM" | "TNE" | "LTR" | "PR" | "SET" | "PK" | "BX" | "CT" | "PF" | "BG" | "BE" | "RO" | "CL" | "TU" | "CA" | "BO" | "BJ" | "DR" | "CEN" | "MIL") | null;
                /** @description Minimum order quantity */
                orderQuantity?: number | null;
                /** @description Customs tariff number */
                customsTariffNumber?: string | null;
                /** @description Country of origin */
                countryOfOrigin?: string | null;
                /** @description Last day of sale */
                endOfSale?: string | null;
                /** @description Sale has ended */
                readonly isEnded?: boolean;
                /** @description Successor */
                successor?: string | null;
                /** @description Variant group */
                variantGroup?: string | null;
                /** @description Images */
                images?: string[] | null;
                /** @description Images in use */
                media?: string[] | null;
            };
            categories: {
                mainCategory: {
                    /** @description Category */
                    sid: string;
                    /** @description Category */
                    readonly name?: components["schemas"]["Texts"];
                };
            };
            /** @description Attributes */
            attributes?: {
                [key: string]: string | number | boolean;
            } | null;
            /** @description Order */
            readonly position?: number;
            /** @description Popularity */
            readonly popularity?: number;
            quality?: {
                /** @description Completeness */
                readonly completeness?: number;
                /** @description Missing */
                readonly missing?: string[];
            };
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "orgaSid": "bauhandel",
         *       "manufacturerSid": "alpenfenster",
         *       "productSid": "f1",
         *       "link": "https://shop.example/f1",
         *       "price": {
         *         "amount": 1290.5,
         *         "currency": "CHF"
         *       },
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        RetailerData: {
            /** @description Retailer */
            orgaSid: string;
            /** @description Manufacturer */
            manufacturerSid: string;
            /** @description Product */
            productSid: string;
            /** @description Retailer’s article number */
            articleNumber?: string;
            /** @description Link */
            link: string;
            /** @description Price */
            price?: {
                /** @description Amount */
                amount: number;
                /**
                 * @description Currency
                 * @enum {string}
                 */
                currency: "CHF" | "EUR";
            };
            /**
             * @description Availability: `inStock` In stock, `onOrder` On order, `notAvailable` Not available
             * @enum {string}
             */
            stock?: "inStock" | "onOrder" | "notAvailable";
            /**
             * Format: date
             * @description Checked on
             */
            checkedOn?: string;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /**
         * @example {
         *       "orgaSid": "bauhandel",
         *       "manufacturerSid": "alpenfenster",
         *       "productSid": "f1",
         *       "link": "https://shop.example/f1",
         *       "price": {
         *         "amount": 1290.5,
         *         "currency": "CHF"
         *       }
         *     }
         */
        RetailerDataPart: {
            /** @description Retailer */
            orgaSid?: string | null;
            /** @description Manufacturer */
            manufacturerSid?: string | null;
            /** @description Product */
            productSid?: string | null;
            /** @description Retailer’s article number */
            articleNumber?: string | null;
            /** @description Link */
            link?: string | null;
            /** @description Price */
            price?: {
                /** @description Amount */
                amount: number;
                /**
                 * @description Currency
                 * @enum {string}
                 */
                currency: "CHF" | "EUR";
            } | null;
            /** @description Availability: `inStock` In stock, `onOrder` On order, `notAvailable` Not available */
            stock?: ("inStock" | "onOrder" | "notAvailable") | null;
            /** @description Checked on */
            checkedOn?: string | null;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "orgaSid": "bauhandel",
         *       "manufacturerSid": "alpenfenster",
         *       "productSid": "f1",
         *       "link": "https://shop.example/f1",
         *       "price": {
         *         "amount": 1290.5,
         *         "currency": "CHF"
         *       }
         *     }
         */
        RetailerDataWrite: {
            /** @description Retailer */
            orgaSid: string;
            /** @description Manufacturer */
            manufacturerSid: string;
            /** @description Product */
            productSid: string;
            /** @description Retailer’s article number */
            articleNumber?: string | null;
            /** @description Link */
            link: string;
            /** @description Price */
            price?: {
                /** @description Amount */
                amount: number;
                /**
                 * @description Currency
                 * @enum {string}
                 */
                currency: "CHF" | "EUR";
            } | null;
            /** @description Availability: `inStock` In stock, `onOrder` On order, `notAvailable` Not available */
            stock?: ("inStock" | "onOrder" | "notAvailable") | null;
            /** @description Checked on */
            checkedOn?: string | null;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
        };
        /**
         * @example {
         *       "sid": "neu",
         *       "name": {
         *         "de": "Fenster"
         *       },
         *       "columns": [
         *         {
         *           "field": "productInfo.articleNumber",
         *           "heading": {
         *             "de": "Nummer"
         *           }
         *         }
         *       ],
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Template: {
            /** @description Identifier */
            sid: string;
            /** @description Name */
            name: components["schemas"]["Texts"];
            /** @description Category */
            category?: string;
            /** @description Notes */
            notes?: components["schemas"]["Texts"];
            /** @description Columns */
            columns: {
                /** @description Field */
                field: string;
                /** @description Language: `de` German, `en` English, `fr` French, `it` Italian */
                language?: components["schemas"]["Language"] | null;
                /** @description Heading */
                heading: components["schemas"]["Texts"];
                /** @description Note */
                note?: components["schemas"]["Texts"] | null;
                /** @description Required */
                required?: boolean | null;
                languageUsed?: components["schemas"]["LanguageUsed"];
            }[];
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
            languageUsed?: components["schemas"]["LanguageUsed"];
        };
        /**
         * @example {
         *       "sid": "neu",
         *       "text": "Fenêtre de toit",
         *       "language": "fr",
         *       "direction": "both",
         *       "category": "fenster",
         *       "version": 3,
         *       "createdAt": "2026-01-31T08:15:00.000Z",
         *       "updatedAt": "2026-01-31T08:15:00.000Z"
         *     }
         */
        Term: {
            /** @description Identifier */
            sid: string;
            /** @description Term */
            text: string;
            /** @description Language: `de` German, `en` English, `fr` French, `it` Italian */
            language: components["schemas"]["Language"];
            /** @description Holds in: `CH` Switzerland, `DE` Germany, `AT` Austria, `RHB` RhB, `MGBAHN` MGBahn */
            platforms?: ("CH" | "DE" | "AT" | "RHB" | "MGBAHN" | "ZBS")[];
            /**
             * @description Direction: `both` means the same, `oneWay` only from here to there, `nearby` something else that stands nearby
             * @enum {string}
             */
            direction: "both" | "oneWay" | "nearby";
            /** @description Category */
            category?: string;
            /** @description Attribute */
            attribute?: string;
            /** @description Value */
            value?: string;
            /** @description Company (identifier) */
            company?: string;
            /** @description Product line (identifier) */
            productLine?: string;
            /** @description Another word */
            word?: string;
            /**
             * @description Counts its changes; `If-Match` names it.
             * @example 3
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            readonly updatedAt?: string;
            unreadable?: components["schemas"]["Unreadable"];
        };
        /**
         * @description A text by language; one that is missing is left out. With `language` it is a plain text.
         * @example {
         *       "de": "Fenster",
         *       "fr": "Fenêtre"
         *     }
         */
        Texts: {
            de?: string;
            en?: string;
            fr?: string;
            it?: string;
        };
        /**
         * @description A text by language; `null` or the empty text takes it away.
         * @example {
         *       "de": "Fenster",
         *       "fr": "Fenêtre"
         *     }
         */
        TextsWrite: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        /** @description What is wrong with a record that was stored when less was asked; such a place may not fit its schema. */
        Unreadable: {
            path: string;
            code: string;
            values?: {
                [key: string]: string | number;
            };
        }[];
    };
    responses: {
        /** @description It cannot be read: JSON, address, or the name or form of a parameter. */
        400: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or no longer. */
        401: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller lacks the right, or the key does. */
        403: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                /** @description What needs attention, in one line for people: UTF-8, percent-encoded. */
                "Import-Report"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is not there, or not for the caller. */
        404: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is there already, others need it, or it has to be confirmed. */
        409: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                /** @description What needs attention, in one line for people: UTF-8, percent-encoded. */
                "Import-Report"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was changed meanwhile; `current` is its version. */
        412: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                /** @description What needs attention, in one line for people: UTF-8, percent-encoded. */
                "Import-Report"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        413: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call takes no body of this type. */
        415: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It can be read, but is not right. */
        422: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                /** @description What needs attention, in one line for people: UTF-8, percent-encoded. */
                "Import-Report"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; `Retry-After` says when to come again. */
        429: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                /** @description After how many seconds it is worth trying again. */
                "Retry-After"?: string;
                /** @description What is left, and for how many seconds. */
                RateLimit?: string;
                /** @description How many calls in how many seconds. */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is wrong and what to do, every fault at once. */
        default: {
            headers: {
                /** @description Names the request, also in the log of the server: say it when you ask us. */
                "X-Request-Id"?: string;
                /** @description What needs attention, in one line for people: UTF-8, percent-encoded. */
                "Import-Report"?: string;
                /** @description After how many seconds it is worth trying again. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
         * @example de
         */
        lang: string;
        /**
         * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
         * @example CH
         */
        platformInPath: "CH" | "DE" | "AT" | "RHB" | "MGBAHN" | "ZBS" | "CH_DEMO" | "DE_DEMO" | "AT_DEMO" | "RHB_DEMO" | "MGBAHN_DEMO" | "ZBS_DEMO" | "CH_API" | "DE_API" | "AT_API" | "RHB_API" | "MGBAHN_API" | "ZBS_API";
        /**
         * @description Sent again by the same caller within seven days, it is done once.
         * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
         */
        "Idempotency-KeyHeader": string;
        /**
         * @description Is everything done but kept? The answer says what would be.
         * @example true
         */
        dryRun: "true" | "false";
        /**
         * @description The version that is to be replaced, or several with commas between.
         * @example "3"
         */
        "If-MatchHeader": string;
        /**
         * @description The company, by its `sid`.
         * @example alpenfenster
         */
        orgaSidInPath: string;
        /**
         * @description The record, by its `sid`.
         * @example neu
         */
        sidInPath: string;
        /**
         * @description What it was called when it was made, by its `id`.
         * @example 4711
         */
        idInPath: string;
        /**
         * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
         * @example [0,24]
         */
        range: string;
        /**
         * @description How many records go, as the dry run or the refusal said it: nothing more may go.
         * @example 12
         */
        confirm: string;
        /**
         * @description The language of the texts: plain texts come instead of one for each language.
         * @example de
         */
        language: "de" | "en" | "fr" | "it";
        /**
         * @description `*` makes the record, which must not be there yet.
         * @example *
         */
        "If-None-MatchHeader": string;
        /**
         * @description By which field and in which direction, as JSON.
         * @example ["updatedAt","DESC"]
         */
        sort: string;
        /**
         * @description Where the list goes on, as `Link` or `next` of the answer before said it.
         * @example 4711
         */
        after: string;
        /**
         * @description The `sid` of the record that takes the place of the deleted one wherever that was named.
         * @example fenster
         */
        insteadOf: string;
        /**
         * @description The company, by its `sid`.
         * @example alpenfenster
         */
        orgaSid: string;
        /**
         * @description `respond-async` is answered at once, with where the report will be.
         * @example respond-async
         */
        PreferHeader: string;
        /**
         * @description The language of the texts: plain texts come instead of one for each language.
         * @example de
         */
        languageInPath: "de" | "en" | "fr" | "it" | "all";
        /**
         * @description Are good rows of a file written that has faulty ones too?
         * @example true
         */
        skipInvalid: "true" | "false";
        /**
         * @description The company, by its `sid`.
         * @example alpenfenster
         */
        orga: string;
        /**
         * @description The product, by its `sid` within the company.
         * @example f1
         */
        productSidInPath: string;
        /**
         * @description The article, by the last part of its address.
         * @example impressum
         */
        urlInPath: string;
        /**
         * @description Which page.
         * @example 1
         */
        page: number;
        /**
         * @description How many come at once.
         * @example 24
         */
        size: number;
        /**
         * @description The SHA-256 of the content, in hexadecimal digits.
         * @example abababababababababababababababababababababababababababababababab
         */
        hashInPath: string;
        /**
         * @description Of which entity, by its name.
         * @example product
         */
        entityInPath: string;
        /**
         * @description Are records of the company removed that the file does not name?
         * @example true
         */
        deleteOthers: "true" | "false";
        /**
         * @description A product line, by its `sid`.
         * @example classic
         */
        line: string;
        /**
         * @description Which values of attributes to keep, as the address of the page has them.
         * @example u-wert*upto*1.1
         */
        attributes: string;
        /**
         * @description Are all filters answered, also those that would leave everything?
         * @example all
         */
        filters: "all";
        /**
         * @description How the list is drawn.
         * @example list
         */
        view: "pictures" | "list" | "table";
        /**
         * @description What the link of the mail holds.
         * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
         */
        tokenInPath: string;
        /**
         * @description Of which entity, by its name.
         * @example product
         */
        entity: string;
        /**
         * @description The key of a record, as JSON: its parts in the order of its address.
         * @example ["alpenfenster","f1"]
         */
        key: string;
        /**
         * @description A product, by its `sid`; in lists with its company before it.
         * @example alpenfenster/f1
         */
        product: string | string[];
        /**
         * @description Of which kind.
         * @example productImage
         */
        kindInPath: "logo" | "orgaImage" | "orgaMedia" | "productImage" | "productMedia" | "startPageImage";
        /**
         * @description Only this field, by its place.
         * @example title
         */
        field: string;
        /**
         * @description From this day on.
         * @example 2026-01-31
         */
        since: string;
        /**
         * @description Only what is older than this `id`, for the next page.
         * @example 4711
         */
        before: string;
        /**
         * @description The company that it is connected with, by its `sid`.
         * @example bauhandel
         */
        connectedSidInPath: string;
        /**
         * @description The manufacturer, by its `sid`.
         * @example alpenfenster
         */
        manufacturerSidInPath: string;
        /**
         * @description The company of the related product, by its `sid`.
         * @example alpenfenster
         */
        relatedOrgaSidInPath: string;
        /**
         * @description The related product, by its `sid`.
         * @example f2
         */
        relatedSidInPath: string;
        /**
         * @description Which page.
         * @example start
         */
        pageInPath: string;
        /**
         * @description Which settings.
         * @example platform
         */
        settingsInPath: string;
        /**
         * @description Which budget.
         * @example company
         */
        budgetInPath: string;
        /**
         * @description A list of the backoffice, by its name.
         * @example products
         */
        listInPath: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names the request, also in the log of the server: say it when you ask us. */
        "X-Request-Id": string;
        /** @description The version of a record, for `If-Match`; of all else, for `If-None-Match`. */
        ETag: string;
        /** @description Where it is. */
        Location: string;
        /** @description Where the list goes on, as `rel="next"`; none on the last page. */
        Link: string;
        /** @description Under which name to keep it. */
        "Content-Disposition": string;
        /** @description Which rows these are, of how many. */
        "Content-Range": string;
        /** @description `at-least` where there are more than are counted. */
        Total: string;
        /** @description What needs attention, in one line for people: UTF-8, percent-encoded. */
        "Import-Report": string;
        /** @description What was asked for by `Prefer`. */
        "Preference-Applied": string;
        /** @description When to look there, in seconds. */
        "Retry-After": string;
        /** @description How many bytes have come. */
        "Upload-Offset": string;
        /** @description When it is taken away unless it is finished and used. */
        "Upload-Expires": string;
        /** @description Always `1.0.0`. */
        "Tus-Resumable": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Does the process live? */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Is the server ready for reads or for writes, and if not, why? Is a worker at work? */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "reads": {
                     *         "isReady": false,
                     *         "reasons": [
                     *           "closing"
                     *         ]
                     *       },
                     *       "writes": {
                     *         "isReady": false,
                     *         "reasons": [
                     *           "closing"
                     *         ]
                     *       },
                     *       "work": {
                     *         "isReady": false,
                     *         "reasons": [
                     *           "closing"
                     *         ],
                     *         "oldestImportSeconds": 12,
                     *         "oldestJobSeconds": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                        reads: {
                            isReady: boolean;
                            reasons: ("closing" | "database-away" | "schema-behind" | "read-only" | "replica-away" | "worker-silent")[];
                        };
                        writes: {
                            isReady: boolean;
                            reasons: ("closing" | "database-away" | "schema-behind" | "read-only" | "replica-away" | "worker-silent")[];
                        };
                        work: {
                            isReady: boolean;
                            reasons: ("closing" | "database-away" | "schema-behind" | "read-only" | "replica-away" | "worker-silent")[];
                            oldestImportSeconds: number | null;
                            oldestJobSeconds: number | null;
                        };
                    };
                };
            };
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getReadyRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Is the server ready to show what there is, from the replica or the primary? */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isReady": false,
                     *       "reasons": [
                     *         "closing"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        isReady: boolean;
                        reasons: ("closing" | "database-away" | "schema-behind" | "read-only" | "replica-away" | "worker-silent")[];
                    };
                };
            };
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getReadyWrite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Is the server ready to take writes: is its primary there, and does it take them? */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isReady": false,
                     *       "reasons": [
                     *         "closing"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        isReady: boolean;
                        reasons: ("closing" | "database-away" | "schema-behind" | "read-only" | "replica-away" | "worker-silent")[];
                    };
                };
            };
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getImageByKindAndHashAndVariant: {
        parameters: {
            query?: {
                /**
                 * @description Another format of the picture.
                 * @example jpeg
                 */
                type?: "jpeg";
            };
            header?: never;
            path: {
                /**
                 * @description Of which kind.
                 * @example productImage
                 */
                kind: components["parameters"]["kindInPath"];
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                hash: components["parameters"]["hashInPath"];
                /**
                 * @description The width of the picture; `full` as it came.
                 * @example 576
                 */
                variant: "240" | "576" | "1500" | "1800" | "full";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postImageByKind: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description Of which kind.
                 * @example productImage
                 */
                kind: components["parameters"]["kindInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    orgaSid?: string;
                    productSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *       "width": 1800,
                     *       "height": 1200
                     *     }
                     */
                    "application/json": {
                        hash: string;
                        width: number;
                        height: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteImageByKindAndHash: {
        parameters: {
            query?: {
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid?: string;
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description Of which kind.
                 * @example productImage
                 */
                kind: components["parameters"]["kindInPath"];
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                hash: components["parameters"]["hashInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a picture that nothing shows; with dryRun tells whether it would go */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postFile: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    orgaSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *       "bytes": 48213
                     *     }
                     */
                    "application/json": {
                        hash: string;
                        bytes: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteFileByOrgaSidAndHash: {
        parameters: {
            query?: {
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                hash: components["parameters"]["hashInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a document that nothing names; with dryRun tells whether it would go */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getFileByHash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                hash: components["parameters"]["hashInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getFileByHashAndName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                hash: components["parameters"]["hashInPath"];
                /**
                 * @description A name for people.
                 * @example fenster
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A document under a name of its own */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listMedia: {
        parameters: {
            query: {
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries of pictures and documents of a company, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *         "orgaSid": "alpenfenster",
                     *         "state": "proposed",
                     *         "origin": "files",
                     *         "fileName": "fotos.zip",
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "counts": {
                     *           "proposed": 2,
                     *           "unmatched": 1,
                     *           "double": 0,
                     *           "left": 0,
                     *           "waiting": 0,
                     *           "fetched": 0,
                     *           "stored": 0,
                     *           "ready": 0,
                     *           "failed": 0,
                     *           "stopped": 0
                     *         },
                     *         "products": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        orgaSid: string;
                        /** @enum {string} */
                        state: "proposed" | "running" | "done" | "stopped";
                        /** @enum {string} */
                        origin: "files" | "import";
                        fileName: string | null;
                        createdAt: string;
                        counts: {
                            [key: string]: number;
                        };
                        products: number;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postMedia: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "uploads": [
                 *         "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    orgaSid: string;
                    uploads: string[];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *       "orgaSid": "alpenfenster",
                     *       "state": "proposed",
                     *       "origin": "files",
                     *       "fileName": "fotos.zip",
                     *       "createdAt": "2026-01-31T08:15:00.000Z",
                     *       "counts": {
                     *         "proposed": 2,
                     *         "unmatched": 1,
                     *         "double": 0,
                     *         "left": 0,
                     *         "waiting": 0,
                     *         "fetched": 0,
                     *         "stored": 0,
                     *         "ready": 0,
                     *         "failed": 0,
                     *         "stopped": 0
                     *       },
                     *       "products": 1
                     *     }
                     */
                    "application/json": {
                        id: string;
                        orgaSid: string;
                        /** @enum {string} */
                        state: "proposed" | "running" | "done" | "stopped";
                        /** @enum {string} */
                        origin: "files" | "import";
                        fileName: string | null;
                        createdAt: string;
                        counts: {
                            [key: string]: number;
                        };
                        products: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getMediaById: {
        parameters: {
            query?: {
                /**
                 * @description Only those in this state.
                 * @example proposed
                 */
                state?: "proposed" | "unmatched" | "double" | "left" | "waiting" | "fetched" | "stored" | "ready" | "failed" | "stopped";
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A delivery with its pictures and documents and what becomes of each */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *       "orgaSid": "alpenfenster",
                     *       "state": "proposed",
                     *       "origin": "files",
                     *       "fileName": "fotos.zip",
                     *       "createdAt": "2026-01-31T08:15:00.000Z",
                     *       "counts": {
                     *         "proposed": 2,
                     *         "unmatched": 1,
                     *         "double": 0,
                     *         "left": 0,
                     *         "waiting": 0,
                     *         "fetched": 0,
                     *         "stored": 0,
                     *         "ready": 0,
                     *         "failed": 0,
                     *         "stopped": 0
                     *       },
                     *       "products": 1,
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "path": "Fotos/N-1_1.jpg",
                     *           "kind": "picture",
                     *           "place": "images",
                     *           "productSid": "n-1",
                     *           "matchedBy": "articleNumber",
                     *           "matchedValue": "N-1",
                     *           "number": 0,
                     *           "bytes": 812345,
                     *           "state": "proposed",
                     *           "reason": null,
                     *           "message": null,
                     *           "hash": null
                     *         }
                     *       ],
                     *       "itemCount": 1,
                     *       "left": {
                     *         "pictures": 1990,
                     *         "megapixels": 39000,
                     *         "megabytes": 1800
                     *       }
                     *     }
                     */
                    "application/json": {
                        id: string;
                        orgaSid: string;
                        /** @enum {string} */
                        state: "proposed" | "running" | "done" | "stopped";
                        /** @enum {string} */
                        origin: "files" | "import";
                        fileName: string | null;
                        createdAt: string;
                        counts: {
                            [key: string]: number;
                        };
                        products: number;
                        items: {
                            id: number;
                            path: string;
                            /** @enum {string} */
                            kind: "picture" | "document" | "unknown";
                            /** @enum {string} */
                            place: "images" | "media" | "documents";
                            productSid: string | null;
                            matchedBy: string | null;
                            matchedValue: string | null;
                            number: number;
                            bytes: number | null;
                            /** @enum {string} */
                            state: "proposed" | "unmatched" | "double" | "left" | "waiting" | "fetched" | "stored" | "ready" | "failed" | "stopped";
                            reason: string | null;
                            message: string | null;
                            hash: string | null;
                        }[];
                        itemCount: number;
                        left: {
                            pictures: number;
                            megapixels: number;
                            megabytes: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteMediaById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postMediaStartById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Has the matched pictures and documents of a delivery stored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *       "orgaSid": "alpenfenster",
                     *       "state": "proposed",
                     *       "origin": "files",
                     *       "fileName": "fotos.zip",
                     *       "createdAt": "2026-01-31T08:15:00.000Z",
                     *       "counts": {
                     *         "proposed": 2,
                     *         "unmatched": 1,
                     *         "double": 0,
                     *         "left": 0,
                     *         "waiting": 0,
                     *         "fetched": 0,
                     *         "stored": 0,
                     *         "ready": 0,
                     *         "failed": 0,
                     *         "stopped": 0
                     *       },
                     *       "products": 1
                     *     }
                     */
                    "application/json": {
                        id: string;
                        orgaSid: string;
                        /** @enum {string} */
                        state: "proposed" | "running" | "done" | "stopped";
                        /** @enum {string} */
                        origin: "files" | "import";
                        fileName: string | null;
                        createdAt: string;
                        counts: {
                            [key: string]: number;
                        };
                        products: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postMediaAssignById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         1
                 *       ],
                 *       "productSid": "n-1"
                 *     }
                 */
                "application/json": {
                    items: number[];
                    productSid: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Says of which product pictures and documents of a delivery are */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *       "orgaSid": "alpenfenster",
                     *       "state": "proposed",
                     *       "origin": "files",
                     *       "fileName": "fotos.zip",
                     *       "createdAt": "2026-01-31T08:15:00.000Z",
                     *       "counts": {
                     *         "proposed": 2,
                     *         "unmatched": 1,
                     *         "double": 0,
                     *         "left": 0,
                     *         "waiting": 0,
                     *         "fetched": 0,
                     *         "stored": 0,
                     *         "ready": 0,
                     *         "failed": 0,
                     *         "stopped": 0
                     *       },
                     *       "products": 1
                     *     }
                     */
                    "application/json": {
                        id: string;
                        orgaSid: string;
                        /** @enum {string} */
                        state: "proposed" | "running" | "done" | "stopped";
                        /** @enum {string} */
                        origin: "files" | "import";
                        fileName: string | null;
                        createdAt: string;
                        counts: {
                            [key: string]: number;
                        };
                        products: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listMediaLibraryByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description Only pictures that no product shows?
                 * @example true
                 */
                unused?: "true" | "false";
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures and documents of a company, newest first, with where each is used */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "productImage",
                     *         "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "width": 1800,
                     *         "height": 1200,
                     *         "bytes": 240118,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "isReady": true,
                     *         "useCount": 1,
                     *         "uses": [
                     *           {
                     *             "entity": "product",
                     *             "key": [
                     *               "alpenfenster",
                     *               "f1"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        kind: "logo" | "orgaImage" | "orgaMedia" | "productImage" | "productMedia" | "startPageImage" | "document";
                        hash: string;
                        width: number | null;
                        height: number | null;
                        bytes: number | null;
                        createdAt: string;
                        isReady: boolean;
                        useCount: number;
                        uses: {
                            entity: string;
                            key: string[];
                        }[];
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postMediaLibraryReplaceByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "productImage",
                 *       "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                 *       "by": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "logo" | "orgaImage" | "orgaMedia" | "productImage" | "productMedia" | "startPageImage";
                    hash: string;
                    by: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Shows another picture wherever one of the company is shown */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "replaced": 3
                     *     }
                     */
                    "application/json": {
                        replaced: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listCategoryRelationById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories under a category, in order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "fenster",
                     *         "childSid": "fenster",
                     *         "parentSid": "huelle",
                     *         "position": 1,
                     *         "version": 3,
                     *         "name": {
                     *           "de": "Fenster",
                     *           "fr": "Fenêtres"
                     *         },
                     *         "children": 2
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        childSid: string;
                        parentSid: string;
                        position: number;
                        version: number;
                        name?: components["schemas"]["Texts"] | null;
                        children: number;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getCategoryRelationTree: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole tree of a platform */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "entries": [
                     *         {
                     *           "sid": "fenster",
                     *           "parentSid": "huelle",
                     *           "name": {
                     *             "de": "Fenster",
                     *             "fr": "Fenêtres"
                     *           },
                     *           "products": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        version: number;
                        entries: {
                            /** @example fenster */
                            sid: string;
                            /** @example huelle */
                            parentSid: string;
                            /**
                             * @example {
                             *       "de": "Fenster",
                             *       "fr": "Fenêtres"
                             *     }
                             */
                            name?: components["schemas"]["Texts"] | null;
                            products: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrgaConnectionByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies that one is connected with */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "connectedSid": "bauhandel",
                     *         "role": "retailer",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrgaConnection"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listAdvertisementCategoryById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Advertisements beside a category */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "sid": "herbst",
                     *         "title": {
                     *           "de": "Fenster",
                     *           "fr": "Fenêtre"
                     *         },
                     *         "text": {
                     *           "de": "Dreifach verglast."
                     *         },
                     *         "image": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "link": "https://shop.example/f1",
                     *         "weight": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @example alpenfenster */
                        orgaSid: string;
                        /** @example herbst */
                        sid: string;
                        title: components["schemas"]["Texts"];
                        /**
                         * @example {
                         *       "de": "Dreifach verglast."
                         *     }
                         */
                        text?: components["schemas"]["Texts"] | null;
                        image: string | null;
                        /** @example https://shop.example/f1 */
                        link: string;
                        weight: number;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listAdvertisementOrgaById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Advertisements beside a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "sid": "herbst",
                     *         "title": {
                     *           "de": "Fenster",
                     *           "fr": "Fenêtre"
                     *         },
                     *         "text": {
                     *           "de": "Dreifach verglast."
                     *         },
                     *         "image": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "link": "https://shop.example/f1",
                     *         "weight": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @example alpenfenster */
                        orgaSid: string;
                        /** @example herbst */
                        sid: string;
                        title: components["schemas"]["Texts"];
                        /**
                         * @example {
                         *       "de": "Dreifach verglast."
                         *     }
                         */
                        text?: components["schemas"]["Texts"] | null;
                        image: string | null;
                        /** @example https://shop.example/f1 */
                        link: string;
                        weight: number;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getCmsArticleByLangOrPlatformAndUrl: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path: {
                /**
                 * @description A language, or a platform and its own language.
                 * @example de
                 */
                langOrPlatform: string;
                /**
                 * @description The article, by the last part of its address.
                 * @example impressum
                 */
                url: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A published article, by language or platform */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "imprint",
                     *       "title": {
                     *         "text": "Impressum",
                     *         "languageUsed": "de"
                     *       },
                     *       "sections": [
                     *         {
                     *           "contentType": "text",
                     *           "content": {
                     *             "text": "<p>Baustein AG, Chur</p>",
                     *             "languageUsed": "de"
                     *           },
                     *           "link": "https://shop.example/f1",
                     *           "position": "left",
                     *           "layout": "full"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @example imprint */
                        url: string;
                        title: {
                            /** @example Impressum */
                            text: string;
                            languageUsed: components["schemas"]["Language"];
                        };
                        sections: {
                            /**
                             * @example text
                             * @enum {string}
                             */
                            contentType: "image" | "text" | "video";
                            content: {
                                /** @example <p>Baustein AG, Chur</p> */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            link: string | null;
                            /** @enum {string} */
                            position: "left" | "middle" | "right";
                            /** @enum {string} */
                            layout: "full" | "equal" | "thirds" | "one_third_two_thirds" | "two_thirds_one_third";
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getTemplateXlsxBySid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An import template as an empty workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getStatisticByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description From this day on.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Until this day, it included.
                 * @example 2026-01-31
                 */
                to?: string;
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each day brought to a company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orgaSid": "andere",
                     *       "days": [
                     *         {
                     *           "day": "2026-01-01",
                     *           "pageViews": 1,
                     *           "suggestionViews": 2,
                     *           "clicks": 3
                     *         }
                     *       ],
                     *       "total": {
                     *         "pageViews": 1,
                     *         "suggestionViews": 2,
                     *         "clicks": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        orgaSid: string;
                        days: {
                            /** Format: date */
                            day: string;
                            pageViews: number;
                            suggestionViews: number;
                            clicks: number;
                        }[];
                        total: {
                            pageViews: number;
                            suggestionViews: number;
                            clicks: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPixelGif: {
        parameters: {
            query: {
                /**
                 * @description What happened.
                 * @example page
                 */
                event: "page" | "suggestion" | "click" | "advertisement" | "advertisementClick";
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: components["parameters"]["orga"];
                /**
                 * @description A product, by its `sid`; in lists with its company before it.
                 * @example alpenfenster/f1
                 */
                product?: string;
                /**
                 * @description An advertisement, by its `sid`.
                 * @example herbst
                 */
                advertisement?: string;
                /**
                 * @description What was searched for on the page before.
                 * @example fenster
                 */
                search?: string;
                /**
                 * @description The path of the page, without its query.
                 * @example /de/product/alpenfenster/f1
                 */
                path?: string;
                /**
                 * @description Anything: it keeps browsers from answering by themselves.
                 * @example 1
                 */
                n?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts that something was seen */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getNewsletterConfirmByToken: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What the link of the mail holds.
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                 */
                token: components["parameters"]["tokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the button that confirms an address for the newsletter; changes nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "confirm"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        state: "confirm" | "unsubscribe";
                    };
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postNewsletterConfirmByToken: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What the link of the mail holds.
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                 */
                token: components["parameters"]["tokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms an address for the newsletter */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "confirmed"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        state: "confirmed" | "unsubscribed";
                    };
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getNewsletterUnsubscribeByToken: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What the link of the mail holds.
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                 */
                token: components["parameters"]["tokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the button that ends the newsletter for an address; changes nothing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "unsubscribe"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        state: "confirm" | "unsubscribe";
                    };
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postNewsletterUnsubscribeByToken: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What the link of the mail holds.
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                 */
                token: components["parameters"]["tokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the newsletter for an address */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "unsubscribed"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        state: "confirmed" | "unsubscribed";
                    };
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getV1ExternalEntry: {
        parameters: {
            query?: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform?: string;
                /**
                 * @description A GTIN of 8, 12, 13 or 14 digits.
                 * @example 7612345678900
                 */
                gtin?: string;
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: string;
                /**
                 * @description The article number of the company, as people type it.
                 * @example AF-1200
                 */
                articleNumber?: string;
                /**
                 * @description A category, by its `sid`.
                 * @example fenster
                 */
                category?: string;
                /**
                 * @description A class of IFC.
                 * @example IfcWindow
                 */
                ifc?: string;
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of a product, company or category, for other programs; browsers are sent there */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "product",
                     *       "platform": "CH",
                     *       "url": "https://ch.baustein.example/de/product/alpenfenster/f1",
                     *       "name": "Holz-Metall-Fenster",
                     *       "orgaSid": "alpenfenster",
                     *       "productSid": "f1"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        kind: "product" | "category" | "orga";
                        platform: components["schemas"]["Platform"];
                        /** @example https://ch.baustein.example/de/product/alpenfenster/f1 */
                        url: string;
                        /** @example Holz-Metall-Fenster */
                        name: string;
                        /** @example alpenfenster */
                        orgaSid?: string;
                        /** @example f1 */
                        productSid?: string;
                        categorySid?: string;
                    };
                };
            };
            /** @description There it is. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The page. */
                    Location?: string;
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time of the server */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example 2026-01-31T08:15:00.000Z */
                    "text/plain": string;
                };
            };
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    putProductReorder: {
        parameters: {
            query?: {
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orgaSid": "alpenfenster",
                 *       "productSids": [
                 *         "f2"
                 *       ]
                 *     }
                 */
                "application/json": {
                    orgaSid: string;
                    productSids: string[];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Puts products of a company in front, in this order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": false,
                     *       "orgaSid": "alpenfenster",
                     *       "changed": 2,
                     *       "unchanged": 0
                     *     }
                     */
                    "application/json": {
                        dryRun: boolean;
                        orgaSid: string;
                        changed: number;
                        unchanged: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrga: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, name; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: name, kind; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: sid (has, part), name (has, part), kind (has, is), productCategories (has, least, most), address (has), logo (has), description.<language> (has, part), completeness (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of orga */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sid": "neu",
                     *         "orgaDetails": {
                     *           "name": "Neu AG",
                     *           "kind": "manufacturer",
                     *           "headOffice": {
                     *             "address": {
                     *               "street": "Bahnhofstrasse 1",
                     *               "zip": "7000",
                     *               "city": "Chur",
                     *               "country": "CH"
                     *             }
                     *           }
                     *         },
                     *         "orgaInfo": {
                     *           "description": {
                     *             "de": "Fenster aus Holz",
                     *             "fr": "Fenêtres en bois"
                     *           }
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Orga"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getOrga: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
                /**
                 * @description What other records say of it, names with commas between.
                 * @example connection
                 */
                include?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One orga */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orga"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listProduct: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, articleNumber, gtins, title, brand; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, articleNumber, gtins, title, mainCategory, productLine, brand, successor, missing; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), sid (has, part), articleNumber (has, part), gtins (has, least, most, part), title.<language> (has, part), subTitle.<language> (has, part), description.<language> (has, part), keywords.<language> (has, part), mainCategory (has), productLine (has), brand (has, part), etimClass (has, part), orderUnit (has, is), orderQuantity (has, least, most), customsTariffNumber (has, part), countryOfOrigin (has, part), endOfSale (has, since, until), isEnded (has, is), successor (has, part), variantGroup (has, part), images (has, least, most), media (has, least, most), attributes.<attribute> (has, is, part, least, most), position (has, least, most), popularity (has, least, most), completeness (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of product */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    importProducts: {
        parameters: {
            query?: {
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid?: components["parameters"]["orgaSid"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description Are good rows of a file written that has faulty ones too?
                 * @example true
                 */
                skipInvalid?: components["parameters"]["skipInvalid"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Are records of the company removed that the file does not name?
                 * @example true
                 */
                deleteOthers?: components["parameters"]["deleteOthers"];
            };
            header?: {
                /**
                 * @description `respond-async` is answered at once, with where the report will be.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["PreferHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.oasis.opendocument.spreadsheet": string;
                "application/vnd.ms-excel": string;
                "application/xml": string;
                "text/xml": string;
                "text/html": string;
                /**
                 * @example [
                 *       {
                 *         "orgaInfo": {
                 *           "sid": "alpenfenster"
                 *         },
                 *         "sid": "neu",
                 *         "productInfo": {
                 *           "articleNumber": "N-1",
                 *           "gtins": [
                 *             "07612345678900"
                 *           ],
                 *           "title": {
                 *             "de": "Holz-Metall-Fenster",
                 *             "fr": "Fenêtre bois-métal"
                 *           }
                 *         },
                 *         "categories": {
                 *           "mainCategory": {
                 *             "sid": "fenster"
                 *           }
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["ProductPart"][];
                "application/x-ndjson": string;
                "application/zip": string;
                "application/gzip": string;
                "multipart/form-data": {
                    orgaSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Imports products from JSON */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Where the report will be. */
                    Location?: string;
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Retry-After": components["headers"]["Retry-After"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    removeProducts: {
        parameters: {
            query?: {
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid?: components["parameters"]["orgaSid"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description Are good rows of a file written that has faulty ones too?
                 * @example true
                 */
                skipInvalid?: components["parameters"]["skipInvalid"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Does the list name what goes (`true`), or what alone stays (`false`)?
                 * @example true
                 */
                isBlackList?: "true" | "false";
            };
            header?: {
                /**
                 * @description `respond-async` is answered at once, with where the report will be.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["PreferHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.oasis.opendocument.spreadsheet": string;
                "application/vnd.ms-excel": string;
                "application/xml": string;
                "text/xml": string;
                "text/html": string;
                /**
                 * @example [
                 *       "neu"
                 *     ]
                 */
                "application/json": string[];
                "application/x-ndjson": string;
                "application/zip": string;
                "application/gzip": string;
                "multipart/form-data": {
                    orgaSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Removes the products that a list names, or all others */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Where the report will be. */
                    Location?: string;
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Retry-After": components["headers"]["Retry-After"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One product */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    replaceProduct: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description `*` makes the record, which must not be there yet.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["If-None-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Replaces one product */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The `sid` of the record that takes the place of the deleted one wherever that was named.
                 * @example fenster
                 */
                insteadOf?: components["parameters"]["insteadOf"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one product; with dryRun tells what that would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductDraftByOrgaSidAndSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next version of one product; 204 where it has none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "open",
                     *       "basedOn": 3,
                     *       "current": 3,
                     *       "version": 2,
                     *       "savedBy": "editor",
                     *       "savedAt": "2026-01-31T08:15:00.000Z",
                     *       "submittedBy": "editor",
                     *       "comment": "Bitte bis Freitag prüfen.",
                     *       "mayPublish": false,
                     *       "faults": [
                     *         {
                     *           "path": "title",
                     *           "code": "required",
                     *           "message": "Diese Angabe fehlt."
                     *         }
                     *       ],
                     *       "record": {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         }
                     *       },
                     *       "base": {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        state: "open" | "submitted" | "returned";
                        basedOn: number | null;
                        current: number | null;
                        /** @example 2 */
                        version: number;
                        savedBy: string | null;
                        /** @example 2026-01-31T08:15:00.000Z */
                        savedAt: string;
                        submittedBy: string | null;
                        comment: string | null;
                        mayPublish: boolean;
                        faults: {
                            /** @example title */
                            path: string;
                            /** @example required */
                            code: string;
                            /** @example Diese Angabe fehlt. */
                            message: string;
                        }[];
                        /**
                         * @description As far as it is written, in the nesting of product.
                         * @example {
                         *       "orgaInfo": {
                         *         "sid": "alpenfenster"
                         *       },
                         *       "sid": "neu",
                         *       "productInfo": {
                         *         "articleNumber": "N-1",
                         *         "gtins": [
                         *           "07612345678900"
                         *         ],
                         *         "title": {
                         *           "de": "Holz-Metall-Fenster",
                         *           "fr": "Fenêtre bois-métal"
                         *         }
                         *       },
                         *       "categories": {
                         *         "mainCategory": {
                         *           "sid": "fenster"
                         *         }
                         *       }
                         *     }
                         */
                        record: {
                            [key: string]: components["schemas"]["JsonValue"];
                        };
                        base: {
                            [key: string]: components["schemas"]["JsonValue"];
                        } | null;
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    putProductDraftByOrgaSidAndSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The version of the record from which the draft is begun anew.
                 * @example 3
                 */
                basedOn?: number;
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description `*` makes the record, which must not be there yet.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["If-None-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPart"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Keeps the next version of one product, which may lack whatever is still to come */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "open",
                     *       "basedOn": 3,
                     *       "current": 3,
                     *       "version": 2,
                     *       "savedBy": "editor",
                     *       "savedAt": "2026-01-31T08:15:00.000Z",
                     *       "submittedBy": "editor",
                     *       "comment": "Bitte bis Freitag prüfen.",
                     *       "mayPublish": false,
                     *       "faults": [
                     *         {
                     *           "path": "title",
                     *           "code": "required",
                     *           "message": "Diese Angabe fehlt."
                     *         }
                     *       ],
                     *       "record": {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         }
                     *       },
                     *       "base": {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        state: "open" | "submitted" | "returned";
                        basedOn: number | null;
                        current: number | null;
                        /** @example 2 */
                        version: number;
                        savedBy: string | null;
                        /** @example 2026-01-31T08:15:00.000Z */
                        savedAt: string;
                        submittedBy: string | null;
                        comment: string | null;
                        mayPublish: boolean;
                        faults: {
                            /** @example title */
                            path: string;
                            /** @example required */
                            code: string;
                            /** @example Diese Angabe fehlt. */
                            message: string;
                        }[];
                        /**
                         * @description As far as it is written, in the nesting of product.
                         * @example {
                         *       "orgaInfo": {
                         *         "sid": "alpenfenster"
                         *       },
                         *       "sid": "neu",
                         *       "productInfo": {
                         *         "articleNumber": "N-1",
                         *         "gtins": [
                         *           "07612345678900"
                         *         ],
                         *         "title": {
                         *           "de": "Holz-Metall-Fenster",
                         *           "fr": "Fenêtre bois-métal"
                         *         }
                         *       },
                         *       "categories": {
                         *         "mainCategory": {
                         *           "sid": "fenster"
                         *         }
                         *       }
                         *     }
                         */
                        record: {
                            [key: string]: components["schemas"]["JsonValue"];
                        };
                        base: {
                            [key: string]: components["schemas"]["JsonValue"];
                        } | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteProductDraftByOrgaSidAndSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductDraftPublishByOrgaSidAndSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": {
                    version: number;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Puts the next version of one product in the place of the one that is there; If-Match names that one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listProductLine: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, title; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, title; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), sid (has, part), title.<language> (has, part), description.<language> (has, part), picture (has), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of productLine */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "sid": "neu",
                     *         "title": {
                     *           "de": "Schiebetüren",
                     *           "fr": "Portes coulissantes"
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductLine"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    createProductLine: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductLineWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Creates one productLine */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLine"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLine"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductLine: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One productLine */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLine"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    replaceProductLine: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description `*` makes the record, which must not be there yet.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["If-None-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductLineWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Replaces one productLine */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLine"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLine"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteProductLine: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The `sid` of the record that takes the place of the deleted one wherever that was named.
                 * @example fenster
                 */
                insteadOf?: components["parameters"]["insteadOf"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one productLine; with dryRun tells what that would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrgaInfo: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: headline; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, language; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), language (has, is), headline (has, part), text (has, part), images (has, least, most), media (has, least, most), links (has, least, most), contact (has), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of orgaInfo */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "language": "it",
                     *         "headline": "Finestre",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrgaInfo"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getOrgaInfo: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example it
                 */
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One orgaInfo */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgaInfo"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrgaConnection: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: ; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, connectedSid, role; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), connectedSid (has), role (has, is), link (has, part), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of orgaConnection */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "connectedSid": "bauhandel",
                     *         "role": "retailer",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrgaConnection"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getOrgaConnection: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The company that it is connected with, by its `sid`.
                 * @example bauhandel
                 */
                connectedSid: components["parameters"]["connectedSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One orgaConnection */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgaConnection"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listDocument: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, title; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, title, kind, language, file, products; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), sid (has, part), title.<language> (has, part), kind (has, is), language (has, is), date (has, since, until), expiry (has, since, until), file (has), products (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "sid": "neu",
                     *         "title": {
                     *           "de": "Datenblatt"
                     *         },
                     *         "kind": "dataSheet",
                     *         "language": "de",
                     *         "date": "2026-01-31",
                     *         "file": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Document"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    createDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Creates one document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    replaceDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description `*` makes the record, which must not be there yet.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["If-None-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Replaces one document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The `sid` of the record that takes the place of the deleted one wherever that was named.
                 * @example fenster
                 */
                insteadOf?: components["parameters"]["insteadOf"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one document; with dryRun tells what that would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listRetailerData: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: ; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, manufacturerSid, productSid, stock; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), manufacturerSid (has), productSid (has), articleNumber (has, part), link (has, part), price (has), stock (has, is), checkedOn (has, since, until), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of retailerData */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "bauhandel",
                     *         "manufacturerSid": "alpenfenster",
                     *         "productSid": "f1",
                     *         "link": "https://shop.example/f1",
                     *         "price": {
                     *           "amount": 1290.5,
                     *           "currency": "CHF"
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RetailerData"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    importOffers: {
        parameters: {
            query?: {
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid?: components["parameters"]["orgaSid"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description Are good rows of a file written that has faulty ones too?
                 * @example true
                 */
                skipInvalid?: components["parameters"]["skipInvalid"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Are records of the company removed that the file does not name?
                 * @example true
                 */
                deleteOthers?: components["parameters"]["deleteOthers"];
            };
            header?: {
                /**
                 * @description `respond-async` is answered at once, with where the report will be.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["PreferHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "orgaSid": "bauhandel",
                 *         "manufacturerSid": "alpenfenster",
                 *         "productSid": "f1",
                 *         "link": "https://shop.example/f1",
                 *         "price": {
                 *           "amount": 1290.5,
                 *           "currency": "CHF"
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["RetailerDataPart"][];
                "multipart/form-data": {
                    orgaSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Imports the offers of a retailer from JSON */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Where the report will be. */
                    Location?: string;
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Retry-After": components["headers"]["Retry-After"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getRetailerData: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example bauhandel
                 */
                orgaSid: string;
                /**
                 * @description The manufacturer, by its `sid`.
                 * @example alpenfenster
                 */
                manufacturerSid: components["parameters"]["manufacturerSidInPath"];
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: components["parameters"]["productSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One retailerData */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetailerData"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    replaceRetailerData: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description `*` makes the record, which must not be there yet.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["If-None-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example bauhandel
                 */
                orgaSid: string;
                /**
                 * @description The manufacturer, by its `sid`.
                 * @example alpenfenster
                 */
                manufacturerSid: components["parameters"]["manufacturerSidInPath"];
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: components["parameters"]["productSidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetailerDataWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Replaces one retailerData */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetailerData"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetailerData"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteRetailerData: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The `sid` of the record that takes the place of the deleted one wherever that was named.
                 * @example fenster
                 */
                insteadOf?: components["parameters"]["insteadOf"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example bauhandel
                 */
                orgaSid: string;
                /**
                 * @description The manufacturer, by its `sid`.
                 * @example alpenfenster
                 */
                manufacturerSid: components["parameters"]["manufacturerSidInPath"];
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: components["parameters"]["productSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one retailerData; with dryRun tells what that would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listMapping: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, name; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), sid (has, part), name (has, part), layout (has, part), headings (has, least, most), translations (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of mapping */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "sid": "neu",
                     *         "name": "Preisliste",
                     *         "headings": [
                     *           {
                     *             "heading": "Bezeichnung",
                     *             "field": "productInfo.title",
                     *             "language": "de"
                     *           }
                     *         ],
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Mapping"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getMapping: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One mapping */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listProductRelation: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: ; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid, productSid, kind, relatedOrgaSid, relatedSid; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), productSid (has), kind (has, is), relatedOrgaSid (has), relatedSid (has), position (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of productRelation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "productSid": "f1",
                     *         "kind": "similar",
                     *         "relatedOrgaSid": "alpenfenster",
                     *         "relatedSid": "f2",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProductRelation"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    createProductRelation: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRelationWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Creates one productRelation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRelation"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRelation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductRelation: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: components["parameters"]["productSidInPath"];
                /**
                 * @description Of which kind.
                 * @example similar
                 */
                kind: string;
                /**
                 * @description The company of the related product, by its `sid`.
                 * @example alpenfenster
                 */
                relatedOrgaSid: components["parameters"]["relatedOrgaSidInPath"];
                /**
                 * @description The related product, by its `sid`.
                 * @example f2
                 */
                relatedSid: components["parameters"]["relatedSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One productRelation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRelation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    replaceProductRelation: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description `*` makes the record, which must not be there yet.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["If-None-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: components["parameters"]["productSidInPath"];
                /**
                 * @description Of which kind.
                 * @example similar
                 */
                kind: string;
                /**
                 * @description The company of the related product, by its `sid`.
                 * @example alpenfenster
                 */
                relatedOrgaSid: components["parameters"]["relatedOrgaSidInPath"];
                /**
                 * @description The related product, by its `sid`.
                 * @example f2
                 */
                relatedSid: components["parameters"]["relatedSidInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRelationWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Replaces one productRelation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRelation"];
                };
            };
            /** @description It is made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRelation"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteProductRelation: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The `sid` of the record that takes the place of the deleted one wherever that was named.
                 * @example fenster
                 */
                insteadOf?: components["parameters"]["insteadOf"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: components["parameters"]["productSidInPath"];
                /**
                 * @description Of which kind.
                 * @example similar
                 */
                kind: string;
                /**
                 * @description The company of the related product, by its `sid`.
                 * @example alpenfenster
                 */
                relatedOrgaSid: components["parameters"]["relatedOrgaSidInPath"];
                /**
                 * @description The related product, by its `sid`.
                 * @example f2
                 */
                relatedSid: components["parameters"]["relatedSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one productRelation; with dryRun tells what that would do */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dryRun": true,
                     *       "needed": null,
                     *       "effects": [
                     *         {
                     *           "platform": "CH",
                     *           "entity": "productRelation",
                     *           "orgaSid": "andere",
                     *           "name": "Andere AG",
                     *           "count": 2
                     *         },
                     *         {
                     *           "platform": "CH",
                     *           "entity": "retailerData",
                     *           "orgaSid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        dryRun: true;
                        needed: {
                            count: number;
                            companies: {
                                entity: string;
                                orgaSid: string;
                                name: string | null;
                                count: number;
                                platform: string;
                                field: string;
                            }[];
                            remedies: ("confirm" | "insteadOf")[];
                        } | null;
                        effects: {
                            entity: string;
                            orgaSid: string;
                            name: string | null;
                            count: number;
                            platform: string;
                        }[];
                    };
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listCategory: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, name; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: name; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: sid (has, part), name.<language> (has, part), description.<language> (has, part), ifcClasses (has, least, most, part), ebkphCodes (has, least, most, part), etimClasses (has, least, most, part), bkpCodes (has, least, most, part), npkCodes (has, least, most, part), picture (has), shownAttributes (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of category */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sid": "neu",
                     *         "name": {
                     *           "de": "Dachfenster",
                     *           "en": "Roof windows"
                     *         },
                     *         "ifcClasses": [
                     *           "IfcWindow"
                     *         ],
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
                /**
                 * @description What other records say of it, names with commas between.
                 * @example connection
                 */
                include?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One category */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listAttribute: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, name; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: name, kind, group; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: sid (has, part), name.<language> (has, part), kind (has, is), unit (has, part), ifcType (has, part), bsddUri (has, part), group (has, is), choices (has, least, most), categories (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of attribute */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sid": "neu",
                     *         "name": {
                     *           "de": "Breite",
                     *           "en": "Width"
                     *         },
                     *         "kind": "number",
                     *         "unit": "mm",
                     *         "group": "dimensions",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Attribute"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getAttribute: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One attribute */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listTerm: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, text, word; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: text, language, platforms, direction, category, attribute, word; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: sid (has, part), text (has, part), language (has, is), platforms (has, least, most), direction (has, is), category (has), attribute (has), value (has, part), company (has, part), productLine (has, part), word (has, part), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of term */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sid": "neu",
                     *         "text": "Fenêtre de toit",
                     *         "language": "fr",
                     *         "direction": "both",
                     *         "category": "fenster",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Term"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getTerm: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One term */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listTemplate: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: sid, name; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: name, category; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: sid (has, part), name.<language> (has, part), category (has), notes.<language> (has, part), columns (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of template */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sid": "neu",
                     *         "name": {
                     *           "de": "Fenster"
                     *         },
                     *         "columns": [
                     *           {
                     *             "field": "productInfo.articleNumber",
                     *             "heading": {
                     *               "de": "Nummer"
                     *             }
                     *           }
                     *         ],
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Template"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One template */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listExportProfile: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: orgaSid, sid, name; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has, part), sid (has, part), name (has, part), format (has, is), language (has, is), categories (has, least, most, part), productLines (has, least, most, part), text (has, part), columns (has, least, most, part), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of exportProfile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "sid": "neu",
                     *         "name": "Alles",
                     *         "format": "xlsx",
                     *         "language": "all",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExportProfile"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getExportProfile: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example neu
                 */
                sid: components["parameters"]["sidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One exportProfile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportProfile"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description Of which kind.
                 * @example productImage
                 */
                kind: string;
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One image */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    replaceImage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
            };
            header?: {
                /**
                 * @description The version that is to be replaced, or several with commas between.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["If-MatchHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description Of which kind.
                 * @example productImage
                 */
                kind: string;
                /**
                 * @description The SHA-256 of the content, in hexadecimal digits.
                 * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageWrite"];
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Replaces one image */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrgaBudget: {
        parameters: {
            query?: {
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example ["updatedAt","DESC"]
                 */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description JSON, an object of four kinds of members; q, what somebody types who looks for records, understood as people mean it: ; id, up to 200 identifiers, each the key as the address has it; values by the names of fields: orgaSid; what is asked of a leaf by its place, such as {"title.fr": {"has": false}}: orgaSid (has), budget (has, is), storedMegabytes (has, least, most), uploadedMegabytesADay (has, least, most), picturesADay (has, least, most), megapixelsADay (has, least, most), importsWaiting (has, least, most), rowsWaiting (has, least, most), issuesKept (has, least, most), rawValues (has, least, most), createdAt, updatedAt (since, until: a day, or a moment such as 2026-01-31T08:15:00Z)
                 * @example {"updatedAt":{"since":"2026-01-31T08:15:00Z"}}
                 */
                filter?: string;
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example 4711
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description An `ETag` as it was answered: 304 while the answer would be the same.
                 * @example "a1b2"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what there is of orgaBudget */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "budget": "company",
                     *         "storedMegabytes": 40960,
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrgaBudget"][];
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getOrgaBudget: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
                /**
                 * @description Which budget.
                 * @example company
                 */
                budget: components["parameters"]["budgetInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One orgaBudget */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgaBudget"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listReports: {
        parameters: {
            query: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: "CH" | "DE" | "AT" | "RHB" | "MGBAHN" | "ZBS" | "CH_DEMO" | "DE_DEMO" | "AT_DEMO" | "RHB_DEMO" | "MGBAHN_DEMO" | "ZBS_DEMO" | "CH_API" | "DE_API" | "AT_API" | "RHB_API" | "MGBAHN_API" | "ZBS_API";
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: components["parameters"]["orga"];
                /**
                 * @description Only imports that the caller has started and that have not ended?
                 * @example true
                 */
                running?: "true" | "false";
                /**
                 * @description Only imports that only checked a file, or with `false` none of them?
                 * @example true
                 */
                dryRuns?: "true" | "false";
                /**
                 * @description Only imports that failed or were refused?
                 * @example true
                 */
                failed?: "true" | "false";
                /**
                 * @description From this day on.
                 * @example 2026-01-31
                 */
                since?: components["parameters"]["since"];
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of a platform, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Range": components["headers"]["Content-Range"];
                    Total: components["headers"]["Total"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *         "state": "searchable",
                     *         "stage": "done",
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "platform": "CH",
                     *         "entity": "product",
                     *         "action": "write",
                     *         "orgaSid": "alpenfenster",
                     *         "fileName": "produkte.xlsx",
                     *         "workbenchId": null,
                     *         "dryRun": false,
                     *         "deleteOthers": false,
                     *         "read": 2,
                     *         "created": 0,
                     *         "changed": 1,
                     *         "unchanged": 1,
                     *         "deleted": 0,
                     *         "failed": 0,
                     *         "share": 1,
                     *         "seconds": 0.41,
                     *         "issueCount": 0,
                     *         "changeCount": 1,
                     *         "othersCount": 0,
                     *         "lostByOthers": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ImportSummary"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /**
                 * @description The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["range"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of an import */
            200: {
                headers: {
                    /** @description When to look again, in seconds; none once nothing more is to come. */
                    "Retry-After"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getReportEvents: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The id of the last event that was read: what it told is not told again.
                 * @example running.reading.120.0
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How an import goes on, as server-sent events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getReportWorkbook: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploaded workbook with its faults marked */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listProductJsonByOrgaSidAndProductSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a company as JSON; `all` for every one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductJsonFilteredByOrgaSidAndProductSidAndLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Chosen products of a company as JSON */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaInfo": {
                     *           "sid": "alpenfenster"
                     *         },
                     *         "sid": "neu",
                     *         "productInfo": {
                     *           "articleNumber": "N-1",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "title": {
                     *             "de": "Holz-Metall-Fenster",
                     *             "fr": "Fenêtre bois-métal"
                     *           }
                     *         },
                     *         "categories": {
                     *           "mainCategory": {
                     *             "sid": "fenster"
                     *           }
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductXlsxByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a company as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductXlsxFilteredByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ],
                 *       "columns": [
                 *         "articleNumber",
                 *         "title.de",
                 *         "images"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                    columns?: string[];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Chosen products of a company as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductCsvByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a company as a text with commas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductCsvFilteredByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ],
                 *       "columns": [
                 *         "articleNumber",
                 *         "title.de",
                 *         "images"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                    columns?: string[];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Chosen products of a company as a text with commas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductBmecatByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a company as a catalogue in BMEcat 2005 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductBmecatFilteredByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Chosen products of a company as a catalogue in BMEcat 2005 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getProductXchangeByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a company as ETIM xChange 1.1 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "CatalogueId": "alpenfenster",
                     *       "Supplier": [
                     *         {
                     *           "SupplierName": "Alpenfenster AG",
                     *           "Product": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        CatalogueId: string;
                        Supplier: ({
                            SupplierName: string;
                            Product: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductXchangeFilteredByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Chosen products of a company as ETIM xChange 1.1 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "CatalogueId": "alpenfenster",
                     *       "Supplier": [
                     *         {
                     *           "SupplierName": "Alpenfenster AG",
                     *           "Product": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        CatalogueId: string;
                        Supplier: ({
                            SupplierName: string;
                            Product: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getTermXlsxAll: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All terms of the vocabulary as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getTermCsvAll: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All terms of the vocabulary as a text with commas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getCategoryXlsx: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories as they hang in the tree of a platform, as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getCategoryCsv: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories as they hang in the tree of a platform, as a text with commas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getAttributeXlsxAll: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All attributes as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getAttributeCsvAll: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All attributes as a text with commas */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductColumnsFilteredByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ],
                 *       "columns": [
                 *         "articleNumber",
                 *         "title.de",
                 *         "images"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                    columns?: string[];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The columns that a table of chosen products can have, with their first values */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": [
                     *         {
                     *           "name": "title.de",
                     *           "header": "Titel (DE)",
                     *           "examples": [
                     *             "Holz-Metall-Fenster"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        columns: {
                            /** @example title.de */
                            name: string;
                            /** @example Titel (DE) */
                            header: string;
                            /**
                             * @example [
                             *       "Holz-Metall-Fenster"
                             *     ]
                             */
                            examples: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postProductCountFilteredByOrgaSid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productSids": [
                 *         "f1"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productSids?: string[];
                    categorySids?: string[];
                    productLineSids?: string[];
                    text?: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description How many products a filtered download would have */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": 1
                     *     }
                     */
                    "application/json": {
                        products: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrgaJsonByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies as JSON; `all` for every one of the caller */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sid": "neu",
                     *         "orgaDetails": {
                     *           "name": "Neu AG",
                     *           "kind": "manufacturer",
                     *           "headOffice": {
                     *             "address": {
                     *               "street": "Bahnhofstrasse 1",
                     *               "zip": "7000",
                     *               "city": "Chur",
                     *               "country": "CH"
                     *             }
                     *           }
                     *         },
                     *         "orgaInfo": {
                     *           "description": {
                     *             "de": "Fenster aus Holz",
                     *             "fr": "Fenêtres en bois"
                     *           }
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Orga"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listOrgaInfoJsonByOrgaSidAndLanguage: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language: components["parameters"]["languageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Infos of a company as JSON, in one language or `all` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "language": "it",
                     *         "headline": "Finestre",
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrgaInfo"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listRetailerJsonByOrgaSidAndManufacturerSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of the texts: plain texts come instead of one for each language.
                 * @example de
                 */
                language?: components["parameters"]["language"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The manufacturer, by its `sid`.
                 * @example alpenfenster
                 */
                manufacturerSid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Offers of a retailer as JSON, of one manufacturer or `all` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "bauhandel",
                     *         "manufacturerSid": "alpenfenster",
                     *         "productSid": "f1",
                     *         "link": "https://shop.example/f1",
                     *         "price": {
                     *           "amount": 1290.5,
                     *           "currency": "CHF"
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-01-31T08:15:00.000Z",
                     *         "updatedAt": "2026-01-31T08:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RetailerData"][];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getQuality: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The least complete companies of the caller, and what most of their products lack */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "companies": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "products": 1,
                     *           "completeness": 87
                     *         }
                     *       ],
                     *       "gaps": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "gap": "title.fr",
                     *           "products": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        companies: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            products: number;
                            completeness: number | null;
                        }[];
                        gaps: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example title.fr */
                            gap: string;
                            products: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Page views and clicks of the caller’s companies per day, the last 30 days beside those before */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "day": "2026-01-31",
                     *         "pageViews": 1,
                     *         "clicks": 1,
                     *         "pageViewsBefore": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-01-31
                         */
                        day: string;
                        pageViews: number;
                        clicks: number;
                        pageViewsBefore: number;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listRetired: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller’s companies lost or got back, as others deleted records or brought them back, the last 30 days */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "at": "2026-01-31T08:15:00.000Z",
                     *         "orgaSid": "bauhandel",
                     *         "entity": "retailerData",
                     *         "kind": "deleted",
                     *         "count": 1,
                     *         "key": [
                     *           "bauhandel",
                     *           "alpenfenster",
                     *           "f1"
                     *         ],
                     *         "cause": {
                     *           "entity": "product",
                     *           "key": [
                     *             "alpenfenster",
                     *             "f1"
                     *           ],
                     *           "kind": "deleted"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        at: string;
                        orgaSid: string;
                        entity: string;
                        /** @enum {string} */
                        kind: "created" | "changed" | "deleted";
                        count: number;
                        key: string[];
                        cause: {
                            entity: string;
                            key: string[];
                            /** @enum {string} */
                            kind: "created" | "changed" | "deleted";
                        };
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listExpiringDocument: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s companies of which documents have expired or soon will */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orgaSid": "alpenfenster",
                     *         "name": "Alpenfenster AG",
                     *         "over": 2,
                     *         "soon": 5
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @example alpenfenster */
                        orgaSid: string;
                        /** @example Alpenfenster AG */
                        name: string;
                        /** @example 2 */
                        over: number;
                        /** @example 5 */
                        soon: number;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getOrgaUseByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much a company has stored and uploaded today, and how much it may */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "used": {
                     *         "storedMegabytes": 312.4,
                     *         "uploadedMegabytesADay": 20.1,
                     *         "picturesADay": 14,
                     *         "megapixelsADay": 168.2,
                     *         "importsWaiting": 0,
                     *         "rowsWaiting": 0,
                     *         "rawValues": 0
                     *       },
                     *       "most": {
                     *         "storedMegabytes": 20480,
                     *         "uploadedMegabytesADay": 10240,
                     *         "picturesADay": 10000,
                     *         "megapixelsADay": 40000,
                     *         "importsWaiting": 4,
                     *         "rowsWaiting": 500000,
                     *         "issuesKept": 10000,
                     *         "rawValues": 500000
                     *       }
                     *     }
                     */
                    "application/json": {
                        used: {
                            storedMegabytes: number;
                            uploadedMegabytesADay: number;
                            picturesADay: number;
                            megapixelsADay: number;
                            importsWaiting: number;
                            rowsWaiting: number;
                            rawValues: number;
                        };
                        most: {
                            storedMegabytes: number;
                            uploadedMegabytesADay: number;
                            picturesADay: number;
                            megapixelsADay: number;
                            importsWaiting: number;
                            rowsWaiting: number;
                            issuesKept: number;
                            rawValues: number;
                        };
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jsonrpc": "2.0",
                 *       "id": 1,
                 *       "method": "tools/list"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    jsonrpc: "2.0";
                    id?: string | number;
                    method: string;
                    params?: {
                        [key: string]: unknown;
                    };
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What assistants ask of the catalogue of the host, by the Model Context Protocol; nothing is written */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jsonrpc": "2.0",
                     *       "id": 1,
                     *       "result": {
                     *         "tools": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        id?: string | number | null;
                        result?: {
                            [key: string]: unknown;
                        };
                        error?: {
                            code: number;
                            message: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                    "text/event-stream": string;
                };
            };
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong, in the words of the standard. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        id?: string | number | null;
                        result?: {
                            [key: string]: unknown;
                        };
                        error?: {
                            code: number;
                            message: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPublicCatalogueNdjsonGz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All products of a public platform as they are published, under the licence that it names */
            200: {
                headers: {
                    /** @description The licence, as `rel="license"`. */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            /** @description It is still as it was. */
            304: {
                headers: {
                    /** @description The licence, as `rel="license"`. */
                    Link?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getDictionary: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories and attributes of a platform in the shape of the buildingSMART Data Dictionary */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dictionary"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    listRawColumnByOrgaSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: components["parameters"]["orgaSidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns of a company that were not read, with what is kept of them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "heading": "Rahmenart",
                     *         "products": 42,
                     *         "samples": [
                     *           "Blendrahmen",
                     *           "Blockrahmen"
                     *         ],
                     *         "unit": null,
                     *         "isPrice": false,
                     *         "isRead": false,
                     *         "field": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @example Rahmenart */
                        heading: string;
                        products: number;
                        samples: string[];
                        unit: string | null;
                        isPrice: boolean;
                        isRead: boolean;
                        field: string | null;
                    }[];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicStart: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start page */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1,
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "children": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster",
                     *               "count": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "orgas": [
                     *         {
                     *           "sid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "city": "Chur",
                     *           "logo": {
                     *             "kind": "logo",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "count": 1
                     *         }
                     *       ],
                     *       "products": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "picture": {
                     *         "kind": "productImage",
                     *         "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "width": 1500,
                     *         "height": 1500
                     *       },
                     *       "advertisements": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "sid": "herbst",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "text": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "link": "https://shop.example/f1"
                     *         }
                     *       ],
                     *       "articles": [
                     *         {
                     *           "url": "imprint",
                     *           "title": {
                     *             "text": "Impressum",
                     *             "languageUsed": "de"
                     *           }
                     *         }
                     *       ],
                     *       "productCount": 1,
                     *       "orgaCount": 1
                     *     }
                     */
                    "application/json": {
                        categories: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            children: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                                count: number;
                            }[];
                        }[];
                        orgas: {
                            /** @example alpenfenster */
                            sid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            city: string | null;
                            logo: {
                                /** @example logo */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            count: number;
                        }[];
                        products: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                        }[];
                        picture: {
                            /** @example productImage */
                            kind: string;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            hash: string;
                            /** @example 1500 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                        } | null;
                        advertisements: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example herbst */
                            sid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            text: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            /** @example https://shop.example/f1 */
                            link: string;
                        }[];
                        articles: {
                            /** @example imprint */
                            url: string;
                            title: {
                                /** @example Impressum */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                        }[];
                        productCount: number;
                        orgaCount: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicCategory: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories below the root */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1,
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "children": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster",
                     *               "count": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "systems": [
                     *         "ifc"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        categories: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            children: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                                count: number;
                            }[];
                        }[];
                        systems: ("ifc" | "ebkph" | "etim" | "bkp" | "npk")[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicCategoryBySid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: components["parameters"]["size"];
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example popularity
                 */
                sort?: ("popularity" | "title" | "newest") | string;
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: components["parameters"]["orga"];
                /**
                 * @description A product line, by its `sid`.
                 * @example classic
                 */
                line?: components["parameters"]["line"];
                /**
                 * @description Which values of attributes to keep, as the address of the page has them.
                 * @example u-wert*upto*1.1
                 */
                attributes?: components["parameters"]["attributes"];
                /**
                 * @description Are all filters answered, also those that would leave everything?
                 * @example all
                 */
                filters?: components["parameters"]["filters"];
                /**
                 * @description How the list is drawn.
                 * @example list
                 */
                view?: components["parameters"]["view"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A category with its products */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sid": "fenster",
                     *       "name": "Fenster",
                     *       "description": {
                     *         "text": "Dreifach verglast, aus einheimischem Holz.",
                     *         "languageUsed": "de"
                     *       },
                     *       "ifcClasses": [
                     *         "IfcWindow"
                     *       ],
                     *       "ebkphCodes": [
                     *         "E03.01"
                     *       ],
                     *       "etimClasses": [
                     *         "EC002568"
                     *       ],
                     *       "bkpCodes": [
                     *         "221.2"
                     *       ],
                     *       "npkCodes": [
                     *         "371.111"
                     *       ],
                     *       "pathFromRoot": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster"
                     *         }
                     *       ],
                     *       "children": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "orgas": [
                     *         {
                     *           "sid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "sid": "ecoline",
                     *           "name": "Ecoline",
                     *           "count": 1,
                     *           "orgaSid": "alpenfenster"
                     *         }
                     *       ],
                     *       "facets": [
                     *         {
                     *           "sid": "breite",
                     *           "name": "Breite",
                     *           "kind": "number",
                     *           "unit": "cm",
                     *           "perUnit": 10,
                     *           "extent": {
                     *             "least": 1,
                     *             "most": 1
                     *           },
                     *           "bars": [
                     *             1
                     *           ],
                     *           "moreValues": 1,
                     *           "values": [
                     *             {
                     *               "value": "600..900",
                     *               "name": null,
                     *               "count": 1,
                     *               "isChosen": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "moreFacets": 1,
                     *       "advertisements": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "sid": "herbst",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "text": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "link": "https://shop.example/f1"
                     *         }
                     *       ],
                     *       "products": {
                     *         "items": [
                     *           {
                     *             "orgaSid": "alpenfenster",
                     *             "productSid": "f1",
                     *             "orgaName": "Alpenfenster AG",
                     *             "title": {
                     *               "text": "Holz-Metall-Fenster",
                     *               "languageUsed": "de"
                     *             },
                     *             "subTitle": {
                     *               "text": "Dreifach verglast, aus einheimischem Holz.",
                     *               "languageUsed": "de"
                     *             },
                     *             "articleNumber": "F-1",
                     *             "picture": {
                     *               "kind": "productImage",
                     *               "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *               "width": 1500,
                     *               "height": 1500
                     *             },
                     *             "endOfSale": {
                     *               "lastDay": "2026-12-31",
                     *               "isOver": false,
                     *               "successor": "F-1"
                     *             },
                     *             "variants": {
                     *               "total": 1,
                     *               "ranges": [
                     *                 {
                     *                   "attribute": "breite",
                     *                   "name": null,
                     *                   "unit": "mm",
                     *                   "extent": [
                     *                     600,
                     *                     1200
                     *                   ],
                     *                   "labels": [
                     *                     "EI 30",
                     *                     "EI 60"
                     *                   ],
                     *                   "more": 1
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page": 1,
                     *         "size": 24,
                     *         "cards": 1
                     *       },
                     *       "table": {
                     *         "columns": [
                     *           {
                     *             "sid": "breite",
                     *             "name": "Breite",
                     *             "unit": "mm"
                     *           }
                     *         ],
                     *         "rows": [
                     *           [
                     *             900
                     *           ]
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example fenster */
                        sid: string;
                        /** @example Fenster */
                        name: string;
                        description: {
                            /** @example Dreifach verglast, aus einheimischem Holz. */
                            text: string;
                            languageUsed: components["schemas"]["Language"];
                        } | null;
                        ifcClasses: string[];
                        ebkphCodes: string[];
                        etimClasses: string[];
                        bkpCodes: string[];
                        npkCodes: string[];
                        pathFromRoot: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                        }[];
                        children: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                        }[];
                        orgas: {
                            /** @example alpenfenster */
                            sid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            count: number;
                        }[];
                        lines: {
                            /** @example ecoline */
                            sid: string;
                            /** @example Ecoline */
                            name: string;
                            count: number;
                            /** @example alpenfenster */
                            orgaSid: string;
                        }[];
                        facets: {
                            /** @example breite */
                            sid: string;
                            /** @example Breite */
                            name: string;
                            /** @enum {string} */
                            kind: "number" | "choice" | "yesNo";
                            unit: string | null;
                            /** @example 10 */
                            perUnit: number;
                            extent: {
                                least: number;
                                most: number;
                            } | null;
                            bars: number[];
                            moreValues: number;
                            values: {
                                /** @example 600..900 */
                                value: string;
                                /** @example null */
                                name: string | null;
                                count: number;
                                isChosen: boolean;
                            }[];
                        }[];
                        moreFacets: number;
                        advertisements: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example herbst */
                            sid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            text: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            /** @example https://shop.example/f1 */
                            link: string;
                        }[];
                        products: {
                            items: {
                                /** @example alpenfenster */
                                orgaSid: string;
                                /** @example f1 */
                                productSid: string;
                                /** @example Alpenfenster AG */
                                orgaName: string;
                                title: {
                                    /** @example Holz-Metall-Fenster */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                };
                                subTitle: {
                                    /** @example Dreifach verglast, aus einheimischem Holz. */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                } | null;
                                /** @example F-1 */
                                articleNumber: string;
                                picture: {
                                    /** @example productImage */
                                    kind: string;
                                    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                    hash: string;
                                    /** @example 1500 */
                                    width: number;
                                    /** @example 1500 */
                                    height: number;
                                } | null;
                                endOfSale?: {
                                    /** @example 2026-12-31 */
                                    lastDay: string;
                                    isOver: boolean;
                                    successor: string | null;
                                };
                                variants?: {
                                    total: number;
                                    ranges: {
                                        /** @example breite */
                                        attribute: string;
                                        /** @example null */
                                        name: string | null;
                                        unit: string | null;
                                        /**
                                         * @example [
                                         *       600,
                                         *       1200
                                         *     ]
                                         */
                                        extent: [
                                            number,
                                            number
                                        ] | null;
                                        /**
                                         * @example [
                                         *       "EI 30",
                                         *       "EI 60"
                                         *     ]
                                         */
                                        labels: string[];
                                        more: number;
                                    }[];
                                };
                            }[];
                            total: number;
                            page: number;
                            /** @example 24 */
                            size: number;
                            cards?: number;
                        };
                        table: {
                            columns: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                            }[];
                            rows: (string | number | boolean | null)[][];
                        } | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicClassBySystem: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description A system of classes.
                 * @example etim
                 */
                system: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes of a classification with how many products each has */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "system": "ifc",
                     *       "systems": [
                     *         "ifc"
                     *       ],
                     *       "classes": [
                     *         {
                     *           "code": "IfcWindow",
                     *           "name": "Fenster",
                     *           "categories": [
                     *             "Fenster"
                     *           ],
                     *           "count": 1,
                     *           "depth": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        system: "ifc" | "ebkph" | "etim" | "bkp" | "npk";
                        systems: ("ifc" | "ebkph" | "etim" | "bkp" | "npk")[];
                        classes: {
                            /** @example IfcWindow */
                            code: string;
                            name: string | null;
                            categories: string[];
                            count: number;
                            depth: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicClassBySystemAndCode: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: components["parameters"]["size"];
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example popularity
                 */
                sort?: ("popularity" | "title" | "newest") | string;
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: components["parameters"]["orga"];
                /**
                 * @description A product line, by its `sid`.
                 * @example classic
                 */
                line?: components["parameters"]["line"];
                /**
                 * @description Which values of attributes to keep, as the address of the page has them.
                 * @example u-wert*upto*1.1
                 */
                attributes?: components["parameters"]["attributes"];
                /**
                 * @description Are all filters answered, also those that would leave everything?
                 * @example all
                 */
                filters?: components["parameters"]["filters"];
                /**
                 * @description How the list is drawn.
                 * @example list
                 */
                view?: components["parameters"]["view"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description A system of classes.
                 * @example etim
                 */
                system: string;
                /**
                 * @description A class of the system, by its code.
                 * @example EC002996
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A class of a classification with its products */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "system": "ifc",
                     *       "code": "IfcWindow",
                     *       "name": "Fenster",
                     *       "above": [
                     *         {
                     *           "code": "IfcWindow",
                     *           "name": "Fenster",
                     *           "categories": [
                     *             "Fenster"
                     *           ],
                     *           "count": 1
                     *         }
                     *       ],
                     *       "below": [
                     *         {
                     *           "code": "IfcWindow",
                     *           "name": "Fenster",
                     *           "categories": [
                     *             "Fenster"
                     *           ],
                     *           "count": 1
                     *         }
                     *       ],
                     *       "categories": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "orgas": [
                     *         {
                     *           "sid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "sid": "ecoline",
                     *           "name": "Ecoline",
                     *           "count": 1,
                     *           "orgaSid": "alpenfenster"
                     *         }
                     *       ],
                     *       "facets": [
                     *         {
                     *           "sid": "breite",
                     *           "name": "Breite",
                     *           "kind": "number",
                     *           "unit": "cm",
                     *           "perUnit": 10,
                     *           "extent": {
                     *             "least": 1,
                     *             "most": 1
                     *           },
                     *           "bars": [
                     *             1
                     *           ],
                     *           "moreValues": 1,
                     *           "values": [
                     *             {
                     *               "value": "600..900",
                     *               "name": null,
                     *               "count": 1,
                     *               "isChosen": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "moreFacets": 1,
                     *       "products": {
                     *         "items": [
                     *           {
                     *             "orgaSid": "alpenfenster",
                     *             "productSid": "f1",
                     *             "orgaName": "Alpenfenster AG",
                     *             "title": {
                     *               "text": "Holz-Metall-Fenster",
                     *               "languageUsed": "de"
                     *             },
                     *             "subTitle": {
                     *               "text": "Dreifach verglast, aus einheimischem Holz.",
                     *               "languageUsed": "de"
                     *             },
                     *             "articleNumber": "F-1",
                     *             "picture": {
                     *               "kind": "productImage",
                     *               "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *               "width": 1500,
                     *               "height": 1500
                     *             },
                     *             "endOfSale": {
                     *               "lastDay": "2026-12-31",
                     *               "isOver": false,
                     *               "successor": "F-1"
                     *             },
                     *             "variants": {
                     *               "total": 1,
                     *               "ranges": [
                     *                 {
                     *                   "attribute": "breite",
                     *                   "name": null,
                     *                   "unit": "mm",
                     *                   "extent": [
                     *                     600,
                     *                     1200
                     *                   ],
                     *                   "labels": [
                     *                     "EI 30",
                     *                     "EI 60"
                     *                   ],
                     *                   "more": 1
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page": 1,
                     *         "size": 24,
                     *         "cards": 1
                     *       },
                     *       "table": {
                     *         "columns": [
                     *           {
                     *             "sid": "breite",
                     *             "name": "Breite",
                     *             "unit": "mm"
                     *           }
                     *         ],
                     *         "rows": [
                     *           [
                     *             900
                     *           ]
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        system: "ifc" | "ebkph" | "etim" | "bkp" | "npk";
                        /** @example IfcWindow */
                        code: string;
                        name: string | null;
                        above: {
                            /** @example IfcWindow */
                            code: string;
                            name: string | null;
                            categories: string[];
                            count: number;
                        }[];
                        below: {
                            /** @example IfcWindow */
                            code: string;
                            name: string | null;
                            categories: string[];
                            count: number;
                        }[];
                        categories: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                        }[];
                        orgas: {
                            /** @example alpenfenster */
                            sid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            count: number;
                        }[];
                        lines: {
                            /** @example ecoline */
                            sid: string;
                            /** @example Ecoline */
                            name: string;
                            count: number;
                            /** @example alpenfenster */
                            orgaSid: string;
                        }[];
                        facets: {
                            /** @example breite */
                            sid: string;
                            /** @example Breite */
                            name: string;
                            /** @enum {string} */
                            kind: "number" | "choice" | "yesNo";
                            unit: string | null;
                            /** @example 10 */
                            perUnit: number;
                            extent: {
                                least: number;
                                most: number;
                            } | null;
                            bars: number[];
                            moreValues: number;
                            values: {
                                /** @example 600..900 */
                                value: string;
                                /** @example null */
                                name: string | null;
                                count: number;
                                isChosen: boolean;
                            }[];
                        }[];
                        moreFacets: number;
                        products: {
                            items: {
                                /** @example alpenfenster */
                                orgaSid: string;
                                /** @example f1 */
                                productSid: string;
                                /** @example Alpenfenster AG */
                                orgaName: string;
                                title: {
                                    /** @example Holz-Metall-Fenster */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                };
                                subTitle: {
                                    /** @example Dreifach verglast, aus einheimischem Holz. */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                } | null;
                                /** @example F-1 */
                                articleNumber: string;
                                picture: {
                                    /** @example productImage */
                                    kind: string;
                                    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                    hash: string;
                                    /** @example 1500 */
                                    width: number;
                                    /** @example 1500 */
                                    height: number;
                                } | null;
                                endOfSale?: {
                                    /** @example 2026-12-31 */
                                    lastDay: string;
                                    isOver: boolean;
                                    successor: string | null;
                                };
                                variants?: {
                                    total: number;
                                    ranges: {
                                        /** @example breite */
                                        attribute: string;
                                        /** @example null */
                                        name: string | null;
                                        unit: string | null;
                                        /**
                                         * @example [
                                         *       600,
                                         *       1200
                                         *     ]
                                         */
                                        extent: [
                                            number,
                                            number
                                        ] | null;
                                        /**
                                         * @example [
                                         *       "EI 30",
                                         *       "EI 60"
                                         *     ]
                                         */
                                        labels: string[];
                                        more: number;
                                    }[];
                                };
                            }[];
                            total: number;
                            page: number;
                            /** @example 24 */
                            size: number;
                            cards?: number;
                        };
                        table: {
                            columns: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                            }[];
                            rows: (string | number | boolean | null)[][];
                        } | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicOrga: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: components["parameters"]["size"];
                /**
                 * @description What somebody types who looks for something.
                 * @example fenster
                 */
                text?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orgas": {
                     *         "items": [
                     *           {
                     *             "sid": "alpenfenster",
                     *             "name": "Alpenfenster AG",
                     *             "city": "Chur",
                     *             "logo": {
                     *               "kind": "logo",
                     *               "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *               "width": 1500,
                     *               "height": 1500
                     *             },
                     *             "count": 1
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page": 1,
                     *         "size": 24
                     *       },
                     *       "letters": [
                     *         "A"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        orgas: {
                            items: {
                                /** @example alpenfenster */
                                sid: string;
                                /** @example Alpenfenster AG */
                                name: string;
                                city: string | null;
                                logo: {
                                    /** @example logo */
                                    kind: string;
                                    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                    hash: string;
                                    /** @example 1500 */
                                    width: number;
                                    /** @example 1500 */
                                    height: number;
                                } | null;
                                count: number;
                            }[];
                            total: number;
                            page: number;
                            /** @example 24 */
                            size: number;
                        };
                        letters: string[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicOrgaBySid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: components["parameters"]["size"];
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example popularity
                 */
                sort?: ("popularity" | "title" | "newest") | string;
                /**
                 * @description A product line, by its `sid`.
                 * @example classic
                 */
                line?: components["parameters"]["line"];
                /**
                 * @description Which values of attributes to keep, as the address of the page has them.
                 * @example u-wert*upto*1.1
                 */
                attributes?: components["parameters"]["attributes"];
                /**
                 * @description Are all filters answered, also those that would leave everything?
                 * @example all
                 */
                filters?: components["parameters"]["filters"];
                /**
                 * @description How the list is drawn.
                 * @example list
                 */
                view?: components["parameters"]["view"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The record, by its `sid`.
                 * @example f1
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A company with its products */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sid": "alpenfenster",
                     *       "name": "Alpenfenster AG",
                     *       "kind": "manufacturer",
                     *       "description": {
                     *         "text": "Dreifach verglast, aus einheimischem Holz.",
                     *         "languageUsed": "de"
                     *       },
                     *       "address": {
                     *         "zip": "7000",
                     *         "city": "Chur",
                     *         "country": "CH"
                     *       },
                     *       "logo": {
                     *         "kind": "logo",
                     *         "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "width": 1500,
                     *         "height": 1500
                     *       },
                     *       "lines": [
                     *         {
                     *           "sid": "ecoline",
                     *           "name": "Ecoline",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "line": {
                     *         "sid": "ecoline",
                     *         "title": "Ecoline",
                     *         "description": {
                     *           "text": "Dreifach verglast, aus einheimischem Holz.",
                     *           "languageUsed": "de"
                     *         }
                     *       },
                     *       "matrices": [
                     *         {
                     *           "name": "Holz-Metall-Fenster",
                     *           "total": 1,
                     *           "pathFromRoot": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster"
                     *             }
                     *           ],
                     *           "columns": {
                     *             "name": "Breite",
                     *             "unit": "mm",
                     *             "values": [
                     *               900
                     *             ]
                     *           },
                     *           "rows": {
                     *             "name": "Breite",
                     *             "unit": "mm",
                     *             "values": [
                     *               900
                     *             ]
                     *           },
                     *           "inCells": [
                     *             "Breite"
                     *           ],
                     *           "cells": [
                     *             [
                     *               [
                     *                 {
                     *                   "productSid": "f1",
                     *                   "articleNumber": "F-1",
                     *                   "values": [
                     *                     {
                     *                       "value": 900,
                     *                       "unit": "mm"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             ]
                     *           ]
                     *         }
                     *       ],
                     *       "categories": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "facets": [
                     *         {
                     *           "sid": "breite",
                     *           "name": "Breite",
                     *           "kind": "number",
                     *           "unit": "cm",
                     *           "perUnit": 10,
                     *           "extent": {
                     *             "least": 1,
                     *             "most": 1
                     *           },
                     *           "bars": [
                     *             1
                     *           ],
                     *           "moreValues": 1,
                     *           "values": [
                     *             {
                     *               "value": "600..900",
                     *               "name": null,
                     *               "count": 1,
                     *               "isChosen": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "moreFacets": 1,
                     *       "info": {
                     *         "headline": {
                     *           "text": "Holz-Metall-Fenster",
                     *           "languageUsed": "de"
                     *         },
                     *         "text": {
                     *           "text": "Dreifach verglast, aus einheimischem Holz.",
                     *           "languageUsed": "de"
                     *         },
                     *         "pictures": [
                     *           {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500,
                     *             "alt": {
                     *               "text": "Holz-Metall-Fenster",
                     *               "languageUsed": "de"
                     *             }
                     *           }
                     *         ],
                     *         "links": [
                     *           {
                     *             "label": "Muster",
                     *             "link": "https://shop.example/f1"
                     *           }
                     *         ],
                     *         "contact": {
                     *           "name": "Technischer Dienst"
                     *         }
                     *       },
                     *       "documents": [
                     *         {
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "kind": "dataSheet",
                     *           "language": "de",
                     *           "date": "2026-01-31",
                     *           "expiry": "2028-01-31",
                     *           "file": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "bytes": 48213
                     *         }
                     *       ],
                     *       "connected": [
                     *         {
                     *           "sid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "city": "Chur",
                     *           "logo": {
                     *             "kind": "logo",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "count": 1
                     *         }
                     *       ],
                     *       "advertisements": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "sid": "herbst",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "text": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "link": "https://shop.example/f1"
                     *         }
                     *       ],
                     *       "products": {
                     *         "items": [
                     *           {
                     *             "orgaSid": "alpenfenster",
                     *             "productSid": "f1",
                     *             "orgaName": "Alpenfenster AG",
                     *             "title": {
                     *               "text": "Holz-Metall-Fenster",
                     *               "languageUsed": "de"
                     *             },
                     *             "subTitle": {
                     *               "text": "Dreifach verglast, aus einheimischem Holz.",
                     *               "languageUsed": "de"
                     *             },
                     *             "articleNumber": "F-1",
                     *             "picture": {
                     *               "kind": "productImage",
                     *               "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *               "width": 1500,
                     *               "height": 1500
                     *             },
                     *             "endOfSale": {
                     *               "lastDay": "2026-12-31",
                     *               "isOver": false,
                     *               "successor": "F-1"
                     *             },
                     *             "variants": {
                     *               "total": 1,
                     *               "ranges": [
                     *                 {
                     *                   "attribute": "breite",
                     *                   "name": null,
                     *                   "unit": "mm",
                     *                   "extent": [
                     *                     600,
                     *                     1200
                     *                   ],
                     *                   "labels": [
                     *                     "EI 30",
                     *                     "EI 60"
                     *                   ],
                     *                   "more": 1
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page": 1,
                     *         "size": 24,
                     *         "cards": 1
                     *       },
                     *       "table": {
                     *         "columns": [
                     *           {
                     *             "sid": "breite",
                     *             "name": "Breite",
                     *             "unit": "mm"
                     *           }
                     *         ],
                     *         "rows": [
                     *           [
                     *             900
                     *           ]
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example alpenfenster */
                        sid: string;
                        /** @example Alpenfenster AG */
                        name: string;
                        /** @example manufacturer */
                        kind: string;
                        description: {
                            /** @example Dreifach verglast, aus einheimischem Holz. */
                            text: string;
                            languageUsed: components["schemas"]["Language"];
                        } | null;
                        /**
                         * @example {
                         *       "zip": "7000",
                         *       "city": "Chur",
                         *       "country": "CH"
                         *     }
                         */
                        address: {
                            [key: string]: string;
                        };
                        logo: {
                            /** @example logo */
                            kind: string;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            hash: string;
                            /** @example 1500 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                        } | null;
                        lines: {
                            /** @example ecoline */
                            sid: string;
                            /** @example Ecoline */
                            name: string;
                            count: number;
                        }[];
                        line: {
                            /** @example ecoline */
                            sid: string;
                            /** @example Ecoline */
                            title: string;
                            description: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                        } | null;
                        matrices: {
                            /** @example Holz-Metall-Fenster */
                            name: string;
                            total: number;
                            pathFromRoot: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                            }[];
                            columns: {
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                                values: (string | number | boolean)[];
                            } | null;
                            rows: {
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                                values: (string | number | boolean)[];
                            } | null;
                            inCells: string[];
                            cells: {
                                /** @example f1 */
                                productSid: string;
                                /** @example F-1 */
                                articleNumber: string;
                                values: {
                                    /** @example 900 */
                                    value: string | number | boolean;
                                    unit: string | null;
                                }[];
                            }[][][];
                        }[];
                        categories: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                        }[];
                        facets: {
                            /** @example breite */
                            sid: string;
                            /** @example Breite */
                            name: string;
                            /** @enum {string} */
                            kind: "number" | "choice" | "yesNo";
                            unit: string | null;
                            /** @example 10 */
                            perUnit: number;
                            extent: {
                                least: number;
                                most: number;
                            } | null;
                            bars: number[];
                            moreValues: number;
                            values: {
                                /** @example 600..900 */
                                value: string;
                                /** @example null */
                                name: string | null;
                                count: number;
                                isChosen: boolean;
                            }[];
                        }[];
                        moreFacets: number;
                        info: {
                            headline: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            text: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            pictures: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                                alt: {
                                    /** @example Holz-Metall-Fenster */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                } | null;
                            }[];
                            links: {
                                /** @example Muster */
                                label: string;
                                /** @example https://shop.example/f1 */
                                link: string;
                            }[];
                            /**
                             * @example {
                             *       "name": "Technischer Dienst"
                             *     }
                             */
                            contact: {
                                [key: string]: string;
                            };
                        } | null;
                        documents: {
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            /** @example dataSheet */
                            kind: string;
                            language: components["schemas"]["Language"];
                            date: string | null;
                            expiry: string | null;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            file: string;
                            /** @example 48213 */
                            bytes: number;
                        }[];
                        connected: {
                            /** @example alpenfenster */
                            sid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            city: string | null;
                            logo: {
                                /** @example logo */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            count: number;
                        }[];
                        advertisements: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example herbst */
                            sid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            text: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            /** @example https://shop.example/f1 */
                            link: string;
                        }[];
                        products: {
                            items: {
                                /** @example alpenfenster */
                                orgaSid: string;
                                /** @example f1 */
                                productSid: string;
                                /** @example Alpenfenster AG */
                                orgaName: string;
                                title: {
                                    /** @example Holz-Metall-Fenster */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                };
                                subTitle: {
                                    /** @example Dreifach verglast, aus einheimischem Holz. */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                } | null;
                                /** @example F-1 */
                                articleNumber: string;
                                picture: {
                                    /** @example productImage */
                                    kind: string;
                                    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                    hash: string;
                                    /** @example 1500 */
                                    width: number;
                                    /** @example 1500 */
                                    height: number;
                                } | null;
                                endOfSale?: {
                                    /** @example 2026-12-31 */
                                    lastDay: string;
                                    isOver: boolean;
                                    successor: string | null;
                                };
                                variants?: {
                                    total: number;
                                    ranges: {
                                        /** @example breite */
                                        attribute: string;
                                        /** @example null */
                                        name: string | null;
                                        unit: string | null;
                                        /**
                                         * @example [
                                         *       600,
                                         *       1200
                                         *     ]
                                         */
                                        extent: [
                                            number,
                                            number
                                        ] | null;
                                        /**
                                         * @example [
                                         *       "EI 30",
                                         *       "EI 60"
                                         *     ]
                                         */
                                        labels: string[];
                                        more: number;
                                    }[];
                                };
                            }[];
                            total: number;
                            page: number;
                            /** @example 24 */
                            size: number;
                            cards?: number;
                        };
                        table: {
                            columns: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                            }[];
                            rows: (string | number | boolean | null)[][];
                        } | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicProductByOrgaSidAndProductSid: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid: string;
                /**
                 * @description The product, by its `sid` within the company.
                 * @example f1
                 */
                productSid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A product */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orgaSid": "alpenfenster",
                     *       "productSid": "f1",
                     *       "orgaName": "Alpenfenster AG",
                     *       "orgaLogo": {
                     *         "kind": "logo",
                     *         "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "width": 1500,
                     *         "height": 1500
                     *       },
                     *       "title": {
                     *         "text": "Holz-Metall-Fenster",
                     *         "languageUsed": "de"
                     *       },
                     *       "subTitle": {
                     *         "text": "Dreifach verglast, aus einheimischem Holz.",
                     *         "languageUsed": "de"
                     *       },
                     *       "description": {
                     *         "text": "Dreifach verglast, aus einheimischem Holz.",
                     *         "languageUsed": "de"
                     *       },
                     *       "articleNumber": "F-1",
                     *       "brand": "Alpenfenster",
                     *       "endOfSale": {
                     *         "lastDay": "2026-12-31",
                     *         "isOver": false,
                     *         "successor": "F-1"
                     *       },
                     *       "etimClass": "EC002568",
                     *       "gtins": [
                     *         "07612345678900"
                     *       ],
                     *       "productLine": {
                     *         "sid": "ecoline",
                     *         "title": "Ecoline"
                     *       },
                     *       "mainCategory": {
                     *         "sid": "fenster",
                     *         "name": "Fenster"
                     *       },
                     *       "ifcClasses": [
                     *         "IfcWindow"
                     *       ],
                     *       "ebkphCodes": [
                     *         "E03.01"
                     *       ],
                     *       "etimClasses": [
                     *         "EC002568"
                     *       ],
                     *       "bkpCodes": [
                     *         "221.2"
                     *       ],
                     *       "npkCodes": [
                     *         "371.111"
                     *       ],
                     *       "pathFromRoot": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster"
                     *         }
                     *       ],
                     *       "pictures": [
                     *         {
                     *           "kind": "productImage",
                     *           "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "width": 1500,
                     *           "height": 1500,
                     *           "alt": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           }
                     *         }
                     *       ],
                     *       "media": [
                     *         {
                     *           "kind": "productImage",
                     *           "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "width": 1500,
                     *           "height": 1500,
                     *           "alt": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           }
                     *         }
                     *       ],
                     *       "attributes": [
                     *         {
                     *           "sid": "breite",
                     *           "name": "Breite",
                     *           "group": "Masse",
                     *           "value": 900,
                     *           "unit": "mm"
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "kind": "dataSheet",
                     *           "language": "de",
                     *           "date": "2026-01-31",
                     *           "expiry": "2028-01-31",
                     *           "file": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *           "bytes": 48213
                     *         }
                     *       ],
                     *       "retailers": [
                     *         {
                     *           "sid": "bauhandel",
                     *           "name": "Bauhandel AG",
                     *           "city": "Chur",
                     *           "logo": {
                     *             "kind": "logo",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "link": "https://shop.example/f1",
                     *           "articleNumber": "F-1",
                     *           "price": {
                     *             "amount": 1,
                     *             "currency": "CHF"
                     *           },
                     *           "stock": "inStock"
                     *         }
                     *       ],
                     *       "variants": {
                     *         "key": "kZ3v0c1mQpX8aLwT",
                     *         "name": "Holz-Metall-Fenster",
                     *         "total": 1,
                     *         "axes": [
                     *           {
                     *             "sid": "breite",
                     *             "name": "Breite",
                     *             "unit": "mm",
                     *             "values": [
                     *               {
                     *                 "value": 900,
                     *                 "productSid": "f1",
                     *                 "isOnlyChange": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "twins": [
                     *           {
                     *             "productSid": "f1",
                     *             "articleNumber": "F-1"
                     *           }
                     *         ]
                     *       },
                     *       "successors": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "accessories": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "similar": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @example alpenfenster */
                        orgaSid: string;
                        /** @example f1 */
                        productSid: string;
                        /** @example Alpenfenster AG */
                        orgaName: string;
                        orgaLogo: {
                            /** @example logo */
                            kind: string;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            hash: string;
                            /** @example 1500 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                        } | null;
                        title: {
                            /** @example Holz-Metall-Fenster */
                            text: string;
                            languageUsed: components["schemas"]["Language"];
                        };
                        subTitle: {
                            /** @example Dreifach verglast, aus einheimischem Holz. */
                            text: string;
                            languageUsed: components["schemas"]["Language"];
                        } | null;
                        description: {
                            /** @example Dreifach verglast, aus einheimischem Holz. */
                            text: string;
                            languageUsed: components["schemas"]["Language"];
                        } | null;
                        /** @example F-1 */
                        articleNumber: string;
                        brand: string | null;
                        endOfSale: {
                            /** @example 2026-12-31 */
                            lastDay: string;
                            isOver: boolean;
                            successor: string | null;
                        } | null;
                        etimClass: string | null;
                        gtins: string[];
                        productLine: {
                            /** @example ecoline */
                            sid: string;
                            /** @example Ecoline */
                            title: string;
                        } | null;
                        mainCategory: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                        };
                        ifcClasses: string[];
                        ebkphCodes: string[];
                        etimClasses: string[];
                        bkpCodes: string[];
                        npkCodes: string[];
                        pathFromRoot: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                        }[];
                        pictures: {
                            /** @example productImage */
                            kind: string;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            hash: string;
                            /** @example 1500 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                            alt: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                        }[];
                        media: {
                            /** @example productImage */
                            kind: string;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            hash: string;
                            /** @example 1500 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                            alt: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                        }[];
                        attributes: {
                            /** @example breite */
                            sid: string;
                            /** @example Breite */
                            name: string;
                            /** @example Masse */
                            group: string;
                            /** @example 900 */
                            value: string | number | boolean;
                            unit: string | null;
                        }[];
                        documents: {
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            /** @example dataSheet */
                            kind: string;
                            language: components["schemas"]["Language"];
                            date: string | null;
                            expiry: string | null;
                            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                            file: string;
                            /** @example 48213 */
                            bytes: number;
                        }[];
                        retailers: {
                            /** @example bauhandel */
                            sid: string;
                            /** @example Bauhandel AG */
                            name: string;
                            city: string | null;
                            logo: {
                                /** @example logo */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            link: string | null;
                            articleNumber: string | null;
                            price: {
                                amount: number;
                                /** @enum {string} */
                                currency: "CHF" | "EUR";
                            } | null;
                            stock: string | null;
                        }[];
                        variants: {
                            /** @example kZ3v0c1mQpX8aLwT */
                            key: string;
                            /** @example Holz-Metall-Fenster */
                            name: string;
                            total: number;
                            axes: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                                values: {
                                    /** @example 900 */
                                    value: string | number | boolean;
                                    /** @example f1 */
                                    productSid: string;
                                    isOnlyChange: boolean;
                                }[];
                            }[];
                            twins: {
                                /** @example f1 */
                                productSid: string;
                                /** @example F-1 */
                                articleNumber: string;
                            }[];
                        } | null;
                        successors: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                        }[];
                        accessories: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                        }[];
                        similar: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicSearch: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description What somebody types who looks for something.
                 * @example fenster
                 */
                text?: string;
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: components["parameters"]["size"];
                /**
                 * @description Of which kind.
                 * @example product
                 */
                kind?: "product" | "category" | "orga" | "productLine";
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example relevance
                 */
                sort?: ("relevance" | "title" | "newest") | string;
                /**
                 * @description A category, by its `sid`.
                 * @example fenster
                 */
                category?: string;
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: components["parameters"]["orga"];
                /**
                 * @description A product line, by its `sid`.
                 * @example classic
                 */
                line?: components["parameters"]["line"];
                /**
                 * @description Which values of attributes to keep, as the address of the page has them.
                 * @example u-wert*upto*1.1
                 */
                attributes?: components["parameters"]["attributes"];
                /**
                 * @description Are all filters answered, also those that would leave everything?
                 * @example all
                 */
                filters?: components["parameters"]["filters"];
                /**
                 * @description How the list is drawn.
                 * @example list
                 */
                view?: components["parameters"]["view"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search results of one kind, totals of all */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "fenster",
                     *       "kind": "product",
                     *       "totals": {
                     *         "product": 1,
                     *         "category": 1,
                     *         "orga": 1,
                     *         "productLine": 1
                     *       },
                     *       "atLeast": false,
                     *       "page": 1,
                     *       "size": 24,
                     *       "products": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "table": {
                     *         "columns": [
                     *           {
                     *             "sid": "breite",
                     *             "name": "Breite",
                     *             "unit": "mm"
                     *           }
                     *         ],
                     *         "rows": [
                     *           [
                     *             900
                     *           ]
                     *         ]
                     *       },
                     *       "categories": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1,
                     *           "matchCase": "parent",
                     *           "children": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "pathFromRoot": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster"
                     *             }
                     *           ],
                     *           "matches": [
                     *             {
                     *               "field": "name",
                     *               "start": 0,
                     *               "end": 4
                     *             }
                     *           ],
                     *           "why": {
                     *             "kind": "class",
                     *             "label": "Lavabo"
                     *           }
                     *         }
                     *       ],
                     *       "called": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "classes": [
                     *         {
                     *           "code": "IfcWindow",
                     *           "name": "Fenster",
                     *           "categories": [
                     *             "Fenster"
                     *           ],
                     *           "count": 1,
                     *           "system": "ifc"
                     *         }
                     *       ],
                     *       "orgas": [
                     *         {
                     *           "sid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "city": "Chur",
                     *           "logo": {
                     *             "kind": "logo",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "count": 1
                     *         }
                     *       ],
                     *       "productLines": [
                     *         {
                     *           "sid": "ecoline",
                     *           "orgaSid": "alpenfenster",
                     *           "title": "Ecoline",
                     *           "orgaName": "Alpenfenster AG",
                     *           "itemCount": 1,
                     *           "matches": [
                     *             {
                     *               "field": "title",
                     *               "start": 0,
                     *               "end": 4
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "facets": {
                     *         "categories": [
                     *           {
                     *             "sid": "fenster",
                     *             "name": "Fenster",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "orgas": [
                     *           {
                     *             "sid": "alpenfenster",
                     *             "name": "Alpenfenster AG",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "sid": "ecoline",
                     *             "name": "Ecoline",
                     *             "count": 1,
                     *             "orgaSid": "alpenfenster"
                     *           }
                     *         ],
                     *         "attributes": [
                     *           {
                     *             "sid": "breite",
                     *             "name": "Breite",
                     *             "kind": "number",
                     *             "unit": "cm",
                     *             "perUnit": 10,
                     *             "extent": {
                     *               "least": 1,
                     *               "most": 1
                     *             },
                     *             "bars": [
                     *               1
                     *             ],
                     *             "moreValues": 1,
                     *             "values": [
                     *               {
                     *                 "value": "600..900",
                     *                 "name": null,
                     *                 "count": 1,
                     *                 "isChosen": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "moreAttributes": 1
                     *       },
                     *       "categoriesInstead": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "exact": 1,
                     *       "cards": 1,
                     *       "understood": [
                     *         {
                     *           "kind": "code",
                     *           "typed": "60 cm",
                     *           "label": "600 mm",
                     *           "without": "waschtisch"
                     *         }
                     *       ],
                     *       "near": {
                     *         "reason": "without",
                     *         "without": [
                     *           "300 l"
                     *         ]
                     *       },
                     *       "foundIn": "de",
                     *       "codes": null,
                     *       "shorter": [
                     *         {
                     *           "text": "boiler",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "didYouMean": null
                     *     }
                     */
                    "application/json": {
                        /** @example fenster */
                        text: string;
                        /** @enum {string} */
                        kind: "product" | "category" | "orga" | "productLine";
                        totals: {
                            product: number;
                            category: number;
                            orga: number;
                            productLine: number;
                        };
                        atLeast: boolean;
                        page: number;
                        /** @example 24 */
                        size: number;
                        products: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                        }[];
                        table: {
                            columns: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                unit: string | null;
                            }[];
                            rows: (string | number | boolean | null)[][];
                        } | null;
                        categories: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                            /** @enum {string} */
                            matchCase: "parent" | "rootParent" | "absoluteChild" | "unknown";
                            children: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                                count: number;
                            }[];
                            pathFromRoot: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                            }[];
                            /**
                             * @example [
                             *       {
                             *         "field": "name",
                             *         "start": 0,
                             *         "end": 4
                             *       }
                             *     ]
                             */
                            matches: {
                                field: string;
                                start: number;
                                end: number;
                            }[];
                            why: {
                                /** @enum {string} */
                                kind: "class" | "code" | "synonym" | "category" | "value" | "language" | "spelling";
                                /** @example Lavabo */
                                label: string;
                            } | null;
                        }[];
                        called: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                        }[];
                        classes: {
                            /** @example IfcWindow */
                            code: string;
                            name: string | null;
                            categories: string[];
                            count: number;
                            /** @enum {string} */
                            system: "ifc" | "ebkph" | "etim" | "bkp" | "npk";
                        }[];
                        orgas: {
                            /** @example alpenfenster */
                            sid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            city: string | null;
                            logo: {
                                /** @example logo */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            count: number;
                        }[];
                        productLines: {
                            /** @example ecoline */
                            sid: string;
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example Ecoline */
                            title: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            itemCount: number;
                            /**
                             * @example [
                             *       {
                             *         "field": "title",
                             *         "start": 0,
                             *         "end": 4
                             *       }
                             *     ]
                             */
                            matches: {
                                field: string;
                                start: number;
                                end: number;
                            }[];
                        }[];
                        facets: {
                            categories: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                                count: number;
                            }[];
                            orgas: {
                                /** @example alpenfenster */
                                sid: string;
                                /** @example Alpenfenster AG */
                                name: string;
                                count: number;
                            }[];
                            lines: {
                                /** @example ecoline */
                                sid: string;
                                /** @example Ecoline */
                                name: string;
                                count: number;
                                /** @example alpenfenster */
                                orgaSid: string;
                            }[];
                            attributes: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                /** @enum {string} */
                                kind: "number" | "choice" | "yesNo";
                                unit: string | null;
                                /** @example 10 */
                                perUnit: number;
                                extent: {
                                    least: number;
                                    most: number;
                                } | null;
                                bars: number[];
                                moreValues: number;
                                values: {
                                    /** @example 600..900 */
                                    value: string;
                                    /** @example null */
                                    name: string | null;
                                    count: number;
                                    isChosen: boolean;
                                }[];
                            }[];
                            moreAttributes: number;
                        } | null;
                        categoriesInstead: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                        }[];
                        exact: number;
                        cards: number;
                        understood: {
                            /** @enum {string} */
                            kind: "code" | "class" | "quantity" | "designation" | "value" | "orga" | "productLine" | "category";
                            /** @example 60 cm */
                            typed: string;
                            /** @example 600 mm */
                            label: string;
                            /** @example waschtisch */
                            without: string;
                        }[];
                        near: {
                            /** @enum {string} */
                            reason: "without" | "quantity" | "oneOff" | "lookAlike" | "lastDigits" | "checkDigit";
                            /**
                             * @example [
                             *       "300 l"
                             *     ]
                             */
                            without: string[];
                        } | null;
                        foundIn: components["schemas"]["Language"] | null;
                        /** @example null */
                        codes: {
                            /** @example F-1 */
                            typed: string;
                            products: {
                                /** @example alpenfenster */
                                orgaSid: string;
                                /** @example f1 */
                                productSid: string;
                                /** @example Alpenfenster AG */
                                orgaName: string;
                                title: {
                                    /** @example Holz-Metall-Fenster */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                };
                                subTitle: {
                                    /** @example Dreifach verglast, aus einheimischem Holz. */
                                    text: string;
                                    languageUsed: components["schemas"]["Language"];
                                } | null;
                                /** @example F-1 */
                                articleNumber: string;
                                picture: {
                                    /** @example productImage */
                                    kind: string;
                                    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                    hash: string;
                                    /** @example 1500 */
                                    width: number;
                                    /** @example 1500 */
                                    height: number;
                                } | null;
                                endOfSale?: {
                                    /** @example 2026-12-31 */
                                    lastDay: string;
                                    isOver: boolean;
                                    successor: string | null;
                                };
                                variants?: {
                                    total: number;
                                    ranges: {
                                        /** @example breite */
                                        attribute: string;
                                        /** @example null */
                                        name: string | null;
                                        unit: string | null;
                                        /**
                                         * @example [
                                         *       600,
                                         *       1200
                                         *     ]
                                         */
                                        extent: [
                                            number,
                                            number
                                        ] | null;
                                        /**
                                         * @example [
                                         *       "EI 30",
                                         *       "EI 60"
                                         *     ]
                                         */
                                        labels: string[];
                                        more: number;
                                    }[];
                                };
                            }[];
                            reason: ("without" | "quantity" | "oneOff" | "lookAlike" | "lastDigits" | "checkDigit") | null;
                        }[] | null;
                        shorter: {
                            /** @example boiler */
                            text: string;
                            count: number;
                        }[];
                        /** @example null */
                        didYouMean: string | null;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicShortlist: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description A product, by its `sid`; in lists with its company before it.
                 * @example alpenfenster/f1
                 */
                product?: components["parameters"]["product"];
                /**
                 * @description A name for people.
                 * @example fenster
                 */
                name?: string;
                /**
                 * @description How much of each product, in the same order, commas between.
                 * @example 2,1
                 */
                quantity?: string;
                /**
                 * @description What is to be remembered with it.
                 * @example Bis Ende Jahr
                 */
                note?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a shortlist, in its order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Neubau Chur",
                     *       "products": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           },
                     *           "quantity": 12,
                     *           "note": "Treppenhaus"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        name: string | null;
                        products: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                            quantity: number | null;
                            note: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicComparison: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description A product, by its `sid`; in lists with its company before it.
                 * @example alpenfenster/f1
                 */
                product?: components["parameters"]["product"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products side by side, in the order in which they are named */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "brand": "Alpenfenster",
                     *           "gtins": [
                     *             "07612345678900"
                     *           ],
                     *           "productLine": {
                     *             "sid": "ecoline",
                     *             "title": "Ecoline"
                     *           },
                     *           "mainCategory": {
                     *             "sid": "fenster",
                     *             "name": "Fenster"
                     *           },
                     *           "pathFromRoot": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster"
                     *             }
                     *           ],
                     *           "ifcClasses": [
                     *             "IfcWindow"
                     *           ],
                     *           "ebkphCodes": [
                     *             "E03.01"
                     *           ],
                     *           "etimClasses": [
                     *             "EC002568"
                     *           ],
                     *           "attributes": [
                     *             {
                     *               "sid": "breite",
                     *               "name": "Breite",
                     *               "group": "Masse",
                     *               "value": 900,
                     *               "unit": "mm"
                     *             }
                     *           ],
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        products: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            /** @example F-1 */
                            articleNumber: string;
                            brand: string | null;
                            gtins: string[];
                            productLine: {
                                /** @example ecoline */
                                sid: string;
                                /** @example Ecoline */
                                title: string;
                            } | null;
                            mainCategory: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                            };
                            pathFromRoot: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                            }[];
                            ifcClasses: string[];
                            ebkphCodes: string[];
                            etimClasses: string[];
                            attributes: {
                                /** @example breite */
                                sid: string;
                                /** @example Breite */
                                name: string;
                                /** @example Masse */
                                group: string;
                                /** @example 900 */
                                value: string | number | boolean;
                                unit: string | null;
                            }[];
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicShortlistXlsx: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description A product, by its `sid`; in lists with its company before it.
                 * @example alpenfenster/f1
                 */
                product?: components["parameters"]["product"];
                /**
                 * @description A name for people.
                 * @example fenster
                 */
                name?: string;
                /**
                 * @description How much of each product, in the same order, commas between.
                 * @example 2,1
                 */
                quantity?: string;
                /**
                 * @description What is to be remembered with it.
                 * @example Bis Ende Jahr
                 */
                note?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products of a shortlist as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicComparisonXlsx: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description A product, by its `sid`; in lists with its company before it.
                 * @example alpenfenster/f1
                 */
                product?: components["parameters"]["product"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products side by side as a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicProducts: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: components["parameters"]["size"];
                /**
                 * @description By which field and in which direction, as JSON.
                 * @example popularity
                 */
                sort?: ("popularity" | "title" | "newest") | string;
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: components["parameters"]["orga"];
                /**
                 * @description A product line, by its `sid`.
                 * @example classic
                 */
                line?: components["parameters"]["line"];
                /**
                 * @description Which values of attributes to keep, as the address of the page has them.
                 * @example u-wert*upto*1.1
                 */
                attributes?: components["parameters"]["attributes"];
                /**
                 * @description Are all filters answered, also those that would leave everything?
                 * @example all
                 */
                filters?: components["parameters"]["filters"];
                /**
                 * @description How the list is drawn.
                 * @example list
                 */
                view?: components["parameters"]["view"];
                /**
                 * @description A category, by its `sid`.
                 * @example fenster
                 */
                category?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of products */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": {
                     *             "text": "Holz-Metall-Fenster",
                     *             "languageUsed": "de"
                     *           },
                     *           "subTitle": {
                     *             "text": "Dreifach verglast, aus einheimischem Holz.",
                     *             "languageUsed": "de"
                     *           },
                     *           "articleNumber": "F-1",
                     *           "picture": {
                     *             "kind": "productImage",
                     *             "hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *             "width": 1500,
                     *             "height": 1500
                     *           },
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "variants": {
                     *             "total": 1,
                     *             "ranges": [
                     *               {
                     *                 "attribute": "breite",
                     *                 "name": null,
                     *                 "unit": "mm",
                     *                 "extent": [
                     *                   600,
                     *                   1200
                     *                 ],
                     *                 "labels": [
                     *                   "EI 30",
                     *                   "EI 60"
                     *                 ],
                     *                 "more": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "size": 24,
                     *       "cards": 1
                     *     }
                     */
                    "application/json": {
                        items: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            title: {
                                /** @example Holz-Metall-Fenster */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            };
                            subTitle: {
                                /** @example Dreifach verglast, aus einheimischem Holz. */
                                text: string;
                                languageUsed: components["schemas"]["Language"];
                            } | null;
                            /** @example F-1 */
                            articleNumber: string;
                            picture: {
                                /** @example productImage */
                                kind: string;
                                /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
                                hash: string;
                                /** @example 1500 */
                                width: number;
                                /** @example 1500 */
                                height: number;
                            } | null;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            variants?: {
                                total: number;
                                ranges: {
                                    /** @example breite */
                                    attribute: string;
                                    /** @example null */
                                    name: string | null;
                                    unit: string | null;
                                    /**
                                     * @example [
                                     *       600,
                                     *       1200
                                     *     ]
                                     */
                                    extent: [
                                        number,
                                        number
                                    ] | null;
                                    /**
                                     * @example [
                                     *       "EI 30",
                                     *       "EI 60"
                                     *     ]
                                     */
                                    labels: string[];
                                    more: number;
                                }[];
                            };
                        }[];
                        total: number;
                        page: number;
                        /** @example 24 */
                        size: number;
                        cards?: number;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getPublicSuggest: {
        parameters: {
            query: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: "de" | "en" | "fr" | "it";
                /**
                 * @description What somebody types who looks for something.
                 * @example fenster
                 */
                text: string;
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions while typing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categorySuggestions": [
                     *         {
                     *           "sid": "fenster",
                     *           "name": "Fenster",
                     *           "count": 1,
                     *           "matchCase": "parent",
                     *           "children": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "pathFromRoot": [
                     *             {
                     *               "sid": "fenster",
                     *               "name": "Fenster"
                     *             }
                     *           ],
                     *           "matches": [
                     *             {
                     *               "field": "name",
                     *               "start": 0,
                     *               "end": 4
                     *             }
                     *           ],
                     *           "why": {
                     *             "kind": "class",
                     *             "label": "Lavabo"
                     *           }
                     *         }
                     *       ],
                     *       "productSuggestions": [
                     *         {
                     *           "orgaSid": "alpenfenster",
                     *           "productSid": "f1",
                     *           "orgaName": "Alpenfenster AG",
                     *           "title": "Holz-Metall-Fenster",
                     *           "subTitle": "",
                     *           "name": "Holz-Metall-Fenster",
                     *           "imagePath": "/api/image/productImage/e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855/240",
                     *           "gtin": [
                     *             "07612345678900"
                     *           ],
                     *           "articleNumber": "F-1",
                     *           "endOfSale": {
                     *             "lastDay": "2026-12-31",
                     *             "isOver": false,
                     *             "successor": "F-1"
                     *           },
                     *           "matches": [
                     *             {
                     *               "field": "title",
                     *               "start": 0,
                     *               "end": 4
                     *             }
                     *           ],
                     *           "why": {
                     *             "kind": "class",
                     *             "label": "Lavabo"
                     *           }
                     *         }
                     *       ],
                     *       "productsComeNear": true,
                     *       "orgaSuggestions": [
                     *         {
                     *           "sid": "alpenfenster",
                     *           "name": "Alpenfenster AG",
                     *           "imagePath": "/api/image/logo/e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855/240",
                     *           "matches": [
                     *             {
                     *               "field": "name",
                     *               "start": 0,
                     *               "end": 4
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "productLineSuggestions": [
                     *         {
                     *           "sid": "ecoline",
                     *           "orgaSid": "alpenfenster",
                     *           "title": "Ecoline",
                     *           "orgaName": "Alpenfenster AG",
                     *           "itemCount": 1,
                     *           "matches": [
                     *             {
                     *               "field": "title",
                     *               "start": 0,
                     *               "end": 4
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        categorySuggestions: {
                            /** @example fenster */
                            sid: string;
                            /** @example Fenster */
                            name: string;
                            count: number;
                            /** @enum {string} */
                            matchCase: "parent" | "rootParent" | "absoluteChild" | "unknown";
                            children: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                                count: number;
                            }[];
                            pathFromRoot: {
                                /** @example fenster */
                                sid: string;
                                /** @example Fenster */
                                name: string;
                            }[];
                            /**
                             * @example [
                             *       {
                             *         "field": "name",
                             *         "start": 0,
                             *         "end": 4
                             *       }
                             *     ]
                             */
                            matches: {
                                field: string;
                                start: number;
                                end: number;
                            }[];
                            why: {
                                /** @enum {string} */
                                kind: "class" | "code" | "synonym" | "category" | "value" | "language" | "spelling";
                                /** @example Lavabo */
                                label: string;
                            } | null;
                        }[];
                        productSuggestions: {
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example f1 */
                            productSid: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            /** @example Holz-Metall-Fenster */
                            title: string;
                            /** @example  */
                            subTitle: string;
                            /** @example Holz-Metall-Fenster */
                            name: string;
                            imagePath: string | null;
                            gtin: string[];
                            /** @example F-1 */
                            articleNumber: string;
                            endOfSale?: {
                                /** @example 2026-12-31 */
                                lastDay: string;
                                isOver: boolean;
                                successor: string | null;
                            };
                            /**
                             * @example [
                             *       {
                             *         "field": "title",
                             *         "start": 0,
                             *         "end": 4
                             *       }
                             *     ]
                             */
                            matches: {
                                field: string;
                                start: number;
                                end: number;
                            }[];
                            why: {
                                /** @enum {string} */
                                kind: "class" | "code" | "synonym" | "category" | "value" | "language" | "spelling";
                                /** @example Lavabo */
                                label: string;
                            } | null;
                        }[];
                        /** @enum {boolean} */
                        productsComeNear?: true;
                        orgaSuggestions: {
                            /** @example alpenfenster */
                            sid: string;
                            /** @example Alpenfenster AG */
                            name: string;
                            imagePath: string | null;
                            /**
                             * @example [
                             *       {
                             *         "field": "name",
                             *         "start": 0,
                             *         "end": 4
                             *       }
                             *     ]
                             */
                            matches: {
                                field: string;
                                start: number;
                                end: number;
                            }[];
                        }[];
                        productLineSuggestions: {
                            /** @example ecoline */
                            sid: string;
                            /** @example alpenfenster */
                            orgaSid: string;
                            /** @example Ecoline */
                            title: string;
                            /** @example Alpenfenster AG */
                            orgaName: string;
                            itemCount: number;
                            /**
                             * @example [
                             *       {
                             *         "field": "title",
                             *         "start": 0,
                             *         "end": 4
                             *       }
                             *     ]
                             */
                            matches: {
                                field: string;
                                start: number;
                                end: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getChanges: {
        parameters: {
            query?: {
                /**
                 * @description Where the list goes on, as `Link` or `next` of the answer before said it.
                 * @example WzEsInRhaWwiLCI3NDM6NzQzOiJd
                 */
                after?: string;
                /**
                 * @description Of which entity, by its name.
                 * @example product
                 */
                entity?: "orga" | "product" | "productLine" | "productRelation" | "orgaInfo" | "orgaConnection" | "document" | "retailerData" | "category" | "categoryRelation" | "attribute";
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orga?: string;
                /**
                 * @description How many come at once.
                 * @example 24
                 */
                size?: number;
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Of a live stream, in place of `after`: the id of the last event that was read.
                 * @example WzEsInRhaWwiLCI3NDM6NzQzOiJd
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is and what changes, in the order of commits: from the beginning, or after a cursor; as a page or, with Accept: text/event-stream, live */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "entity": "orga",
                     *           "key": {
                     *             "orgaSid": "alpenfenster",
                     *             "sid": "f1"
                     *           },
                     *           "kind": "there",
                     *           "version": 3,
                     *           "at": "2026-01-31T08:15:00.000Z",
                     *           "record": {
                     *             "sid": "neu",
                     *             "orgaDetails": {
                     *               "name": "Neu AG",
                     *               "kind": "manufacturer",
                     *               "headOffice": {
                     *                 "address": {
                     *                   "street": "Bahnhofstrasse 1",
                     *                   "zip": "7000",
                     *                   "city": "Chur",
                     *                   "country": "CH"
                     *                 }
                     *               }
                     *             },
                     *             "orgaInfo": {
                     *               "description": {
                     *                 "de": "Fenster aus Holz",
                     *                 "fr": "Fenêtres en bois"
                     *               }
                     *             },
                     *             "version": 3,
                     *             "createdAt": "2026-01-31T08:15:00.000Z",
                     *             "updatedAt": "2026-01-31T08:15:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "next": "WzEsInRhaWwiLCI3NDM6NzQzOiJd",
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["ChangePage"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postUpload: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Always `1.0.0`.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: string;
                /**
                 * @description How many bytes will come.
                 * @example 1048576
                 */
                "Upload-Length"?: string;
                /**
                 * @description `filename` and `orgaSid`, each with its value in Base64, a comma between.
                 * @example filename Zm90b3Muemlw,orgaSid YWxwZW5mZW5zdGVy
                 */
                "Upload-Metadata"?: string;
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is made. */
            201: {
                headers: {
                    "Upload-Offset": components["headers"]["Upload-Offset"];
                    "Upload-Expires": components["headers"]["Upload-Expires"];
                    "Tus-Resumable": components["headers"]["Tus-Resumable"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    getUploadById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of an upload has come; HEAD answers `Upload-Offset` (tus 1.0) */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["Upload-Offset"];
                    "Upload-Expires": components["headers"]["Upload-Expires"];
                    "Tus-Resumable": components["headers"]["Tus-Resumable"];
                    /** @description How many bytes there will be. */
                    "Upload-Length"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11",
                     *       "orgaSid": "alpenfenster",
                     *       "fileName": "fotos.zip",
                     *       "bytes": 1048576,
                     *       "received": 524288,
                     *       "expiresAt": "2026-02-02T08:15:00.000Z"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        orgaSid: string;
                        fileName: string;
                        bytes: number;
                        received: number;
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    deleteUploadById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    patchUploadById: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description Always `1.0.0`.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: string;
                /**
                 * @description Where in the file the part begins.
                 * @example 524288
                 */
                "Upload-Offset"?: string;
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
                /**
                 * @description What it was called when it was made, by its `id`.
                 * @example 4711
                 */
                id: components["parameters"]["idInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["Upload-Offset"];
                    "Upload-Expires": components["headers"]["Upload-Expires"];
                    "Tus-Resumable": components["headers"]["Tus-Resumable"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "neu@example.com",
                 *       "language": "de",
                 *       "platform": "CH"
                 *     }
                 */
                "application/json": {
                    email: string;
                    language: components["schemas"]["Language"];
                    platform: components["schemas"]["Platform"];
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    importProductFile: {
        parameters: {
            query?: {
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid?: components["parameters"]["orgaSid"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description Are good rows of a file written that has faulty ones too?
                 * @example true
                 */
                skipInvalid?: components["parameters"]["skipInvalid"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Are records of the company removed that the file does not name?
                 * @example true
                 */
                deleteOthers?: components["parameters"]["deleteOthers"];
            };
            header?: {
                /**
                 * @description `respond-async` is answered at once, with where the report will be.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["PreferHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.oasis.opendocument.spreadsheet": string;
                "application/vnd.ms-excel": string;
                "application/xml": string;
                "text/xml": string;
                "text/html": string;
                /**
                 * @example [
                 *       {
                 *         "orgaInfo": {
                 *           "sid": "alpenfenster"
                 *         },
                 *         "sid": "neu",
                 *         "productInfo": {
                 *           "articleNumber": "N-1",
                 *           "gtins": [
                 *             "07612345678900"
                 *           ],
                 *           "title": {
                 *             "de": "Holz-Metall-Fenster",
                 *             "fr": "Fenêtre bois-métal"
                 *           }
                 *         },
                 *         "categories": {
                 *           "mainCategory": {
                 *             "sid": "fenster"
                 *           }
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["ProductPart"][];
                "application/x-ndjson": string;
                "application/zip": string;
                "application/gzip": string;
                "multipart/form-data": {
                    orgaSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Imports products from a workbook */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Where the report will be. */
                    Location?: string;
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Retry-After": components["headers"]["Retry-After"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    removeOffers: {
        parameters: {
            query?: {
                /**
                 * @description The company, by its `sid`.
                 * @example alpenfenster
                 */
                orgaSid?: components["parameters"]["orgaSid"];
                /**
                 * @description Is everything done but kept? The answer says what would be.
                 * @example true
                 */
                dryRun?: components["parameters"]["dryRun"];
                /**
                 * @description Are good rows of a file written that has faulty ones too?
                 * @example true
                 */
                skipInvalid?: components["parameters"]["skipInvalid"];
                /**
                 * @description How many records go, as the dry run or the refusal said it: nothing more may go.
                 * @example 12
                 */
                confirm?: components["parameters"]["confirm"];
                /**
                 * @description The language of messages; `Accept-Language` unless said, and German where that names none of ours.
                 * @example de
                 */
                lang?: components["parameters"]["lang"];
                /**
                 * @description Does the list name what goes (`true`), or what alone stays (`false`)?
                 * @example true
                 */
                isBlackList?: "true" | "false";
            };
            header?: {
                /**
                 * @description `respond-async` is answered at once, with where the report will be.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["PreferHeader"];
                /**
                 * @description Sent again by the same caller within seven days, it is done once.
                 * @example 6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-KeyHeader"];
            };
            path: {
                /**
                 * @description The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.
                 * @example CH
                 */
                platform: components["parameters"]["platformInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "manufacturerSid": "alpenfenster",
                 *         "productSid": "f1"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["RetailerDataPart"][];
                "multipart/form-data": {
                    orgaSid?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Removes the offers of a retailer that a list names, or all others */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description It is accepted, and will be done. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Where the report will be. */
                    Location?: string;
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Retry-After": components["headers"]["Retry-After"];
                    ETag: components["headers"]["ETag"];
                    "Import-Report": components["headers"]["Import-Report"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            default: components["responses"]["default"];
        };
    };
    postOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "k3v9m2x7q4b8n1zc",
                 *       "client_secret": "bsk_k3v9m2x7q4b8n1zc_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg3kXq9Z"
                 *     }
                 */
                "application/json": {
                    grant_type: string;
                    client_id?: string;
                    client_secret?: string;
                    scope?: string;
                };
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "k3v9m2x7q4b8n1zc",
                 *       "client_secret": "bsk_k3v9m2x7q4b8n1zc_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg3kXq9Z"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    grant_type: string;
                    client_id?: string;
                    client_secret?: string;
                    scope?: string;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description A token for a key, by OAuth 2 client credentials; the key may also come as Basic */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "bst_w8e2r5t9y1u4i7o3_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg1a2B3c",
                     *       "token_type": "Bearer",
                     *       "expires_in": 3600,
                     *       "scope": "read products pictures offers statistics"
                     *     }
                     */
                    "application/json": {
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        expires_in: number;
                        scope: string;
                    };
                };
            };
            /** @description What is wrong, in the words of the standard. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "server_error";
                        error_description: string;
                    };
                };
            };
        };
    };
}
