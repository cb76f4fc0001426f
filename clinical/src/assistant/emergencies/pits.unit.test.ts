import { expect, test } from '@jest/globals';
import { emergencyAdvice, findEmergencies } from './emergencies.js';
import { ofPitFirst } from './pits.js';

test.each([
  'manhole me mazdoor gir gaya',
  'a worker fell into the sewer',
  'septic tank me mera bhai gir gaya',
  'सीवर में सफाई कर्मचारी गिर गया',
])('"%s" is first told not to climb in after somebody', (message) => {
  const kinds = findEmergencies(message);
  expect(kinds[0]).toBe('gas');
  expect(emergencyAdvice(kinds, 'IN', 'en', message).whatToDo.join(' ')).toMatch(
    /^(?:Do not climb into|Kisi ke pichhe)/,
  );
});

test.each(['my phone fell into the manhole', 'bachche ki gend manhole me gir gayi', 'manhole ka dhakkan gir gaya'])(
  '"%s" tells of no gas',
  (message) => expect(findEmergencies(message)).not.toContain('gas'),
);

test('other gas leaves the order as it is', () =>
  expect(ofPitFirst(['air', 'knob', 'pit'], 'gas cylinder is leaking')).toEqual(['air', 'knob', 'pit']));
