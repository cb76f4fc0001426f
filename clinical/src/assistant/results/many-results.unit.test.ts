import { expect, test } from '@jest/globals';
import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { toldNamesIn } from './told-names.js';
import { urgentToldIn } from './urgent-told.js';

test('of a test that is named without end the first and the last places are read', () => {
  const names = toldNamesIn(plainText(`potassium 7.2 ${'sodium 140 '.repeat(150)}`));
  expect(names.length).toBeLessThan(25);
  expect(urgentToldIn(`${'sodium 140 '.repeat(150)} potassium 7.2`).map(({ text }) => text)).toEqual(['potassium 7.2']);
});
