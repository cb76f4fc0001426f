import { showAvailability } from '@anamnesis/contracts/availability/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorAvailability } from '@anamnesis/read-models/availability/doctor-availability';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { ownAvailability } from './own-availability.js';

const reads = [doctorDirectory, doctorAvailability, appointmentList, patientProfile];

export const availabilityHandlers = (ports: Ports): RouteHandler[] => [
  answer(showAvailability, (call) => ownAvailability(ports, call), { reads }),
];
