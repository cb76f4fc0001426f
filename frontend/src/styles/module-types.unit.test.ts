import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { classesOf, styleModules, typesFile, typesOf } from './module-types';

const root = new URL('../', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The classes that components take from a module. */
function usedOf(module: string): Set<string> {
  const used = new Set<string>();
  for (const file of files.filter((each) => each.endsWith('.tsx'))) {
    for (const [, name, from] of textOf(file).matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
      if (join(dirname(file), from!) !== module) continue;
      for (const [, key] of textOf(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) used.add(key!);
    }
  }
  return used;
}

test('every feature has CSS modules, and the look alone has global styles', () => {
  expect(styleModules().length).toBeGreaterThan(10);
  const global = files.filter((file) => /(?<!\.module)\.css$/.test(file));
  expect([...new Set(global.map((file) => dirname(file)))]).toEqual(['look']);
});

test.each(styleModules())('the types of %s are those of its classes (npm run styles -w frontend)', (module) =>
  expect(readFileSync(typesFile(module), 'utf8')).toBe(typesOf(module)),
);

test.each(styleModules())('every class of %s is used by a component', (module) => {
  const used = usedOf(module);
  expect(classesOf(module).filter((name) => !used.has(name))).toEqual([]);
});
