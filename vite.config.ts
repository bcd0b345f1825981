import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const workshop = Object.fromEntries(
  Object.entries({ backoffice: 'src/backoffice/main.tsx', account: 'src/account/main.tsx' }).filter(
    ([, entry]) => existsSync(join(import.meta.dirname, entry)),
  ),
);

/**
 * One `vite build` makes three things: what the storefront loads, what the backoffice and the account pages load
 * (a graph of their own, so that no page of the storefront ever waits for a chunk shared with them), and the
 * function that renders the storefront's pages on the server.
 */
export default defineConfig({
  plugins: [react(), leaveOut(), precompress(), reloadPages()],
  publicDir: false,
  // There is no index.html from which Vite could tell what will be loaded.
  optimizeDeps: { entries: ['storefront/client/first.ts', ...Object.values(workshop)] },
  // Beneath ra-input-rich-text npm also puts an older core than its extensions were made for.
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: { first: 'storefront/client/first.ts' }, transform: quietly() },
      },
    },
    ...(Object.keys(workshop).length > 0 && {
      workshop: {
        consumer: 'client',
        build: {
          outDir: 'dist/workshop',
          manifest: true,
          modulePreload: { polyfill: false },
          // The frame of the backoffice alone has 800 kB before compression.
          chunkSizeWarningLimit: 1000,
          rolldownOptions: {
            input: workshop,
            transform: quietly(),
            output: {
              codeSplitting: {
                groups: [
                  { name: partOf, debugName: 'parts of screens', includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
      },
    }),
    ssr: {
      build: {
        outDir: 'dist/server',
        emitAssets: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { render: 'storefront/render.tsx' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});

/** The files of the backoffice that are not cut by who shares what, and from where all of each is reached at once. */
const parts = {
  /** What asks for the session and the first data, while all else is on its way. */
  early: 'src/backoffice/main.tsx',
  /** What every screen needs: the frame, and the lists that most screens are. */
  frame: 'src/backoffice/start.tsx',
  /** What is told on every screen, but later. */
  reports: 'src/layout/ReportNotifications.tsx',
  home: 'src/overrides/dashboard/Dashboard.tsx',
  /** What a list has above its rows. */
  filters: 'src/views/list/ListFilters.tsx',
  /** What most forms are. */
  form: 'src/views/form/GenericEdit.tsx',
};

/**
 * The chunk of a module: the first part that needs it, for itself what the account pages need too. Cut by who shares what
 * with which screen, as is done with all others, it would be some ninety files one after the other.
 */
function partOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (Object.values(workshop).some((entry) => id.endsWith(`/${entry}`))) return null;
  const part = Object.entries(parts).find(([, start]) => reached(start, graph).has(id))?.[0] ?? null;
  return part === 'frame' && reached('src/account/main.tsx', graph).has(id) ? 'shared' : part;
}

const found = new Map<string, Set<string>>();

/**
 * Everything that this file imports at once, directly or not, itself included. Of an index, such as that of a library,
 * only what is named: all else is what single screens need of it.
 */
function reached(file: string, graph: Rolldown.ChunkingContext): Set<string> {
  const known = found.get(file);
  if (known) return known;
  const modules = new Set([join(import.meta.dirname, file)]);
  for (const module of modules)
    for (const { id, name } of importsOf(module, graph).taken)
      for (const exporter of exportersOf(id, name, graph)) modules.add(exporter);
  found.set(file, modules);
  return modules;
}

interface Imports {
  /** What is taken of which module by its name there; `*` is all of it. */
  taken: { id: string; name: string; as: string }[];
  /** Does the module only pass on what others export? */
  isIndex: boolean;
}

const importing = /(?:^|[;}\n])\s*(?:import|export)\b([^;'"()=]*?)(?:\bfrom)?\s*["']([^"']+)["'];?/g;
/** Libraries that promise to do nothing by being loaded: of them only what is named is there, of others everything. */
const picked = /\/node_modules\/(react-admin|ra-[\w-]+|@mui\/[\w-]+|@tanstack\/[\w-]+)\//;
const passing = /export\s*\{([^}]*)\};?/g;
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$|^\s*["']use \w+["'];?/gm;
const imports = new Map<string, Imports>();

function importsOf(module: string, graph: Rolldown.ChunkingContext): Imports {
  const known = imports.get(module);
  if (known) return known;
  const { code, importedIds = [] } = graph.getModuleInfo(module) ?? {};
  const text = (code ?? '').replaceAll(comments, '');
  const statements = [...text.matchAll(importing)].map(([, clause = '', source = '']) => ({
    clause,
    source,
  }));
  const sources = [...new Set(statements.map(({ source }) => source))];
  // What the build itself put into the module is in no statement.
  const ids = importedIds.filter((id) => !id.startsWith('\0') && !id.endsWith('ui/quietConsole.ts'));
  const taken =
    sources.length === ids.length
      ? statements.flatMap(({ clause, source }) =>
          namesIn(clause).map((names) => ({ id: ids[sources.indexOf(source)] ?? '', ...names })),
        )
      : ids.map((id) => ({ id, name: '*', as: '*' }));
  const rest = text.replaceAll(importing, '');
  // What is imported by one statement may be passed on by another.
  const passedOn = [...rest.matchAll(passing)].flatMap(([, several = '']) => namesIn(`{${several}}`));
  const renamed = passedOn.flatMap(({ name, as }) =>
    taken.filter((one) => name !== as && one.as === name).map((one) => ({ ...one, as })),
  );
  const isIndex = picked.test(module) && taken.length > 0 && rest.replaceAll(passing, '').trim() === '';
  const read = { taken: [...taken, ...renamed], isIndex };
  imports.set(module, read);
  return read;
}

/** The names of `Box, { a, b as c }`, there and here. */
function namesIn(clause: string): { name: string; as: string }[] {
  const [, single = '', several = ''] = /^\s*(\*?[^{]*?),?\s*(?:\{([^]*)\})?\s*$/.exec(clause) ?? [];
  const listed = several.split(',').flatMap((one) => {
    const [name = '', as = name] = one.trim().split(/\s+as\s+/);
    return name === '' ? [] : [{ name, as }];
  });
  if (single === '' && listed.length > 0) return listed;
  if (single === '' || single.startsWith('*')) return [{ name: '*', as: single.split(/\s+as\s+/)[1] ?? '*' }];
  return [{ name: 'default', as: single }, ...listed];
}

/** The modules that have to be there for what goes by this name in one: itself, or where its index has it from. */
function exportersOf(id: string, name: string, graph: Rolldown.ChunkingContext): string[] {
  const { taken, isIndex } = importsOf(id, graph);
  if (!isIndex || name === '*') return [id];
  const named = taken.filter(({ as }) => as === name);
  if (named.length > 0) return named.flatMap((from) => exportersOf(from.id, from.name, graph));
  const exported = new RegExp(`\\bexport\\b[^;=(]*?(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  return taken
    .filter(({ as }) => as === '*')
    .flatMap((from) => {
      const { isIndex: isFurther } = importsOf(from.id, graph);
      if (isFurther) return exportersOf(from.id, name, graph);
      return exported.test(graph.getModuleInfo(from.id)?.code ?? '') ? [from.id] : [];
    });
}

/**
 * Puts `ui/quietConsole.ts` in place of the console in all that is built for browsers, libraries included (behaviour
 * B124). To drop the calls would not do: libraries hold on to its functions and call them later.
 */
function quietly(): Rolldown.TransformOptions {
  const quiet: [string, string] = [join(import.meta.dirname, 'ui/quietConsole.ts'), 'quietConsole'];
  const names = ['console', 'window.console', 'globalThis.console', 'self.console'];
  return { inject: Object.fromEntries(names.map((name) => [name, quiet])) };
}

/** What no browser has to load, and what stands in its place. */
const leftOut: Readonly<Record<string, string>> = {
  // The server that sends it has judged the very same declarations at its start.
  'resources/requireSoundDeclarations.ts': 'export const requireSoundDeclarations = () => undefined;',
  // A writer of CSV for lists that name no exporter; ours name none on purpose.
  'ra-core/dist/export/defaultExporter.js': 'export const defaultExporter = () => undefined;',
  // English plurals for what has no label; here everything has one, in four languages.
  'inflection/lib/inflection.js':
    'const same = String; export { same as capitalize, same as humanize, same as inflect, same as pluralize, ' +
    'same as singularize, same as transform };',
};

/** Puts next to nothing in the place of what is left out of all that is built for browsers. */
function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    load: (id) => leftOut[Object.keys(leftOut).find((path) => id.endsWith(`/${path}`)) ?? ''],
  };
}

/** Lays a .br and a .gz beside every file that browsers load, so that the server compresses nothing twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      const names = existsSync(assets) ? await readdir(assets) : [];
      for (const name of names.filter((file) => /\.(js|css|svg|json)$/.test(file))) {
        const body = await readFile(join(assets, name));
        await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(body));
        await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
      }
    },
  };
}

/** What only the server draws with is no module of the browser: when it changes, the browser loads its page anew. */
function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
    },
  };
}
