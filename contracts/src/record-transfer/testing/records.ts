import type { TransferredEntry } from '../entry.js';
import type { Person } from '../write-bundle.js';

/** A UUID derived from a text, for tests alone: four hashes of 32 bits. */
export function uuidOf(text: string): string {
  const hashes = [1, 2, 3, 4].map((seed) => {
    let hash = Math.imul(seed, 0x9e3779b1);
    for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) ^ (hash >>> 15);
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return hashes.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
}
const urn = (text: string): string => `urn:uuid:${uuidOf(text)}`;
export const options = { uuidOf, now: '2026-11-23T08:00:00.000Z' };

export const meera: Person = { id: uuidOf('meera'), fullName: 'Meera Joshi', gender: 'Female' };

/** A record with every kind of entry, from doctors, from the patient and from elsewhere. */
export const entries: readonly TransferredEntry[] = [
  {
    ...{ kind: 'prescription', resource: urn('p1'), role: 'doctor', doctorName: 'Kavita Rao', date: '2026-11-18' },
    ...{ medication: 'Atorvastatin 10 mg', dosage: 'Once a day', duration: '3 months', instructions: 'At night.' },
    stoppedOn: null,
  },
  {
    ...{ kind: 'prescription', resource: urn('p2'), role: 'patient', doctorName: 'Dr. Neel Shah', date: '2025-05-02' },
    ...{ medication: 'Cetirizine 10 mg', dosage: 'When needed', duration: '', instructions: '' },
    stoppedOn: '2026-06-30',
  },
  {
    ...{ kind: 'testReport', resource: urn('t1'), role: 'doctor', doctorName: 'Kavita Rao', date: '2026-11-18' },
    ...{ testName: 'Lipid profile', result: 'LDL 128 mg/dL (0 - 100)\nHDL 41 mg/dL (> 40)\nTSH 2,100 furlongs' },
  },
  {
    ...{ kind: 'testReport', resource: urn('t2'), role: 'patient', doctorName: 'Dr. Kulkarni', date: '2026-03-02' },
    ...{ testName: 'HbA1c', result: '5.9 %' },
  },
  {
    ...{ kind: 'testReport', resource: urn('t3'), role: 'unknown', doctorName: '', date: '2024-01-09' },
    ...{ testName: 'Chest X-ray', result: 'Clear lungs.' },
  },
  {
    ...{ kind: 'diagnosis', resource: urn('d1'), role: 'doctor', doctorName: 'Kavita Rao', date: '2026-11-18' },
    ...{ condition: 'Prediabetes', symptoms: 'Tired', notes: 'Fewer sweets.\nWalking.', followUpDate: '2026-12-14' },
  },
  {
    ...{
      kind: 'diagnosis',
      resource: 'https://city.example/Condition/7',
      role: 'unknown',
      doctorName: 'City Hospital',
    },
    ...{ date: '2021-07-01', condition: 'Migraine', symptoms: '', notes: '', followUpDate: null },
  },
  {
    ...{ kind: 'allergy', resource: urn('a1'), role: 'patient', doctorName: '', substance: 'Penicillin' },
    ...{ reaction: 'Rash & <b>swelling</b>', writtenAt: '2026-10-01T06:30:00.000Z' },
  },
  {
    ...{ kind: 'allergy', resource: urn('a2'), role: 'doctor', doctorName: 'Kavita Rao', substance: 'Latex' },
    ...{ reaction: '', writtenAt: null },
  },
];
