import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId, doctorRegistered, type Fact, otherDoctorId, patientId } from '../testing/facts.js';
import { doctorRegistrations } from './doctor-registrations.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, doctorRegistrations, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const submitted = (fileName: string, of = doctorId): Fact => ({
  type: 'CertificateSubmitted',
  data: {
    ...{ doctorId: of, file: `hash of ${fileName}`, fileName, mediaType: 'application/pdf' },
    ...{ kind: 'degree', title: '' },
  },
});
const verified: Fact = { type: 'DoctorVerified', data: { doctorId } };
const rejected: Fact = { type: 'DoctorRejected', data: { doctorId, reason: 'The licence is blurred.' } };
const other = doctorRegistered({ doctorId: otherDoctorId, fullName: 'Arjun Mehta' });

test('a registration awaits verification from the sign-up on', async () => {
  await story.given(doctorRegistered()).then('select * from {schema}.registrations', [
    {
      ...{ doctor_id: doctorId, full_name: 'Kavita Iyer', email: 'kavita@example.org', phone: '9876543210' },
      ...{ year_exp: 12, specializations: ['Cardiology', 'General Medicine'], picture: 'picture-hash' },
      ...{ state: 'awaiting', since: at(0), registered_at: at(0), version: 0, certificates: [] },
    },
  ]);
});

test.each<[string, Fact[], object]>([
  [
    'new certificates do not reset the waiting time',
    [submitted('a.pdf')],
    { state: 'awaiting', since: at(1), version: 1 },
  ],
  ['verified', [submitted('a.pdf'), verified], { state: 'verified', since: at(3), version: 2 }],
  [
    'verified, with another certificate',
    [verified, submitted('a.pdf')],
    { state: 'verified', since: at(2), version: 2 },
  ],
  ['rejected', [submitted('a.pdf'), rejected], { state: 'rejected', since: at(3), version: 2 }],
  ['no longer verified', [verified, rejected], { state: 'rejected', since: at(3), version: 2 }],
  ['awaiting again', [rejected, submitted('b.pdf')], { state: 'awaiting', since: at(3), version: 2 }],
  [
    'awaiting again, with two',
    [rejected, submitted('b'), submitted('c')],
    { state: 'awaiting', since: at(3), version: 3 },
  ],
])('%s', async (_, facts, expected) => {
  await story
    .given(other, doctorRegistered(), ...facts)
    .then('select full_name, state, since, version from {schema}.registrations order by full_name', [
      { full_name: 'Arjun Mehta', state: 'awaiting', since: at(0), version: 0 },
      { full_name: 'Kavita Iyer', ...expected },
    ]);
});

test('certificates are in order of submission, per doctor', async () => {
  const stored = (name: string, minute: number) => ({
    ...{ file: `hash of ${name}`, file_name: name, media_type: 'application/pdf', submitted_at: at(minute) },
    ...{ kind: 'degree', title: '' },
  });
  await story
    .given(other, doctorRegistered(), submitted('a.pdf'), submitted('x.pdf', otherDoctorId), submitted('b.pdf'))
    .then('select certificates from {schema}.registrations order by full_name', [
      { certificates: [stored('x.pdf', 3)] },
      { certificates: [stored('a.pdf', 2), stored('b.pdf', 4)] },
    ]);
});

test('every decision is kept, with its reason and operator', async () => {
  await story.given(doctorRegistered(), verified, rejected, submitted('a.pdf'), verified).then(
    `select decision, reason, decided_at, operator_id is not null as named
       from {schema}.registration_decisions order by position`,
    [
      { decision: 'verified', reason: null, decided_at: at(1), named: true },
      { decision: 'rejected', reason: 'The licence is blurred.', decided_at: at(2), named: true },
      { decision: 'verified', reason: null, decided_at: at(4), named: true },
    ],
  );
});

test('operators have names, and an edited profile is up to date', async () => {
  const operator = { operatorId: patientId, fullName: 'Devika Pillai', email: 'd@example.org', passwordHash: 'hash' };
  await story
    .given({ type: 'OperatorAppointed', data: operator })
    .then('select * from {schema}.operators', [{ operator_id: patientId, full_name: 'Devika Pillai' }]);
  const edited: Fact = {
    type: 'DoctorProfileEdited',
    data: {
      ...{ doctorId, fullName: 'Kavita Rao', phone: '9820099999', location: '', specialization: '', experience: '' },
      ...{ aboutMe: '', education: [], specializations: ['Neurology'], certifications: [], picture: null },
    },
  };
  await story
    .given(doctorRegistered(), edited)
    .then('select full_name, phone, specializations, picture, version from {schema}.registrations', [
      { full_name: 'Kavita Rao', phone: '9820099999', specializations: ['Neurology'], picture: null, version: 0 },
    ]);
});

test('the address is the last confirmed one', async () => {
  const change = { accountId: doctorId, role: 'doctor', number: 1 } as const;
  const changed: Fact = { type: 'EmailChanged', data: { ...change, email: 'new@example.org' } };
  const back: Fact = { type: 'EmailChangeReverted', data: { ...change, email: 'kavita@example.org', google: false } };
  await story
    .given(doctorRegistered(), changed)
    .then('select email from {schema}.registrations', [{ email: 'new@example.org' }]);
  await story
    .given(doctorRegistered(), changed, back)
    .then('select email from {schema}.registrations', [{ email: 'kavita@example.org' }]);
});
