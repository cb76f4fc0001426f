import { afterAll, beforeAll, test } from '@jest/globals';
import { searchWords } from '@anamnesis/contracts/doctors/search-words';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId, doctorRegistered, type Fact, otherDoctorId, rated } from '../testing/facts.js';
import { doctorDirectory } from './doctor-directory.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, doctorDirectory, eventDefinitions);
});
afterAll(() => database.close());

const certificate = (title: string): Fact => ({
  type: 'CertificateSubmitted',
  data: {
    ...{ doctorId, file: 'certificate-hash', fileName: 'scan.pdf', mediaType: 'application/pdf' },
    ...{ kind: 'degree', title },
  },
});
const usual = { hospitals: [], consultation_fee: 500, consultation_types: ['General Consultation'] };
const other = doctorRegistered({ doctorId: otherDoctorId, fullName: 'Arjun Mehta', specifications: [], picture: null });

test('a new doctor awaits verification, is searchable by name and specialization, and has no rating', async () => {
  await story.given(doctorRegistered()).then('select * from {schema}.doctors', [
    {
      doctor_id: doctorId,
      full_name: 'Kavita Iyer',
      email: 'kavita@example.org',
      mobile_number: '9876543210',
      year_exp: 12,
      specifications: ['Cardiology', 'General Medicine'],
      specialties: ['06', '01'],
      ...usual,
      picture: 'picture-hash',
      location: '',
      specialization: 'Cardiology',
      experience: '12 years',
      about_me: '',
      education: [],
      specializations: ['Cardiology', 'General Medicine'],
      certifications: [],
      stars: 0,
      feedback_count: 0,
      sorted_by: 'kavita iyer',
      searched:
        ' kavita iyer cardiology cardiologist heart cardiac specialist cardiovascular disease general medicine practice physician practitioner gp',
      registration: 'awaiting',
      rejected_because: null,
    },
  ]);
});

test('certificates are listed in order, per doctor', async () => {
  await story
    .given(other, doctorRegistered(), certificate('MBBS'), certificate(''))
    .then('select full_name, certifications from {schema}.doctors order by full_name', [
      { full_name: 'Arjun Mehta', certifications: [] },
      { full_name: 'Kavita Iyer', certifications: ['MBBS', 'Degree'] },
    ]);
});

test('stars are summed per doctor', async () => {
  await story
    .given(other, doctorRegistered(), rated(5), rated(4), rated(1, otherDoctorId))
    .then('select full_name, stars, feedback_count from {schema}.doctors order by full_name', [
      { full_name: 'Arjun Mehta', stars: 1, feedback_count: 1 },
      { full_name: 'Kavita Iyer', stars: 9, feedback_count: 2 },
    ]);
});

const edited = (experience: string): Fact => ({
  type: 'DoctorProfileEdited',
  data: {
    ...{ doctorId, fullName: 'Kavita Sundaram', phone: '9820099999', location: 'Pune', aboutMe: 'I listen.' },
    ...{ specialization: 'Neurology', experience, specializations: ['Sleep Medicine', 'Neurology'] },
    education: [{ degree: 'MD', institution: 'AIIMS', year: '2008' }],
    ...{ certifications: ['Fellow'], picture: null },
  },
});

test('an edited profile replaces the previous data, including the search terms', async () => {
  await story
    .given(doctorRegistered(), other, certificate('degree.pdf'), rated(5), edited('15+ years'))
    .then(`select * from {schema}.doctors where doctor_id = '${doctorId}'`, [
      {
        doctor_id: doctorId,
        full_name: 'Kavita Sundaram',
        email: 'kavita@example.org',
        mobile_number: '9820099999',
        year_exp: 15,
        specifications: ['Neurology', 'Sleep Medicine'],
        specialties: ['13', 'C0'],
        ...usual,
        picture: null,
        location: 'Pune',
        specialization: 'Neurology',
        experience: '15+ years',
        about_me: 'I listen.',
        education: [{ degree: 'MD', institution: 'AIIMS', year: '2008' }],
        specializations: ['Sleep Medicine', 'Neurology'],
        certifications: ['Fellow'],
        stars: 5,
        feedback_count: 1,
        sorted_by: 'kavita sundaram',
        searched:
          ' kavita sundaram neurology neurologist brain nerves epilepsy migraine sleep medicine specialist insomnia snoring',
        registration: 'awaiting',
        rejected_because: null,
      },
    ]);
});

