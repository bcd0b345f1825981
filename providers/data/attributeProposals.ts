import type {
  AttributeProposal,
  attributeProposalCalls,
  TakenProposal,
} from '../../resources/calls/attributeProposals.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** The columns of files that no attribute takes. Throws `Problem`. */
export function attributeProposals(platform: PlatformKey): Promise<AttributeProposal[]> {
  return readJson<AttributeProposal[]>(`/api/import/attribute-proposal/${platform}`, []);
}

/** What such a column is to be: a new attribute, or one by its sid. */
export interface TakenAs {
  heading: string;
  attribute: string | Readonly<Record<string, unknown>>;
  unit?: string;
}

/** Makes an attribute of such a column, or says which one it is. Throws `Problem`. */
export async function takeProposal(platform: PlatformKey, taken: TakenAs): Promise<TakenProposal> {
  const response = await authorizedRequest(`/api/import/attribute-proposal/${platform}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(taken),
  });
  return answerOf<typeof attributeProposalCalls.take>(response);
}
