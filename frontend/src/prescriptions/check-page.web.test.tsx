import { webcrypto } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { codeOf } from '@anamnesis/contracts/prescriptions/code';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import CheckPage from './check-page';

const code = codeOf(7n);
const prescription = {
  ...{ medication: 'Atorvastatin 10 mg', dosage: 'Once a day', duration: '', date: '2026-11-21' },
  ...{ doctorName: 'Kavita Iyer', patientInitials: 'M. J.' },
  ...{ withdrawnOn: null, isStopped: false, courseEndedOn: null, isDoctorVerified: true },
};

beforeAll(() => {
  // jsdom has no WebCrypto.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(cleanup);

function open(answer: Answer) {
  const asked = stubNetwork(() => answer);
  renderPage(<CheckPage />);
  return asked;
}
const checkCode = async (typed: string) => {
  await fillIn('Verification code', typed);
  await press('Check the code');
};

test('a code shows what it stands for', async () => {
  const asked = open({ json: { prescription } });
  await checkCode(code.toLowerCase());
  expect(await screen.findByText('This prescription is valid.')).toBeTruthy();
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/prescription-codes/check', { code }],
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Atorvastatin 10 mg', 'Once a day', 'Nov 21, 2026', 'Dr. Kavita Iyer', 'M. J.'],
  ]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a code in the fragment is checked, and leaves the address', async () => {
  const asked = stubNetwork(() => ({ json: { prescription } }));
  const { where } = renderPage(<CheckPage />, undefined, `#${code}`);
  expect(await screen.findByText('This prescription is valid.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' }).value).toBe(code);
  expect([where(), asked.map(({ path }) => path)]).toEqual(['/here', ['/api/prescription-codes/check']]);
});

test.each([
  ['withdrawn', { withdrawnOn: '2026-11-22' }, 'Withdrawn by the doctor on Nov 22, 2026.'],
  ['stopped', { isStopped: true }, 'This medicine was stopped.'],
  ['over', { courseEndedOn: '2026-11-30' }, 'Its course ended on Nov 30, 2026.'],
  ['of a doctor who is not verified now', { isDoctorVerified: false }, 'The registration of its doctor is no longer'],
])('a prescription that is %s is not valid', async (_case, more, sentence) => {
  open({ json: { prescription: { ...prescription, ...more } } });
  await checkCode(code);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryByText('This prescription is valid.')).toBeNull();
});

test('everything that speaks against a prescription is said, the most serious first', async () => {
  const more = { withdrawnOn: '2026-11-22', isStopped: true, courseEndedOn: '2026-11-30', isDoctorVerified: false };
  open({ json: { prescription: { ...prescription, ...more } } });
  await checkCode(code);
  await screen.findAllByRole('alert');
  expect(screen.getAllByRole('alert').map((each) => each.querySelector('strong')?.textContent)).toEqual([
    'Withdrawn by the doctor on Nov 22, 2026.',
    'The registration of its doctor is no longer verified.',
    'This medicine was stopped.',
    'Its course ended on Nov 30, 2026.',
  ]);
});

test.each([
  ['a wrong character', code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['a character too few', code.slice(0, -1)],
  ['nothing in it', ' '],
])('a code with %s is found before anything is sent', async (_case, typed) => {
  const asked = open('refused');
  await checkCode(typed);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This is not a code of a prescription. Please compare all 28 characters with the document.',
  );
  await userEvents.type(screen.getByLabelText('Verification code'), '7');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([]);
});

test('a result goes with the first change of its code, and the code is still in the input', async () => {
  open({ json: { prescription } });
  await checkCode(code.toLowerCase());
  await screen.findByText('This prescription is valid.');
  const input = screen.getByLabelText<HTMLInputElement>('Verification code');
  expect(input.value).toBe(code);
  await userEvents.type(input, '{Backspace}');
  expect(screen.queryByText('This prescription is valid.')).toBeNull();
  expect(screen.queryByText('Atorvastatin 10 mg')).toBeNull();
  expect([input.isConnected, document.activeElement, input.value]).toEqual([true, input, code.slice(0, -1)]);
  await userEvents.type(input, `${code.slice(-1)}{Enter}`);
  expect(await screen.findByText('This prescription is valid.')).toBeTruthy();
});

test('an unknown code, and a check that failed, are told apart', async () => {
  open(refusal(404, 'CODE_UNKNOWN', 'No prescription has this code. Please compare it with the document.'));
  await checkCode(code);
  expect(await screen.findByText('No prescription has this code.')).toBeTruthy();
  cleanup();
  open('refused');
  await checkCode(code);
  expect(await screen.findByText('The code could not be checked.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

/** jsdom's files cannot be read as bytes. */
const pdf = (text: string) =>
  Object.assign(new File([text], 'Prescription.pdf'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
/** A file whose signature is `3003020105`; its code is part of what is signed. */
const signed = (after = '') => {
  const head = (range: string) => `%PDF-1.7 (Verification code ${code}) /ByteRange [${range}] /Contents `;
  const from = head('0 0000 0000 0006').length;
  const range = `0 ${String(from).padStart(4, '0')} ${String(from + 12).padStart(4, '0')} 0006`;
  return pdf(`${head(range)}<3003020105> %%EOF${after}`);
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Drop the PDF file here, or choose it'), { target: { files: [file] } });

test.each([
  ['unchanged', 'This file was not changed since Anamnesis signed it.'],
  ['changed', 'This file was changed after it was signed.'],
  ['notOurs', 'This file was not signed by Anamnesis.'],
])('a file with the verdict %s', async (verdict, sentence) => {
  const asked = stubNetwork(({ path }) =>
    path.startsWith('/api/prescription-signatures') ? { json: { verdict } } : { json: { prescription } },
  );
  renderPage(<CheckPage />);
  choose(signed());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(asked[0]?.path).toMatch(/^\/api\/prescription-signatures\?digest=[0-9a-f]{64}&signature=MAMCAQU$/);
  // Only an unchanged file leads to its prescription.
  expect(asked.slice(1).map(({ path, body }) => [path, body])).toEqual(
    verdict === 'unchanged' ? [['/api/prescription-codes/check', { code }]] : [],
  );
});

test('a file with something behind its signed part was changed', async () => {
  open({ json: { verdict: 'unchanged' } });
  choose(signed('\n'));
  expect(await screen.findByText('This file was changed after it was signed.')).toBeTruthy();
});

test('a file without a signature is not ours, and nothing is sent', async () => {
  const asked = open('refused');
  choose(pdf('%PDF-1.7'));
  expect(await screen.findByText('This file was not signed by Anamnesis.')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a file that is too large, and a check that failed, say so', async () => {
  open('refused');
  const large = pdf('x');
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  choose(large);
  expect(await screen.findByText('This file is too large for a prescription.')).toBeTruthy();
  choose(signed());
  expect(await screen.findByText('The file could not be checked.')).toBeTruthy();
});
