import { parameterWords } from '../../../../resources/calls/parameterWords.ts';
import { contract } from '../../../../resources/texts/en/contract.ts';
import { labelIn } from './labelIn.ts';
import type { Words } from './Words.ts';

/** The contract in the language of its declarations. */
export const englishWords: Words = {
  all: contract,
  summary: ({ summary }) => summary,
  tag: () => undefined,
  parameter: (name) => parameterWords[name]?.description ?? '',
  sentHeader: (_call, _name, english) => english,
  answeredHeader: (_call, _name, english) => english,
  label: labelIn('en'),
  schema: ({ description }) => description,
};
