import { expect, test } from '@jest/globals';
import { codeOf } from './code.js';
import { signedFile } from './signed-file.js';

const code = codeOf(7n);
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const HEX = '30030201050000';

/** A file with a signature of five bytes and two of padding. */
function file({ hex = HEX, after = '' } = {}): Uint8Array {
  const head = (range: string) => `%PDF-1.7 /Reason (Verification code ${code}) /ByteRange [${range}] /Contents `;
  const tail = ' %%EOF';
  const blank = '0 0000 0000 0000';
  const from = head(blank).length;
  const to = from + hex.length + 2;
  const number = (value: number) => String(value).padStart(4, '0');
  return bytes(`${head(`0 ${number(from)} ${number(to)} ${number(tail.length)}`)}<${hex}>${tail}${after}`);
}

test('the signature, what it covers, and the code are found', () => {
  const found = signedFile(file());
  expect(Buffer.from(found?.signature ?? []).toString('hex')).toBe('3003020105');
  expect([found?.isWhole, found?.code]).toEqual([true, code]);
  expect(found?.signed.map((part) => String.fromCharCode(...part).slice(-6))).toEqual(['tents ', ' %%EOF']);
});

test('bytes beside the signed parts are noticed', () => {
  expect(signedFile(file({ after: '\n' }))?.isWhole).toBe(false);
  expect(signedFile(file({ hex: `${HEX}01` }))?.isWhole).toBe(false);
});

test.each([
  ['nothing', bytes('')],
  ['a file without a signature', bytes('%PDF-1.7 %%EOF')],
  ['a range outside the file', bytes('/ByteRange [0 10 20 9999999999]')],
  ['a signature that is no hexadecimal', file({ hex: '30zz' })],
  ['an empty signature', file({ hex: '' })],
  ['a signature longer than its place', file({ hex: '3082ffff00' })],
])('%s has no signature that can be read', (_case, given) => expect(signedFile(given)).toBeNull());
