import { describe, expect, test } from '@jest/globals';
import { parseResults } from '../labs/parse-results.js';
import { printedPage } from '../testing/printed-page.js';
import { printedReports, scoreOf } from '../testing/score-report.js';
import { valuesOfPages } from './values-of-pages.js';

describe.each(printedReports())('$name', ({ text, values }) => {
  test('as a page, each value is read as it is printed', () => {
    expect(scoreOf(values, valuesOfPages([printedPage(text)]))).toEqual({
      ...{ exact: values.map((value) => expect.stringContaining(value)), doubtful: [], missing: [], wrong: [] },
    });
  });

  test('as a text, no value is read wrongly without a mark', () => {
    const found = parseResults(text).map(({ check, ...result }) => ({ ...result, doubt: check }));
    expect(scoreOf(values, found).wrong).toEqual([]);
  });
});
