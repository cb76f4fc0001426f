import { expect, test } from '@jest/globals';
import { plainCell } from './csv';

test.each([
  ...['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'],
  ...['\n=1', ' =1', '\u00a0=1', '\u200b=1', '\ufeff=1', '＝1', '＋1', '－1', '＠SUM(A1)', '\tname', '\nname'],
])('%j is not evaluated', (text) => {
  expect(plainCell(text)).toBe(`'${text}`);
});

test.each(['Meera Joshi', 'a = b', '2026-11-28', ' Meera', 'मीरा', ''])('%j stays as it is', (text) => {
  expect(plainCell(text)).toBe(text);
});
