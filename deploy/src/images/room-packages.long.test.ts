import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from '../testing/compose-file.js';
import { loadedPackages } from '../testing/loaded-packages.js';

/** Started by whatever receives pictures over HTTP, which each service may. */
const DRAWER = 'platform/src/files/picture-process.ts';

/** The programs of each image: its service, those it starts, and those that an operator runs in it. */
const programs = {
  'command-service': [...['command-service/src/main.ts', 'command-service/src/appoint-main.ts'], DRAWER],
  'query-service': [
    ...['query-service/src/main.ts', 'query-service/src/evidence/evidence-writer.ts'],
    ...[
      'query-service/src/record-transfer/record-writer.ts',
      'query-service/src/insights/facts-process.ts',
      'query-service/src/insights/facts-thread.ts',
      DRAWER,
    ],
  ],
  projectors: [
    ...['projectors/src/main.ts', 'projectors/src/operating/main.ts'],
    ...['projectors/src/operating/verify-log-main.ts', DRAWER],
  ],
  workers: [
    ...['workers/src/main.ts', 'workers/src/health-imports/export-reader.ts'],
    ...['workers/src/reading/document-reader.ts', DRAWER],
  ],
  'notification-service': ['notification-service/src/main.ts', DRAWER],
};
/** Opened by their path, not imported. */
const OPENED = /^@(expo-google-fonts|tesseract\.js-data)\//;

/** The packages that an image installs for a room: its own, and those of the rooms on which it depends. */
async function installedFor(room: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(resolve(root, room, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const names = await Promise.all(
    Object.keys(manifest.dependencies).map((name) =>
      name.startsWith('@anamnesis/') ? installedFor(name.slice('@anamnesis/'.length)) : [name],
    ),
  );
  return [...new Set(names.flat())].sort();
}

test.each(Object.entries(programs))('%s installs every package that it can load, and no other', async (room, files) => {
  const installed = (await installedFor(room)).filter((name) => !OPENED.test(name));
  const { ever } = await loadedPackages(files);
  // Every room speaks the language of the contracts, and may use a part of it.
  expect(installed).toEqual([...new Set([...ever, ...(await installedFor('contracts'))])].sort());
});

test('a start loads nothing that its first request does not need', async () => {
  const later = [
    ...['kafkajs', '@aws-sdk/client-s3', 'nodemailer', 'web-push', 'oidc-provider'],
    ...['ai', '@ai-sdk/google', '@ai-sdk/openai-compatible', 'minisearch'],
    ...['tesseract.js', 'pdfjs-dist', 'sharp', 'file-type', 'pdfkit', 'pkijs', 'uqr', 'ics', 'fflate'],
    ...['fit-file-parser', 'csv-parse', 'saxes', '@streamparser/json', '@sqlite.org/sqlite-wasm', 'yauzl'],
  ];
  const started = Object.values(programs).flatMap(([, ...others]) => others);
  const whole = await loadedPackages(['embedded/src/launcher/services.ts', ...started]);
  expect(whole.ever).toEqual(expect.arrayContaining(later));
  for (const program of ['embedded/src/launcher/services.ts', ...Object.values(programs).map(([main = '']) => main)])
    expect([program, (await loadedPackages([program])).first.filter((name) => later.includes(name))]).toEqual([
      ...[program, []],
    ]);
});
