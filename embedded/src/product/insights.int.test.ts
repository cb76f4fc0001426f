import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { AI_KEY } from '@anamnesis/contracts/insights/constants';
import {
  beginInsight,
  explainReport,
  explainReportWithOwnKey,
  showReportFacts,
  summarizeReport,
  summarizeReportWithOwnKey,
} from '@anamnesis/contracts/insights/routes';
import { confirmLabValues } from '@anamnesis/contracts/reading/routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { addDiagnosis, addTestReport, retractEntry } from '@anamnesis/contracts/records/routes';
import { listen } from '@anamnesis/platform/http/listen';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { openLog } from '@anamnesis/platform/process/adapters';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { startAiProvider, type AiProviderDouble } from '@anamnesis/platform/testing/ai-provider';
import { createQueryService } from '@anamnesis/query-service/app';
import { createCaller } from './testing/caller.js';
import { textOf } from './testing/documents.js';
import { aPatient, newPatient, type Person } from './testing/people.js';
import { type Product, runProduct } from './testing/product.js';

const OPERATOR_KEY = 'operator-key-1';
const OWN_KEY = 'own-key-of-meera-7Q';
const GOOD = 'Your haemoglobin is 10.1 g/dL, which is low.';

let provider: AiProviderDouble;
let product: Product;
let meera: Person;
let nikhil: Person;
beforeAll(async () => {
  provider = await startAiProvider({ keys: [OPERATOR_KEY, OWN_KEY] });
  // In the modules of this suite, whose services it stands in for.
  product = await runProduct({
    ...{ AI_PROVIDER: 'gemini', AI_KEY: OPERATOR_KEY, AI_BASE_URL: provider.geminiUrl },
  });
  [meera, nikhil] = await Promise.all([
    aPatient(product, newPatient('Meera Rao')),
    aPatient(product, newPatient('Nikhil Shah')),
  ]);
});
beforeEach(() => provider.answer(GOOD));
afterAll(async () => {
  await product.close();
  await provider.close();
});

