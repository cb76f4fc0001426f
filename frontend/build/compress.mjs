import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.webmanifest', '.json']);

const codings = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Compresses the text files of `<site>/plain` into `<site>/br` and `<site>/gzip`, under the same names: a server chooses a
 * folder, and derives the media type from the name. Files that would not get smaller are left out.
 */
export async function compressSite(site) {
  const plain = join(site, 'plain');
  const files = (await readdir(plain, { recursive: true })).filter((file) => TEXT.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(plain, file));
      for (const [coding, compress] of Object.entries(codings)) {
        const compressed = await compress(content);
        if (compressed.length >= content.length) continue;
        await mkdir(dirname(join(site, coding, file)), { recursive: true });
        await writeFile(join(site, coding, file), compressed);
      }
    }),
  );
}
