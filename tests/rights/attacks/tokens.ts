import type { Attack } from '../attacking/Attack.ts';
import { succeeded } from '../attacking/proofs.ts';
import { del, get, identity, page, post, put } from '../attacking/steps.ts';

const forged: Record<string, string> = {
  none: 'a token that names the algorithm none',
  None: 'a token that names the algorithm none in mixed case',
  empty: 'a token whose signature is empty',
  signatureOfAnother: 'a signature that was made for other claims',
  hmacWithPublicKey: 'a hash with our public key as its secret',
  hmacWithNothing: 'a hash with an empty secret',
  hmacWithModulus: 'a hash with the modulus as its secret',
  kidToNull: 'a key that is named by a path to /dev/null',
  kidWithSql: 'a key that is named by SQL',
  otherKey: 'a signature by another key under our name',
  otherKeyAndKid: 'a signature by another key under its own name',
  keyInHeader: 'a key that the token brings along',
  keyByAddress: 'a key that lies at an address of the sender',
  certificateByAddress: 'a certificate that lies at an address of the sender',
  certificateInHeader: 'a certificate that the token brings along',
  curve: 'a signature on a curve under the name of our key',
  longerHash: 'our key with SHA-512',
  otherPadding: 'our key with another padding',
  criticalUnknown: 'a critical header that nobody knows',
  expired: 'a token that has ended a minute ago',
  withoutEnd: 'a token without an end',
  notYet: 'a token that begins in ten minutes',
  otherIssuer: 'a token of another pool, by our key',
  withoutIssuer: 'a token of no pool',
  otherClient: 'a token for another client',
  severalClients: 'a token for us and another client',
  access: 'an access token with the claims of an id token',
  useless: 'a token that does not say its use',
  ofNobody: 'a token of nobody',
  emptySub: 'a token of an empty sub',
  otherSub: 'a sign-in of one user under the sub of another',
  unknownSignIn: 'a token of a sign-in that never was',
  signInNoUuid: 'a token of a sign-in that is SQL',
  withoutSignIn: 'a token of no sign-in',
  doubled: 'a token with two signatures',
  truncated: 'a token that is cut off',
  changedSignature: 'a signature of zeros',
  noJson: 'a header that is no JSON',
  fiveParts: 'a token of five parts',
  huge: 'a token of seven thousand letters',
};

const list = '/import/user-right/search';
const bearer = (name: string) => ({ authorization: `Bearer {${name}}` });
const cookie = (value: string) => ({ cookie: value });
const info = { orgaSid: 'alpenfenster', language: 'de', headline: 'Fälschung' };

