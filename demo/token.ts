import { demoPassword, demoUsers } from './demoUsers.ts';
import { pool } from '../idp/pool.ts';
import { readConfig } from '../server/base/config/config.ts';

/**
 * `npm run -s token -- <user>`: prints an id token of a demo user of the running server, alone on standard output.
 * Anything else goes to standard error, with exit code 1.
 */
async function main(): Promise<void> {
  const username = process.argv[2];
  if (!username) throw new Error(`Which user? npm run -s token -- <user>; ${known()}`);
  if (!demoUsers.some((user) => user.username === username)) {
    throw new Error(`There is no demo user "${username}"; ${known()}`);
  }
  const { port } = readConfig(process.env);
  process.stdout.write(`${await idToken(port, username)}\n`);
}

function known(): string {
  return `there are ${demoUsers.map((user) => user.username).join(', ')}.`;
}

async function idToken(port: number, username: string): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  const response = await fetch(`${address}/idp/api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: username, PASSWORD: demoPassword },
    }),
  }).catch((cause: unknown) => {
    throw new Error(
      `No server answers at ${address}: start it with npm start, or set PORT to where it runs.`,
      { cause },
    );
  });
  if (response.status === 404) {
    throw new Error(`The server at ${address} has no embedded identity provider: it uses Amazon Cognito.`);
  }
  const answer = (await response.json()) as { message?: string; AuthenticationResult?: { IdToken: string } };
  if (answer.AuthenticationResult) return answer.AuthenticationResult.IdToken;
  throw new Error(
    `The server at ${address} did not sign ${username} in: ${answer.message ?? response.statusText} ` +
      'Demo users exist only in the demo world (SEED=demo on a new database).',
  );
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
