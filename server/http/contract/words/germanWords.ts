import type { Call } from '../../../../resources/calls/call.ts';
import { nameOfCall } from '../../../../resources/calls/nameOfCall.ts';
import { contract } from '../../../../resources/texts/de/contract.ts';
import { answeredHeaders, sentHeaders } from '../../../../resources/texts/de/contract/headers.ts';
import { parameters } from '../../../../resources/texts/de/contract/parameters.ts';
import { texts } from '../../../base/texts/texts.ts';
import { englishWords } from './englishWords.ts';
import { germanSummary } from './germanSummary.ts';
import { germanTag } from './germanTag.ts';
import { labelIn } from './labelIn.ts';
import type { Words } from './Words.ts';

/** Calls may mean something of their own by the name of a header. */
function ofCall(headers: Readonly<Record<string, string>>, call: Call, name: string): string | undefined {
  return headers[`${nameOfCall(call)} ${name}`] ?? headers[name];
}

const said = (key: string) => texts.text('de', key);

/** The contract in German; what has none yet is English, and refused by a test (behaviour B645). */
export const germanWords: Words = {
  all: contract,
  summary: (call) => germanSummary(call) ?? call.summary,
  tag: germanTag,
  parameter: (name) => parameters[name] ?? englishWords.parameter(name),
  sentHeader: (call, name, english) => ofCall(sentHeaders, call, name) ?? english,
  answeredHeader: (call, name, english) => ofCall(answeredHeaders, call, name) ?? english,
  label: labelIn('de'),
  schema: ({ description, german }) => german ?? description,
  problem: {
    title: said('server:problem.unprocessable.title'),
    detail: said('server:problem.unprocessable.detail'),
    message: said('faults:required'),
  },
};
