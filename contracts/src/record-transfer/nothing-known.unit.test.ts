import { describe, expect, test } from '@jest/globals';
import { ended } from '../testing/ended.js';
import { readBundle } from './read-bundle.js';
import { saysNothing } from './nothing-known.js';

const isNothing = (resourceType: string, text: string) => saysNothing({ resourceType, code: { text } }, text, false);

describe('a whole statement that there is nothing, or that nothing is known, is no entry', () => {
  test.each([
    'No known allergies',
    'No Known Allergies.',
    'No known allergy (situation)',
    'No known drug allergies (NKDA)',
    'No known drug/food allergies',
    'No known food, drug or environmental allergies',
    'No known allergies to drugs or food',
    'No known adverse drug reactions',
    'No known history of allergies',
    'No reported allergies at this time',
    'No information about allergies',
    'No information available',
    'No known penicillin allergy',
    'No penicillin allergy',
    'Nil known',
    'None reported',
    'None recorded',
    'कोई एलर्जी नहीं है',
    'koi allergy nahi hai',
  ])('allergy: %s', (text) => expect(isNothing('AllergyIntolerance', text)).toBe(true));

  test.each([
    'No known problems',
    'No current problems or disability',
    'No relevant past medical history',
    'Nil relevant',
    'No known chronic diseases',
    'No current health problems',
    'No information about past history of procedures',
  ])('condition: %s', (text) => expect(isNothing('Condition', text)).toBe(true));

  test.each(['No current medications', 'No known medications', 'No current regular medicines', 'कोई दवा नहीं ले रहे'])(
    'medicine: %s',
    (text) => expect(isNothing('MedicationStatement', text)).toBe(true),
  );
});

describe('what says anything else is an entry', () => {
  test.each([
    'No known drug allergies except penicillin (anaphylaxis)',
    'No known food allergies. Penicillin - anaphylaxis',
    'No known allergies other than sulfa',
    'No known allergies but aspirin',
    'No known allergies; ibuprofen',
    'No known drug allergies, penicillin',
    'No known allergies - latex rash',
    'No known food allergies / penicillin',
    'No known allergies apart from eggs',
    'None known, penicillin rash as a child',
    'No information about allergies. Peanut',
    'No known allergies (except codeine)',
    'No known drug allergies\nPenicillin',
    'koi allergy nahi sirf penicillin',
    'कोई एलर्जी नहीं सिर्फ पेनिसिलिन',
    'Penicillin',
  ])('allergy: %j', (text) => expect(isNothing('AllergyIntolerance', text)).toBe(false));

  test.each([
    'No current evidence of disease; metastatic breast cancer',
    'No reported fall; atrial fibrillation',
    'No known cause of seizures',
    'No current pulse in left leg',
    'No reported vision in right eye',
    'No relevant change in heart failure',
    'No response to medications',
    'No sleep without medicines',
    'No recorded cardiac activity',
  ])('condition: %s', (text) => expect(isNothing('Condition', text)).toBe(false));

  test.each(['No current medications except warfarin', 'No known medicines but insulin', 'Not taking his medicines'])(
    'medicine: %s',
    (text) => expect(isNothing('MedicationStatement', text)).toBe(false),
  );
});

test('a long text is read in no time', () => {
  for (const word of ['drug', 'current', 'food,', 'medical', 'known or']) {
    const text = `No known ${`${word} `.repeat(200_000)}penicillin`;
    expect(ended(() => isNothing('AllergyIntolerance', text))).toBe(false);
  }
});

test('an exception reaches the record as an allergy', () => {
  const [text, subject] = ['No known drug allergies except penicillin (anaphylaxis)', { reference: 'urn:uuid:p' }];
  const bundle = {
    ...{ resourceType: 'Bundle', type: 'collection' },
    entry: [
      { fullUrl: 'urn:uuid:p', resource: { resourceType: 'Patient', id: 'p' } },
      { fullUrl: 'urn:uuid:a', resource: { resourceType: 'AllergyIntolerance', patient: subject, code: { text } } },
    ],
  };
  const read = readBundle(JSON.stringify(bundle), '2026-11-30');
  expect(read).toMatchObject({ unread: [], entries: [{ kind: 'allergy', substance: text }] });
});
