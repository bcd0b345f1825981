interface Words {
  description: string;
  /** As it stands in an address, before it is encoded. */
  example: string | number;
}

const orga = { description: 'The company, by its `sid`.', example: 'alpenfenster' };
const flag = (description: string): Words => ({ description, example: 'true' });

/**
 * What the parameters of calls mean, each under one name wherever it stands; a call that means something else by a name
 * says so in its own schema (`meta`).
 */
export const parameterWords: Readonly<Record<string, Words>> = {
  act: { description: 'An act, by its `id`.', example: '4711' },
  advertisement: { description: 'An advertisement, by its `sid`.', example: 'herbst' },
  after: {
    description: 'Where the list goes on, as `Link` or `next` of the answer before said it.',
    example: '4711',
  },
  articleNumber: { description: 'The article number of the company, as people type it.', example: 'AF-1200' },
  attributes: {
    description: 'Which values of attributes to keep, as the address of the page has them.',
    example: 'u-wert*upto*1.1',
  },
  basedOn: { description: 'The version of the record from which the draft is begun anew.', example: 3 },
  before: { description: 'Only what is older than this `id`, for the next page.', example: '4711' },
  budget: { description: 'Which budget.', example: 'products' },
  category: { description: 'A category, by its `sid`.', example: 'fenster' },
  cause: { description: 'Only rows that are held up by this.', example: 'category' },
  code: { description: 'A class of the system, by its code.', example: 'EC002996' },
  confirm: {
    description: 'How many records go, as the dry run or the refusal said it: nothing more may go.',
    example: '12',
  },
  connectedSid: { description: 'The company that it is connected with, by its `sid`.', example: 'baumarkt' },
  country: { description: 'Only rights for this country or railway.', example: 'CH' },
  deleteOthers: flag('Are records of the company removed that the file does not name?'),
  dryRun: flag('Is everything done but kept? The answer says what would be.'),
  email: { description: 'A person, by the address of their account.', example: 'a@example.com' },
  endsWithin: { description: 'Only rights that end within so many days.', example: 30 },
  entity: { description: 'Of which entity, by its name.', example: 'product' },
  event: { description: 'What happened.', example: 'page' },
  faulty: flag('Only rows with faults?'),
  field: { description: 'Only this field, by its place.', example: 'title' },
  filter: {
    description: 'What the records have to be, as JSON.',
    example: '{"updatedAt":{"since":"2026-01-31T08:15:00Z"}}',
  },
  filters: {
    description: 'Are all filters answered, also those that would leave everything?',
    example: 'all',
  },
  from: { description: 'From this day on.', example: '2026-01-01' },
  gtin: { description: 'A GTIN of 8, 12, 13 or 14 digits.', example: '7612345678900' },
  hash: { description: 'The SHA-256 of the content, in hexadecimal digits.', example: 'ab'.repeat(32) },
  heading: { description: 'The heading above the column, as the file has it.', example: 'Ablage' },
  id: { description: 'What it was called when it was made, by its `id`.', example: '4711' },
  ifc: { description: 'A class of IFC.', example: 'IfcWindow' },
  ids: {
    description: 'Only those of these records, each by its key as an address has it, as JSON; 25 at most.',
    example: '["alpenfenster/f1"]',
  },
  include: { description: 'What other records say of it, names with commas between.', example: 'connection' },
  insteadOf: {
    description: 'The `sid` of the record that takes the place of the deleted one wherever that was named.',
    example: 'fenster',
  },
  isBlackList: flag('Does the list name what goes (`true`), or what alone stays (`false`)?'),
  key: {
    description: 'The key of a record, as JSON: its parts in the order of its address.',
    example: '["alpenfenster","f1"]',
  },
  kind: { description: 'Of which kind.', example: 'productImage' },
  lang: {
    description:
      'The language of messages; `Accept-Language` unless said, and German where that names none of ours.',
    example: 'de',
  },
  langOrPlatform: { description: 'A language, or a platform and its own language.', example: 'de' },
  language: {
    description: 'The language of the texts: plain texts come instead of one for each language.',
    example: 'de',
  },
  line: { description: 'A product line, by its `sid`.', example: 'classic' },
  list: { description: 'A list of the backoffice, by its name.', example: 'products' },
  manufacturerSid: { description: 'The manufacturer, by its `sid`.', example: 'alpenfenster' },
  n: { description: 'Anything: it keeps browsers from answering by themselves.', example: '1' },
  name: { description: 'A name for people.', example: 'fenster' },
  note: { description: 'What is to be remembered with it.', example: 'Bis Ende Jahr' },
  orga,
  orgaSid: orga,
  page: { description: 'Which page.', example: 1 },
  path: { description: 'The path of the page, without its query.', example: '/de/product/alpenfenster/f1' },
  platform: {
    description: 'The platform: a country or railway, `_DEMO` for its sandbox, `_API` for machines.',
    example: 'CH',
  },
  product: {
    description: 'A product, by its `sid`; in lists with its company before it.',
    example: 'alpenfenster/f1',
  },
  productSid: { description: 'The product, by its `sid` within the company.', example: 'f1' },
  quantity: { description: 'How much of each product, in the same order, commas between.', example: '2,1' },
  range: {
    description: 'The first and the last row, from 0, as JSON; 25 rows unless said, 200 at most.',
    example: '[0,24]',
  },
  relatedOrgaSid: {
    description: 'The company of the related product, by its `sid`.',
    example: 'alpenfenster',
  },
  relatedSid: { description: 'The related product, by its `sid`.', example: 'f2' },
  right: { description: 'Only this right.', example: 'COMPANY' },
  dryRuns: flag('Only imports that only checked a file, or with `false` none of them?'),
  failed: flag('Only imports that failed or were refused?'),
  running: flag('Only imports that the caller has started and that have not ended?'),
  search: { description: 'What was searched for on the page before.', example: 'fenster' },
  settings: { description: 'Which settings.', example: 'platform' },
  sid: { description: 'The record, by its `sid`.', example: 'f1' },
  since: { description: 'From this day on.', example: '2026-01-31' },
  size: { description: 'How many come at once.', example: 24 },
  skipInvalid: flag('Are good rows of a file written that has faulty ones too?'),
  sort: { description: 'By which field and in which direction, as JSON.', example: '["updatedAt","DESC"]' },
  state: { description: 'Only those in this state.', example: 'proposed' },
  sub: {
    description: 'A person, by the `sub` of their account.',
    example: '9f0c1d7e-6f6b-4a0b-8f53-0d3f5a1c2b77',
  },
  system: { description: 'A system of classes.', example: 'etim' },
  text: { description: 'What somebody types who looks for something.', example: 'fenster' },
  to: { description: 'Until this day, it included.', example: '2026-01-31' },
  token: { description: 'What the link of the mail holds.', example: 'x'.repeat(32) },
  type: { description: 'Another format of the picture.', example: 'jpeg' },
  until: { description: 'Until this day, it included.', example: '2026-01-31' },
  unused: flag('Only pictures that no product shows?'),
  upload: {
    description: 'An upload in parts, by its `id`.',
    example: '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
  },
  url: { description: 'The article, by the last part of its address.', example: 'impressum' },
  variant: { description: 'The width of the picture; `full` as it came.', example: '576' },
  view: { description: 'How the list is drawn.', example: 'list' },
  who: { description: 'Only what this account did, by its name.', example: 'supplier' },
};
