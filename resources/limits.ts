/** Every constant and every limit of the product, once. */

/** Fewest characters before a search of that kind starts (behaviour B95). */
export const minimumSearchLength = {
  general: 2,
  orga: 2,
  ifcClass: 4,
  category: 4,
  product: 4,
  productLine: 4,
} as const;

/** What an IFC class search starts with (behaviour B96). */
export const ifcPrefix = 'ifc';

export const suggestions = {
  /** Products shown as a grid of cards; above it, as a compact list. */
  grid: 6,
  /** Most hits of one kind. */
  most: 12,
  /** Longest search text. */
  longestText: 200,
} as const;

/** Columns that a file of products may be asked to have, and of how many products the first values are shown ahead. */
export const fileColumns = { most: 500, examples: 3, longestExample: 120 } as const;

/** Codes of products that are pasted into the search at once; the text, with what stands between them (behaviour B251). */
export const codeList = { most: 100, longestText: 2000 } as const;

export const notifications = {
  dismissAfterMs: 2500,
  tickMs: 200,
  longMessage: 700,
  manyResults: 8,
} as const;

export const signIn = {
  /** The identity library waits so by itself; it takes no figures of ours. */
  pollEveryMs: 5000,
  pollForMs: 180_000,
  hostedSignInWaitMs: 10_000,
  signOutRedirectMs: 3000,
  devicePageSize: 60,
} as const;

/** Widths of the image variants in pixels; `full` keeps the size of the upload (behaviour B79). */
export const imageVariants = { full: null, '1800': 1800, '1500': 1500, '576': 576, '240': 240 } as const;
export type ImageVariant = keyof typeof imageVariants;
export const smallImage = '576' satisfies ImageVariant;
export const largeImage = '1800' satisfies ImageVariant;

/** Columns of twelve that a block takes in each layout (behaviour B103). */
export const layoutColumns = {
  full: [12],
  equal: [6, 6],
  thirds: [4, 4, 4],
  one_third_two_thirds: [4, 8],
  two_thirds_one_third: [8, 4],
} as const;

export const scrollOffsetPx = 200;

/** Version of the translation files (behaviour B22). */
export const textsVersion = '20250214';

export const lists = {
  /** Rows of a backoffice list page unless somebody chose otherwise. */
  rowsAtFirst: 25,
  /** Most rows of a backoffice list page. */
  mostRows: 200,
  /** Of so many records is asked at once whether they have drafts: their ids fit an address. */
  draftsAtOnce: 25,
  /** Up to here a list's total is exact. */
  exactTotal: 10_000,
  /** What one list asks of single leaves of its records. */
  mostConditions: 20,
  /** Rows of a storefront list page unless asked otherwise, and at most. */
  pageSize: 24,
  mostPageSize: 100,
} as const;

/** What is found from everywhere in the backoffice: so many of each kind, so many looked at before rights are. */
export const finding = { most: 5, leastText: 2 } as const;

/** Views of lists under a name: so many of a list are offered, and kept by one account. */
export const savedViews = {
  most: 200,
  mostOfAccount: 50,
  longestQuery: 4000,
  /** What an account keeps for itself goes once nobody has used the account for so long. */
  keepDaysUnused: 400,
} as const;

export const searches = {
  /** Up to here the products that a search finds are counted. */
  exactTotal: 1000,
} as const;

/** Faults that one refusal names: to say more of them in words takes longer than to send them. */
export const mostFaults = 1000;

/** Most days of one statistic: five years. */
export const mostStatisticDays = 1830;

/** How many categories hang directly under one at most. */
export const mostTreeSiblings = 500;

/** The feed of changes (decision 14), in hours. */
export const feedHours = {
  /** What it told, and longer than the longest transaction takes. */
  kept: 12,
  /** Who has not read it for so long begins anew. */
  goneOnFrom: 1,
} as const;

/** What one account may ask for, and have open at a time (behaviour B507). */
export const accessRequests = {
  mostOpen: 5,
  mostADay: 10,
  longestWish: 500,
  longestCompany: 200,
  /** Shown to whoever may answer them, the oldest first. */
  mostShown: 100,
  /** An invitation is sent again after so long at the earliest. */
  againAfterMinutes: 10,
} as const;

