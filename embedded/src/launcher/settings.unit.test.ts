import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { environment as command } from '@anamnesis/command-service/environment';
import { environment as notification } from '@anamnesis/notification-service/environment';
import { environment as projectors } from '@anamnesis/projectors/environment';
import { environment as query } from '@anamnesis/query-service/environment';
import { environment as workers } from '@anamnesis/workers/environment';
import { settings } from './settings.js';

/** Read by the compose file and by the tests, not by a schema. */
const OUTSIDE = [
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  'GATEWAY_PORT',
  'TURN_EXTERNAL_IP',
  'CHROME_PATH',
  'TEST_DELAYS',
];

const services = { C: command, Q: query, P: projectors, W: workers, N: notification };
const rows = (await readFile(new URL('../../../docs/settings.md', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => /^\| `[A-Z_\d]+` /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const documented = rows.map(([, name = '']) => name.replaceAll('`', ''));

test('docs/settings.md lists every variable of the configuration schemas once, and no other', () => {
  const read = [settings, ...Object.values(services)].flatMap(({ shape }) => Object.keys(shape));
  expect(documented.toSorted()).toEqual([...new Set([...read, ...OUTSIDE])].toSorted());
});

test('docs/settings.md names the services that read each variable', () => {
  for (const [index, name] of documented.entries()) {
    const readers = Object.entries(services).flatMap(([letter, { shape }]) => (name in shape ? [letter] : []));
    if (readers.length === 0) continue;
    const expected = readers.length === Object.keys(services).length ? 'all' : readers.join(' ');
    expect([name, rows[index]?.slice(2, -2)]).toEqual([name, expect.arrayContaining([expected])]);
  }
});
