import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { environment as command } from '@anamnesis/command-service/environment';
import { environment as notification } from '@anamnesis/notification-service/environment';
import { readConfig } from '@anamnesis/platform/config/config';
import { documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { environment as projectors } from '@anamnesis/projectors/environment';
import { environment as query } from '@anamnesis/query-service/environment';
import { environment as workers } from '@anamnesis/workers/environment';
import { composeFile, composeText, root, environmentOf } from '../testing/compose-file.js';

const dockerfile = await readFile(resolve(root, 'deploy/Dockerfile'), 'utf8');
const example = await readFile(resolve(root, 'deploy/env.example'), 'utf8');
const services = Object.entries(composeFile.services);
const environments = {
  'command-service': command,
  'query-service': query,
  projectors,
  workers,
  'notification-service': notification,
};
const ours = Object.keys(environments) as (keyof typeof environments)[];

/** Values from .env. */
const given: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['MASTER_KEY', 'VAULT_KEY', 'TOKEN_SIGNING_KEY', 'LOG_SIGNING_KEY', 'WORKER_KEY'].map((name) => [
      name,
      'ab'.repeat(32),
    ]),
  ),
  TOKEN_PUBLIC_KEYS: `${'A'.repeat(43)},${'B'.repeat(43)}`,
  ...(await documentSettingsOfNewKey()),
  POSTGRES_PASSWORD: 'p1',
  REDIS_PASSWORD: 'p2',
  PUBLIC_URL: 'https://health.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'hello@health.example.org',
};

describe('docker-compose.yml', () => {
  test('runs every part of the product', () => {
    expect(Object.keys(composeFile.services).sort()).toEqual(
      [...ours, 'eventstore', 'gateway', 'kafka', 'postgres', 'redis', 'turn'].sort(),
    );
  });

  test.each(services)(
    '%s has a health check, limits and a restart policy',
    (_name, { healthcheck, restart, deploy }) => {
      expect(healthcheck?.test.map((word) => typeof word)).toEqual(healthcheck?.test.map(() => 'string'));
      expect(healthcheck?.test[0]).toMatch(/^CMD/);
      expect(restart).toBe('unless-stopped');
      expect(deploy?.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) });
    },
  );

  test.each(['redis', 'gateway'])('checks %s with short options: its image has the BusyBox of Alpine', (name) => {
    expect(composeFile.services[name]?.healthcheck?.test.join(' ')).not.toMatch(/(grep|wget)( -\w+)* --(?!spider)/);
  });

  test('publishes only the gateway, and isolates the stores', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['gateway']);
    // Except the TURN relay, which is optional.
    const onHost = services.filter(([, { network_mode }]) => network_mode);
    expect(onHost.map(([name, { profiles }]) => [name, profiles])).toEqual([['turn', ['relay']]]);
    expect(composeFile.networks['stores']?.internal).toBe(true);
    for (const store of ['eventstore', 'postgres', 'redis', 'kafka']) {
      expect([store, composeFile.services[store]?.networks]).toEqual([store, ['stores']]);
    }
    expect(composeFile.services['gateway']?.networks).toEqual(['services']);
  });

  test('waits for health in every dependency', () => {
    const conditions = services.flatMap(([, { depends_on = {} }]) => Object.values(depends_on));
    expect(new Set(conditions.map(({ condition }) => condition))).toEqual(new Set(['service_healthy']));
    for (const name of ours) {
      expect(Object.keys(composeFile.services[name]?.depends_on ?? {})).toEqual(
        expect.arrayContaining(['eventstore', 'postgres', 'redis', 'kafka']),
      );
    }
  });

  test.each(ours)('passes %s its variables, and no others', (name) => {
    const { environment = {} } = composeFile.services[name] ?? {};
    expect(Object.keys(environment).sort()).toEqual(Object.keys(environments[name].shape).sort());
  });

  test.each(ours)('passes %s valid values', (name) => {
    expect(() => readConfig<unknown>(environments[name], environmentOf(name, given))).not.toThrow();
  });

  test('passes each secret only to the services that need it', () => {
    const holders = (variable: string) =>
      ours.filter((name) => variable in (composeFile.services[name]?.environment ?? {}));
    expect({
      MASTER_KEY: holders('MASTER_KEY'),
      TOKEN_SIGNING_KEY: holders('TOKEN_SIGNING_KEY'),
      LOG_SIGNING_KEY: holders('LOG_SIGNING_KEY'),
      DOCUMENT_SIGNING_KEY: holders('DOCUMENT_SIGNING_KEY'),
      VAULT_KEY: holders('VAULT_KEY'),
      WORKER_KEY: holders('WORKER_KEY'),
      AI_KEY: holders('AI_KEY'),
      VAPID_PRIVATE_KEY: holders('VAPID_PRIVATE_KEY'),
    }).toEqual({
      MASTER_KEY: ['command-service'],
      TOKEN_SIGNING_KEY: ['command-service'],
      LOG_SIGNING_KEY: ['projectors'],
      DOCUMENT_SIGNING_KEY: ['query-service'],
      VAULT_KEY: ['query-service', 'projectors', 'workers'],
      WORKER_KEY: ['command-service', 'query-service', 'workers'],
      AI_KEY: ['command-service', 'workers'],
      VAPID_PRIVATE_KEY: ['workers'],
    });
    expect(Object.keys(composeFile.services['gateway']?.environment ?? {})).toEqual(['MEETING_BASE_URL']);
  });

  test('has no default for a secret', () => {
    const secrets = [...composeText.matchAll(/(?<!\$)\$\{(\w*(?:KEY|SECRET|PASSWORD)\w*)(.*?)\}/g)].map(
      ([, name, rest]) => [name, rest?.slice(0, 2)],
    );
    expect(secrets.length).toBeGreaterThan(4);
    // S3, Google, TURN, the AI provider and push notifications are optional as a whole: their secrets may be empty, never preset.
    for (const [name, operator] of secrets)
      expect([name, operator]).toEqual([name, /^(S3|GOOGLE|TURN|AI|VAPID)_/.test(name ?? '') ? ':-' : ':?']);
    expect(composeText).not.toMatch(/\$\{(S3|GOOGLE|TURN|AI|VAPID)_\w+:-[^}]/);
  });

  test('uses an .env file that is in neither git nor an image', async () => {
    const ignored = async (file: string) => (await readFile(resolve(root, file), 'utf8')).split('\n');
    expect(await ignored('.gitignore')).toContain('.env');
    expect(await ignored('.dockerignore')).toContain('**/.env');
  });

  test('declares every volume it uses, and uses every one it declares', () => {
    const named = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const files = named.filter((name) => name.startsWith('./'));
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
    expect([...new Set(named)].filter((name) => !files.includes(name)).sort()).toEqual(
      Object.keys(composeFile.volumes).sort(),
    );
  });

  test('uses only variables that deploy/env.example documents', () => {
    const used = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const documented = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(documented.sort());
  });
});

