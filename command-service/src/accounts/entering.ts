import { clinicTime } from '@anamnesis/contracts/doctors/slots';
import { type Asking, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { acceptGoogle } from './accept-google.js';
import { doctorDecider } from './doctor.decider.js';
import { patientDecider } from './patient.decider.js';

/** How somebody showed who they are, before any second step. */
export type Way = { by: 'pwd' } | { by: 'google'; subject: string };

/** Records that a patient is in: the day counts for the streak. Google's account is linked, where they came by it. */
export async function patientEnters(ports: Ports, call: Asking, id: string, way: Way) {
  const { commands, clock, timeZone } = ports;
  const actor = { id, role: 'patient' } as const;
  if (way.by === 'google') await acceptGoogle(ports, call, actor, way.subject);
  const today = clinicTime(clock(), timeZone).date;
  const signIn = { type: 'RecordSignIn' } as const;
  return commands.handle(patientDecider, `patient-${id}`, signIn, { today }, causeOf(call, actor));
}

/** A doctor who is in. Google's account is linked, where they came by it. */
export async function doctorEnters(ports: Ports, call: Asking, id: string, way: Way) {
  const actor = { id, role: 'doctor' } as const;
  const position = way.by === 'google' ? await acceptGoogle(ports, call, actor, way.subject) : null;
  return { state: await ports.commands.load(doctorDecider, `doctor-${id}`), position };
}
