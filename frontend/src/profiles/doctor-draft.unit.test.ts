import { expect, test } from '@jest/globals';
import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { bodyOf, draftOf } from './doctor-draft';
import { sampleProfile } from './sample-profile';

const textsOf = (profile: DoctorProfile) => {
  const { profilePic: _picture, ...texts } = draftOf(profile);
  return texts;
};
const educationAfter = (institutionAndYear: string, degree = 'MD') => {
  const draft = { ...textsOf(sampleProfile), education: [{ degree, institutionAndYear }] };
  return JSON.parse(bodyOf(draft, '').education) as unknown;
};

test('an unchanged profile is sent unchanged', () => {
  const body = bodyOf(textsOf(sampleProfile), sampleProfile.email);
  expect({
    ...body,
    education: JSON.parse(body.education) as unknown,
    specializations: JSON.parse(body.specializations) as unknown,
    certifications: JSON.parse(body.certifications) as unknown,
    hospitals: JSON.parse(body.hospitals) as unknown,
    consultationTypes: JSON.parse(body.consultationTypes) as unknown,
    fee: Number(body.fee),
  }).toEqual(sampleProfile);
});

test.each([
  ['AIIMS | 2008', { institution: 'AIIMS', year: '2008' }],
  ['AIIMS|2008', { institution: 'AIIMS', year: '2008' }],
  ['AIIMS', { institution: 'AIIMS', year: '' }],
  ['Delhi | AIIMS | 2008', { institution: 'Delhi | AIIMS', year: '2008' }],
  [' | 2008', { institution: '', year: '2008' }],
])('"%s" is split into institution and year', (text, expected) =>
  expect(educationAfter(text)).toEqual([{ degree: 'MD', ...expected }]),
);

test('a blank entry of the education is left out', () => expect(educationAfter(' | ', ' ')).toEqual([]));