/** Keys of machines (behaviours B544 to B547). */
export const keys = {
  /** Calls of one key in a minute, to read and to write. */
  callsAMinute: 600,
  /** Kept for one company, or for a platform as a whole. */
  mostOfCompany: 20,
  mostCompanies: 50,
  /** Shown in one list, the newest first. */
  mostShown: 200,
  /** For how long the former secret goes on beside the one that replaces it. */
  overlapDays: 7,
  tokenSeconds: 3600,
  mostTokens: 100,
  /** The last use is noted once in so many minutes. */
  useNotedAfterMinutes: 5,
} as const;

/** What changed, for whoever keeps a copy (behaviour B548). */
export const changeFeed = {
  items: 100,
  mostItems: 500,
  longestCursor: 8000,
  /** Of a live stream: how often it looks, says that it is there, and for how long it goes on. */
  pollMs: 1000,
  keepAliveMs: 15_000,
  streamSeconds: 600,
  /** At a time, on one machine. */
  mostStreams: 100,
} as const;

/** Webhooks (behaviours B607 to B614). */
export const webhooks = {
  /** Of one company, or of a platform as a whole. */
  mostOfCompany: 10,
  /** Shown in one list, the newest first. */
  mostShown: 200,
  shownDeliveries: 100,
  /** Records that one delivery names. */
  mostItems: 100,
  /** So many deliveries of one webhook wait at a time; what goes beyond stays in the feed, and is told as it is by then. */
  mostWaiting: 100,
  /** Webhooks that one worker sends for at a time. */
  atATime: 8,
  /** Then it is the turn of another one, and of this one after a rest. */
  turnMs: 10_000,
  deliveriesOfTurn: 20,
  restSeconds: 5,
  /** For how long a target may think about one, and how much of what it answers is taken. */
  longestMs: 15_000,
  largestAnswerBytes: 64 * 1024,
  /** What did not get through is tried again after so long, in seconds, and for so many hours altogether. */
  pauses: [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800],
  hours: 72,
  /** One that does not answer is tried so often at least, in seconds, as long as something waits. */
  longestRest: 1800,
  /** The most that `Retry-After` is believed, in seconds. */
  longestRetryAfter: 86_400,
  keepDeliveriesDays: 30,
} as const;

/** What happened to the rights of one person, as far as it is shown. */
export const mostRightSteps = 100;

/** A statement of the database that takes this long is told in the log, milliseconds. */
export const slowStatementMs = 1000;

/** So often a worker leaves a sign of itself, and so long after the last one it counts as gone. */
export const workerSigns = { everyMs: 10_000, silentAfterSeconds: 60 } as const;

/** For how long something is kept; the nightly job takes away what is older. In days; for imports see there. */
export const keepDays = {
  /** The record of changes. */
  changes: 730,
  /** What each day brought to a product; popularity has forgotten it long before. */
  visitsOfProducts: 400,
  visitsOfOrgas: mostStatisticDays,
  /** Addresses that nobody confirmed, or that were unsubscribed. */
  unconfirmedNewsletter: 30,
  /** Files of front ends, for pages that are open while another version comes. */
  frontEnds: 365,
  /** Workbooks of imports that were refused, for as long as they are looked through and mended. */
  refusedWorkbooks: 1,
  /** Who asked for a right, answered or not. */
  accessRequests: 365,
  /** What was uploaded a day. */
  budgetUse: 30,
  /** Pictures and documents that nothing names any more; longer while a deletion of theirs can be undone. */
  orphanBlobs: 1,
} as const;

/** After so many days a visit counts half as much for the popularity of a product. */
export const popularityHalfLifeDays = 30;

/** For so many products one address counts as a visitor on one day; nobody looks at more with their own eyes. */
export const mostProductsOfVisitor = 50;

/** How deep categories may be nested. */
export const mostTreeLevels = 10;

