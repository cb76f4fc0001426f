import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

/** The name, below a site, of the file with the licenses of all packages that it contains. */
export const LICENSES = 'licenses.txt';

/** What Vite does not list there, because it is no module, or no module of an installed package. */
const FONTS = ['inter', 'source-serif-4', 'noto-sans-devanagari', 'noto-serif-devanagari'];

/** Adds the licenses of fonts and icons to the file that Vite wrote. */
export async function addLicenses(root, plain) {
  const folders = [
    ...FONTS.map((font) => folderOf(`@fontsource-variable/${font}`)),
    ...['icons', 'lucide'].map((name) => join(root, name)),
  ];
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const text = await readFile(join(folder, 'LICENSE'), 'utf8');
    await appendFile(join(plain, LICENSES), `\n## ${name} - ${version} (${license})\n\n${text}`);
  }
}
