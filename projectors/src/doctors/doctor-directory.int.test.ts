import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { projectionStory } from '@anamnesis/platform/testing/projection-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId, doctorRegistered, type Fact, otherDoctorId, rated } from '../testing/facts.js';
import { doctorDirectory } from './doctor-directory.projection.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof projectionStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await projectionStory(database.pool, doctorDirectory, eventDefinitions);
});
afterAll(() => database.close());

const certificate = (fileName: string): Fact => ({
  type: 'CertificateSubmitted',
  data: { doctorId, file: 'certificate-hash', fileName, mediaType: 'application/pdf' },
});
const other = doctorRegistered({ doctorId: otherDoctorId, fullName: 'Arjun Mehta', specifications: [], picture: null });

test('a doctor who signed up is listed, found by name and specialization, and not rated yet', async () => {
  await story.given(doctorRegistered()).then('select * from {schema}.doctors', [
    {
      doctor_id: doctorId,
      full_name: 'Kavita Iyer',
      email: 'kavita@example.org',
      mobile_number: '9876543210',
      year_exp: 12,
      specifications: ['Cardiology', 'General Medicine'],
      picture: 'picture-hash',
      certificates: [],
      stars: 0,
      feedback_count: 0,
      searched: 'kavita iyer\ncardiology\ngeneral medicine',
    },
  ]);
});

test('certificates are kept in their order, with whose they are', async () => {
  await story
    .given(other, doctorRegistered(), certificate('degree.pdf'), certificate('licence.pdf'))
    .then('select full_name, certificates from {schema}.doctors order by full_name', [
      { full_name: 'Arjun Mehta', certificates: [] },
      { full_name: 'Kavita Iyer', certificates: ['degree.pdf', 'licence.pdf'] },
    ]);
});

test('stars are added up, each for the doctor they were given to', async () => {
  await story
    .given(other, doctorRegistered(), rated(5), rated(4), rated(1, otherDoctorId))
    .then('select full_name, stars, feedback_count from {schema}.doctors order by full_name', [
      { full_name: 'Arjun Mehta', stars: 1, feedback_count: 1 },
      { full_name: 'Kavita Iyer', stars: 9, feedback_count: 2 },
    ]);
});
