import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { Person as Name } from '@anamnesis/contracts/testing/access-matrix';
import type { Booked, Stage } from './appointments.js';
import type { Sent } from './caller.js';
import type { Scene } from './scene.js';

/** The caller, and a source of appointments. */
export interface Turn {
  scene: Scene;
  name: Name;
  appointment(stage: Stage): Promise<Booked>;
}

/** A call that succeeds for a permitted caller. */
export interface Example {
  sent(turn: Turn): Sent | Promise<Sent>;
  /** The error that even a permitted caller gets. */
  refused?: ErrorCode;
}

export const nothing: Example = { sent: () => ({}) };
/** About a new appointment at a stage. */
export const about =
  (stage: Stage, sent: (appointment: Booked) => Sent): Example['sent'] =>
  async ({ appointment }) =>
    sent(await appointment(stage));

/** Makes what the call is about for each caller who is allowed; those who are refused get one together, because a refused call changes nothing. */
export function onceForRefused(make: (turn: Turn) => Promise<Sent>): (turn: Turn) => Promise<Sent> {
  const made = new WeakMap<Scene, Promise<Sent>>();
  return (turn) => {
    if (turn.appointment === turn.scene.fresh) return make(turn);
    const sent = made.get(turn.scene) ?? make(turn);
    made.set(turn.scene, sent);
    return sent;
  };
}

/** In the record of the patient, with an appointment between them and the doctor. It is shared, because no such call changes it. */
export const inTheRecord =
  (body?: object) =>
  async ({ scene }: Turn): Promise<Sent & { params: { patientId: string } }> => {
    const { position } = await scene.shared('booked');
    const params = { patientId: scene.people['patient-owner'].id };
    return { params, after: position, ...(body ? { body } : {}) };
  };
