import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
const NAME = 'apple_health_export/export.xml';
const MINUTE = 60_000;
const START = Date.UTC(2010, 0, 1);
/** Records of one day of a watch and a telephone. */
const RECORDS_A_DAY = 600;

/** A date as Apple Health writes it. */
const written = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} +0530`;

/** The same numbers in each run, which compress as badly as measured ones. */
const drawn = (index: number, below: number) =>
  createHash('md5').update(String(index)).digest().readUInt32LE(0) % below;

function recordOf(index: number): string {
  const time = START + Math.floor((index / RECORDS_A_DAY) * 1_440) * MINUTE;
  const isWatch = index % 3 !== 0;
  const [type, unit, value] = isWatch
    ? ['HeartRate', 'count/min', 50 + drawn(index, 120)]
    : ['StepCount', 'count', drawn(index, 300)];
  return (
    ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${isWatch ? 'Meera’s Apple Watch' : 'iPhone'}" sourceVersion="11.1" ` +
    `device="&lt;&lt;HKDevice: 0x28${index % 1_000}&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,2, software:11.1&gt;" ` +
    `unit="${unit}" creationDate="${written(time + MINUTE)}" startDate="${written(time)}" endDate="${written(time + MINUTE)}" value="${value}"/>\n`
  );
}

/** What a generated export has. */
export interface Generated {
  readonly records: number;
  /** Bytes of the archive, and of the XML file in it. */
  readonly size: number;
  readonly inflated: number;
}

/** Writes an `export.zip` of Apple Health whose XML file has this many megabytes. */
export async function writeExport(path: string, megabytes: number): Promise<Generated> {
  const file = await open(path, 'w');
  const name = Buffer.from(NAME);
  const local = Buffer.alloc(30 + name.length);
  let [offset, checksum, inflated, records] = [local.length, 0, 0, 0];
  const deflate = createDeflateRaw();
  const written = (async () => {
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      await file.write(chunk, 0, chunk.length, offset);
      offset += chunk.length;
    }
  })();
  const add = async (text: string) => {
    const bytes = Buffer.from(text);
    checksum = crc32(bytes, checksum);
    inflated += bytes.length;
    if (!deflate.write(bytes)) await once(deflate, 'drain');
  };
  await add(
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ATTLIST Record\n]>\n<HealthData locale="en_IN">\n',
  );
  while (inflated < megabytes * MEGABYTE) {
    let text = '';
    for (let count = 0; count < 200; count += 1, records += 1) text += recordOf(records);
    await add(text);
  }
  await add('</HealthData>\n');
  deflate.end();
  await written;

  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(checksum, 10);
  facts.writeUInt32LE(offset - local.length, 14);
  facts.writeUInt32LE(inflated, 18);
  facts.writeUInt16LE(name.length, 22);
  Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name]).copy(local);
  await file.write(local, 0, local.length, 0);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  await file.write(Buffer.concat([central, end]), 0, central.length + end.length, offset);
  await file.close();
  return { records, size: offset + central.length + end.length, inflated };
}