export const tokens: readonly Attack[] = [
  ...Object.entries(forged).map(([name, title]): Attack => ({
    title,
    steps: [
      get(list, bearer(`forged.${name}`)),
      post('/import/orga-info/CH', info, bearer(`forged.${name}`)),
      page('sandbox-ch', '/de/orga/alpenfenster', bearer(`forged.${name}`)),
      get('/CH_DEMO/orga/alpenfenster', bearer(`forged.${name}`)),
      get('/user/rights', bearer(`forged.${name}`)),
    ],
    through: [succeeded],
  })),
  {
    title: 'a real access token',
    steps: [get('/import/cms-article', bearer('access.editor'))],
    through: [succeeded],
  },
  {
    title: 'a refresh token as bearer',
    steps: [get('/import/cms-article', bearer('refresh.editor'))],
    through: [succeeded],
  },
  {
    title: 'an id token at the provider where an access token is due',
    steps: [identity('GetUser', { AccessToken: '{token.supplier}' })],
    through: [succeeded],
  },
  {
    title: 'an id token that is to change the own account',
    steps: [
      identity('UpdateUserAttributes', {
        AccessToken: '{token.supplier}',
        UserAttributes: [{ Name: 'email', Value: 'admin@baustein.example' }],
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'an id token where a refresh token is due',
    steps: [
      identity('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: 'local-web-client',
        AuthParameters: { REFRESH_TOKEN: '{token.admin}' },
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'a refresh token for another client',
    steps: [identity('GetTokensFromRefreshToken', { ClientId: 'other', RefreshToken: '{refresh.editor}' })],
    through: [succeeded],
  },
  {
    title: 'a good token in the query',
    steps: [get(`${list}?access_token={token.admin}`)],
    through: [succeeded],
  },
  {
    title: 'a good token in a cookie',
    steps: [
      get(list, cookie('authorization=Bearer {token.admin}; idToken={token.admin}; reading={token.admin}')),
    ],
    through: [succeeded],
  },
  {
    title: 'a good token in headers of proxies',
    steps: [
      get(list, { 'x-forwarded-authorization': 'Bearer {token.admin}', 'x-amzn-oidc-data': '{token.admin}' }),
    ],
    through: [succeeded],
  },
  {
    title: 'a good token as password of basic authentication',
    steps: [get(list, { authorization: 'Basic {token.admin}' })],
    through: [succeeded],
  },
  {
    title: 'two tokens in one header',
    steps: [get(list, { authorization: 'Bearer {token.guest}, Bearer {token.admin}' })],
    through: [succeeded],
  },
  {
    title: 'a token without its scheme',
    steps: [get(list, { authorization: '{token.admin}' })],
    through: [succeeded],
  },
  {
    title: 'a good token in the body',
    steps: [post('/import/orga-info/CH', { ...info, token: '{token.supplier}' })],
    through: [succeeded],
  },
  {
    title: 'the name of a user in headers that proxies set',
    steps: [
      get(list, {
        'x-user': 'admin',
        'x-remote-user': 'admin',
        'x-forwarded-user': 'admin',
        'x-amzn-oidc-identity': 'ba057e10-0000-4000-8000-000000000001',
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'the reading cookie of an administrator in the backoffice',
    steps: [
      get(list, cookie('reading={reading.admin}')),
      get('/import/orga/CH_DEMO', cookie('reading={reading.admin}')),
    ],
    through: [succeeded],
  },
  {
    title: 'the reading cookie of an administrator that writes with its own XSRF token',
    steps: [
      post('/import/orga-info/CH', info, {
        cookie: 'reading={reading.admin}; XSRF-TOKEN={XSRF-TOKEN.admin}',
        'x-xsrf-token': '{XSRF-TOKEN.admin}',
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'the reading cookie of an administrator that asks who it is',
    steps: [get('/user/rights', cookie('reading={reading.admin}'))],
    through: [succeeded],
  },
  {
    title: 'the reading cookie that opens another one',
    steps: [
      put('/session', undefined, {
        cookie: 'reading={reading.admin}; XSRF-TOKEN={XSRF-TOKEN.admin}',
        'x-xsrf-token': '{XSRF-TOKEN.admin}',
      }),
    ],
    through: [succeeded],
  },
  {
    title: 'a reading cookie that was made up',
    steps: [
      get('/CH_DEMO/orga/alpenfenster', cookie(`reading=${'A'.repeat(43)}`)),
      get('/CH_DEMO/orga/alpenfenster', cookie("reading=' or 1=1 --")),
      get('/CH_DEMO/orga/alpenfenster', cookie('reading=%00')),
    ],
    through: [succeeded],
  },
  {
    title: 'a reading cookie after its session was ended',
    steps: [
      { ...put('/session', undefined, bearer('token.guest')) },
      del('/session', undefined, {
        cookie: 'reading={reading.guest}; XSRF-TOKEN={XSRF-TOKEN.guest}',
        'x-xsrf-token': '{XSRF-TOKEN.guest}',
      }),
      get('/CH_DEMO/orga/alpenfenster', cookie('reading={reading.guest}')),
    ],
    through: [succeeded],
  },
  {
    title: 'a session that another site ends',
    steps: [del('/session', undefined, cookie('reading={reading.supplier}'))],
    through: [succeeded],
  },
  {
    title: 'an XSRF token that the sender sets on both sides without a session',
    steps: [
      post('/import/orga-info/CH', info, {
        cookie: 'XSRF-TOKEN=x; reading={reading.supplier}',
        'x-xsrf-token': 'x',
      }),
    ],
    through: [succeeded],
  },
];
