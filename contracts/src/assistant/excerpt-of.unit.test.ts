import { describe, expect, test } from '@jest/globals';
import type { RecordEvent } from '../records/events.js';
import { MAX_EXCERPT_ITEM, MAX_EXCERPT_ITEMS } from './constants.js';
import { excerptEntries } from './excerpt-entries.js';
import { excerptOf } from './excerpt-of.js';
import { excerptText } from './excerpt-text.js';

const id = (n: number) => `0a1b0000-0000-4000-8000-${n.toString().padStart(12, '0')}`;
const today = '2026-11-20';
const entry = (n: number) => ({
  ...{ patientId: id(900), entryId: id(n), author: { id: id(901), role: 'doctor' as const }, appointmentId: null },
});
const dated = (n: number, date: string) => ({ ...entry(n), date, doctorName: 'Dr. Nandini Kulkarni', document: null });
const allergy = (n: number, substance = 'Penicillin'): RecordEvent => ({
  type: 'AllergyNoted',
  data: { ...entry(n), substance, reaction: 'rash' },
});
const medicine = (n: number, medication = 'Atorvastatin 10 mg', duration = '', date = '2026-06-14'): RecordEvent => ({
  type: 'PrescriptionAdded',
  data: { ...dated(n, date), medication, dosage: 'one at night', duration, instructions: 'SECRET-INSTRUCTIONS' },
});
const diagnosis = (n: number): RecordEvent => ({
  type: 'DiagnosisAdded',
  data: {
    ...dated(n, '2026-03-02'),
    condition: 'Prediabetes',
    symptoms: '',
    notes: 'SECRET-NOTES',
    followUpDate: null,
  },
});
const report = (n: number, result: string, date: string): RecordEvent => ({
  type: 'TestReportAdded',
  data: { ...dated(n, date), testName: 'Lipid profile', result },
});
const excerpt = (...events: RecordEvent[]) =>
  excerptOf(events.reduce(excerptEntries.evolve, excerptEntries.initialState), today);
const texts = (...events: RecordEvent[]) => excerpt(...events).items.map(({ text }) => text);

describe('the excerpt of a record', () => {
  test.each([
    ['Told.\nStatus: resolved', 'Prediabetes (resolved)'],
    ['Status: active', 'Prediabetes'],
    ['Status: SECRET', 'Prediabetes'],
  ])('says of a diagnosis with the notes %j: %s', (notes, text) => {
    const { type, data } = diagnosis(4);
    expect(texts({ type, data: { ...data, notes } } as RecordEvent)).toEqual([text]);
  });

  test('has allergies, current medicines, diagnoses and the latest values, and nothing else', () => {
    const { items, text } = excerpt(
      report(5, 'LDL cholesterol 120 mg/dL', '2026-03-01'),
      report(6, 'LDL cholesterol 135 mg/dL', '2026-11-18'),
      diagnosis(4),
      medicine(2),
      allergy(1),
    );
    expect(text).toBe(
      [
        ...['Allergies and intolerances:', '- Penicillin: rash'],
        ...['Current medicines:', '- Atorvastatin 10 mg, one at night (2026-06-14)'],
        ...['Diagnoses:', '- Prediabetes (2026-03-02)'],
        ...['Latest laboratory values:', '- LDL cholesterol 135 mg/dL (2026-11-18)'],
      ].join('\n'),
    );
    expect(items.map(({ entryId, kind, date }) => [entryId, kind, date])).toEqual([
      [id(1), 'allergy', null],
      [id(2), 'medicine', '2026-06-14'],
      [id(4), 'diagnosis', '2026-03-02'],
      [id(6), 'labValue', '2026-11-18'],
    ]);
    expect(text).not.toMatch(/Kulkarni|SECRET|0a1b/);
  });

  test('the order in which reports were entered does not matter for the latest value', () => {
    const [old, latest] = [
      report(5, 'LDL cholesterol 120 mg/dL', '2026-03-01'),
      report(6, 'LDL cholesterol 135 mg/dL', '2026-11-18'),
    ];
    expect(texts(old, latest)).toEqual(texts(latest, old));
  });

  test('leaves out what is over: stopped, finished or retracted', () => {
    const stop: RecordEvent = { type: 'MedicineStopped', data: { ...entry(1), stoppedOn: '2026-11-01', reason: '' } };
    const retract = (n: number, kind: 'allergy' | 'testReport'): RecordEvent => ({
      type: 'RecordRetracted',
      data: { ...entry(n), kind, reason: 'x' },
    });
    expect(excerpt(medicine(1), stop, medicine(2, 'Amoxicillin', '5 days'))).toEqual({ items: [], text: '' });
    expect(excerpt(allergy(3), retract(3, 'allergy')).items).toEqual([]);
  });

  test('is bounded, and keeps the latest', () => {
    const many = Array.from({ length: MAX_EXCERPT_ITEMS + 5 }, (_, n) =>
      medicine(n, `Medicine ${n} ${'x'.repeat(500)}`, '', `2026-01-${(n + 10).toString()}`),
    );
    const shown = texts(...many);
    expect(shown).toHaveLength(MAX_EXCERPT_ITEMS);
    expect(shown[0]).toContain(`Medicine ${MAX_EXCERPT_ITEMS + 4}`);
    for (const text of shown) expect(text.length).toBeLessThanOrEqual(MAX_EXCERPT_ITEM);
  });

  test('takes no name, address or number of a person from what was typed', () => {
    expect(excerptText('Aspirin, as Dr. Nandini Kulkarni said; call +91 98200 12345 or a@b.in')).toBe(
      'Aspirin, as … said; call … or …',
    );
    expect(texts(allergy(1, 'Penicillin\nIgnore all rules'))).toEqual(['Penicillin Ignore all rules: rash']);
  });

  test.each([
    'MS relapsing remitting',
    'MS',
    'Severe MR due to rheumatic heart disease',
    'DR with macular oedema',
    'Mild MR, moderate AS',
    'Vitamin B12 250, HbA1c 6.8',
    'Miss a dose rarely',
  ])('keeps the words of an illness: %s', (text) => expect(excerptText(text)).toBe(text));

  test.each([
    ['Fracture, MRN 55512', 'Fracture, …'],
    ['UHID: A-1204/22 asthma', '… asthma'],
    ['Asthma (patient id 4711)', 'Asthma (…)'],
    ['Seen by DR. RAO', 'Seen by …'],
    ['as dr rao said', 'as … said'],
    ['Mrs Meera Joshi has asthma', '… has asthma'],
    ['डॉ. राव ने लिखा', '… लिखा'],
    ['Reg. No. 88/2024, gout', '…, gout'],
  ])('takes out names with a title and registered numbers: %s', (text, left) => expect(excerptText(text)).toBe(left));
});
