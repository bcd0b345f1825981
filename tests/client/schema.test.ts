import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { opensToMachines } from '../contract/promisesOf.ts';
import { contractOf, type Contract } from '../setup/contractOf.ts';
import { testApp } from '../setup/testApp.ts';

const head = '// Made of the contract by `npm run contract`.\n\n';

function forMachines(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).flatMap(([path, methods]) => {
    const open = Object.entries(methods).filter(([, operation]) => opensToMachines(operation));
    return open.length > 0 ? [[path, Object.fromEntries(open)]] : [];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

it('The types of the client are those of the contract, of all calls that a key opens', async () => {
  const { app } = await testApp();
  const types = await openapiTS(JSON.stringify(forMachines(await contractOf(app))));
  await expect(head + astToString(types)).toMatchFileSnapshot('../../client/schema.d.ts');
});
