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
  plugins: [react(), precompress(), reloadPages()],
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
          // The frame of the backoffice alone has 1,100 kB before compression.
          chunkSizeWarningLimit: 1500,
          rolldownOptions: {
            input: workshop,
            transform: quietly(),
            output: {
              codeSplitting: {
                groups: [{ name: partOf, debugName: 'every screen', includeDependenciesRecursively: false }],
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

/** From here all is reached that every screen of the backoffice needs: its frame, and the lists that most screens are. */
const everyScreen = ['src/backoffice/start.tsx'];

/**
 * The chunk of a module that every screen of the backoffice needs, with what the account pages need too for itself.
 * Cut by who shares what with which screen, as is done with all others, it would be some ninety files one after the other.
 */
function partOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const imports = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
  const ofBackoffice = reached(everyScreen, imports);
  if (!ofBackoffice.has(id) || Object.values(workshop).some((entry) => id.endsWith(`/${entry}`))) return null;
  return reached(['src/account/main.tsx'], imports).has(id) ? 'shared' : 'frame';
}

const found = new Map<string, Set<string>>();

/** Everything that these files import at once, directly or not, themselves included. */
function reached(files: readonly string[], imports: (module: string) => readonly string[]): Set<string> {
  const known = found.get(files.join());
  if (known) return known;
  const modules = new Set(files.map((file) => join(import.meta.dirname, file)));
  for (const module of modules) for (const imported of imports(module)) modules.add(imported);
  found.set(files.join(), modules);
  return modules;
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
