import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = globSync(['*.md', '*/*.md', 'docs/adr/*.md', '*/src/**/*.md'], { cwd: root });

/** `a.{b,c}` as `a.b` and `a.c`. */
function expanded(path: string): string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(',').flatMap((each) => expanded(`${before}${each}${after}`));
}

/** The tests that a document names. One without a folder is beside the named code, in any package. */
const testsIn = (document: string): string[] =>
  [...readFileSync(`${root}/${document}`, 'utf8').matchAll(/`([^`\s]+\.test\.tsx?)`/g)]
    .flatMap(([, path = '']) => expanded(path))
    .map((path) => (path.includes('/') ? path : `*/src/**/${path}`));

test('every test that a document names is there', () => {
  const named = documents.flatMap((document) => testsIn(document).map((path) => ({ document, path })));
  expect(named.map(({ document }) => document)).toContain('SECURITY.md');
  expect(named.filter(({ path }) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});