/** Products on a shortlist, and side by side in a comparison (behaviour B128). */
export const shortlist = {
  most: 100,
  mostLists: 20,
  longestName: 80,
  longestNote: 120,
  mostQuantity: 1e9,
  /** Characters of the address of a list with all that is noted on it: longer ones do not arrive everywhere. */
  longestAddress: 8000,
} as const;

export const uploads = {
  largestPictureBytes: 20 * 1024 * 1024,
  mostMegapixels: 50,
  largestPdfBytes: 30 * 1024 * 1024,
  /** Pictures or documents of one company. */
  mostOfOrga: 20_000,
} as const;

/** Files that come in parts (tus): each part is in the store before it is acknowledged. */
export const partedUploads = {
  largestBytes: 8 * 1024 * 1024 * 1024,
  /** What is held in memory at a time, and lies under one key. */
  partBytes: 8 * 1024 * 1024,
  longestName: 500,
  /** Of one company, whether finished or not. */
  mostOfOrga: 4000,
  /** What is not finished goes after so long without a further part, what is not used after so long. */
  keepHours: 48,
} as const;

/** A zip file of pictures and documents. */
export const packedFiles = {
  entries: 10_000,
  longestPath: 500,
  entryBytes: 30 * 1024 * 1024,
  unpackedBytes: 12 * 1024 * 1024 * 1024,
  /** Unpacked to packed size of an entry; pictures do not pack. Only judged above `ratioFloorBytes`. */
  ratio: 100,
  ratioFloorBytes: 1_000_000,
} as const;

/** Pictures and documents that come together. */
export const deliveries = {
  mostItems: 10_000,
  /** Of one product, with those that it has. */
  mostOfProduct: 100,
  /** What is of no product is kept so long behind the end of a delivery, and so much of it, to be assigned by hand. */
  unmatchedKeepDays: 7,
  unmatchedKept: 500,
  fetchLongestMs: 30_000,
  fetchedAtATime: 4,
  attempts: 5,
  /** After so long what failed for a while is tried again; each time twice as long. */
  retryAfterMs: 60_000,
} as const;

/** Unsafe calls of one caller unless a setting says otherwise (behaviour B164); sign-in and the like have less. */
export const writesAMinute = 3000;

/**
 * What each company may have unless a setting says otherwise, or an administrator for one of them (behaviour B162). A
 * megabyte is 2^20 bytes.
 */
export const budgets = {
  /**
   * Pictures, documents and the files of imports that are kept: as many pictures as a company may have, of a megabyte, or
   * the largest file twice, which lies there packed while its pictures are stored.
   */
  storedMegabytes: 20_480,
  /** A supplier begins with all it has: the largest file that may be sent, and what it says of it. */
  uploadedMegabytesADay: 10_240,
  /** Those of one zip file. */
  picturesADay: 10_000,
  /** A megapixel is a million points: pictures cost by them, not by their bytes. */
  megapixelsADay: 40_000,
  importsWaiting: 4,
  /** Of the files of all imports that wait. */
  rowsWaiting: 500_000,
  /** Of one report; what goes beyond is counted. */
  issuesKept: 10_000,
  /** Of columns that are not read; what goes beyond is counted. */
  rawValues: 500_000,
} as const;

/** What one may have of each. */
export type Budget = Record<keyof typeof budgets, number>;

/** Nothing used of any; what is counted for each report by itself is not told. */
export const unusedBudgets = {
  storedMegabytes: 0,
  uploadedMegabytesADay: 0,
  picturesADay: 0,
  megapixelsADay: 0,
  importsWaiting: 0,
  rowsWaiting: 0,
  rawValues: 0,
} as const;

/** Pictures are decoded in one process of a machine, apart from all else (behaviour B161). */
export const decoding = {
  /** Pictures at a time, as far as the machine has processors; one of them is left for all else. */
  atATime: 4,
  megapixelsAtATime: 100,
  waiting: 40,
  waitingOfCaller: 12,
  longestWaitSeconds: 45,
  longestSeconds: 60,
  /** Of the process, at any time; above it what is at hand is given up. */
  mostMemoryBytes: 1280 * 1024 * 1024,
  /** With more than this in its hands when nothing is left to do, the process starts anew. */
  restingMemoryBytes: 384 * 1024 * 1024,
} as const;

