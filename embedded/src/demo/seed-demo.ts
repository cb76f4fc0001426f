import { stat, writeFile } from 'node:fs/promises';
import type { DemoAccount } from './demo-accounts.js';
import { createDemoClient } from './demo-client.js';
import { seedCommunity } from './seed-community.js';
import { seedConversation } from './seed-conversation.js';
import { seedHours } from './seed-hours.js';
import { type Ports, seedDoctors, seedOperator, seedPatients, seedUnmetDoctors } from './seed-people.js';
import { seedReadings } from './seed-readings.js';
import { seedDoctorsPart, seedDocuments, seedFathersRecord, seedRecord } from './seed-record.js';
import { seedSharing } from './seed-sharing.js';
import { seedMeerasVisits, seedOthersVisits } from './seed-visits.js';

interface Seeded {
  /** Ends when all is there. */
  readonly rest: Promise<void>;
}

/**
 * Creates the demo data through the product's own API. First the accounts whose sign-in is printed, and Meera's record of five years and appointments. Then, in
 * `rest`, what a person looks for later: other patients' appointments, who may read her record and who did, documents, what the doctor wrote, her father's
 * record, doctors whom no patient meets, the rooms of the community and a conversation. Command ids are fixed, so the next start completes an interrupted
 * run. Both reject when `signal` aborts.
 */
export async function seedDemo(
  ports: Ports,
  accounts: readonly DemoAccount[],
  address: string,
  timeZone: string,
  marker: string,
  signal?: AbortSignal,
): Promise<Seeded | null> {
  if (await isThere(marker)) return null;
  const client = createDemoClient(address, signal);
  const passwords = new Map(accounts.map(({ email, password }) => [email, password]));
  const passwordOf = (email: string) => {
    const password = passwords.get(email);
    if (password === undefined) throw new Error(`${email} is not among the recorded demo accounts`);
    return password;
  };
  const operator = seedOperator(ports, passwordOf);
  const patients = seedPatients(client, ports, passwordOf);
  const doctors = seedDoctors(client, ports, passwordOf, operator);
  // Each step begins when the people are there whom it needs.
  const visits = async () => seedMeerasVisits(client, { ...(await patients), ...(await doctors.meeting) }, timeZone);
  const [some, meeting, , moderator] = await Promise.all([
    ...([patients, doctors.meeting, doctors.others, operator] as const),
    patients.then((known) => seedRecord(client, known, timeZone)),
    visits(),
  ]);
  const fill = async () => {
    const [{ rehan }, sharing] = await Promise.all([
      seedUnmetDoctors(client, ports, passwordOf, operator),
      seedSharing(client, some),
      seedOthersVisits(client, { ...some, ...meeting }, timeZone),
      seedDocuments(client, some, timeZone),
      seedFathersRecord(client, some, timeZone),
    ]);
    const people = { ...some, ...meeting, rehan };
    await seedReadings(client, ports, people, sharing);
    // The check of a prescription is a reading of today, so it comes after those of the past.
    await seedDoctorsPart(client, people, timeZone);
    await seedHours(client, people, timeZone);
    await Promise.all([seedCommunity(client, moderator, people), seedConversation(client, ports, people)]);
    await writeFile(marker, new Date().toISOString());
  };
  return { rest: fill() };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
