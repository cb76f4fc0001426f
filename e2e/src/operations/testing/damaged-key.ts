import { randomUUID } from 'node:crypto';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { installationSecrets } from '@anamnesis/embedded/launcher/secrets';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openLog } from '@anamnesis/platform/process/adapters';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { booked, type Fact, patientRegistered } from '@anamnesis/read-models/testing/facts';
import type { Product } from '../../testing/product.js';

/** A patient in the log of a running product whose vault key is damaged, so that no projection can decrypt personal fields. */
export interface DamagedPerson {
  readonly patientId: string;
  readonly appointmentId: string;
  /** Repairs the key. */
  repair(): Promise<void>;
  close(): Promise<void>;
}

/** Appends the registration of a patient, one of their sign-ins in a stream of its own, and an appointment. */
export async function createDamagedPerson({
  dataDir,
  note,
}: Pick<Product, 'dataDir' | 'note'>): Promise<DamagedPerson> {
  const { EVENTSTORE_URL, DATABASE_URL } = await note();
  const { masterKey } = await installationSecrets(dataDir);
  const failures: Error[] = [];
  const pool = openPool(DATABASE_URL, (error) => failures.push(error));
  const { store, codec } = await openLog({ EVENTSTORE_URL, VAULT_KEY: vaultKeyOf(masterKey) }, pool, eventDefinitions);
  const [patientId, doctorId, appointmentId] = [randomUUID(), randomUUID(), randomUUID()] as const;

  const encode = (fact: Fact) => {
    const actor = { id: patientId, role: 'patient' as const };
    return codec.encode(randomUUID(), fact, { actor, correlationId: 'test', causationId: randomUUID() });
  };
  /** Inverts one byte of the key; the second call restores it. */
  const invertByte = async () => {
    await pool.query(
      'update vault.subject_keys set wrapped = set_byte(wrapped, 20, 255 - get_byte(wrapped, 20)) where subject = $1',
      [patientId],
    );
  };
  const startsAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const endsAt = new Date(startsAt.getTime() + 30 * 60 * 1000);
  const day = startsAt.toISOString().slice(0, 10);
  const username = patientId.slice(0, 8);
  const registration = patientRegistered({ patientId, username, email: `${username}@example.org` });
  const signIn: Fact = { type: 'PatientSignedIn', data: { patientId, day, streak: 1, maxStreak: 1 } };
  const booking = booked({
    ...{ appointmentId, patientId, doctorId, date: day },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  });
  const streams = [
    [`patient-${patientId}`, await encode(registration)],
    [`signInStreak-${patientId}`, await encode(signIn)],
    [`appointment-${appointmentId}`, await encode(booking)],
  ] as const;
  await invertByte();
  for (const [streamId, event] of streams) await store.append(streamId, 'no-stream', [event]);
  return {
    ...{ patientId, appointmentId, repair: invertByte },
    async close() {
      await store.close();
      await pool.end();
      if (failures[0]) throw failures[0];
    },
  };
}
