import type { Answer, Proof } from './Attack.ts';

const last = (answers: readonly Answer[]) => answers.at(-1);

/** The last step was carried out. */
export const succeeded: Proof = (answers) => {
  const status = last(answers)?.status ?? 0;
  return status >= 200 && status < 300 ? `answered ${status}` : undefined;
};

/** The last step was answered with one of these. */
export const answered =
  (...codes: readonly number[]): Proof =>
  (answers) => {
    const status = last(answers)?.status ?? 0;
    return codes.includes(status) ? `answered ${status}` : undefined;
  };

/** The last step was answered with none of these. */
export const otherThan =
  (...codes: readonly number[]): Proof =>
  (answers) => {
    const { status = 0, body = '' } = last(answers) ?? {};
    return codes.includes(status) ? undefined : `answered ${status} ${body.slice(0, 200)}`;
  };

/** Any answer holds this. */
export const says =
  (words: string | RegExp): Proof =>
  (answers) => {
    const found = answers.find(({ body }) =>
      typeof words === 'string' ? body.includes(words) : words.test(body),
    );
    return found && `answers ${String(words)}: ${found.body.slice(0, 200)}`;
  };

/** Any page has this in its markup. */
export const shows =
  (words: string | RegExp): Proof =>
  (answers) =>
    says(words)(answers.filter(({ headers }) => headers['content-type']?.includes('html')));

/** Any page leads to this host by a link, a form or a frame. */
export const pointsTo = (host: string): Proof =>
  shows(new RegExp(`(?:href|src|action)="(?:https?:)?//(?:[^"/]*[.@])?${host.replaceAll('.', '\\.')}`));

/** Any answer has a header of this name whose value matches. */
export const heads =
  (name: string, value: RegExp): Proof =>
  (answers) => {
    const found = answers
      .map(({ headers }) => headers[name])
      .find((said) => said !== undefined && value.test(said));
    return found === undefined ? undefined : `sends ${name}: ${found}`;
  };

/** The last answer says something else than the one before it, so that the two can be told apart. */
export const tellsApart: Proof = (answers) => {
  const [one, other] = answers.slice(-2).map(({ status, body }) => `${status} ${body}`);
  return one === other ? undefined : `tells apart: ${one?.slice(0, 200)} / ${other?.slice(0, 200)}`;
};

/** The number by itself: an id of a request has these digits within others now and then. */
const foreign = /kanarie|\b98765\b/;
const inside = /node_modules|\.ts:\d+|syntax error at|relation "|SELECT .+ FROM|at async /;
const ownHost = /^(?:\/(?![/\\])|https?:\/\/[\w-]+\.localhost(?::3000)?(?:[/?#]|$))/;

/** What shows of any attack that it got through, whatever it was after. */
export const always: readonly Proof[] = [
  (answers) => {
    const failed = answers.find(({ status }) => status >= 500);
    return failed && `a fault of ours: ${failed.status} ${failed.body.slice(0, 200)}`;
  },
  (answers) => {
    const told = answers.find(
      ({ body, headers }) => foreign.test(body) || foreign.test(JSON.stringify(headers)),
    );
    const at = told ? Math.max(told.body.search(foreign) - 60, 0) : 0;
    return told && `a foreign value: ${told.status} ${told.body.slice(at, at + 160)}`;
  },
  (answers) => {
    const told = answers.find(({ body }) => inside.test(body));
    return told && `our inside: ${told.body.slice(0, 200)}`;
  },
  (answers) => {
    const away = answers
      .map(({ headers }) => headers['location'])
      .find((to) => to !== undefined && !ownHost.test(to));
    return away === undefined ? undefined : `leads to ${away}`;
  },
  heads('x-injected', /./),
  (answers) => (answers.some(({ status }) => status === 0) ? 'nothing was answered' : undefined),
];
