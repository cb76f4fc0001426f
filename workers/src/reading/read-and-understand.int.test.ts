import { expect, test } from '@jest/globals';
import { reportPdf } from '@anamnesis/platform/reading/testing/documents';
import { manyWords } from '@anamnesis/platform/reading/testing/hostile-documents';
import { readAndUnderstand } from './read-and-understand.js';
import { understood } from './understood.js';

/** A busy machine takes longer than people wait. */
const PATIENT = { deadline: 120_000 };

test('what the text of a document says is computed by the process that reads it', async () => {
  const { pages, found } = await readAndUnderstand(await reportPdf(), 'application/pdf', PATIENT);
  expect(found.values.map(({ test: name }) => name)).toContain('hb');
  expect(found).toEqual(understood(pages.map(({ text }) => text)));
});

test('of a page of thousands of words one over the other, a bounded part is understood', async () => {
  const { truncated, found } = await readAndUnderstand(manyWords(20_000), 'application/pdf', PATIENT);
  expect(truncated).toBe(true);
  expect(found.text.length).toBeLessThan(400_000);
});
