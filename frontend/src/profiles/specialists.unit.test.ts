import { describe, expect, test } from '@jest/globals';
import { chronicIllnesses, familyHistory, symptoms } from '@anamnesis/contracts/profiles/questionnaire';
import { specialtyOf } from '@anamnesis/contracts/doctors/specialties';
import { findDoctorsOf, recommendedDoctors, specializationsIn } from './specialists';

const none = { symptoms: [], chronicIllnesses: [], familyHistory: [] };

describe('recommended doctors', () => {
  test.each([
    ['Frequent Headaches / Migraines', 'Neurologist'],
    ['Joint / Muscle Pain', 'Orthopedic / Physiotherapist'],
    ['Anxiety / Depression', 'Psychiatrist / Psychologist'],
    ['Chest Pain / Palpitations', 'Cardiologist'],
    ['Breathing Issues / Asthma', 'Pulmonologist'],
    ['Skin Rashes / Itching', 'Dermatologist'],
    ['Stomach Pain / Indigestion', 'Gastroenterologist'],
    ['Fever / Infections', 'General Physician'],
  ] as const)('for %s: %s', (symptom, doctor) => {
    expect(recommendedDoctors({ ...none, symptoms: [symptom] })).toEqual([doctor]);
  });

  test.each([
    ['Diabetes', 'Endocrinologist'],
    ['Hypertension', 'Cardiologist'],
    ['Thyroid Disorder', 'Endocrinologist'],
    ['Asthma', 'Pulmonologist'],
  ] as const)('for %s: %s', (illness, doctor) => {
    expect(recommendedDoctors({ ...none, chronicIllnesses: [illness] })).toEqual([doctor]);
  });

  test.each([
    ['Heart Disease', 'Cardiologist'],
    ['Cancer', 'Oncologist'],
    ['Diabetes', 'Endocrinologist'],
    ['Hypertension', 'Cardiologist'],
    ['Mental Illness', 'Psychiatrist'],
  ] as const)('for %s in the family: %s', (illness, doctor) => {
    expect(recommendedDoctors({ ...none, familyHistory: [illness] })).toEqual([doctor]);
  });

  test("contain each kind once: symptoms first, then illnesses, then the family's", () => {
    const all = recommendedDoctors({ symptoms, chronicIllnesses, familyHistory });
    expect(all).toEqual([
      'Neurologist',
      'Orthopedic / Physiotherapist',
      'Psychiatrist / Psychologist',
      'Cardiologist',
      'Pulmonologist',
      'Dermatologist',
      'Gastroenterologist',
      'General Physician',
      'Endocrinologist',
      'Oncologist',
      'Psychiatrist',
    ]);
  });

  test('are empty if nothing is checked', () => {
    expect(recommendedDoctors(none)).toEqual([]);
  });

  test('are specialties of the coded list', () => {
    const named = recommendedDoctors({ symptoms, chronicIllnesses, familyHistory }).flatMap(specializationsIn);
    expect(named.filter((each) => !specialtyOf(each))).toEqual([]);
  });

  test('link to the doctors of each specialization', () => {
    expect(specializationsIn('Orthopedic / Physiotherapist').map(findDoctorsOf)).toEqual([
      '/user-tele?tab=doctors&specialization=Orthopedic',
      '/user-tele?tab=doctors&specialization=Physiotherapist',
    ]);
  });
});
