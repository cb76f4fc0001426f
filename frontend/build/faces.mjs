import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** The characters of nearly every English text, and the weights that the product uses; fonts.css repeats both. */
const usual = { text: `${printable}\u00a0©·×–—‘’“”…`, weights: { min: 400, max: 700 } };

const faces = [
  { name: 'inter-usual', from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', ...usual },
  {
    name: 'source-serif-4-usual',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    ...usual,
  },
  {
    name: 'inter-rupee',
    from: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    ...usual,
    text: '₹',
  },
];

/** Writes subsets of the packages' fonts, for the first page, into `folder`: less than half of their bytes. */
export async function writeFaces(folder) {
  await mkdir(folder, { recursive: true });
  for (const { name, from, text, weights } of faces) {
    const whole = await readFile(require.resolve(from));
    const part = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    await writeFile(join(folder, `${name}.woff2`), part);
  }
}