/** A dry run waits for locks of others no longer than this, in milliseconds. */
export const rehearsalLockMs = 10_000;

/** It takes no longer than this altogether, in milliseconds: the first is that of a call, the other that of a file. */
export const rehearsalMs = { call: 60_000, file: 15 * 60_000 } as const;

export const imports = {
  /** Issues and changes that come with the report itself. */
  firstIssues: 100,
  /** Share of a company's products whose removal needs `?confirm=`. */
  guardedShare: 0.2,
  keepIdempotencyKeyDays: 7,
  /** Reports, with their files, are kept so long, and so long what they wrote can be undone. */
  keepDays: 30,
  largestFileBytes: 512 * 1024 * 1024,
  /** When whoever does not wait for an import is told to look how it goes. */
  lookAgainSeconds: 2,
  /** Companies, infos or offers of one file: each is written by itself. */
  mostRecords: 20_000,
  /** Terms of one file: ETIM's own table of synonyms has 37,000. */
  mostTerms: 100_000,
} as const;

/** Changes of many records at once. */
export const bulkChanges = {
  mostRecords: 10_000,
  /** Up to here the call itself does the work; for more it is a job that one need not wait for. */
  mostAtOnce: 200,
  /** Written in one transaction. */
  mostTogether: 50,
  shownRows: 50,
  /** What was looked at and not done is forgotten. */
  keepUnusedHours: 24,
} as const;

/** Files that are looked through and decided upon before they are written. */
export const workbenches = {
  /** Since somebody worked on one. */
  keepDays: 30,
  mostOfOrga: 20,
  /** Rows that can be looked at and corrected one by one; those behind them are read all the same. */
  mostRows: 200_000,
  /** Decisions. */
  mostColumns: 2000,
  mostValues: 5000,
  mostCells: 100_000,
  /** As many as a paste from a spreadsheet may bring. */
  mostCellsAtOnce: 5000,
  longestCell: 32_767,
  /** A small file is judged again by the time a decision is answered. */
  waitForJudgementMs: 1500,
  /** What is shown of a cause. */
  shownValues: 20,
  shownPlaces: 10,
} as const;

/** Values of columns that were not read, kept for each product (behaviour B331). */
export const rawValues = { longest: 1000, mostColumnsAtOnce: 100, samples: 3 } as const;

/** The same write again within this time, as its answer was lost, is the same one (behaviour B226). */
export const writes = { sameForMs: 15 * 60_000 } as const;

/** How often a server is asked again that is out of reach. */
export const connection = { askAgainMs: 5000 } as const;

/** What people say to each other about a record: one of them in characters, and how many are shown. */
export const comments = { longest: 2000, shown: 200 } as const;

/** What is typed into a form and not saved is kept in the browser (behaviour B180). */
export const unsaved = {
  keepDays: 30,
  /** After the last key. */
  writeAfterMs: 250,
} as const;

/** What concerns a person, told by the bell and by mail. */
export const notices = {
  /** What is older is no news any more, in days. */
  days: 30,
  most: 50,
  /** Of one kind. */
  mostOfKind: 15,
  /** Documents are told of so many days before they expire. */
  expiringWithinDays: 30,
  /** A text that was searched in vain so often within a week. */
  fruitlessSearches: 5,
  lookedAtEveryMs: 60_000,
  /** For how long it is kept that one was seen: for longer than it can be told. */
  keepMarksDays: 400,
  /** Whoever wants mails is looked at again after so many seconds. */
  mailEverySeconds: 60,
} as const;

export const dashboard = {
  /** Days that views, growth and searches are shown for. */
  days: 30,
  mostRows: 12,
  expiringWithinDays: 14,
  rightsEndWithinDays: 30,
} as const;

/** Searches that found nothing: counted per platform, day and folded text. */
export const fruitlessSearches = {
  keepDays: 90,
  /** Different texts of one platform on one day. */
  mostADay: 2000,
  longestText: 80,
} as const;
