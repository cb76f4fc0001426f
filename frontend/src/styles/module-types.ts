import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';

const root = new URL('../', import.meta.url);
const LOCAL_CLASS = /\.([a-z][\w-]*)/gi;

/** The CSS modules, as paths below `frontend/src`. */
export const styleModules = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();

const keyOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The class names of a module as its components write them, sorted: `.slot-part` is `slotPart`. */
export function classesOf(module: string): string[] {
  const names = new Set<string>();
  postcss.parse(readFileSync(new URL(module, root), 'utf8')).walkRules((rule) => {
    for (const [, name] of rule.selector.replace(/:global\([^)]*\)/g, '').matchAll(LOCAL_CLASS))
      names.add(keyOf(name!));
  });
  return [...names].sort();
}

/** The file of a module's types, which makes TypeScript refuse a class that the module does not define. */
export const typesFile = (module: string): URL => new URL(module.replace(/\.css$/, '.d.css.ts'), root);

/** Content of the types file. */
export const typesOf = (module: string): string =>
  [
    '// Generated: npm run styles -w frontend',
    'declare const styles: {',
    ...classesOf(module).map((name) => `  readonly ${name}: string;`),
    '};',
    'export default styles;',
    '',
  ].join('\n');
