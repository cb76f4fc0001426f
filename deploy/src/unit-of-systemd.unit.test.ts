import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './testing/compose-file.js';

const unit = readFileSync(resolve(root, 'deploy/anamnesis.service'), 'utf8');
const commands = unit.split('\n').filter((line) => line.startsWith('#   '));
const settings = new Map(
  unit.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ''] as const];
  }),
);

test('the unit of systemd starts everything again however it ends, and lets the launcher stop its backends', () => {
  expect(settings.get('Restart')).toBe('always');
  // Only the launcher gets the first signal; what is left after the time is killed.
  expect(settings.get('KillMode')).toBe('mixed');
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThanOrEqual(30);
});

test('what the unit of systemd names is there: its script, the files of this repository, the user and the folder of its data', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, script = ''] = /^\/usr\/bin\/npm (?:run )?(\S+)$/.exec(settings.get('ExecStart') ?? '') ?? [];
  expect(Object.keys(scripts)).toContain(script);

  const folder = settings.get('WorkingDirectory') ?? '';
  expect(commands.join('\n')).toContain(`git clone <this repository> ${folder} `);
  const ours = [...unit.matchAll(new RegExp(`${folder}/(\\S+)`, 'g'))].map(([, path = '']) => path);
  expect(ours).toContain('deploy/anamnesis.service');
  expect(ours.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);

  const [, home = '', user = ''] = /useradd .*--home-dir (\S+) (\S+)$/m.exec(commands.join('\n')) ?? [];
  expect(settings.get('User')).toBe(user);
  expect(settings.get('Environment')).toMatch(new RegExp(`^DATA_DIR=${home}/`));
});
