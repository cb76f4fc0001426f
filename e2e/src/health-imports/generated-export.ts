import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Records of a day, and what each step record counts. */
const RECORDS = 600;
const STEPS_OF_RECORD = 20;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY = 86_400_000;
const MINUTE = 60_000;

/** The steps of each day. */
export const STEPS_OF_DAY = (RECORDS / 2) * STEPS_OF_RECORD;

const written = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} +0530`;

function recordsOf(day: number): string {
  let text = '';
  for (let index = 0; index < RECORDS; index += 1) {
    const time = written(FIRST_DAY + day * DAY + Math.floor(index * 2.4) * MINUTE);
    const [type, unit, value] =
      index % 2 === 0 ? ['StepCount', 'count', STEPS_OF_RECORD] : ['HeartRate', 'count/min', 55 + (index % 60)];
    text +=
      ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Meera’s Apple Watch" sourceVersion="11.1" ` +
      `device="&lt;&lt;HKDevice: 0x28&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,2, software:11.1&gt;" ` +
      `unit="${unit}" creationDate="${time}" startDate="${time}" endDate="${time}" value="${value}"/>\n`;
  }
  return text;
}

/** An `export.xml` of Apple Health that is made while it is read. */
export interface GeneratedExport {
  readonly bytes: number;
  readonly days: number;
  readonly samples: number;
  /** Its content in pieces of this size; the last one is smaller. */
  pieces(size: number): Generator<Buffer>;
}

/** Whole days of about this many megabytes; the `mark` makes two of one size different. */
export function generatedExport(megabytes: number, mark: string): GeneratedExport {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_IN">\n <ExportDate value="${mark}"/>\n`;
  const end = '</HealthData>\n';
  const bytesOfDay = Buffer.byteLength(recordsOf(0));
  const days = Math.ceil((megabytes * 1024 * 1024) / bytesOfDay);
  return {
    ...{ bytes: Buffer.byteLength(head) + days * bytesOfDay + end.length, days, samples: days * RECORDS },
    *pieces(size) {
      let kept: Buffer = Buffer.from(head);
      for (let day = 0; day <= days; day += 1) {
        kept = Buffer.concat([kept, Buffer.from(day < days ? recordsOf(day) : end)]);
        for (; kept.length >= size; kept = kept.subarray(size)) yield kept.subarray(0, size);
      }
      if (kept.length > 0) yield kept;
    },
  };
}

/** Writes an export of about this many megabytes to a folder; returns its path. */
export async function exportIn(folder: string, megabytes: number, mark: string): Promise<string> {
  const path = join(folder, 'long.xml');
  await writeFile(path, generatedExport(megabytes, mark).pieces(2 ** 20));
  return path;
}
