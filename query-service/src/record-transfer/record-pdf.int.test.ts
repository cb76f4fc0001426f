import { expect, test } from '@jest/globals';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { createRecordPdfs } from './record-pdf.js';
import type { RecordPart } from './record-parts.js';

const identity = {
  type: 'identity',
  identity: { fullName: 'Meera Joshi', email: 'meera@example.org', gender: 'Female', age: 37 },
  madeAt: '2026-11-21T10:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  language: 'en',
} as const satisfies RecordPart;

async function* only(...parts: RecordPart[]) {
  for (const part of parts) yield await Promise.resolve(part);
}

test('a record comes as a whole PDF', async () => {
  const pdf = createRecordPdfs({ atOnce: 1 })('meera', only(identity, { type: 'end' }));
  const bytes = Buffer.concat(await pdf.toArray());
  expect([bytes.subarray(0, 8).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-1.7', '%%EOF']);
});

test('one is written for a person, and no more at once than allowed; a reader who leaves makes room', async () => {
  const write = createRecordPdfs({ atOnce: 2 });
  const [first] = [write('meera', only(identity)), write('nikhil', only(identity))];
  expect(() => write('meera', only(identity))).toThrow(UNAVAILABLE.message);
  expect(() => write('kavita', only(identity))).toThrow(UNAVAILABLE.message);
  first.destroy();
  await new Promise((resolve) => first.once('close', resolve));
  expect(write('meera', only(identity)).destroy().destroyed).toBe(true);
});

test('parts in a wrong order, or that cannot be read, fail the stream', async () => {
  const write = createRecordPdfs({ atOnce: 2 });
  await expect(write('meera', only({ type: 'end' })).toArray()).rejects.toMatchObject({ name: 'DiedApart' });
  async function* failing() {
    yield await Promise.resolve(identity);
    throw new Error('The database is gone');
  }
  await expect(write('meera', failing()).toArray()).rejects.toThrow('The database is gone');
});
