import type { Attack, Proof, Step } from '../attacking/Attack.ts';
import { answered, says, succeeded, tellsApart } from '../attacking/proofs.ts';
import { as, del, get, identity, post, put, written } from '../attacking/steps.ts';

const give = (right: string, more: object = { sub: '{sub.guest}' }, headers = {}): Step =>
  post('/import/user-right', { right, ...more }, headers);
const a = (
  title: string,
  who: string | undefined,
  steps: readonly Step[],
  through: readonly Proof[] = [succeeded],
  more: Partial<Attack> = {},
): Attack => ({
  title,
  ...(who && { who }),
  steps,
  through,
  ...more,
});
const any: Proof = (answers) =>
  answers.some(({ status }) => status < 300) ? 'one of them was carried out' : undefined;
const own = { sid: 'alpenfenster', country: 'CH' };
const rightsUser = 'ba057e10-0000-4000-8000-000000000003';
const signUp = (Username: string, attributes: Record<string, string>) =>
  identity('SignUp', {
    ClientId: 'local-web-client',
    Username,
    Password: 'Baustein-2026',
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
const signIn = (USERNAME: string, PASSWORD: string) =>
  identity('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'local-web-client',
    AuthParameters: { USERNAME, PASSWORD },
  });

export const escalation: readonly Attack[] = [
  a(
    'a giver of rights who makes an administrator',
    'rights',
    [give('ADMIN'), give('ADMIN', { email: 'a@b.example' })],
    [any],
  ),
  a(
    'a giver of rights who makes another one',
    'rights',
    [give('USER_RIGHTS'), give('USER_RIGHTS', { sub: '{sub.guest}', orgaCountry: own })],
    [any],
  ),
  a(
    'a giver of rights who gives to itself',
    'rights',
    [
      give('COMPANY', { sub: rightsUser }),
      give('CMS', { email: 'rights@baustein.example' }),
      give('CMS', { email: 'RIGHTS@Baustein.example' }),
    ],
    [any],
  ),
  a('a giver of rights who takes those of an administrator', 'rights', [
    del('/import/user-right/{right.ADMIN}'),
  ]),
  a('a giver of rights who takes its own', 'rights', [del('/import/user-right/{right.USER_RIGHTS}')]),
  a(
    'the last administrator who resigns',
    'admin',
    [del('/import/user-right/{right.ADMIN}'), del('/import/user-right/{right.ADMIN}?confirm=1')],
    [any],
  ),
  a('an administrator who gives to itself', 'admin', [
    give('CMS', { sub: 'ba057e10-0000-4000-8000-000000000001' }),
  ]),
  a(
    'a giver for one company who gives in general',
    'own-rights',
    [give('COMPANY'), give('EDIT_PRODUCTS'), give('CMS'), give('CATEGORY')],
    [any],
  ),
  a('a giver for one company who gives another', 'own-rights', [
    give('COMPANY', { sub: '{sub.guest}', orgaCountry: { sid: 'andere', country: 'CH' } }),
  ]),
  a(
    'a giver for one company who gives it elsewhere',
    'own-rights',
    [
      give('COMPANY', { sub: '{sub.guest}', orgaCountry: { sid: 'alpenfenster', country: 'DE' } }),
      give('COMPANY', { sub: '{sub.guest}', orgaCountry: { sid: 'alpenfenster', country: 'ZBS' } }),
    ],
    [any],
  ),
  a(
    'a giver for one company who gives to itself',
    'own-rights',
    [
      give('COMPANY', { sub: '{sub.own-rights}', orgaCountry: own }),
      give('COMPANY', { email: 'own-rights@person.example', orgaCountry: own }),
    ],
    [any],
  ),
  a('a giver for one company who makes another giver', 'own-rights', [
    give('USER_RIGHTS', { sub: '{sub.guest}', orgaCountry: own }),
  ]),
  a(
    'a giver for one company who takes a general right',
    'own-rights',
    [
      del('/import/user-right/{right.CMS}'),
      del('/import/user-right/{right.ADMIN}'),
      del('/import/user-right/{right.waiting}'),
    ],
    [any],
  ),
  a(
    'a giver for one company who looks at all people',
    'own-rights',
    [
      get('/import/user-right/search'),
      get('/import/user-right/search?text=admin'),
      get('/import/user-right/ba057e10-0000-4000-8000-000000000001'),
    ],
    [says('admin@')],
  ),
  a(
    'a giver for one company who looks at that of a rival',
    'own-rights',
    [
      get('/import/user-right/search?orgaSid=andere&country=CH'),
      get('/import/user-right/search?right=ADMIN'),
    ],
    [says('"sub":"ba')],
  ),
  a(
    'a right that is bound to two companies',
    'rights',
    [
      give('COMPANY', { sub: '{sub.guest}', orgaCountry: [own, own] }),
      give('COMPANY', { sub: '{sub.guest}', orgaCountry: { sid: '*', country: 'CH' } }),
      give('COMPANY', { sub: '{sub.guest}', orgaCountry: { sid: 'alpenfenster', country: 'CH_DEMO' } }),
    ],
    [
      (answers) =>
        [answers[0], answers[2]].some((answer) => (answer?.status ?? 0) < 300) ? 'it was given' : undefined,
    ],
    { mayChange: true },
  ),
  a(
    'a right with an owner of its own, an id and a version',
    'rights',
    [
      give('CMS', { sub: '{sub.guest}', id: 'x', version: 7 }),
      give('CMS', { sub: '{sub.guest}', email: 'a@b.example' }),
      give('CMS', {}),
    ],
    [any],
  ),
  a(
    'a right in another spelling',
    'rights',
    [
      give('admin'),
      give('ADMIN '),
      give('Admin'),
      { ...give('ADMIN'), body: { sub: '{sub.guest}', right: ['ADMIN'] } },
    ],
    [any],
  ),
  a('a right whose name is said twice', 'rights', [
    written('POST', '/import/user-right', '{"sub":"{sub.guest}","right":"CMS","right":"ADMIN"}'),
  ]),
  a(
    'a right that is given by a supplier',
    'supplier',
    [give('CMS'), give('COMPANY', { sub: '{sub.guest}', orgaCountry: own })],
    [any],
  ),
  a(
    'a right that is given by nobody',
    undefined,
    [give('CMS'), del('/import/user-right/{right.waiting}'), get('/import/user-right/search')],
    [any],
  ),
  a(
    'a right that is given by an editor',
    'editor',
    [give('CMS'), del('/import/user-right/{right.CMS}')],
    [any],
  ),
  a(
    'a right by the plain calls of a record',
    'rights',
    [
      put('/import/user-right/neu', { sid: 'neu', right: 'ADMIN' }, { 'if-none-match': '*' }),
      { ...put('/import/user-right/{right.CMS}', { right: 'ADMIN' }) },
    ],
    [any],
    { meetsNothing: true },
  ),
  a(
    'rights by a file',
    'rights',
    [written('POST', '/import/user-right/json', '[]'), written('PATCH', '/import/user-right', '[]')],
    [any],
    { meetsNothing: true },
  ),
  a(
    'a change of rights that is taken back by somebody else',
    'rights',
    [
      { ...as('admin', give('ADMIN', { sub: '{sub.guest}' })), remember: { made: 'id' } },
      as('admin', del('/import/user-right/{made}')),
      { ...as('admin', get('/import/audit?entity=userRight&range=[0,0]')), remember: { change: '0.id' } },
      post('/import/change/{change}/undo'),
    ],
    [succeeded],
    { mayChange: true },
  ),
  a(
    'the record of changes of rights, by a giver',
    'rights',
    [get('/import/audit?entity=userRight')],
    [says('before')],
  ),
  a(
    'a new account with the address of an administrator',
    undefined,
    [signUp('boese', { email: 'admin@baustein.example' })],
    [says('"UserConfirmed":true')],
    { mayChange: true },
  ),
  a('a new account with the name of an administrator', undefined, [
    signUp('admin', { email: 'boese@person.example' }),
  ]),
  a(
    'a new account that is confirmed already',
    undefined,
    [signUp('boese2', { email: 'boese2@person.example', email_verified: 'true' })],
    [succeeded],
  ),
  a(
    'a new account with a sub and a role',
    undefined,
    [
      signUp('boese3', { email: 'boese3@person.example', sub: 'ba057e10-0000-4000-8000-000000000001' }),
      signUp('boese4', { email: 'boese4@person.example', 'custom:role': 'ADMIN', 'cognito:groups': 'admin' }),
    ],
    [any],
  ),
  a(
    'the own account as another one',
    undefined,
    [
      identity('UpdateUserAttributes', {
        AccessToken: '{access.editor}',
        UserAttributes: [{ Name: 'sub', Value: 'ba057e10-0000-4000-8000-000000000001' }],
      }),
      identity('UpdateUserAttributes', {
        AccessToken: '{access.editor}',
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
      identity('UpdateUserAttributes', {
        AccessToken: '{access.editor}',
        UserAttributes: [{ Name: 'cognito:username', Value: 'admin' }],
      }),
    ],
    [any],
  ),
  a(
    'operations of an administrator of the pool',
    undefined,
    [
      'AdminGetUser',
      'AdminSetUserPassword',
      'AdminConfirmSignUp',
      'AdminDisableUser',
      'ListUsers',
      'AdminAddUserToGroup',
      'AdminInitiateAuth',
    ].map((operation) =>
      identity(operation, {
        UserPoolId: 'eu-central-1_local',
        Username: 'admin',
        AccessToken: '{access.editor}',
      }),
    ),
    [any],
  ),
  a(
    'signing in without a password',
    undefined,
    [
      signIn('admin', ''),
      signIn('', ''),
      identity('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'local-web-client',
        AuthParameters: { USERNAME: 'admin' },
      }),
    ],
    [any],
  ),
  a(
    'signing in by a flow for administrators',
    undefined,
    ['ADMIN_NO_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH', 'USER_AUTH_X', ''].map((AuthFlow) =>
      identity('InitiateAuth', {
        AuthFlow,
        ClientId: 'local-web-client',
        AuthParameters: { USERNAME: 'admin', PASSWORD: 'Baustein-2026' },
      }),
    ),
    [says('IdToken')],
  ),
  a(
    'a proof of SRP of zero',
    undefined,
    [
      identity('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: 'local-web-client',
        AuthParameters: { USERNAME: 'admin', SRP_A: '0' },
      }),
      identity('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: 'local-web-client',
        AuthParameters: { USERNAME: 'admin', SRP_A: '-1' },
      }),
    ],
    [any],
  ),
  a(
    'an answer to a challenge that was never asked',
    undefined,
    [
      identity('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ClientId: 'local-web-client',
        Session: 'x',
        ChallengeResponses: { USERNAME: 'admin' },
      }),
      identity('RespondToAuthChallenge', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ClientId: 'local-web-client',
        Session: 'x',
        ChallengeResponses: { USERNAME: 'admin', NEW_PASSWORD: 'Boese-2026' },
      }),
      identity('RespondToAuthChallenge', {
        ChallengeName: 'DEVICE_SRP_AUTH',
        ClientId: 'local-web-client',
        Session: '',
        ChallengeResponses: { USERNAME: 'admin' },
      }),
    ],
    [any],
  ),
  a(
    'a password that is forgotten for somebody else',
    undefined,
    [
      identity('ConfirmForgotPassword', {
        ClientId: 'local-web-client',
        Username: 'admin',
        ConfirmationCode: '000000',
        Password: 'Boese-2026',
      }),
      identity('ConfirmForgotPassword', {
        ClientId: 'local-web-client',
        Username: 'admin',
        ConfirmationCode: '',
        Password: 'Boese-2026',
      }),
    ],
    [any],
  ),
  a(
    'who has an account, by a forgotten password',
    undefined,
    [
      identity('ConfirmForgotPassword', {
        ClientId: 'local-web-client',
        Username: 'supplier-de',
        ConfirmationCode: '111111',
        Password: 'Boese-2026',
      }),
      identity('ConfirmForgotPassword', {
        ClientId: 'local-web-client',
        Username: 'gibtesnicht',
        ConfirmationCode: '111111',
        Password: 'Boese-2026',
      }),
    ],
    [tellsApart],
  ),
  a(
    'who has an account, by a wrong password',
    undefined,
    [signIn('supplier-de', 'falsch-2026'), signIn('gibtesnicht', 'falsch-2026')],
    [tellsApart],
  ),
  a(
    'who has an account, by a code to confirm',
    undefined,
    [
      identity('ConfirmSignUp', {
        ClientId: 'local-web-client',
        Username: 'supplier-de',
        ConfirmationCode: '111111',
      }),
      identity('ConfirmSignUp', {
        ClientId: 'local-web-client',
        Username: 'gibtesnicht',
        ConfirmationCode: '111111',
      }),
    ],
    [tellsApart],
  ),
  a(
    'who has subscribed, by subscribing',
    undefined,
    [
      post('/newsletter', { email: 'neu-a@example.org', language: 'de', platform: 'CH' }),
      post('/newsletter', { email: 'neu-a@example.org', language: 'de', platform: 'CH' }),
    ],
    [tellsApart],
    { mayChange: true },
  ),
  a(
    'a subscription that is confirmed by opening its link',
    undefined,
    [
      get('/newsletter/confirm/{newsletter}'),
      { url: '/api/newsletter/confirm/{newsletter}', method: 'HEAD' },
    ],
    [says('confirmed')],
  ),
  a(
    'a subscription that is guessed',
    undefined,
    [
      post(`/newsletter/confirm/${'A'.repeat(43)}`),
      post(`/newsletter/unsubscribe/${'%25'.repeat(20)}`),
      post('/newsletter/confirm/..%2f..%2fsubscribe'),
    ],
    [any],
  ),
  a(
    'which rights others have',
    'guest',
    [
      get('/user/rights?sub=ba057e10-0000-4000-8000-000000000001'),
      get('/import/user-right/ba057e10-0000-4000-8000-000000000001'),
      get('/user/rights', { 'x-sub': 'ba057e10-0000-4000-8000-000000000001' }),
    ],
    [says('ADMIN')],
  ),
  a(
    'numbers that are counted up',
    'guest',
    [1, 2, 3, 4, 5, 10, 50, 100].map((id) => post(`/import/change/${id}/undo?dryRun=true`)),
    [any],
  ),
  a(
    'names of reports that are guessed',
    'guest',
    ['1', '0', '*', '%', 'ba057e10-0000-4000-8000-000000000001', '__proto__', 'events'].map((id) =>
      get(`/import/report/${encodeURIComponent(id)}`),
    ),
    [any],
  ),
  a(
    'companies that are told by the way they are refused',
    'guest',
    [get('/import/orga/CH/andere'), get('/import/orga/CH/niemand')],
    [tellsApart],
  ),
  a(
    'products that are told by the way a file is refused',
    'guest',
    [
      written('POST', '/import/product/CH?orgaSid=andere', '[]'),
      written('POST', '/import/product/CH?orgaSid=niemand', '[]'),
    ],
    [tellsApart],
  ),
  a(
    'reports that are told by the way undoing is refused',
    'guest',
    [
      post('/import/report/{report.written}/undo'),
      post('/import/report/ba057e10-0000-4000-8000-00000000ffff/undo'),
    ],
    [tellsApart],
  ),
  a(
    'another method by a header or a field',
    'guest',
    [
      get('/import/orga/CH', { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' }),
      post('/newsletter?_method=DELETE', {
        email: 'a@b.example',
        language: 'de',
        platform: 'CH',
        _method: 'DELETE',
      }),
    ],
    [any],
  ),
  a(
    'a form of another site',
    undefined,
    [
      {
        method: 'POST',
        url: '/api/import/orga-info/CH',
        headers: { 'content-type': 'text/plain', cookie: 'reading={reading.admin}' },
        body: '{"orgaSid":"alpenfenster","language":"it","headline":"x"}',
      },
      {
        method: 'POST',
        url: '/api/import/orga-info/CH',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'reading={reading.admin}' },
        body: 'orgaSid=alpenfenster',
      },
    ],
    [any],
  ),
  a(
    'the outbox of the provider',
    undefined,
    [{ url: '/idp/outbox', headers: { host: 'ch.example' } }],
    [answered(200)],
  ),
  a(
    'what a document of a company says of the settings',
    'supplier',
    [
      get('/import/platform-settings/CH'),
      get('/import/platform-settings/ZBS/platform'),
      put('/import/platform-settings/ZBS/platform', { settings: 'platform', entry: 'signedIn' }),
    ],
    [any],
  ),
  a(
    'the budget that a company gives itself',
    'company',
    [
      post('/import/orga-budget/CH', {
        orgaSid: 'alpenfenster',
        budget: 'company',
        storedMegabytes: 1_000_000,
      }),
      put('/import/orga-budget/CH/andere/company', {
        orgaSid: 'andere',
        budget: 'company',
        storedMegabytes: 1_000_000,
      }),
    ],
    [any],
  ),
];