/** A report of Meera, each with another result. */
async function aReport(result = 'Haemoglobin 10.1 g/dL (12.0 - 15.0)', date = '2026-05-02') {
  const body = { doctorName: 'Dr. Shah', testName: `Blood count ${randomUUID()}`, result, date };
  const added = await product.call(addTestReport, { as: meera, body });
  return { entryId: added.body.data.entryId, after: added.position };
}
/** A PDF with these lines. */
async function aDocument(...lines: string[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const onPages = (bytes: Uint8Array) => void parts.push(bytes);
  const pdf = createPdfDocument({
    language: 'en',
    title: 'Blood count',
    madeAt: new Date(),
    foot: 'City Laboratory',
    onPages,
  });
  for (const line of lines) pdf.note(line);
  return Buffer.concat([...parts, await pdf.finish()]);
}
/** A report of Meera whose result is in its document. */
async function aReportWithDocument(...lines: string[]) {
  const documentBase64 = (await aDocument(...lines)).toString('base64');
  const body = { doctorName: 'Dr. Shah', testName: 'Blood count', result: 'See the document.', documentBase64 };
  const added = await product.call(addTestReport, { as: meera, body });
  const { entryId } = added.body.data;
  const reports = await product.call(listTestReports, { as: meera, after: added.position });
  const documentUrl = reports.body.find(({ id }) => id === entryId)?.documentUrl ?? '';
  return { entryId, documentUrl, params: { patientId: meera.id, entryId }, after: added.position };
}
const explain = (entryId: string, as = meera) => product.call(explainReport, { as, body: { entryId } });
/** The number of questions that the provider got meanwhile. */
async function questionsOf(work: () => Promise<unknown>) {
  const before = provider.requests.length;
  await work();
  return provider.requests.length - before;
}
async function eventsOf(entryId: string) {
  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const history = await store.readStream(`insight-${entryId}`);
  await store.close();
  return history.map(({ type }) => type);
}

describe('an explanation', () => {
  test('is written by the provider, and names it', async () => {
    const { entryId } = await aReport();
    const { status, body } = await explain(entryId);
    expect([status, body]).toMatchObject([
      200,
      {
        insight: {
          entryId,
          engine: { kind: 'gemini', model: 'gemini-2.5-flash' },
          failure: null,
          blocks: [{ kind: 'paragraph', text: GOOD, source: null }],
          ...{ leftOut: [], sources: [], writtenAt: expect.stringMatching(/Z$/) },
        },
      },
    ]);
    expect(provider.requests.at(-1)).toMatchObject({ key: OPERATOR_KEY, temperature: 0.2 });
  });

  test('of the same facts is not paid for twice, and of changed facts is', async () => {
    const { entryId } = await aReport('Haemoglobin 10.1 g/dL (12.0 - 15.0)', '2026-05-20');
    expect(await questionsOf(() => explain(entryId))).toBe(1);
    expect(await questionsOf(() => explain(entryId))).toBe(0);
    expect(await eventsOf(entryId)).toEqual([
      ...['InsightRequested', 'InsightWritten', 'InsightRequested', 'InsightKept'],
    ]);
    await aReport('Haemoglobin 12.4 g/dL (12.0 - 15.0)', '2026-04-01');
    expect(await questionsOf(() => explain(entryId))).toBe(1);
    expect(provider.requests.at(-1)?.prompt).toContain('2026-04-01: Haemoglobin: "12.4 g/dL"');
  });

  test('that is requested twice at once is asked for once', async () => {
    const { entryId } = await aReport();
    const replies: unknown[] = [];
    const asked = await questionsOf(async () => {
      for (const { body } of await Promise.all([explain(entryId), explain(entryId)])) replies.push(body.insight);
    });
    expect(asked).toBe(1);
    expect(replies[0]).toMatchObject({ entryId, engine: { kind: 'gemini' } });
    expect(replies[1]).toEqual(replies[0]);
  });

  test('by the built-in engine takes the place of a failed one, until the provider answers', async () => {
    const { entryId } = await aReport();
    provider.answer({ status: 503, message: 'The model is overloaded' });
    const { status, body } = await explain(entryId);
    expect([status, body]).toMatchObject([
      200,
      {
        insight: {
          engine: { kind: 'built-in', model: null },
          failure: { code: 'AI_FAILED', message: expect.stringContaining('AI service error: ') },
        },
      },
    ]);
    expect(JSON.stringify(body.insight.blocks)).toContain('10.1');
    provider.answer(GOOD);
    expect((await explain(entryId)).body.insight).toMatchObject({ engine: { kind: 'gemini' }, failure: null });
  });

  test('has no sentence that the report contradicts', async () => {
    provider.answer(`${GOOD} Your haemoglobin was 14.9 g/dL.`);
    const { entryId } = await aReport();
    const { insight } = (await explain(entryId)).body;
    expect(JSON.stringify(insight.blocks)).not.toContain('14.9');
    expect(insight.leftOut).toEqual([{ text: 'Your haemoglobin was 14.9 g/dL.', reason: expect.any(String) }]);
  });
});

test('a summary is written for each language, once: in English by the provider, else by the built-in engine', async () => {
  const { entryId } = await aReport();
  const summarize = (language: string) => product.call(summarizeReport, { as: meera, body: { entryId, language } });
  expect((await summarize('en-US')).body.summary).toMatchObject({ sentences: [GOOD], engine: { kind: 'gemini' } });
  expect(provider.requests.at(-1)).toMatchObject({ temperature: 0.1, maxOutputTokens: 300 });
  expect(await questionsOf(() => summarize('en-US'))).toBe(0);
  const asked = await questionsOf(async () => {
    const { summary } = (await summarize('hi-IN')).body;
    expect(summary).toMatchObject({ engine: { kind: 'built-in' }, failure: null, leftOut: [] });
    expect(summary.sentences.join(' ')).toMatch(/हीमोग्लोबिन.*10\.1/);
  });
  expect(asked).toBe(0);
  expect((await summarize('tlh-KL')).code).toBe('INPUT_INVALID');
});

describe('nobody gets an insight', () => {
  const everyWay = (entryId: string, as: Person) =>
    Promise.all([
      explain(entryId, as),
      product.call(summarizeReport, { as, body: { entryId, language: 'en-US' } }),
      ...[explainReportWithOwnKey, summarizeReportWithOwnKey].map((route) =>
        product.call(route, { as, headers: { [AI_KEY]: OWN_KEY }, body: { entryId, language: 'en-US' } }),
      ),
    ]);
  const codes = async (entryId: string, as: Person) => (await everyWay(entryId, as)).map(({ code }) => code);
  const notFound = Array.from({ length: 4 }, () => 'ENTRY_NOT_FOUND');

  test('on the report of another patient, nor on one that does not exist', async () => {
    const { entryId } = await aReport();
    const asked = await questionsOf(async () => {
      expect(await codes(entryId, nikhil)).toEqual(notFound);
      expect(await codes(randomUUID(), meera)).toEqual(notFound);
    });
    expect(asked).toBe(0);
  });

  test('on an entry of another kind, nor on a retracted report', async () => {
    const condition = { doctorName: 'Dr. Shah', condition: 'Hay fever', notes: 'Since May.', date: '2026-05-02' };
    const diagnosis = await product.call(addDiagnosis, { as: meera, body: condition });
    expect(await codes(diagnosis.body.data.entryId, meera)).toEqual(notFound);
    const { entryId } = await aReport();
    await product.call(retractEntry, {
      ...{ as: meera, params: { patientId: meera.id, entryId } },
      body: { kind: 'testReport', reason: 'Another patient.' },
    });
    expect((await codes(entryId, meera)).slice(0, 2)).toEqual(notFound.slice(0, 2));
  });
});

test('the facts compare with earlier reports of the same tests, and with no other', async () => {
  const person = await aPatient(product, newPatient('Asha Menon'));
  const add = async (testName: string, result: string, date: string) => {
    const body = { doctorName: 'Dr. Shah', testName, result, date };
    const { body: added, position } = await product.call(addTestReport, { as: person, body });
    return { entryId: added.data.entryId, position };
  };
  await add('Blood count', 'Haemoglobin 12.4 g/dL', '2026-01-01');
  await add('Sugar', 'HbA1c 6.1 %', '2026-02-01');
  await add('Blood count', 'Haemoglobin 9.0 g/dL', '2026-08-01');
  const { entryId, position } = await add('Blood count', 'Haemoglobin 10.1 g/dL (12.0 - 15.0)', '2026-05-02');
  const { body } = await product.callInside(showReportFacts, {
    ...{ params: { patientId: person.id, entryId }, after: position },
  });
  expect(body.facts).toMatchObject({
    ...{ title: 'Blood count', date: '2026-05-02', isRecent: false, text: 'Haemoglobin 10.1 g/dL (12.0 - 15.0)' },
    values: [{ test: 'hb', value: 10.1, range: { low: 12, high: 15, from: 'report' }, standing: 'low', doubt: null }],
    earlier: [{ test: 'hb', value: 12.4, at: '2026-01-01' }],
  });
});

test.each([
  ['prints no date is compared with earlier ones', [], true],
  ['prints another date than its entry has is compared with none', ['Collected: 22 Feb 2020'], false],
] as const)('a report whose document %s', async (_, dates, isCompared) => {
  await aReport('Haemoglobin 12.4 g/dL (12.0 - 15.0)', '2026-04-01');
  const { documentUrl, params } = await aReportWithDocument(...dates, 'Haemoglobin 10.1 g/dL (12.0 - 15.0)');
  await textOf(product, meera, documentUrl);
  const { facts } = (await product.callInside(showReportFacts, { params })).body;
  expect(facts.values).toMatchObject([{ test: 'hb', value: 10.1 }]);
  expect(facts.earlier.length > 0).toBe(isCompared);
});

test('a document with the name of somebody else is compared with nothing of the person', async () => {
  await aReport('Haemoglobin 12.4 g/dL (12.0 - 15.0)', '2026-04-01');
  const { documentUrl, params } = await aReportWithDocument('Patient Name: Ravi Nair', 'Haemoglobin 10.1 g/dL');
  await textOf(product, meera, documentUrl);
  const { facts } = (await product.callInside(showReportFacts, { params })).body;
  expect(facts).toMatchObject({ problem: 'otherPerson', person: { sex: null, age: null }, earlier: [] });
});

test('the facts include what was read from the document, and the values that the patient confirmed', async () => {
  const { documentUrl, params, after } = await aReportWithDocument('Haemoglobin 10.1 g/dL (12.0 - 15.0)');
  const before = await product.callInside(showReportFacts, { params, after });
  expect(before.body.facts).toMatchObject({ isRecent: true, text: 'See the document.', values: [] });

  await textOf(product, meera, documentUrl);
  const read = await product.callInside(showReportFacts, { params });
  expect(read.body.facts.text).toContain('Haemoglobin 10.1 g/dL');
  expect(read.body.facts.values).toMatchObject([{ test: 'hb', value: 10.1, standing: 'low' }]);
  expect(read.body.digest).not.toBe(before.body.digest);

  const value = {
    ...{ test: 'hb', printedName: 'Haemoglobin', value: 10.7, comparator: null, decimals: 1 },
    isCorrected: true,
  };
  const unit = { printed: 'g/dL', ucum: 'g/dL' };
  const values = [{ ...value, unit, printedRange: null, page: 1, box: null }];
  const documentId = documentUrl.split('/').at(-1);
  const confirmed = await product.call(confirmLabValues, { as: meera, params, body: { documentId, values } });
  const { body: known } = await product.callInside(showReportFacts, { params, after: confirmed.position });
  expect(known.facts.values).toMatchObject([{ test: 'hb', value: 10.7, doubt: null }]);
});

describe("a patient's own key", () => {
  test('gets an insight that is stored nowhere, and is in no log and no reply', async () => {
    const { entryId, after } = await aReport();
    const lines: string[] = [];
    const logger = createLogger('query-service', 'debug', { write: (line: string) => void lines.push(line) });
    const { open } = createQueryService(product.services.queryPorts, { ...product.beside('logged'), logger });
    const listening = await listen(open, 0);
    const call = createCaller(`http://127.0.0.1:${listening.port}`);
    // The service beside the product does not wait for a position.
    await product.call(listTestReports, { as: meera, after });
    const sent = { as: meera, headers: { [AI_KEY]: OWN_KEY } };
    const explained = await call(explainReportWithOwnKey, { ...sent, body: { entryId } });
    expect(explained).toMatchObject({ status: 200 });
    expect(explained.body.insight).toMatchObject({
      engine: { kind: 'gemini' },
      failure: null,
      blocks: [{ text: GOOD }],
    });
    expect(provider.requests.at(-1)).toMatchObject({ key: OWN_KEY, temperature: 0.2 });
    const spoken = await call(summarizeReportWithOwnKey, { ...sent, body: { entryId, language: 'en-US' } });
    expect(spoken.body.summary).toMatchObject({ sentences: [GOOD], engine: { kind: 'gemini' } });

    provider.answer(({ key }) => ({ status: 400, message: `API key not valid: ${key}` }));
    const refused = await call(explainReportWithOwnKey, { ...sent, body: { entryId } });
    expect(refused.body.insight).toMatchObject({ engine: { kind: 'built-in' }, failure: { code: 'AI_FAILED' } });
    const wrong = await call(explainReportWithOwnKey, {
      ...sent,
      headers: { [AI_KEY]: `${OWN_KEY} `.repeat(99) },
      body: { entryId },
    });
    expect(wrong.code).toBe('INPUT_INVALID');
    await listening.close();

    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join()).not.toContain(OWN_KEY);
    expect(JSON.stringify([explained, spoken, refused, wrong])).not.toContain(OWN_KEY);
    expect(await eventsOf(entryId)).toEqual([]);
  });

  test('is required', async () => {
    const { entryId, after } = await aReport();
    const { code } = await product.call(explainReportWithOwnKey, { as: meera, after, body: { entryId } });
    expect(code).toBe('INPUT_INVALID');
  });
});

test('background work needs its key', async () => {
  const params = { entryId: randomUUID(), requestId: randomUUID() };
  const { status } = await product.call(beginInsight, { as: meera, params, body: { basis: 'a' } });
  expect(status).toBe(404);
});