describe('deploy/Dockerfile', () => {
  test('has a target for every built image', () => {
    const targets = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    const wanted = services.flatMap(([, { build }]) => (build ? [build.target] : []));
    expect(wanted.sort()).toEqual([...ours, 'gateway'].sort());
    expect(targets).toEqual(expect.arrayContaining(wanted));
  });

  test('copies only existing files', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });

  test('copies with each script of the build the modules that it always loads', async () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+[.]mjs) (\S+)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copied).toContain('embedded/build.mjs');
    for (const path of copied) {
      const loaded = [...(await readFile(resolve(root, path), 'utf8')).matchAll(/^import .*from '([.][^']+)'/gm)];
      const modules = loaded.map(([, name = '']) => join(dirname(path), name));
      expect([path, modules.filter((module) => !copied.includes(module))]).toEqual([path, []]);
    }
  });

  test('copies the built frontend into the gateway', async () => {
    const vite = await readFile(resolve(root, 'frontend/vite.config.js'), 'utf8');
    const folder = /new URL\('([^']+)\/plain'/.exec(vite)?.[1];
    expect(dockerfile).toContain(`COPY --from=built /app/frontend/${folder} /usr/share/nginx/html`);
  });

  test('copies the manifest of every workspace, as the lockfile requires', async () => {
    const { workspaces } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  test('has the program that draws thumbnails of PDF documents where they are made', () => {
    const [, workers = ''] = dockerfile.split('FROM service AS workers');
    expect(workers.split('\nFROM ')[0]).toContain('poppler-utils');
  });

  test('runs no image as root', () => {
    const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
    const lastUser = (stage: string | undefined) => [...(stage ?? '').matchAll(/^USER (\S+)$/gm)].at(-1)?.[1];
    const stageNamed = (name: string) => stages.find((stage) => stage.split('\n')[0]?.endsWith(` AS ${name}`));
    for (const name of ours)
      expect([name, stageNamed(name)?.split('\n')[0], lastUser(stageNamed(name)) ?? 'node']).toEqual([
        ...[name, `FROM service AS ${name}`, 'node'],
      ]);
    expect(lastUser(stageNamed('service'))).toBe('node');
    expect(lastUser(stageNamed('gateway'))).toBe('nginx');
  });
});
