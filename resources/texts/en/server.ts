import type { server as german } from '../de/server.ts';
import type { SameTexts } from '../shape.ts';

export const server = {
  login: { description: 'Sign in to {{title}}: for people who keep data here or read what is not public.' },
  docsPage: {
    title: 'Programming interface',
    reference: 'All calls, to try out',
    referenceHint:
      'Under “Authorize” put your key in as “key” (without “Bearer”); it stays on this page and is gone once you close it. “Try it out” really calls this platform: what writes does write; with dryRun=true it is only checked.',
    example: 'For example',
    problems: 'All errors',
    copy: 'Copy',
    copied: 'Copied',
  },
  problemPage: {
    title: 'Errors of the API',
    all: 'All errors',
    hint: 'Answers name this kind of error as their `type` (RFC 9457). Their `detail` and `errors` say what exactly is wrong; `X-Request-Id` names the request when you ask us.',
  },
  problem: {
    malformed: {
      title: 'Unreadable request',
      detail: 'The request could not be read. Check what is named below.',
    },
    unauthorized: { title: 'Sign-in needed', detail: 'Sign in and try again.' },
    forbidden: { title: 'No right', detail: 'You lack the right for this. Ask your administrator for it.' },
    'not-found': {
      title: 'Not found',
      detail: 'There is no such thing, or it is gone. Check the address or use the search.',
    },
    'no-licence': {
      title: 'No whole catalogue',
      detail:
        'This platform names no licence under which its catalogue may be loaded as a whole. Ask whoever administers it.',
    },
    'unknown-platform': {
      title: 'Unknown platform',
      detail: 'There is no such platform. Known are CH, DE_DEMO and RHB_API, for example.',
    },
    'method-not-allowed': { title: 'Method not allowed', detail: 'This address only knows: {{allowed}}.' },
    timeout: {
      title: 'Too slow',
      detail: 'The request did not arrive in time. Try again over a better connection.',
    },
    'headers-too-large': {
      title: 'Request headers too large',
      detail: 'The browser sent too many or too large details. Delete the cookies of this website.',
    },
    'cross-site': {
      title: 'Request from another site',
      detail: 'The request did not carry the sign of this website. Reload the page and try again.',
    },
    conflict: { title: 'Conflict', detail: 'This contradicts what is stored. Reload and try again.' },
    duplicate: {
      title: 'Exists already',
      detail: 'Something is stored under this key already. Choose another.',
    },
    stays: {
      title: 'This is needed',
      detail: 'Every page of the catalogue refers to it. Change its content instead of deleting it.',
    },
    'cursor-gone': {
      title: 'Cursor no longer valid',
      detail:
        'It belongs to another question or to other rights, or is too old. Begin anew, without `after`.',
    },
    'key-call': {
      title: 'Closed to keys',
      detail: 'No API key opens this call. Make it as a person who is signed in.',
    },
    'key-platform': {
      title: 'Another platform',
      detail:
        'The API key is for {{platform}} and its addresses. Call there, or take a key of this platform.',
    },
    'key-scope': {
      title: 'Beyond its scope',
      detail: 'The API key does not have the scope “{{scope}}”. Have one issued that does.',
    },
    'key-powerless': {
      title: 'Key without effect',
      detail: 'Whoever issued the API key no longer has the right to. Have it renewed by somebody who does.',
    },
    'lists-changed': {
      title: 'Changed elsewhere',
      detail: 'The lists have been changed elsewhere meanwhile. Read them again.',
    },
    referenced: {
      title: 'Still in use',
      detail: 'Something else refers to it. Remove the references first.',
    },
    'referenced-by': {
      title: 'Still in use',
      detail: 'Still referred to by: {{what}}. Remove these references first.',
    },
    'needed-by': {
      title: 'Still in use',
      detail: 'It is still needed {{n}} times: {{what}}. Agree to that number, or name what takes its place.',
    },
    'replaced-only': {
      title: 'Still in use',
      detail:
        'It is still needed {{n}} times: {{what}}. Name what takes its place; not every place can be without.',
    },
    'not-undoable': {
      title: 'Cannot be undone',
      detail: 'Nothing was written here, or it has been undone already. Reload.',
    },
    'not-ready': {
      title: 'Not ready yet',
      detail: 'This change is still being looked at. Try again in a moment.',
    },
    emptied: {
      title: 'Deleted for good',
      detail: 'This was taken out of the deleted ones and cannot be brought back any more. Create it anew.',
    },
    'undo-too-late': {
      title: 'Too late',
      detail: 'Undoing is possible for 30 days only. Change the data by hand.',
    },
    stale: {
      title: 'Changed meanwhile',
      detail: 'Somebody changed this meanwhile; nothing was saved. Reload it.',
    },
    'too-large': { title: 'Too large', detail: 'What was sent is too large. Split it.' },
    'wrong-type': {
      title: 'Wrong type',
      detail: 'This address does not take this type of content. Those that it takes are listed at /api/docs.',
    },
    'no-picture': {
      title: 'Not a readable picture',
      detail: 'This is not a picture that we can read. Choose a JPEG, PNG, WebP, AVIF or TIFF.',
    },
    'no-pdf': { title: 'Not a PDF', detail: 'This is not a PDF. Save the document as a PDF.' },
    unprocessable: { title: 'Faulty values', detail: 'Nothing was saved. Correct the values named below.' },
    'unprocessable-query': {
      title: 'Faulty values',
      detail: 'The address asks for what cannot be had. Correct the values named below.',
    },
    'too-many': { title: 'Too many requests', detail: 'Wait a moment and try again.' },
    internal: {
      title: 'Our fault',
      detail: 'Something went wrong on our side. Tell support the number {{requestId}}.',
    },
    'rehearsal-too-long': {
      title: 'Dry run takes too long',
      detail:
        'The dry run takes longer than {{seconds}} seconds and was broken off; nothing was saved. Try when less is going on, or with less at once.',
    },
    unavailable: {
      title: 'Not possible right now',
      detail: 'This is not possible at the moment. Try again shortly.',
    },
    'no-space': { title: 'No space left', detail: 'The storage is full; nothing was saved. Tell support.' },
    'own-rights': { title: 'Own rights', detail: 'Nobody changes their own rights. Ask somebody else.' },
    'request-answered': {
      title: 'Answered already',
      detail: 'Somebody has answered this request already. Load the list anew.',
    },
    'last-admin': {
      title: 'Last administrator',
      detail: 'This is the last person with all rights. Give ADMIN to another one first.',
    },
    'encoded-body': {
      title: 'Packed content',
      detail:
        'What is packed with gzip, br, zstd or deflate is unpacked, and only once. Forms and uploads in parts come as they are. Send it so, or without Content-Encoding.',
    },
    'unreadable-picture': {
      title: 'Unreadable picture',
      detail:
        'The picture is damaged or has more than {{megapixels}} megapixels. Save it anew, smaller if need be.',
    },
    'pictures-busy': {
      title: 'Too many pictures at the moment',
      detail:
        'Your picture is fine, there are just too many being processed. Try again in {{seconds}} seconds.',
    },
    'heavy-picture': {
      title: 'Picture too heavy',
      detail: 'The picture needs too much memory. Save it smaller or as JPEG.',
    },
    'budget-stored': {
      title: 'No space left',
      detail:
        '{{used}} of {{most}} MB are taken. Delete pictures and documents that are not needed any more, or ask your administration for more.',
    },
    'tus-version': {
      title: 'Another protocol',
      detail: 'Uploads in parts follow tus 1.0.0: send “Tus-Resumable: 1.0.0”.',
    },
    'upload-offset': {
      title: 'Another beginning',
      detail: 'This part does not follow on what is there already. Ask by HEAD how far the upload is.',
    },
    'upload-unfinished': {
      title: 'Not all there yet',
      detail: 'An upload has not arrived as a whole. Go on with it.',
    },
    'not-assignable': {
      title: 'Cannot be assigned any more',
      detail: 'These files are taken already, or they are not there any more: send them again.',
    },
    'nothing-to-store': {
      title: 'Nothing to store',
      detail: 'Nothing of it fits, or the delivery was taken already.',
    },
    'budget-day': {
      title: 'Used up for today',
      detail:
        '{{megabytes}} of {{mostMegabytes}} MB and {{pictures}} of {{mostPictures}} pictures were uploaded today, together {{megapixels}} of {{mostMegapixels}} megapixels. Go on tomorrow, or ask your administration for more.',
    },
    'workbench-busy': {
      title: 'Still at work',
      detail: 'The file is being read or written. Try again when that is done.',
    },
    'too-many-workbenches': {
      title: 'Too many open files',
      detail: 'There are {{most}} files in work already. Finish one of them or drop it.',
    },
    'budget-imports': {
      title: 'Too many imports waiting',
      detail: '{{most}} imports are waiting already. Try again once one of them is done.',
    },
    'budget-rows': {
      title: 'Too many rows waiting',
      detail:
        '{{used}} rows are waiting, with this file more than {{most}}. Try again once an import is done, split the file, or ask your administration for more.',
    },
    'unreadable-pdf': {
      title: 'Unreadable PDF',
      detail: 'The end of the PDF is missing. Save it anew and upload it once more.',
    },
    quota: {
      title: 'Storage full',
      detail: 'The largest number of files is reached. Delete what is no longer needed.',
    },
  },
  importMail: {
    doneSubject: 'Import of {{file}} is done',
    done: 'Hello\n\nYour file {{file}} has been taken, and what is in it is found: {{created}} new, {{changed}} changed, {{unchanged}} unchanged, {{deleted}} deleted. Rows with faults: {{failed}}.\n\n{{link}}\n\n{{platform}}',
    refusedSubject: 'Import of {{file}} did not succeed',
    refused:
      'Hello\n\nNothing of your file {{file}} has been taken. Why is said here:\n\n{{link}}\n\n{{platform}}',
  },
  notices: {
    reviewAsked: { text: '{{who}} asks for approval of a draft.' },
    reviewAnswered: {
      returned: '{{who}} has sent your draft back.',
      published: '{{who}} has approved and published your draft.',
    },
    rightAsked: { text: '{{who}} asks for access.' },
    documentsExpiring: {
      text_one: 'A document expires on {{day}}.',
      text_other: '{{count}} documents expire on {{day}}.',
    },
    searchedInVain: { text: '“{{text}}” was searched for {{count}} times and not found.' },
    importEnded: {
      done: 'Imported: {{created}} new, {{changed}} changed, {{deleted}} deleted. Rows with errors: {{failed}}.',
      checked:
        'Checked: {{created}} new, {{changed}} changed, {{deleted}} deleted. Rows with errors: {{failed}}.',
      refused: 'This import did not succeed.',
    },
    bulkEnded: {
      done: 'Changed: {{changed}}. Refused: {{refused}}.',
      undone: 'Taken back: {{changed}}. Left as they are: {{refused}}.',
    },
    webhookOff: {
      failing:
        'The webhook “{{name}}” is switched off: nothing got through for three days. Switch it on once the address answers again; what waits is sent then.',
      gone: 'The webhook “{{name}}” is switched off: the address says that it is gone (410).',
    },
  },
  noticeMail: {
    subject: '{{count}} news items on {{platform}}',
    text: 'Hello\n\nThis is new for you:\n\n{{lines}}\n\nThere is more in the backoffice, under the bell. There you also choose what you get mails about:\n\n{{link}}\n\n{{platform}}',
  },
  rightMail: {
    invited: {
      subject: 'Your access to {{platform}}',
      text: 'Hello\n\nSomebody has given {{email}} a right in the back office of {{platform}}. Create an account with this address, or sign in; the right counts as soon as you have confirmed the address:\n\n{{link}}\n\nIf you do not know {{platform}}, do nothing: without your sign-in nothing happens.\n\n{{platform}}',
    },
    granted: {
      subject: 'You have access',
      text: 'Hello\n\nYour request to {{platform}} is granted. Go on here:\n\n{{link}}\n\n{{platform}}',
    },
    refused: {
      subject: 'Your request is refused',
      text: 'Hello\n\nYour request to {{platform}} is refused. {{reason}}\n\nWhat you asked for stands in your profile:\n\n{{link}}\n\n{{platform}}',
    },
    asked: {
      subject: 'Somebody asks for access',
      text: 'Hello\n\n{{who}} asks for a right at {{platform}}. {{company}}\n\n{{wish}}\n\nGive or refuse it here:\n\n{{link}}\n\n{{platform}}',
    },
  },
  newsletterMail: {
    subject: 'Confirm the newsletter',
    text: 'Hello\n\nYou asked for the newsletter of {{platform}} at {{email}}. Confirm it with this link:\n\n{{link}}\n\nIf you did not sign up, do nothing: you will not hear from us.\n\n{{platform}}',
  },
  list: {
    quantity: 'Quantity',
    note: 'Remark',
    comparison: 'Comparison',
    property: 'Property',
    differing: 'Differences',
    same: 'The same for all',
    yes: 'yes',
    no: 'no',
  },
  template: {
    data: 'Data',
    notes: 'Notes',
    column: 'Column',
    note: 'Note',
    required: 'Required',
    yes: 'yes',
    no: 'no',
  },
} satisfies SameTexts<typeof german>;
