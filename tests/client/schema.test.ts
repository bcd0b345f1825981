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
  const open = { ...contract, paths: Object.fromEntries(paths) };
  const all = Object.entries(contract.components.schemas ?? {});
  const schemas = all.filter(namedFrom(open.paths, contract));
  return { ...open, components: { ...contract.components, schemas: Object.fromEntries(schemas) } };
}

/** Is a schema named from there, also by one that is? */
function namedFrom(paths: unknown, { components }: Contract): (schema: [name: string, unknown]) => boolean {
  const named = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (named.has(name)) continue;
      named.add(name);
      follow(components.schemas?.[name] ?? {});
    }
  };
  follow(paths);
  // What answers and parameters beside the schemas name is kept with them.
  follow({ ...components, schemas: {} });
  return ([name]) => named.has(name);
}

it('The types of the client are those of the contract, of all calls that a key opens', async () => {
  const { app } = await testApp();
  const types = await openapiTS(JSON.stringify(forMachines(await contractOf(app))));
  await expect(head + astToString(types)).toMatchFileSnapshot('../../client/schema.d.ts');
});
