import { always, definePolicy, type GrantAboutOne, own, policy, type Rule } from '../language/policy.js';
import type { Side } from './constants.js';
import { APPOINTMENT_NOT_FOUND } from './errors.js';

/** The parties of an appointment: the facts that its rules need. */
export interface Parties {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly doctorId: string;
}

/** A grant for a party of an appointment. `subject` is always the patient: it is their data. */
export interface PartyGrant extends GrantAboutOne {
  readonly side: Side;
  readonly ground: { readonly purpose: 'own' } | { readonly purpose: 'consultation'; readonly appointmentId: string };
}

export const thePatient: Rule<Parties, PartyGrant> = {
  when: 'where they are the patient',
  ask: ({ id }, { patientId }) =>
    id === patientId ? { subject: patientId, side: 'patient', ground: { purpose: 'own' } } : null,
};

export const theDoctor: Rule<Parties, PartyGrant> = {
  when: 'where they are the doctor',
  ask: ({ id }, { appointmentId, patientId, doctorId }) =>
    id === doctorId ? { subject: patientId, side: 'doctor', ground: { purpose: 'consultation', appointmentId } } : null,
};

export const bothParties = { patient: thePatient, doctor: theDoctor } as const;

/** Other callers get the same reply as for an appointment that does not exist. */
export const ofAnAppointment = { about: 'appointment', otherwise: APPOINTMENT_NOT_FOUND } as const;

export const appointmentActions = definePolicy<Parties, PartyGrant>()(
  { ...ofAnAppointment, recorded: false },
  {
    rescheduleAppointment: bothParties,
    cancelAppointment: bothParties,
    declarePayment: { patient: thePatient },
    confirmPayment: { doctor: theDoctor },
    refundPayment: { doctor: theDoctor },
    rejectPayment: { doctor: theDoctor },
    calendarFile: bothParties,
    showConsultation: { doctor: theDoctor },
  },
);

/** Actions that do not concern one given appointment. */
export const ownAppointmentActions = policy({
  bookAppointment: { patient: own },
  patientAppointments: { patient: own },
  pendingConsultations: { doctor: own },
  activeSessions: { patient: own, doctor: own },
  listConsultations: { doctor: own },
  recordNoShow: { worker: always('no-show check') },
  showAppointmentEmail: { worker: always('email') },
});
