import { expect, test } from '@jest/globals';
import { plainCell } from './csv';

test.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is not evaluated', (text) => {
  expect(plainCell(text)).toBe(`'${text}`);
});

test.each(['Meera Joshi', 'a = b', '2026-11-28', ''])('%j stays as it is', (text) => {
  expect(plainCell(text)).toBe(text);
});
