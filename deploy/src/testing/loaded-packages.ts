import { build, type Metafile } from 'esbuild';
import { root } from './compose-file.js';

/** The packages of npm that a program loads. */
interface LoadedPackages {
  /** With its first module. */
  readonly first: readonly string[];
  /** Then or later: by an import where something is first used. */
  readonly ever: readonly string[];
}

/** Finds the packages that programs load, by the imports in their sources, which esbuild follows through all rooms. */
export async function loadedPackages(programs: readonly string[]): Promise<LoadedPackages> {
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: [...programs], outdir: 'nowhere', write: false, metafile: true },
    ...{ bundle: true, format: 'esm', platform: 'node', conditions: ['@anamnesis/source'], logLevel: 'error' },
    plugins: [
      {
        name: 'packages stay outside',
        setup(building) {
          building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@anamnesis/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return {
    first: packagesIn(metafile, programs, (kind) => kind !== 'dynamic-import'),
    ever: packagesIn(metafile, programs, () => true),
  };
}

function packagesIn({ inputs }: Metafile, from: readonly string[], follows: (kind: string) => boolean): string[] {
  const [files, packages] = [new Set(from), new Set<string>()];
  for (const file of files)
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (!follows(kind)) continue;
      if (!external) files.add(path);
      else if (!path.startsWith('node:')) packages.add(nameOf(path));
    }
  return [...packages].sort();
}

/** `@scope/name` of `@scope/name/file`. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
