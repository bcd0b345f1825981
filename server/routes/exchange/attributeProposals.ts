import { attributeProposalCalls } from '../../../resources/calls/attributeProposals.ts';
import { entities } from '../../../resources/registry.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import { acceptReading } from '../../exchange/import/raw/acceptReading.ts';
import { attributeProposals as proposalsOf } from '../../exchange/import/raw/attributeProposals.ts';
import { takeProposal } from '../../exchange/import/raw/takeProposal.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';
import type { Taking } from './uploadedFile.ts';

/** From what suppliers bring and no attribute takes to attributes (behaviour B334). */
export function attributeProposals(routing: Routing, { write, people, sender, config }: Taking): void {
  registerCall(routing, attributeProposalCalls.list, ({ db, scope }) =>
    // The samples are of all companies: the access of the call says who keeps attributes.
    proposalsOf(asSystem(db), scope.dataset),
  );

  registerCall(routing, attributeProposalCalls.take, async (called) => {
    const { caller, where, request, body, scope } = called;
    const language = requestLanguage(request);
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    const sub = caller.kind === 'user' ? caller.sub : '';
    return write.transaction((tx) =>
      writeOnce(tx, called, attributeProposalCalls.take.answer, async () => {
        const { sid, companies } = await takeProposal(tx, {
          heading: body.heading,
          attribute: body.attribute,
          unit: body.unit ?? null,
          language,
          attributes: scope,
          terms: scopeOf(caller, where, entities.term, 'create'),
        });
        const reports: { orgaSid: string; id: string }[] = [];
        for (const orgaSid of companies) {
          const column = { heading: body.heading, field: sid, ...(body.unit && { unit: body.unit }) };
          const budget = await budgetOf(tx, { dataset: scope.dataset, orgaSid }, config.budgets);
          const { id } = await acceptReading(
            tx,
            scope,
            {
              orgaSid,
              columns: [column],
              dryRun: false,
              isProposed: true,
              sub,
              author: scope.author,
              language,
              idempotencyKey: null,
            },
            (reportId) => sender.send(tx, 'import', `${scope.dataset} ${orgaSid}`, { reportId }),
            budget,
          );
          reports.push({ orgaSid, id });
        }
        return { sid, reports };
      }),
    );
  });
}
