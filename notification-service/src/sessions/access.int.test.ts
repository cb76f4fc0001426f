import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import { can } from '@anamnesis/contracts/language/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import { socketActions } from '@anamnesis/contracts/sessions/policy';
import {
  closeAll,
  connect,
  doctor,
  freshPrefix,
  patient,
  sessionId,
  startServer,
  stranger,
} from '../testing/sockets.js';

afterEach(closeAll);

const people = {
  'the patient': { id: patient, role: 'patient' },
  'the doctor': { id: doctor, role: 'doctor' },
  'another patient': { id: stranger, role: 'patient' },
  'another doctor': { id: stranger, role: 'doctor' },
  "a doctor under the patient's id": { id: patient, role: 'doctor' },
  'an auditor': { id: stranger, role: 'auditor' },
  'an operator': { id: stranger, role: 'operator' },
} as const satisfies Record<string, Actor>;

const messages = {
  doctorJoined: { sessionId },
  userJoined: { sessionId },
  endSession: { sessionId },
  enterMeeting: { sessionId, visit: randomUUID(), returning: false },
  signalMeeting: { kind: 'media', media: { microphone: true, camera: true, audioOnly: false } },
  leaveMeeting: {},
} as const satisfies Readonly<Record<keyof typeof socketActions, object>>;

const facts = { appointmentId: sessionId, patientId: patient, doctorId: doctor };

describe.each(Object.entries(people))('%s', (_who, { id, role }) => {
  test('may send what the policy allows, and nothing else', async () => {
    const { address } = await startServer(freshPrefix());
    const { socket } = await connect(address, id, role);
    for (const [event, message] of Object.entries(messages)) {
      const verdict = can({ id, role }, socketActions[event as keyof typeof socketActions], facts);
      const expected = verdict.allowed ? { success: true } : { success: false, code: verdict.refusal.code };
      expect([event, await socket.emitWithAck(event, message)]).toEqual([event, expect.objectContaining(expected)]);
    }
  });
});
