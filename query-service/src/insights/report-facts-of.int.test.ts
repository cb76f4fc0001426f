import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { urgentResultsOf } from '@anamnesis/contracts/insights/builtin/urgent-results';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import type { Ports } from '../ports.js';
import { factsFrom } from './report-facts.js';
import { forReaders, type Report, reportFactsOf, reportUrgencyOf } from './report-facts-of.js';

const report: Report = {
  ...{ patient_id: 'meera', entry_id: 'entry', title: 'Blood count', body: 'see the document', date: '2026-11-20' },
  ...{ document_id: 'document', document_file: 'file', lab_values: null },
};
const country = 'IN';
const grant = {} as Granted<GrantAboutOne>;

/** A document of this many lines: ports that have it, and what its facts are computed from. */
function withDocument(lines: number) {
  const text = Array.from({ length: lines }, (_, index) => `Haemoglobin ${index % 90}.1 g/dL   12.0 - 15.0`).join('\n');
  const stored = { text, truncated: false, pages: [{ page: 1, aspect: 0.7, method: 'text' as const }], values: [] };
  const ports = {
    pool: {
      query: (sql: string) =>
        Promise.resolve({
          rows: sql.includes('read.patients') ? [{ full_name: 'Meera Rao', gender: 'Female', age: 41 }] : [],
        }),
    },
    files: { open: () => Promise.resolve({ read: () => Readable.from([Buffer.from(JSON.stringify(stored))]) }) },
    clock: () => new Date('2026-11-20T06:00:00Z'),
    ...{ timeZone: 'Asia/Kolkata', country },
  } as unknown as Ports;
  const profile = { sex: 'female', age: 41 } as const;
  const sources = { report, name: 'Meera Rao', profile, stored, earlier: [], later: [], today: '2026-11-20', country };
  return { ports, sources };
}

test.each([
  ['a short document, which is computed in a thread', 40],
  ['a long one, which is computed in a process of its own', 250],
])('the facts of %s are the same', async (_what, lines) => {
  const { ports, sources } = withDocument(lines);
  let [turns, isComputing] = [0, true];
  const turn = () => {
    turns += 1;
    if (isComputing) setImmediate(turn);
  };
  turn();
  const unhurried = { ...forReaders, mostTime: 600_000 };
  const facts = await reportFactsOf(ports, grant, report, unhurried).finally(() => (isComputing = false));
  expect(facts).toEqual(factsFrom(sources));
  expect(turns).toBeGreaterThan(100);
});

test('what of the facts cannot wait is computed with them', async () => {
  const { ports, sources } = withDocument(40);
  const { urgent, ...found } = await reportUrgencyOf(ports, grant, { ...report, body: 'Potassium 7.4 mmol/L' });
  expect(found).toEqual(factsFrom({ ...sources, report: { ...report, body: 'Potassium 7.4 mmol/L' } }));
  expect(urgent.lines).not.toEqual([]);
  expect(urgent).toEqual(urgentResultsOf(found.facts));
});

test('a report without a document that takes too long is not computed again, but refused until later', async () => {
  const { ports, sources } = withDocument(80);
  const typed = { ...report, document_id: null, document_file: '', body: sources.stored.text };
  await expect(reportFactsOf(ports, grant, typed, { ...forReaders, mostTime: 1 })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('a document that takes too long is told as cut, without a value of it', async () => {
  const { ports, sources } = withDocument(250);
  const facts = await reportFactsOf(ports, grant, report, { ...forReaders, mostTime: 1 });
  expect(facts).toEqual({ ...factsFrom({ ...sources, stored: null }), isRead: true, isCut: true });
});
