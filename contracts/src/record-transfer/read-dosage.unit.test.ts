import { describe, expect, test } from '@jest/globals';
import { readDosage } from './read-dosage.js';

type Dose = Record<string, unknown>;
const quantity = (value: number, unit: string) => ({ doseAndRate: [{ doseQuantity: { value, unit } }] });
const repeat = (fields: Dose) => ({ timing: { repeat: fields } });
const time = (value: number, code: string) => ({ value, code, unit: code, system: 'http://unitsofmeasure.org' });
const wordsOf = (...doses: Dose[]) => readDosage(doses, false).dosage;
const instructionsOf = (...doses: Dose[]) => readDosage(doses, false).instructions.filter(Boolean);

describe('a dosage without a text is written in words', () => {
  test.each<[string, Dose]>([
    [
      '4 tablet, once a week, on Monday',
      { ...quantity(4, 'tablet'), ...repeat({ frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['mon'] }) },
    ],
    ['4 tablet, on Monday', { ...quantity(4, 'tablet'), ...repeat({ dayOfWeek: ['mon'] }) }],
    ['once a day', repeat({ frequency: 1, period: 1, periodUnit: 'd' })],
    ['twice a day', repeat({ frequency: 2, period: 1, periodUnit: 'd' })],
    ['2 to 3 times a day', repeat({ frequency: 2, frequencyMax: 3, period: 1, periodUnit: 'd' })],
    ['up to 4 times a day', repeat({ frequencyMax: 4, period: 1, periodUnit: 'd' })],
    ['every 8 hours', repeat({ frequency: 1, period: 8, periodUnit: 'h' })],
    ['every 4 to 6 hours', repeat({ period: 4, periodMax: 6, periodUnit: 'h' })],
    ['every 2 days', repeat({ period: 2, periodUnit: 'd' })],
    ['3 times every 2 weeks', repeat({ frequency: 3, period: 2, periodUnit: 'wk' })],
    ['at 08:00, 20:00', repeat({ timeOfDay: ['08:00:00', '20:00:00'] })],
    ['before meals, at bedtime', repeat({ when: ['AC', 'HS'] })],
    ['30 minutes before breakfast', repeat({ when: ['ACM'], offset: 30 })],
    ['90 minutes after dinner', repeat({ when: ['CV'], offset: 90 })],
    ['once a day, 6 times in all', repeat({ period: 1, periodUnit: 'd', count: 6 })],
    ['for 30 minutes each time', repeat({ duration: 30, durationUnit: 'min' })],
    ['twice (in which time is not stated)', repeat({ frequency: 2 })],
    ['on 2026-05-01, 2026-05-08', { timing: { event: ['2026-05-01', '2026-05-08'] } }],
    ['DAILY', { timing: { code: { text: 'DAILY' } } }],
    ['0800 & 1800', { timing: { code: { text: '0800 & 1800' } } }],
    ['twice a day', { timing: { code: { coding: [{ code: 'BID' }] } } }],
    ['0800 & 1800, twice a day', { timing: { code: { coding: [{ code: 'BID' }], text: '0800 & 1800' } } }],
    ['as needed', { asNeededBoolean: true }],
    ['as needed', { asNeededCodeableConcept: {} }],
    ['', { asNeededBoolean: false }],
    ['as needed for Pain', { asNeededCodeableConcept: { text: 'Pain' } }],
    [
      '1 - 2 tablet',
      { doseAndRate: [{ doseRange: { low: { value: 1, unit: 'tablet' }, high: { value: 2, unit: 'tablet' } } }] },
    ],
    [
      '100 mL in 2 hours',
      { doseAndRate: [{ rateRatio: { numerator: { value: 100, unit: 'mL' }, denominator: time(2, 'h') } }] },
    ],
    [
      '200 mg (calculated), 1 tablet (ordered)',
      {
        doseAndRate: [
          { type: { text: 'calculated' }, doseQuantity: { value: 200, unit: 'mg' } },
          { type: { text: 'ordered' }, doseQuantity: { value: 1, unit: 'tablet' } },
        ],
      },
    ],
    ['500 mg', { doseQuantity: { value: 500, unit: 'mg' } }],
    ['at most 4 g in 1 day', { maxDosePerPeriod: { numerator: { value: 4, unit: 'g' }, denominator: time(1, 'd') } }],
    ['at most 2 tablet at a time', { maxDosePerAdministration: { value: 2, unit: 'tablet' } }],
    ['route: Oral, site: Left arm', { route: { text: 'Oral' }, site: { coding: [{ display: 'Left arm' }] } }],
    ['from 2026-05-01 until 2026-05-10', repeat({ boundsPeriod: { start: '2026-05-01', end: '2026-05-10' } })],
  ])('%s', (words, dose) => {
    expect(wordsOf(dose)).toBe(words);
    expect(instructionsOf(dose)).toEqual([]);
  });

  test.each<[string, Dose]>([
    ['10 days', { boundsDuration: time(10, 'd') }],
    ['1 week', { boundsDuration: time(1, 'wk') }],
    ['5 days to 7 days', { boundsRange: { low: time(5, 'd'), high: time(7, 'd') } }],
    ['up to 7 days', { boundsRange: { high: time(7, 'd') } }],
  ])('for %s, which is its duration', (duration, fields) => {
    expect(readDosage([repeat(fields)], false)).toMatchObject({ dosage: '', duration });
  });

  test('one after another by their numbers, each with its own duration', () => {
    const step = (sequence: number, value: number) => ({
      ...{ sequence, ...quantity(value, 'mg') },
      ...repeat({ period: 1, periodUnit: 'd', boundsDuration: time(5, 'd') }),
    });
    expect(readDosage([step(2, 20), step(1, 40)], false)).toMatchObject({
      ...{ dosage: '40 mg, once a day, for 5 days; then 20 mg, once a day, for 5 days', duration: '' },
    });
    const text = (sequence: number, words: string) => ({ ...step(sequence, 1), text: words });
    expect(wordsOf(text(1, '40 mg'), text(2, '20 mg for 5 days'))).toBe('40 mg, for 5 days; then 20 mg for 5 days');
    expect(wordsOf(quantity(1, 'tablet'), quantity(2, 'capsule'))).toBe('1 tablet; 2 capsule');
  });
});

