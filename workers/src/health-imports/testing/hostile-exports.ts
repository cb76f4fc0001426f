import { appleExport, appleRecord, zipOf } from './exports.js';
import { databaseOf, HEALTH_CONNECT_TABLES } from './health-connect-file.js';

/** A file that is made to take the most of those who read it, and why it is refused. */
export interface HostileExport {
  readonly what: string;
  readonly reason: 'unsupported' | 'damaged' | 'tooLarge' | 'empty';
  readonly content: () => Promise<Buffer> | Buffer | string;
}

const MEGABYTE = 1024 ** 2;

function fitOf(messages: Buffer): Buffer {
  const header = Buffer.from([12, 16, 0, 0, 0, 0, 0, 0, ...Buffer.from('.FIT')]);
  header.writeUInt32LE(messages.length, 4);
  return Buffer.concat([header, messages, Buffer.alloc(2)]);
}

/** A definition of 255 fields of no byte, and this many messages of one byte. In a ZIP archive it has 901 bytes. */
export const emptyFields = (messages = 300_000): Buffer => {
  const fields = Array.from({ length: 255 }, () => [27, 0, 2]).flat();
  return fitOf(Buffer.concat([Buffer.from([0x40, 0, 0, 55, 0, 255, ...fields]), Buffer.alloc(messages)]));
};

/** As many messages of one field as a file may have. */
const manyMessages = (): Buffer =>
  fitOf(Buffer.concat([Buffer.from([0x40, 0, 0, 55, 0, 1, 27, 1, 2]), Buffer.alloc(15 * MEGABYTE)]));

/** Entities that expand to each other: XML parsers that resolve them need gigabytes. */
const laughs = () => {
  const entities = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  const type = `<!DOCTYPE HealthData [<!ENTITY l0 "ha">${entities.join('')}]>`;
  return `<?xml version="1.0"?>\n${type}\n<HealthData>${'&l30;'.repeat(1_000)}</HealthData>`;
};

const TAKEOUT = 'Takeout/Fit/All Data/derived_com.google.step_count.delta_com.google(1).json';
const STREAM = 'derived:com.google.step_count.delta:com.google.android.gms:estimated_steps';
const nested = (depth: number) =>
  `{"Data Source":"${STREAM}","Data Points":[{"fitValue":${'['.repeat(depth)}${']'.repeat(depth)}}]}`;
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const endlessViews = () =>
  databaseOf(
    `${HEALTH_CONNECT_TABLES} DROP TABLE application_info_table;`,
    `CREATE VIEW application_info_table AS ${ENDLESS} SELECT i row_id, 'a' app_name, 'b' package_name FROM n;`,
  );

/** The worst inputs that are known for each parser of exports. */
export const hostileExports: readonly HostileExport[] = [
  { what: 'a FIT file of fields without a byte', reason: 'damaged', content: emptyFields },
  { what: 'the same in an archive of 901 bytes', reason: 'damaged', content: () => zipOf({ 'a.fit': emptyFields() }) },
  { what: 'a FIT file of fifteen million messages', reason: 'tooLarge', content: manyMessages },
  {
    what: 'an archive that inflates to far more',
    reason: 'tooLarge',
    content: () => zipOf({ 'export.xml': appleExport('<Workout/>\n'.repeat(1.7e6)) }),
  },
  {
    what: 'an archive of sixty thousand files',
    reason: 'tooLarge',
    content: () => zipOf(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`${n}.csv`, '']))),
  },
  { what: 'entities that expand to each other', reason: 'empty', content: laughs },
  { what: 'a million elements inside each other', reason: 'damaged', content: () => appleExport('<W>'.repeat(1e6)) },
  {
    what: 'an attribute without an end',
    reason: 'damaged',
    content: () => appleExport(`<Record value="${'x'.repeat(9 * MEGABYTE)}"/>`),
  },
  {
    what: 'an element of a hundred thousand attributes',
    reason: 'empty',
    content: () => appleExport(`<Record ${Array.from({ length: 1e5 }, (_, n) => `a${n}=""`).join(' ')}/>`),
  },
  {
    what: 'thousands of sources',
    reason: 'tooLarge',
    content: () =>
      appleExport(
        Array.from({ length: 5_000 }, (_, n) =>
          appleRecord('HKQuantityTypeIdentifierStepCount', { sourceName: `${n}`, unit: 'count', value: '1' }),
        ).join(''),
      ),
  },
  {
    what: 'a JSON file of lists inside each other',
    reason: 'damaged',
    content: () => zipOf({ [TAKEOUT]: nested(1e6) }),
  },
  { what: 'a CSV file of one line', reason: 'empty', content: () => `date,steps\n${'1,'.repeat(8 * MEGABYTE)}` },
  { what: 'a CSV file of one quotation', reason: 'empty', content: () => `date,steps\n"${'1\n'.repeat(150_000)}` },
  {
    what: 'a CSV file of columns alone',
    reason: 'unsupported',
    content: () => `date,${'steps,'.repeat(2 * MEGABYTE)}\n`,
  },
  {
    what: 'a database whose tables are views that never end',
    reason: 'unsupported',
    content: endlessViews,
  },
  {
    what: 'a database of endless views in an archive',
    reason: 'unsupported',
    content: async () => zipOf({ 'health_connect_export.db': await endlessViews() }),
  },
  {
    what: 'a database with a value of sixty megabytes',
    reason: 'damaged',
    content: () =>
      databaseOf(
        HEALTH_CONNECT_TABLES,
        `INSERT INTO application_info_table (package_name, app_name) VALUES ('a', zeroblob(${60 * MEGABYTE}));`,
      ),
  },
];
