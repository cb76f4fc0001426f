import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Ports } from '../ports.js';
import { memoryLog } from '../testing/memory-log.js';
import { agreedOffer } from './agreed-offer.js';

const doctorId = '0a1b0000-0000-4000-8000-000000000001';
const registered: DoctorEvent = {
  type: 'DoctorRegistered',
  data: {
    ...{ doctorId, fullName: 'Kavita Rao', email: 'kavita@example.org', mobileNumber: '9820012345' },
    ...{ passwordHash: 'hash', yearExp: 15, specifications: ['Cardiologist'], picture: null },
  },
};
const practice = (fee: number, ...consultationTypes: string[]): DoctorEvent => ({
  type: 'DoctorPracticeEdited',
  data: { doctorId, hospitals: ['Ruby Hall'], fee, consultationTypes },
});

/** A doctor with this history. `record` appends a further event. */
async function testDoctor(...history: DoctorEvent[]) {
  const { store, codec } = memoryLog();
  const record = async (fact: DoctorEvent) => {
    const circumstances = {
      actor: { id: doctorId, role: 'doctor' as const },
      correlationId: 'test',
      causationId: 'test',
    };
    await store.append(`doctor-${doctorId}`, 'any', [await codec.encode(randomUUID(), fact, circumstances)]);
  };
  for (const fact of history) await record(fact);
  const ports = { commands: createCommandBus(store as EventStore, codec) } as Ports;
  return {
    record,
    ask: (asked: { fee?: number; consultationType?: string } = {}) => agreedOffer(ports, { doctorId, ...asked }),
  };
}

test('a doctor without settings offers a general consultation at the default fee', async () => {
  const { ask } = await testDoctor(registered);
  expect(await ask()).toEqual({ consultationType: 'General Consultation', fee: 500 });
  expect(await ask({ fee: 500 })).toEqual({ consultationType: 'General Consultation', fee: 500 });
});

test('the first kind of consultation is the default', async () => {
  const { ask } = await testDoctor(registered, practice(800, 'Follow-up', 'Second Opinion'));
  expect(await ask()).toEqual({ consultationType: 'Follow-up', fee: 800 });
  expect(await ask({ consultationType: 'Second Opinion' })).toEqual({ consultationType: 'Second Opinion', fee: 800 });
});

test('a fee that has changed since it was shown is refused', async () => {
  const { ask } = await testDoctor(registered, practice(800, 'Follow-up'));
  await expect(ask({ fee: 500 })).rejects.toMatchObject({ code: 'FEE_CHANGED', parameters: { fee: 800 } });
});

test('a fee that was just changed by another process is recognised', async () => {
  const { ask, record } = await testDoctor(registered);
  await ask();
  await record(practice(800, 'Follow-up'));
  expect(await ask({ fee: 800 })).toEqual({ consultationType: 'Follow-up', fee: 800 });
});

test('a kind of consultation that the doctor does not offer is refused', async () => {
  const { ask } = await testDoctor(registered);
  await expect(ask({ consultationType: 'Surgery' })).rejects.toMatchObject({
    code: 'CONSULTATION_TYPE_UNKNOWN',
    parameters: { consultationTypes: ['General Consultation'] },
  });
});

test('an unknown doctor is refused before the fee is checked', async () => {
  const { ask } = await testDoctor();
  await expect(ask({ fee: 700 })).rejects.toMatchObject({ code: 'DOCTOR_NOT_FOUND' });
});
