import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changePassword } from '@anamnesis/contracts/accounts/credential-routes';
import { signInPatient } from '@anamnesis/contracts/accounts/routes';
import { cancelAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { erasePatientJob } from '@anamnesis/contracts/erasure/jobs';
import {
  erasePatient,
  holdErasure,
  liftErasureHold,
  listDueErasures,
  listErasures,
  requestErasure,
  showOwnErasure,
  withdrawErasure,
} from '@anamnesis/contracts/erasure/routes';
import { askAssistant } from '@anamnesis/contracts/assistant/routes';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { answerQuestionnaire } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { updatePatient } from '@anamnesis/contracts/profiles/routes';
import { startHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { listRoomMessages, reportMessage } from '@anamnesis/contracts/community/message-routes';
import { listReportedMessages } from '@anamnesis/contracts/community/moderation-routes';
import { listRoomMembers } from '@anamnesis/contracts/community/routes';
import { loadWearables } from '@anamnesis/contracts/wearables/routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import {
  addDiagnosis,
  addPrescriptionAsDoctor,
  addTestReport,
  noteAllergy,
  retractEntry,
} from '@anamnesis/contracts/records/routes';
import { uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { endSessionAsDoctor, giveFeedback } from '@anamnesis/contracts/sessions/routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { verify } from '@anamnesis/platform/projection/verify';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { pauseJobs } from '@anamnesis/platform/testing/paused-jobs';
import { until } from '@anamnesis/platform/testing/until';
import { readModels } from '@anamnesis/read-models/all';
import type { Ports } from '@anamnesis/command-service/app';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { filesIn, filesWith, redisKeysWith, tablesWith } from './testing/canary.js';
import { addMembers, aRoom, post, roomsOf } from './testing/community.js';
import { aFinishedUpload, pdfAbout, textOf } from './testing/documents.js';
import { passTheMinute } from './testing/erasures.js';
import { aConfirmedPatient, confirmAddress, invite } from './testing/family.js';
import { fileOf, formOf, picture } from './testing/files.js';
import {
  aDoctor,
  anAuditor,
  anOperator,
  aPatient,
  newDoctor,
  newPatient,
  PASSWORD,
  type Person,
  signInAsPatient,
  withSecondFactor,
} from './testing/people.js';
import { type Product, runProduct } from './testing/product.js';
import { restartedCommandService } from './testing/restarted-command-service.js';
import { aShareLink } from './testing/share.js';

/** A word of every text of the patient, and of nothing else. */
const CANARY = 'Zqkanari';

let product: Product;
let patient: Person;
let relative: Person;
let doctor: Person;
let operator: Person;
let auditor: Person;
/** A room of the patient, of which the relative is a member. */
let roomId: string;
/** A reported message of the patient. */
let reportedId: string;
const nextSlot = freshSlots();
/** The folder of the product's log, files and mailbox. */
const folder = () => dirname(product.env.FILES_DIR ?? '');
const sites = async (word = CANARY) => ({
  tables: await tablesWith(product.database, word),
  redis: await redisKeysWith(product.env.REDIS_URL, word),
  files: await filesWith(folder(), word),
});
/** The folders of the database's files, as they are after a checkpoint: its tables and its write-ahead log. */
async function databaseFolders() {
  await product.database.query('checkpoint');
  const { rows } = await product.database.query<{ dir: string; oid: number }>(
    `select current_setting('data_directory') as dir, oid from pg_database where datname = current_database()`,
  );
  return { base: `${rows[0]?.dir}/base/${rows[0]?.oid}`, wal: `${rows[0]?.dir}/pg_wal` };
}

beforeAll(async () => {
  // In the modules of this suite, which also asks its parts.
  product = await runProduct({ ERASURE_GRACE_DAYS: 0 });
  // Each minute the product looks for erasures that are due: here only the tests go on with them.
  await pauseJobs(product.env.REDIS_URL, erasePatientJob);
  doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
  [operator, auditor] = [await anOperator(product), await anAuditor(product)];
  auditor = await withSecondFactor(product, auditor, 'auditor');
  relative = await aConfirmedPatient(product, 'Nikhil Joshi');
});
afterAll(() => product.close());

/** The call that the job repeats. `meanwhile` happens in the minute in which other processes still trust the key. */
async function eraseNow(patientId: string, meanwhile: () => Promise<void>): Promise<void> {
  const erase = () => product.callInside(erasePatient, { params: { patientId } });
  expect((await erase()).body.state).toBe('waiting');
  await meanwhile();
  // However often it is asked: not before that minute is over.
  expect((await erase()).body.state).toBe('waiting');
  await meanwhile();
  await passTheMinute(product, patientId);
  await until(async () => expect((await erase()).body.state).toBe('done'));
}

/** What another process can still write shortly after an erasure: a file, a known device, and an email. */
async function writeLate(): Promise<void> {
  const files = join(product.env.FILES_DIR ?? '', patient.id);
  await mkdir(files, { recursive: true });
  await writeFile(join(files, 'late'), CANARY);
  await product.database.query(
    `insert into known_devices.devices (hash, account_id) values (convert_to($1, 'UTF8'), $2) on conflict do nothing`,
    [CANARY, patient.id],
  );
  const email = {
    to: doctor.email,
    subject: 'News',
    text: `About Meera ${CANARY}.`,
    receivedAt: new Date().toISOString(),
  };
  await writeFile(join(folder(), 'mail', '1-late.json'), JSON.stringify(email));
}

const contains = async (path: string, bytes: Buffer) => (await readFile(path)).includes(bytes);

async function aLetter(): Promise<Buffer> {
  const parts: Buffer[] = [];
  const onPages = (bytes: Buffer) => void parts.push(bytes);
  const pdf = createPdfDocument({
    language: 'en',
    title: 'Letter',
    madeAt: new Date(),
    foot: 'City Laboratory',
    onPages,
  });
  pdf.title('Blood count');
  pdf.note(`Haemoglobin 13.2 g/dL (13.0 - 17.0) ${CANARY}`);
  return Buffer.concat([...parts, await pdf.finish()]);
}

/** A patient with the canary in every text. */
async function aPatientOfCanaries(): Promise<Person> {
  const form = {
    ...newPatient(`Meera ${CANARY}`),
    email: `${CANARY}.${Date.now()}@example.org`,
    username: `${CANARY}1`,
  };
  const as = await aPatient(product, form);
  await confirmAddress(product, as);
  const told = (reply: { status: number; body: unknown }) => {
    if (reply.status >= 300) throw new Error(JSON.stringify(reply.body));
  };
  const { call } = product;
  told(await call(updatePatient, { as, body: formOf({ fullName: `Meera ${CANARY}` }, { profilePic: [picture()] }) }));
  told(
    await call(answerQuestionnaire, {
      as,
      body: {
        ...{ symptoms: ['Fever / Infections'], chronicIllnesses: [], familyHistory: [] },
        ...{ allergies: CANARY, medications: CANARY, hospitalized: 'No' },
      },
    }),
  );
  const { id, position } = await anAppointment(product, { patient: as, doctor, slot: nextSlot(), stage: 'active' });
  told(await call(writeNotes, { as: doctor, params: { sessionId: id }, body: { notes: `Note ${CANARY}` } }));
  const report = fileOf(await aLetter(), `${CANARY}.pdf`, 'application/pdf');
  told(await call(uploadReport, { as, body: formOf({ sessionId: id }, { report: [report] }) }));
  told(await call(endSessionAsDoctor, { as: doctor, body: { sessionId: id } }));
  told(await call(giveFeedback, { as, body: { sessionId: id, feedback: `Kind ${CANARY}`, rating: 5 } }));
  const other = await anAppointment(product, { patient: as, doctor, slot: nextSlot() });
  const ofOther = { as, params: { id: other.id } };
  told(await call(declarePayment, { ...ofOther, body: { transactionId: `TXN_${CANARY}` } }));
  told(
    await call(addPrescriptionAsDoctor, {
      ...{ as: doctor, after: position },
      body: {
        ...{ userEmail: as.email, medication: `Pill ${CANARY}`, dosage: 'One', instructions: CANARY },
        confirmedUnchecked: true,
      },
    }),
  );
  const documentBase64 = (await aLetter()).toString('base64');
  const added = await call(addTestReport, {
    ...{ as, body: { doctorName: CANARY, testName: `Test ${CANARY}`, result: CANARY, documentBase64 } },
  });
  told(added);
  const { body: reports } = await call(listTestReports, { as, after: added.position });
  const documentUrl = reports[0]?.documentUrl ?? '';
  expect(await textOf(product, as, documentUrl)).toContain(CANARY);
  told(
    await call(addDiagnosis, {
      as,
      body: { doctorName: CANARY, condition: `Fever ${CANARY}`, notes: CANARY, date: '2026-05-02' },
    }),
  );
  const allergy = await call(noteAllergy, {
    ...{ as, params: { patientId: as.id } },
    body: { substance: `Pollen ${CANARY}`, reaction: CANARY },
  });
  told(allergy);
  const { entryId } = allergy.body.data;
  const retraction = { kind: 'allergy', reason: CANARY };
  told(await call(retractEntry, { as, params: { patientId: as.id, entryId }, body: retraction }));
  roomId = await aRoom(product, as, `Room of ${CANARY}`);
  await addMembers(product, roomId, relative);
  told(await post(product, as, roomId, `Message of ${CANARY}`));
  const said = await post(product, as, roomId, `A reported message of ${CANARY}`);
  told(said);
  reportedId = said.body.messageId;
  await call(reportMessage, { as: relative, body: { messageId: reportedId, reason: 'danger' } });
  const { messageId } = (await post(product, relative, roomId, 'Natural drops, 50 % off')).body;
  told(await call(reportMessage, { as, body: { messageId, reason: 'other', words: `Report of ${CANARY}` } }));
  told(await call(askAssistant, { as, body: { message: `What is a fever? ${CANARY}` } }));
  await aShareLink(product, as, { recipient: `Dr. ${CANARY}` });
  await invite(product, relative, as.email);
  const steps = `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="${CANARY}" unit="count" startDate="2026-05-02 08:00:00 +0530" value="9"/>`;
  const health = Buffer.from(`<HealthData>${steps}</HealthData>`);
  const uploadId = await aFinishedUpload(product, as, health, { name: `${CANARY}.xml`, kind: 'healthExport' });
  told(await call(startHealthImport, { as, body: { uploadId } }));
  await until(async () => {
    const { devices } = (await call(loadWearables, { as })).body;
    expect(devices.map(({ model }) => model)).toEqual([CANARY]);
  });
  await aFinishedUpload(product, as, pdfAbout(CANARY), { name: `${CANARY}-open.pdf` });
  const headers = { 'user-agent': `Firefox/${CANARY}` };
  told(await call(signInPatient, { headers, body: { email: as.email, password: PASSWORD } }));
  told(await call(cancelAppointment, { ...ofOther, body: { reason: `Away ${CANARY}` } }));
  return as;
}

describe('a patient whose every text has a canary', () => {
  beforeAll(async () => {
    patient = await aPatientOfCanaries();
    // The words are in the stores at first, or the search would find nothing wherever it looks.
    await until(async () => {
      const { tables, files } = await sites();
      expect(tables.length).toBeGreaterThan(9);
      expect(tables).toContain('accounts.sign_ins');
      expect(tables.some((name) => name.endsWith('.assistant_turns'))).toBe(true);
      expect(files.some((file) => file.includes('/mail/'))).toBe(true);
    });
    const { base, wal } = await databaseFolders();
    expect((await filesWith(base, CANARY)).length).toBeGreaterThan(9);
    expect((await filesWith(wal, CANARY)).length).toBeGreaterThan(0);
  });

  test('asks once, with the password, and is told by email', async () => {
    const ask = (currentPassword: string) => product.call(requestErasure, { as: patient, body: { currentPassword } });
    expect((await ask('not the password')).code).toBe('CURRENT_PASSWORD_WRONG');
    const held = await product.call(holdErasure, {
      as: operator,
      body: { patientId: patient.id, reason: `A court asked for the record of ${CANARY}.` },
    });
    expect(held.status).toBe(200);
    expect((await ask(PASSWORD)).status).toBe(200);
    const again = await ask(PASSWORD);
    const { body } = await product.call(showOwnErasure, { as: patient, after: again.position });
    expect(body).toMatchObject({
      graceDays: 0,
      request: { hold: { reason: `A court asked for the record of ${CANARY}.` }, appointmentUntil: null },
    });
    await until(async () => {
      const mails = await filesWith(join(folder(), 'mail'), 'Your account will be erased');
      expect(mails).toHaveLength(1);
    });
  });

  test('is not erased while an operator holds it', async () => {
    const params = { patientId: patient.id };
    expect((await product.callInside(erasePatient, { params })).code).toBe('ERASURE_HELD');
    const { body } = await product.callInside(listDueErasures);
    expect(body.patientIds).not.toContain(patient.id);
    const lift = (reason: string) => product.call(liftErasureHold, { as: operator, params, body: { reason } });
    expect((await lift(' ')).code).toBe('INPUT_INVALID');
    const lifted = await lift(`The court has returned the record of ${CANARY}.`);
    expect(lifted.status).toBe(200);
    const { body: list } = await product.call(listErasures, { as: auditor, after: lifted.position });
    const [erasure] = list.erasures.filter(({ patientId }) => patientId === patient.id);
    expect(erasure).toMatchObject({
      hold: null,
      liftedHolds: [
        {
          reason: `A court asked for the record of ${CANARY}.`,
          ...{ operatorId: operator.id, liftedBy: operator.id },
          liftReason: `The court has returned the record of ${CANARY}.`,
        },
      ],
    });
  });

  test('is readable nowhere once erased: log, database and its files, Redis, folders, mailbox', async () => {
    const { rows: keys } = await product.database.query<{ wrapped: Buffer }>(
      'select wrapped from vault.subject_keys where subject = $1',
      [patient.id],
    );
    await eraseNow(patient.id, writeLate);
    expect(await sites()).toEqual({ tables: [], redis: [], files: [] });
    const { store } = await openLog(product.vault, product.database, eventDefinitions);
    const stop = new AbortController();
    const texts: string[] = [];
    const last = (await store.lastPosition()) ?? 0n;
    for await (const batch of store.follow(null, stop.signal)) {
      texts.push(JSON.stringify(batch.map(({ data, metadata }) => ({ data, metadata }))));
      if ((batch.at(-1)?.position ?? last) >= last) break;
    }
    stop.abort();
    for (const stream of ['patient', 'patientProfile', 'healthRecord'])
      texts.push(JSON.stringify((await store.readStream(`${stream}-${patient.id}`)).map(({ data }) => data)));
    await store.close();
    expect(texts.join('\n').toLowerCase()).not.toContain(CANARY.toLowerCase());
    expect((await filesIn(product.env.FILES_DIR ?? '')).filter((path) => path.includes(patient.id))).toEqual([]);
    const { rows: devices } = await product.database.query(
      'select 1 from known_devices.devices where account_id = $1',
      [patient.id],
    );
    expect(devices).toEqual([]);
    const { base, wal } = await databaseFolders();
    expect(await filesWith(base, CANARY)).toEqual([]);
    expect(await filesWith(wal, CANARY)).toEqual([]);
    // The key, encrypted under the vault's, which others have.
    for (const path of await filesIn(base))
      expect([path, await contains(path, keys[0]!.wrapped)]).toEqual([path, false]);
  });

  test('and their messages keep their place in a room, whose other members read on', async () => {
    const { body } = await product.call(listRoomMessages, { as: relative, params: { roomId } });
    expect(body.messages).toMatchObject([
      { state: 'erased', sender: '', message: '', isOwn: false },
      { state: 'shown', sender: relative.username, message: 'Natural drops, 50 % off' },
    ]);
    const [room] = (await roomsOf(product, relative)).rooms;
    expect(room).toMatchObject({ _id: roomId, name: '', description: '', memberCount: 1 });
    const { members } = (await product.call(listRoomMembers, { as: relative, params: { roomId } })).body;
    expect(members.map(({ username }) => username)).toEqual([relative.username]);
  });

  test('and what was reported of them waits for no operator', async () => {
    const listed = async (filter: object) => {
      const query = { filter: JSON.stringify({ id: [reportedId], ...filter }) };
      return (await product.call(listReportedMessages, { as: operator, query })).body.map(({ id, message }) => [
        id,
        message,
      ]);
    };
    expect(await listed({ state: 'open' })).toEqual([]);
    expect(await listed({})).toEqual([[reportedId, '']]);
  });

  test('and every read model is still what the log says', async () => {
    const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
    const past = createFeed({ pool: product.database, store, codec }, () => undefined);
    for (const model of readModels)
      expect([model.name, await verify(model, { pool: product.database, past }, new AbortController().signal)]).toEqual(
        [model.name, []],
      );
    await store.close();
  });

  test('nothing can be recorded about them any more, and nobody can sign in as them', async () => {
    expect((await signInAsPatient(product, patient)).status).toBe(401);
    await until(async () => expect((await product.call(showOwnErasure, { as: patient })).status).toBe(401));
    const as = await product.tokenFor({ id: patient.id, role: 'patient' }, ['pwd']);
    const entry = { doctorName: 'Dr. Shah', testName: 'HbA1c', result: '5.9 %' };
    expect((await product.call(addTestReport, { as, body: entry })).code).toBe('PERSON_ERASED');
    expect((await product.call(requestErasure, { as, body: { currentPassword: PASSWORD } })).code).toBe(
      'PASSWORD_NOT_SET',
    );
    expect(
      (await product.call(changePassword, { as, body: { currentPassword: PASSWORD, password: PASSWORD } })).status,
    ).toBe(409);
    expect((await product.call(withdrawErasure, { as })).code).toBe('PERSON_ERASED');
    expect((await signInAsPatient(product, { ...patient, email: patient.email.toUpperCase() })).status).toBe(401);
    await expect(invite(product, await aConfirmedPatient(product), patient.email)).rejects.toThrow('PERSON_ERASED');
    const allergy = { ...{ as: doctor, params: { patientId: patient.id } }, body: { substance: 'Penicillin' } };
    expect((await product.call(noteAllergy, allergy)).status).toBeLessThan(500);
    await expect(
      anAppointment(product, { patient: { ...patient, token: as }, doctor, slot: nextSlot() }),
    ).rejects.toThrow('PERSON_ERASED');
  });

  test('the auditor sees what was erased when, and what remains', async () => {
    const { body } = await product.call(listErasures, { as: auditor, query: { state: 'ended' } });
    expect(body.next).toBeNull();
    const { body: earlier } = await product.call(listErasures, { as: auditor, query: { state: 'ended', before: '1' } });
    expect(earlier).toEqual({ erasures: [], next: null });
    const [erased] = body.erasures.filter(({ patientId }) => patientId === patient.id);
    expect(erased).toMatchObject({ state: 'erased', fullName: '', email: '', hold: null });
    expect(erased?.liftedHolds).toMatchObject([{ reason: '(erased)', liftReason: '(erased)' }]);
    // Also events in the doctor's streams that name the patient: two slots.
    expect(erased?.remains).toMatchObject({ PatientRegistered: 1, PatientErased: 1, ErasureHeld: 1, SlotClaimed: 2 });
    expect((await product.call(holdErasure, { as: auditor, body: { patientId: patient.id, reason: 'x' } })).code).toBe(
      'NOT_ALLOWED',
    );
  });
});

test('an agreed appointment ahead blocks the erasure, also one agreed after the job was queued; it goes on once it is called off', async () => {
  const as = await aConfirmedPatient(product);
  const booked = await anAppointment(product, { patient: as, doctor, slot: nextSlot() });
  const requested = await product.call(requestErasure, { as, body: { currentPassword: PASSWORD } });
  const dueNow = async (after: string | null) =>
    (await product.callInside(listDueErasures, { after })).body.patientIds.includes(as.id);
  const own = await product.call(showOwnErasure, { as, after: requested.position });
  expect(own.body.request?.appointmentUntil).toBe(booked.slot.endsAt);
  expect(await dueNow(requested.position)).toBe(false);
  const erase = () => product.callInside(erasePatient, { params: { patientId: as.id } });
  expect((await erase()).code).toBe('ERASURE_APPOINTMENT');
  const { position } = await product.call(cancelAppointment, {
    as,
    params: { id: booked.id },
    body: { reason: 'No.' },
  });
  expect(await dueNow(position)).toBe(true);
  const { position: ofOther } = await anAppointment(product, { patient: as, doctor, slot: nextSlot() });
  expect((await erase()).code).toBe('ERASURE_APPOINTMENT');
  expect(await dueNow(ofOther)).toBe(false);
  await product.call(withdrawErasure, { as });
});

test('an erasure that is cut off after any of its steps is found again, and completed by the next process', async () => {
  const word = 'Zqsecond';
  const { id: patientId, ...as } = await aConfirmedPatient(product, `Sunita ${word}`);
  await product.call(requestErasure, { as, body: { currentPassword: PASSWORD } });
  const { list, emails, forgetting, countRemains } = product.services.ports.erasure;
  const die = (): never => {
    throw new Error('The process ended here');
  };
  const erase = async (steps: Partial<Ports['erasure']>) => {
    const process = await restartedCommandService(product, steps);
    const { status, body } = await process.callInside(erasePatient, { params: { patientId } });
    await process.close();
    return status === 200 ? body.state : status;
  };
  /** A process that ends once it has taken one of these steps; the scan finds the patient afterwards. */
  const cutOff = async (cuts: readonly Partial<Ports['erasure']>[]) => {
    for (const steps of cuts) {
      await until(async () => expect(await erase(steps)).toBe(500));
      await until(async () => expect((await product.callInside(listDueErasures)).body.patientIds).toContain(patientId));
    }
  };
  await cutOff([
    { list: { ...list, add: (id) => list.add(id).then(die) } },
    { emails: { ...emails, forget: (id, texts) => emails.forget(id, texts).then(die) } },
    { forgetting: { ...forgetting, destroy: (id) => forgetting.destroy(id).then(die) } },
  ]);
  expect(await erase({})).toBe('waiting');
  await passTheMinute(product, patientId);
  await cutOff([
    { forgetting: { ...forgetting, replace: async (...about) => (await forgetting.replace(...about)) && die() } },
    { emails: { ...emails, finish: (id) => emails.finish(id).then(die) } },
    { countRemains: (id) => countRemains(id).then(die) },
  ]);
  expect(await erase({})).toBe('done');
  expect(await sites(word)).toEqual({ tables: [], redis: [], files: [] });
  expect(await readFile(product.env.ERASURE_LIST_FILE, 'utf8')).toContain(patientId);
  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const recorded = await store.readStream(`erasure-${patientId}`);
  expect(recorded.map(({ type }) => type)).toEqual(['ErasureRequested', 'PatientErased', 'ErasureCompleted']);
  await store.close();
});

test('an erasure that is not complete after a day is counted, for an alarm', async () => {
  const { id } = await aPatient(product);
  const begun = (at: string) =>
    product.database.query(
      `insert into read.erased_patients (patient_id, position, erased_at) values ($1, 1, $2)
       on conflict (patient_id) do update set erased_at = excluded.erased_at`,
      [id, at],
    );
  const counted = async () => {
    const text = await (await fetch(`${product.insideAddress}/metrics`)).text();
    return /^erasures_unfinished\{.*\} (\d+)$/m.exec(text)?.[1];
  };
  await begun(new Date(Date.now() - 23 * 60 * 60_000).toISOString());
  expect(await counted()).toBe('0');
  await begun(new Date(Date.now() - 25 * 60 * 60_000).toISOString());
  expect(await counted()).toBe('1');
  await product.database.query('delete from read.erased_patients where patient_id = $1', [id]);
});
