import { expect, test } from '@jest/globals';
import { bodyOf, draftOf } from './doctor-draft';
import { sampleProfile } from './sample-profile';

const educationAfter = (place: string, degree = 'MD') => {
  const draft = { ...draftOf(sampleProfile), education: [{ degree, place }] };
  return JSON.parse(bodyOf(draft, '').education) as unknown;
};

test('a profile that is not changed is sent as it is', () => {
  const body = bodyOf(draftOf(sampleProfile), sampleProfile.email);
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
])('"%s" is an institution and a year', (place, told) =>
  expect(educationAfter(place)).toEqual([{ degree: 'MD', ...told }]),
);

test('an education without a word in it is left out', () => expect(educationAfter(' | ', ' ')).toEqual([]));
