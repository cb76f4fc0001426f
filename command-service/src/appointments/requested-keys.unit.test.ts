import { expect, test } from '@jest/globals';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { testClinic, targetOf } from './testing/clinic.js';

const booking = { what: 'book', slot: 0, patient: 0, id: 0 } as const;
const moving = { what: 'move', appointment: 0, slot: 1, patient: 0, id: 1 } as const;

test('a booking requests only the key of the patient, whose text it encrypts', async () => {
  const clinic = await testClinic();
  clinic.requestedKeys.length = 0;
  await clinic.service()(booking);
  expect(clinic.requestedKeys).toEqual([uuidOf('patient 0')]);
});

test('a command without personal data requests no key, with and without cached streams', async () => {
  const clinic = await testClinic();
  const service = clinic.service();
  await service(booking);
  clinic.requestedKeys.length = 0;
  await service(moving);
  await clinic.service()({ ...moving, slot: 2, id: 2 });
  expect(clinic.requestedKeys).toEqual([]);
  const { state } = await clinic.appointment(targetOf(booking));
  expect(state).toMatchObject({ status: 'booked', slot: { date: '2026-11-24' } });
});