test('an experience without a number keeps the years', async () => {
  await story
    .given(doctorRegistered(), edited('many years'))
    .then('select year_exp, experience from {schema}.doctors', [{ year_exp: 12, experience: 'many years' }]);
});

const verified: Fact = { type: 'DoctorVerified', data: { doctorId } };
const rejected: Fact = { type: 'DoctorRejected', data: { doctorId, reason: 'The licence is blurred.' } };
test.each<[string, Fact[], string, string | null]>([
  ['verified', [verified], 'verified', null],
  ['verified, with a new certificate', [verified, certificate('more.pdf')], 'verified', null],
  ['rejected', [rejected], 'rejected', 'The licence is blurred.'],
  ['no longer verified', [verified, rejected], 'rejected', 'The licence is blurred.'],
  ['rejected, with a new certificate', [rejected, certificate('clear.pdf')], 'awaiting', null],
  ['verified after a rejection', [rejected, verified], 'verified', null],
])('%s: the state is set for this doctor only', async (_, facts, registration, because) => {
  await story
    .given(other, doctorRegistered(), ...facts)
    .then('select full_name, registration, rejected_because from {schema}.doctors order by full_name', [
      { full_name: 'Arjun Mehta', registration: 'awaiting', rejected_because: null },
      { full_name: 'Kavita Iyer', registration, rejected_because: because },
    ]);
});

test('a specialty given twice in different words is listed once, and an unknown one by its text', async () => {
  await story
    .given(doctorRegistered({ specifications: ['Heart specialist', 'Cardiologist', 'Ayurveda'] }))
    .then('select specifications, specialties from {schema}.doctors', [
      { specifications: ['Heart specialist', 'Ayurveda'], specialties: ['06', 'Ayurveda'] },
    ]);
});

test('an edited practice replaces the default, for this doctor only', async () => {
  const practice = { doctorId, hospitals: ['Ruby Hall'], fee: 800, consultationTypes: ['Follow-up', 'Second Opinion'] };
  await story
    .given(doctorRegistered(), other, { type: 'DoctorPracticeEdited', data: practice })
    .then('select hospitals, consultation_fee, consultation_types from {schema}.doctors order by full_name', [
      usual,
      {
        hospitals: ['Ruby Hall'],
        consultation_fee: 800,
        consultation_types: ['Follow-up', 'Second Opinion'],
      },
    ]);
});

test.each([
  ['with a word longer than an index entry', '㌖'.repeat(120)],
  ['that expands to eighteen times its length', 'ﷺ'.repeat(120)],
  ['of stacked combining marks', `Z${'\u0357\u030a'.repeat(59)}`],
])('a name %s is folded, and found by its beginning', async (_, fullName) => {
  const found = searchWords(fullName.slice(0, 2)).map((word) => `searched like $$% ${word}%$$`);
  const query = `select full_name, ${found.join(' and ')} as found from {schema}.doctors`;
  await story
    .given(doctorRegistered({ fullName, specifications: ['각'.repeat(80)] }), {
      type: 'DoctorVerified',
      data: { doctorId },
    })
    .then(query, [{ full_name: fullName, found: true }]);
});

test('the address is the last confirmed one', async () => {
  const change = { accountId: doctorId, role: 'doctor', number: 1 } as const;
  const changed: Fact = { type: 'EmailChanged', data: { ...change, email: 'new@example.org' } };
  const back: Fact = { type: 'EmailChangeReverted', data: { ...change, email: 'kavita@example.org', google: false } };
  await story
    .given(doctorRegistered(), changed)
    .then('select email from {schema}.doctors', [{ email: 'new@example.org' }]);
  await story
    .given(doctorRegistered(), changed, back)
    .then('select email from {schema}.doctors', [{ email: 'kavita@example.org' }]);
});
