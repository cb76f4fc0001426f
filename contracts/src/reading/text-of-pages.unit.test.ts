import { expect, test } from '@jest/globals';
import { printedPage } from '../testing/printed-page.js';
import { textOfPages } from './text-of-pages.js';

test('the text has one line for each row, with columns apart and pages apart', () => {
  const first = printedPage('Test                  Result      Unit\nTotal RBC Count       4.10        mill / cumm', {
    skew: 0.02,
    jitter: 0.2,
  });
  const second = printedPage('Page 2', { page: 2 });
  expect(textOfPages([first, second])).toBe('Test   Result   Unit\nTotal RBC Count   4.10   mill / cumm\n\nPage 2');
});

test('no page and a page without words have no text', () => {
  expect(textOfPages([])).toBe('');
  expect(textOfPages([printedPage('')])).toBe('');
});
