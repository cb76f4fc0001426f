import { describe, expect, test } from '@jest/globals';
import { partLimits } from './part-limits.js';

const part = (header: string, content = '') => `--x\r\n${header}\r\n\r\n${content}\r\n`;
const file = (name: string, content = 'bytes') =>
  part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`, content);
const field = part('Content-Disposition: form-data; name="title"', 'Scan');
/** Whether a body is allowed, in chunks of this many bytes. */
const isAllowed = (body: string, size = body.length) => {
  const limits = partLimits('x');
  const bytes = Buffer.from(body, 'latin1');
  for (let at = 0; at < bytes.length; at += size) if (!limits(bytes.subarray(at, at + size))) return false;
  return true;
};

describe.each([1, 7, 4_096, 1_000_000])('in chunks of %d bytes', (size) => {
  test.each<[string, boolean, string]>([
    ['a form with files', true, `${field}${file('a.png')}${file('filename=filename=b.png')}--x--\r\n`],
    [
      'the content of a file, whatever it is',
      true,
      file('a.png', `filename="${'filename="'.repeat(9_000)}\r\n-x\r\n--y`),
    ],
    ['no parts', true, '--x--\r\n'],
    ['a body that ends too early', true, '--x\r\nContent-Disp'],
    ['a header that says the name of a file again and again', false, file('filename="'.repeat(10))],
    ['a long header', false, part(`X-Padding: ${'p'.repeat(5_000)}`)],
    ['a header without an end', false, `--x\r\nX-Padding: ${'p'.repeat(9_000)}`],
    ['a header after text before the first part', false, `text --x\r\nX-Padding: ${'p'.repeat(9_000)}`],
    ['many parts', false, file('').repeat(151)],
    ['many fields without content', false, part('a: b').repeat(151)],
  ])('%s: %s', (_what, allowed, body) => {
    expect(isAllowed(body, size)).toBe(allowed);
  });
});
