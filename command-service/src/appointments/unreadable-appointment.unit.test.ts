import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SLOT_TAKEN } from '@anamnesis/contracts/doctors/errors';
import type { WireEvent } from '@anamnesis/platform/event-store/codec';
import { appointmentStream } from './appointment.decider.js';
import { testClinic, targetOf } from './testing/clinic.js';

const booking = { what: 'book', slot: 0, patient: 0, id: 0 } as const;
const other = { what: 'book', slot: 0, patient: 1, id: 1 } as const;
const CLAIM_IS_OLD = 61_000;

test.each([
  ['cannot be decoded', { type: 'AppointmentCancelled', data: 'just a text' }],
  ['has an unknown type', { type: 'AppointmentVanished', data: {} }],
])('an appointment with an event that %s keeps its slot, and another booking is refused', async (_, event) => {
  const clinic = await testClinic();
  await clinic.service()(booking);
  const metadata = {
    ...{ actor: { id: 'x', role: 'worker' }, correlationId: 'test', causationId: 'test' },
    ...{ subject: null, schemaVersion: 1 },
  };
  const stream = appointmentStream(targetOf(booking));
  await clinic.store.append(stream, 'any', [{ id: randomUUID(), ...event, metadata } as unknown as WireEvent]);
  clinic.pass(CLAIM_IS_OLD);
  await expect(clinic.service()(other)).rejects.toMatchObject({ kind: SLOT_TAKEN });
});
