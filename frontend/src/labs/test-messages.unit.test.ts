import { labTests } from '@anamnesis/contracts/labs/tests';
import { expect, test } from '@jest/globals';
import names from './test-messages.en';

test('the catalogue has the English name of every laboratory test', () =>
  expect(names).toEqual(Object.fromEntries(labTests.map(({ key, name }) => [key, name]))));
