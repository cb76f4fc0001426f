import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const frontend = join(import.meta.dirname, '../..');
const fromReactAdmin = createRequire(createRequire(import.meta.url).resolve('react-admin'));

/** The imports in the modules of a package that match a pattern; the pattern's one group is the imported name. */
function imported(name: string, pattern: RegExp): string[] {
  const folder = dirname(fromReactAdmin.resolve(name));
  const modules = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(modules.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found)))];
}

test('every icon that react-admin imports is in frontend/icons, and no other', () => {
  // From the start of a line: examples in comments import others.
  const names = imported('ra-ui-materialui', /^import .* from ['"]@mui\/icons-material\/(\w+)['"]/gm);
  const files = globSync('*.js', { cwd: join(frontend, 'icons/src') }).map((file) => file.slice(0, -3));
  expect(names.length).toBeGreaterThan(50);
  expect(files.toSorted()).toEqual(names.toSorted());
});

test('every function that ra-core imports from date-fns is in frontend/date-fns', async () => {
  const lists = imported('ra-core', /import \{([^}]*)\} from ['"]date-fns['"]/g);
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  expect(names).toContain('parseISO');
  const functions = (await import(join(frontend, 'date-fns/src/index.js'))) as Record<string, unknown>;
  expect(names.filter((name) => typeof functions[name] !== 'function')).toEqual([]);
});

test('every file of frontend/lucide is imported by a page', () => {
  const pages = globSync('src/**/*.{ts,tsx}', { cwd: frontend }).map((file) =>
    readFileSync(join(frontend, file), 'utf8'),
  );
  const lists = pages.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]);
  const used = new Set(
    lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/ as .*/, ''))),
  );
  const index = readFileSync(join(frontend, 'lucide/src/index.js'), 'utf8');
  const exported = [...index.matchAll(/default as (\w+) \} from '\.\/(icons\/[\w-]+\.js)'/g)];
  expect(exported.map(([, name = '']) => name).filter((name) => !used.has(name))).toEqual([]);
  const declared = readFileSync(join(frontend, 'lucide/src/index.d.ts'), 'utf8');
  for (const [, name] of exported) expect(declared).toMatch(new RegExp(`\\b${name}\\b`));
  expect(exported.every(([, , file = '']) => existsSync(join(frontend, 'lucide/src', file)))).toBe(true);
});
