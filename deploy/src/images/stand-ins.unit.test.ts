import { expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eventStoreModules, imagesNamed, standIns } from './stand-ins.js';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFile(resolve(root, file), 'utf8');

test('every third-party image has a stand-in, except the TURN relay, which is not run', async () => {
  const images = imagesNamed(await read('deploy/Dockerfile'), await read('docker-compose.yml'));
  const targets = [...(await read('deploy/stand-ins/Dockerfile')).matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
    ([, name]) => name,
  );
  const nameless = images.filter((image) => !targets.includes(standIns[image.split(':')[0] ?? '']));
  expect(nameless.map((image) => image.split(':')[0])).toEqual(['coturn/coturn']);
  expect(images.length).toBeGreaterThan(5);
});

test('the event store’s stand-in has all platform modules that the event store imports', async () => {
  const folder = 'embedded/src/event-store';
  const sources = (await readdir(resolve(root, folder))).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(sources.map((name) => read(`${folder}/${name}`)));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/from '@anamnesis\/platform\/([^']+)'/g)].map(([, name]) => name),
  );
  expect([...new Set(imported)].sort()).toEqual(eventStoreModules);
  expect(texts.join('')).not.toContain("from '@anamnesis/contracts");
});
