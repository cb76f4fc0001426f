import { randomUUID } from 'node:crypto';
import { createUpload } from '@anamnesis/contracts/uploads/routes';
import { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { extractText } from '@anamnesis/contracts/reading/routes';
import { PIECE_TYPE } from '@anamnesis/contracts/uploads/constants';
import { ask } from '@anamnesis/e2e/testing/call';
import { until } from '@anamnesis/platform/testing/until';
import { manyWords, pngBomb } from '@anamnesis/platform/reading/testing/hostile-documents';
import { hostileExports } from '@anamnesis/workers/testing/hostile-exports';
import { importRefused, type Sender } from './sender.js';

/** One thing that is done with a file or body that takes the most of its parser. It rejects unless it ends as it has to. */
export interface Act {
  readonly what: string;
  readonly run: () => Promise<void>;
}

const refusedWith = async (status: number, sent: Promise<Response>): Promise<void> => {
  const response = await sent;
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`It ended with ${response.status}, not ${status}`);
};

/** Uploads a document in one piece. */
async function upload({ address, token }: Sender, content: Buffer): Promise<Response> {
  const authorization = `Bearer ${await token()}`;
  const created = await fetch(`${address}${createUpload.path}`, {
    method: 'POST',
    headers: { authorization, 'upload-length': String(content.length) },
  });
  const { uploadId } = createUpload.reply.parse(await created.json());
  return await fetch(`${address}${createUpload.path}/${uploadId}`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': PIECE_TYPE, 'upload-offset': '0' },
    body: new Uint8Array(content),
  });
}

/** Adds a report and waits until it is read: the `count` of its words makes it another document. */
async function read({ address, token }: Sender, count: number): Promise<void> {
  const testName = `Words ${count}`;
  const body = {
    doctorName: 'Dr Rao',
    testName,
    result: 'see it',
    documentBase64: manyWords(count).toString('base64'),
  };
  await ask(address, addTestReport, { body }, { token: await token(), commandId: randomUUID() });
  const documentUrl = await until(async () => {
    const reports = await ask(address, listTestReports, {}, { token: await token() });
    const url = reports.find((each) => each.testName === testName)?.documentUrl;
    if (!url) throw new Error('The report does not show yet');
    return url;
  });
  await until(async () => ask(address, extractText, { body: { documentUrl } }, { token: await token() }));
}

/** Words of the first document, which are more than are read. */
const WORDS = 20_000;

/** One for each kind of parser; `hostile-exports.long.test.ts` of the workers reads all that are known. A database is sent in an archive, as telephones write it. */
const EXPORTS = [
  'the same in an archive of 901 bytes',
  'an archive that inflates to far more',
  'a JSON file of lists inside each other',
  'a million elements inside each other',
  'a CSV file of one quotation',
  'a database of endless views in an archive',
];

function exportOf(name: string) {
  const found = hostileExports.find(({ what }) => what === name);
  if (!found) throw new Error(`There is no hostile export "${name}"`);
  return found;
}

/** The acts of one sender, with their contents made before anything is measured. */
export async function actsOf(sender: Sender): Promise<readonly Act[]> {
  const exports = await Promise.all(
    EXPORTS.map(exportOf).map(async ({ what, content }): Promise<Act> => {
      const bytes = Buffer.from(await content());
      return { what: `export: ${what}`, run: () => importRefused(sender, bytes) };
    }),
  );
  const bomb = pngBomb();
  let words = WORDS;
  const form = `--x\r\nContent-Disposition: form-data; ${'filename="'.repeat(50_000)}x\r\n\r\n\r\n--x--\r\n`;
  const list = `{"a":[${'[],'.repeat(1_000_000)}[]]}`;
  return [
    ...exports,
    { what: 'PDF: thousands of words in one place', run: () => read(sender, (words += 1)) },
    { what: 'picture: ten gigapixels', run: () => refusedWith(413, upload(sender, bomb)) },
    {
      what: 'form: a header that names a file again and again',
      run: () =>
        refusedWith(
          413,
          fetch(`${sender.address}${registerPatient.path}`, {
            method: 'POST',
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
            body: form,
          }),
        ),
    },
    {
      what: 'JSON: a list of a million lists',
      run: async () =>
        refusedWith(
          413,
          fetch(`${sender.address}${addTestReport.path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${await sender.token()}` },
            body: list,
          }),
        ),
    },
  ];
}
