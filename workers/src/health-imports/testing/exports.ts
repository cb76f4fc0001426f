import { Readable } from 'node:stream';
import { crc32, deflateRawSync } from 'node:zlib';
import type { ExportFile } from '../export-zip.js';

/** A file in memory, read in chunks of these sizes, again and again. */
export function inChunks(content: Buffer, sizes: readonly number[] = [64 * 1024]): ExportFile {
  const read = ({ start, end } = { start: 0, end: content.length - 1 }) => {
    const part = content.subarray(start, end + 1);
    return Readable.from(
      (function* () {
        for (let [from, index] = [0, 0]; from < part.length; index += 1) {
          const size = Math.max(1, sizes[index % sizes.length] ?? 1);
          yield part.subarray(from, from + size);
          from += size;
        }
      })(),
    );
  };
  return { size: content.length, read };
}

/** A ZIP archive of these files, in the form that every tool writes. */
export function zipOf(files: Readonly<Record<string, Buffer | string>>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006'), end]);
}

/** The malformed document type that real exports have. */
const DOCTYPE = `<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ATTLIST HeartRateVariabilityMetadataList
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
<!ATTLIST Record
  type          CDATA #REQUIRED
  device        CDATA #IMPLIED
]>`;

/** An `export.xml` with this content. */
export const appleExport = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${DOCTYPE}\n<HealthData locale="en_IN">\n <ExportDate value="2026-11-20 10:00:00 +0530"/>\n${content}</HealthData>\n`;

/** A record as Apple Health writes it. */
export const appleRecord = (type: string, facts: Readonly<Record<string, string>>): string =>
  ` <Record type="${type}" sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x28&gt;, name:Apple Watch&gt;" ${Object.entries(
    {
      sourceName: 'Meera’s Apple\u00a0Watch',
      startDate: '2026-11-19 08:00:00 +0530',
      endDate: '2026-11-19 08:10:00 +0530',
      ...facts,
    },
  )
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>\n`;
