import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folders = [new URL('../src', import.meta.url), new URL('../../contracts/src', import.meta.url)].map(
  fileURLToPath,
);
/** The texts of a language other than English; its code is the first group. */
const TRANSLATION = /(?:messages|react-admin)\.(?!en\.)([a-z]{2,3})\.ts$/;
/** How a catalogue imports them. */
const LINK = /\(\) => import\('([^']+\.(?!en')[a-z]{2,3})'\)/g;
/** Features of auditors, operators and doctors' lists. */
const STAFF =
  /(access-review|audit|erasure|evidence|integrity|operations|record-screens|registrations|replay|what-if)[\\/]/;
const VIRTUAL = 'virtual:translations';

const partOf = (file) => `${TRANSLATION.exec(file)?.[1]}${STAFF.test(file) ? '-staff' : ''}`;

/** The parts of all translations, each with its files in a fixed order. */
function partsOf() {
  const parts = {};
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (TRANSLATION.test(name)) (parts[partOf(name)] ??= []).push(join(folder, name));
  return parts;
}

/** A part of a language: a list of the texts of its files. */
const textsIn = (files) =>
  `${files.map((file, index) => `import t${index} from ${JSON.stringify(file)};`).join('\n')}
export default [${files.map((_, index) => `t${index}`).join(', ')}];`;

/** How the texts of one file are fetched. */
const linksTo = (parts) =>
  `const parts = { ${Object.keys(parts).map((part) => `'${part}': () => import('${VIRTUAL}/${part}')`)} };
export const texts = (part, index) => () => parts[part]().then((all) => ({ default: all.default[index] }));`;

/**
 * Vite plugin that puts the translations into two files for each language, one of them for staff. A catalogue imports its own file; in a
 * build each such link would be a file name in the first load, for every feature and language.
 */
export function bundleTranslations() {
  const parts = partsOf();
  let isSsr = false;
  return {
    name: 'bundle-translations',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ build }) => void (isSsr = Boolean(build.ssr)),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const part = id.slice(VIRTUAL.length + 2);
      return part === '' ? linksTo(parts) : textsIn(parts[part]);
    },
    async transform(code, id) {
      if (isSsr || !/\.tsx?$/.test(id) || code.search(LINK) < 0) return null;
      let linked = code;
      for (const [link, path] of code.matchAll(LINK)) {
        const file = (await this.resolve(path, id))?.id ?? this.error(`${id}: there is no ${path}`);
        const part = partOf(file);
        linked = linked.replace(link, `texts('${part}', ${parts[part].indexOf(file)})`);
      }
      return { code: `import { texts } from '${VIRTUAL}';\n${linked}`, map: null };
    },
  };
}
