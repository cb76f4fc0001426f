import { describe, expect, test } from '@jest/globals';
import { isTakenOn } from '../medicines/course.js';
import { entryOf, type Resource, subject, today } from './testing/bundles.js';

/** An order of a medicine, whether it is taken today, and its instructions. */
function orderOf(more: Resource, written = '2026-03-01') {
  const entry = entryOf({
    ...{ resourceType: 'MedicationRequest', subject, status: 'active', intent: 'order', authoredOn: written },
    ...{ medicationCodeableConcept: { text: 'Metformin' }, ...more },
  });
  if (entry.kind !== 'prescription') throw new Error('no medicine');
  return { ...entry, isTaken: isTakenOn(entry, today) };
}
const supply = (value: number, code: string, numberOfRepeatsAllowed?: number) => ({
  dispenseRequest: { expectedSupplyDuration: { value, code }, numberOfRepeatsAllowed },
});
const validUntil = (end: string) => ({ dispenseRequest: { validityPeriod: { start: '2020-01-01', end } } });
const lasting = (value: number) => ({
  dosageInstruction: [{ timing: { repeat: { boundsDuration: { value, code: 'd', unit: 'd' } } } }],
});
const until = (...ends: string[]) => ({
  dosageInstruction: ends.map((end) => ({ timing: { repeat: { boundsPeriod: { end } } } })),
});

describe('a medicine of another system is taken', () => {
  test.each<[string, boolean, ...Parameters<typeof orderOf>]>([
    ['that is active', true, {}],
    ['that is completed', false, { status: 'completed' }],
    ['that is stopped', false, { status: 'stopped' }],
    ['that is ended', false, { status: 'ended' }],
    ['that is on hold', false, { status: 'on-hold' }],
    ['of an unknown status', true, { status: 'unknown' }],
    ['that is completed, with a supply that lasts', true, { status: 'completed', ...supply(90, 'd', 4) }],
    ['that is completed, with a supply that is used up', false, { status: 'completed', ...supply(30, 'd') }],
    ['that is valid still', true, validUntil('2027-01-01')],
    ['whose validity is over', false, validUntil('2026-04-30')],
    ['whose validity is over since a year', false, validUntil('2024')],
    ['with a supply used up some months ago, which may have been renewed', true, supply(30, 'd')],
    ['with a supply used up years ago', false, supply(30, 'd'), '2019-03-01'],
    [
      'with a supply used up years ago, in a unit without a code',
      false,
      { dispenseRequest: { expectedSupplyDuration: { value: 30, unit: 'Days' } } },
      '2019-03-01',
    ],
    ['with refills that last until a few months ago', true, supply(3, 'mo', 27), '2019-03-01'],
    ['for 500 days', true, lasting(500)],
    ['for 10 days', false, lasting(10)],
    ['that is completed after its 10 days', false, { status: 'completed', ...lasting(10) }],
    ['until a day that is over', false, until('2026-03-10')],
    ['in two dosages of which one goes on', true, until('2026-03-10', '2027-03-10')],
  ])('%s: %s', (_, isTaken, ...order) => expect(orderOf(...order).isTaken).toBe(isTaken));

  test('not, and says what is known of its end', () => {
    expect(orderOf({ status: 'on-hold' })).toMatchObject({
      ...{ stoppedOn: '2026-03-01', instructions: expect.stringMatching(/^Status: on-hold\n.* is not known\.$/) },
    });
    expect(orderOf({ status: 'completed' }).instructions).toMatch(/is not known/);
    expect(orderOf(validUntil('2026-04-30'))).toMatchObject({
      ...{ stoppedOn: '2026-04-30', instructions: 'The prescription was valid until 2026-04-30.' },
    });
    expect(orderOf(supply(1, 'mo', 2), '2019-03-01')).toMatchObject({
      ...{ stoppedOn: '2019-06-01', instructions: 'The supply was for 1 month and 2 refills.' },
    });
    expect(orderOf({ status: 'completed', ...lasting(10) })).toMatchObject({ stoppedOn: null, duration: '10 days' });
  });

  test('with its reason, and the reason of its status', () => {
    const why = {
      reasonCode: [{ text: 'Diabetes' }],
      reasonReference: [{ reference: 'Condition/x', display: 'PCOS' }],
    };
    const { instructions } = orderOf({ status: 'on-hold', statusReason: { text: 'Surgery' }, ...why });
    expect(instructions.split('\n').slice(0, 2)).toEqual(['For: Diabetes, PCOS', 'Reason of the status: Surgery']);
  });

  test('until it is stopped if nobody knows the day on which its course began', () => {
    expect(orderOf(lasting(10), '2026-03')).toMatchObject({
      ...{ date: '2026-03-01', dosage: 'for 10 days', duration: '', isTaken: true },
    });
  });
});
