import { describe, expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import { entryActions, type EntryReader } from './entry-actions.js';
import { recordActions, retractionActions } from './policy.js';

const patientId = 'patient';
const readers: Record<string, EntryReader> = {
  'the patient': { id: patientId, role: 'patient', treats: false },
  'the treating doctor': { id: 'treating', role: 'doctor', treats: true },
  'a doctor whose treatment has ended': { id: 'former', role: 'doctor', treats: false },
};

describe.each(Object.entries(readers))('%s', (_, reader) => {
  const treatment = reader.treats ? { appointmentId: 'appointment', doctorId: reader.id } : null;

  test.each([patientId, 'treating', 'former'])('is offered what the policy allows, on an entry of %s', (author) => {
    const facts = { patientId, treatment, author: { id: author } };
    expect(entryActions(reader, { author: { id: author }, retracted: null, isTaken: true })).toEqual({
      stop: can(reader, recordActions.stopMedicine, facts).allowed,
      // Beyond the policy the decider refuses everybody but the author.
      retract: can(reader, retractionActions.retractEntry, facts).allowed && author === reader.id,
    });
  });

  test('is offered nothing on a retracted entry, and no stop of what is not taken', () => {
    const author = { id: reader.id };
    expect(entryActions(reader, { author, retracted: {}, isTaken: true })).toEqual({ stop: false, retract: false });
    expect(entryActions(reader, { author, retracted: null })).toEqual({ stop: false, retract: true });
  });
});