describe('what is not understood is quoted', () => {
  test.each<[string, Dose]>([
    ['when ["TEATIME"]', repeat({ when: ['TEATIME'] })],
    ['dayOfWeek ["monday"]', repeat({ dayOfWeek: ['monday'] })],
    ['period 2; periodUnit "fortnight"', repeat({ period: 2, periodUnit: 'fortnight' })],
    ['frequency -1; period 1; periodUnit "d"', repeat({ frequency: -1, period: 1, periodUnit: 'd' })],
    ['timeOfDay ["25:00:00"]', repeat({ timeOfDay: ['25:00:00'] })],
    ['phase "luteal"', repeat({ phase: 'luteal' })],
    ['cycle {"on":21}', { cycle: { on: 21 } }],
    [
      'extension {"url":"https://x.example/days","valueString":"alternate"}',
      { timing: { repeat: { extension: [{ url: 'https://x.example/days', valueString: 'alternate' }] } } },
    ],
    ['doseAndRate [{"doseQuantity":{"unit":"tablet"}}]', { doseAndRate: [{ doseQuantity: { unit: 'tablet' } }] }],
    ['maxDosePerPeriod {"numerator":{"value":4}}', { maxDosePerPeriod: { numerator: { value: 4 } } }],
  ])('%s', (source, dose) => {
    expect(wordsOf(dose)).toBe('not understood: see the instructions');
    expect(instructionsOf(dose)).toEqual([`Not understood in the dosage of the source: ${source}`]);
  });

  test('but no reason why a schedule is absent', () => {
    const url = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';
    expect(readDosage([{ timing: { extension: [{ url, valueCode: 'unknown' }] } }], false).dosage).toBe('');
  });

  test('and what is understood beside it stays', () => {
    const dose = repeat({ period: 1, periodUnit: 'd', when: ['TEATIME'] });
    expect([wordsOf(dose), instructionsOf(dose)]).toEqual([
      'once a day, partly not understood: see the instructions',
      ['Not understood in the dosage of the source: when ["TEATIME"]'],
    ]);
  });
});

describe('a text stays as it is', () => {
  test('and what its elements say stands in the instructions, unless the text has it', () => {
    const coded = { ...quantity(1, 'tablet'), ...repeat({ period: 1, periodUnit: 'wk', dayOfWeek: ['mon'] }) };
    expect(wordsOf({ text: 'Take 4 tablets', ...coded })).toBe('Take 4 tablets');
    expect(instructionsOf({ text: 'Take 4 tablets', ...coded })).toEqual([
      'As coded: 1 tablet, once a week, on Monday',
    ]);
    expect(instructionsOf({ text: '1 tablet, once a week, on Monday', ...coded })).toEqual([]);
  });

  test.each([
    ['Take 1 tablet', 'Take 1 tablet, as needed'],
    ['Take 1 tablet if needed', 'Take 1 tablet if needed'],
    ['1 tab PRN', '1 tab PRN'],
  ])('"%s" is as needed', (text, expected) => expect(wordsOf({ text, asNeededBoolean: true })).toBe(expected));

  test('with its instructions', () => {
    const dose = { text: 'x', additionalInstruction: [{ text: 'With food' }], patientInstruction: 'Do not crush' };
    expect(instructionsOf(dose)).toEqual(['With food', 'Do not crush']);
  });

  test('and one that is too long for its field refers to the instructions', () => {
    const text = 'Take one tablet. '.repeat(20).trim();
    expect(readDosage([{ text }], false)).toMatchObject({ dosage: 'See the instructions', overlong: text });
  });
});

test('an export of this product has its duration as a length, as an instruction, or, long ago, as the code of a timing', () => {
  for (const written of [
    repeat({ boundsDuration: { value: 3, unit: 'months', code: 'mo' } }),
    { additionalInstruction: [{ text: 'Duration: 3 months' }] },
    { timing: { code: { text: '3 months' } } },
  ])
    expect(readDosage([{ text: 'Once a day', ...written }], true)).toMatchObject({
      ...{ dosage: 'Once a day', duration: '3 months' },
    });
  expect(readDosage([{ timing: { code: { text: '3 months' } } }], false)).toMatchObject({
    ...{ dosage: '3 months', duration: '' },
  });
});
