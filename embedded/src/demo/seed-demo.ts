import { rm, stat, writeFile } from 'node:fs/promises';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { type DemoAccount, progressFile, seededMarker } from './demo-accounts.js';
import { createDemoClient, type StepRefused } from './demo-client.js';
import { unlessRefused } from './parts.js';
import { doctors, newcomer, onCall, unmetDoctors } from './people.js';
import { progressIn } from './progress.js';
import { seedCommunity } from './seed-community.js';
import { seedConversation } from './seed-conversation.js';
import { seedHours } from './seed-hours.js';
import { peopleOf, type Ports, seedDoctors, seedNewcomer, seedPatients, seedStaff } from './seed-people.js';
import { seedReadings } from './seed-readings.js';
import { seedDoctorsPart, seedDocuments, seedFathersRecord, seedRecord } from './seed-record.js';
import { seedSharing } from './seed-sharing.js';
import { seedMeerasVisits, seedOthersVisits } from './seed-visits.js';

interface Seeded {
  /** Ends when all is there. */
  readonly rest: Promise<void>;
}

/** The address of the running product, its data folder, and the time zone of the clinic. */
export interface Here {
  readonly address: string;
  readonly timeZone: string;
  readonly dataDir: string;
}

/**
 * Creates the demo data through the product's own API. First the accounts whose sign-in is printed, and Meera's record of five years and appointments. Then, in
 * `rest`, what a person looks for later: other patients' appointments, who may read her record and who did, documents, what the doctor wrote, the hours of
 * doctors, her father's record, doctors whom no patient meets, the rooms of the community and a conversation. The next start completes an interrupted
 * run: what is done is noted, and the command ids of each step are fixed. Both reject when `signal` aborts. Visitors may be there before the rest: it goes on
 * without what is refused because of them, of which `leftOut` hears.
 */
export async function seedDemo(
  ports: Ports,
  accounts: readonly DemoAccount[],
  { address, timeZone, dataDir }: Here,
  leftOut: (refused: StepRefused) => void,
  signal?: AbortSignal,
): Promise<Seeded | null> {
  const marker = seededMarker(dataDir);
  if (await isThere(marker)) return null;
  const client = createDemoClient(address, signal);
  const passwords = new Map(accounts.map(({ email, password }) => [email, password]));
  const passwordOf = (email: string) => {
    const password = passwords.get(email);
    if (password === undefined) throw new Error(`${email} is not among the recorded demo accounts`);
    return password;
  };
  const { begunAt, once } = await progressIn(progressFile(dataDir));
  const today = clinicTime(begunAt, timeZone).date;
  const people = await peopleOf(ports);

  // Each step begins when the people are there whom it needs.
  const operator = once('staff', () => seedStaff(ports, passwordOf)).then(() => people.operator);
  const patients = once('patients', () => seedPatients(client, ports, passwordOf, people));
  const doctorsOf = (step: string, those: Parameters<typeof seedDoctors>[3]) =>
    once(step, () => seedDoctors(client, ports, passwordOf, those, operator));
  const meeting = doctorsOf('doctors', doctors);
  await all([
    ...[operator, patients, meeting, doctorsOf('doctor on call', [onCall])],
    once('newcomer', () => seedNewcomer(client, ports, passwordOf, newcomer)),
    patients.then(() => once('record', () => seedRecord(client, people, today))),
    all([patients, meeting]).then(() => once('visits', () => seedMeerasVisits(client, people, timeZone))),
  ]);

  const part = unlessRefused(leftOut);
  const fill = async () => {
    const sharing = once('sharing', () => seedSharing(client, people, part));
    await all([
      sharing,
      ...unmetDoctors.map((each) => part(() => doctorsOf(`doctor ${each.email}`, [each]))),
      once("other patients' visits", () => seedOthersVisits(client, people, timeZone, part)),
      once('documents', () => part(() => seedDocuments(client, people, today))),
      once("father's record", () => part(() => seedFathersRecord(client, people, today))),
    ]);
    const { tieId, linkId } = await sharing;
    await once('readings', () => seedReadings(client, ports, people, { tieId, linkId }, part));
    // The check of a prescription is a reading of today, so it comes after those of the past.
    await once("doctor's part", () => seedDoctorsPart(client, people, today, part));
    await once('hours', () => seedHours(client, people, today, part));
    await all([
      once('community', () => seedCommunity(client, people, part)),
      once('conversation', () => part(() => seedConversation(client, ports, people))),
    ]);
    await writeFile(marker, new Date().toISOString());
    await rm(progressFile(dataDir));
  };
  return { rest: fill() };
}

/** Waits for all of them, also after one has failed: nothing goes on when this has ended. */
async function all(steps: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(steps);
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
