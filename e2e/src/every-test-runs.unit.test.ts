import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every file of tests has a kind that is run', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  );
  const isRun = (file: string) => /^[^/]+\/src\/(.+\/)?[^/]+\.(unit|int|web|e2e|long)\.test\.tsx?$/.test(file);
  expect(files.length).toBeGreaterThan(600);
  expect(files.filter((file) => file !== '' && !isRun(file))).toEqual([]);
});
