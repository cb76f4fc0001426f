import { crc32, deflateSync } from 'node:zlib';

/** A PDF of objects, numbered from 1; the first is the catalog. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root 1 0 R>>\n`));
  parts.push(Buffer.from(`startxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const stream = (content: Buffer, entries: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const A4 = '/MediaBox[0 0 595 842]';

/** Thousands of pages, which are all the same object. */
export const manyPages = (count: number): Buffer =>
  rawPdf([
    CATALOG,
    `<</Type/Pages/Count ${count}/Kids[${'3 0 R '.repeat(count)}]>>`,
    `<</Type/Page/Parent 2 0 R${A4}>>`,
  ]);

/** The only child of the page tree is the tree. */
export const pageTreeLoop = (): Buffer => rawPdf([CATALOG, '<</Type/Pages/Count 1/Kids[2 0 R]>>']);

/** A page with text, and one whose content is four gigabytes of spaces, in a few kilobytes. */
export function flateBomb(): Buffer {
  const inner = deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 1 });
  const font = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  return rawPdf([
    CATALOG,
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
    `<</Type/Page/Parent 2 0 R${A4}${font}/Contents 5 0 R>>`,
    `<</Type/Page/Parent 2 0 R${A4}/Contents[${'6 0 R '.repeat(64)}]>>`,
    stream(Buffer.from('BT /F 12 Tf 50 700 Td (Haemoglobin) Tj ET'), ''),
    stream(deflateSync(inner), '/Filter[/FlateDecode/FlateDecode]'),
  ]);
}

/** A page of this many words, in lines one over the other. */
export function manyWords(count: number): Buffer {
  const font = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  const lines = Array.from({ length: count }, (_, n) => `1 0 0 1 50 ${100 + (n % 700)} Tm (Haemoglobin) Tj`);
  return rawPdf([
    CATALOG,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R${A4}${font}/Contents 4 0 R>>`,
    stream(deflateSync(Buffer.from(`BT /F 12 Tf ${lines.join(' ')} ET`)), '/Filter/FlateDecode'),
  ]);
}

/** A PNG that claims to be larger than any memory. */
export function pngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100_000, 0);
  header.writeUInt32BE(100_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
