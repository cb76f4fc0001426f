import { showAvailability } from '@anamnesis/contracts/doctors/availability-routes';
import { doctorSlots, findDoctors, recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorAvailability } from '@anamnesis/read-models/doctors/doctor-availability';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { find } from './find-doctors.js';
import { ownAvailability } from './own-availability.js';
import { recommend } from './recommend-doctors.js';
import { findListing, slotsOfDay } from './slots-of-day.js';

const reads = [doctorDirectory, doctorAvailability, appointmentList];

export const doctorHandlers = (ports: Ports): RouteHandler[] => [
  answer(findDoctors, (call) => find(ports, call), { reads }),

  answerAbout(
    doctorSlots,
    (call) => findListing(ports, call),
    (call) => slotsOfDay(ports, call),
    { reads },
  ),

  answer(showAvailability, (call) => ownAvailability(ports, call), { reads: [...reads, patientProfile] }),

  answer(recommendDoctors, (call) => recommend(ports, call), { reads }),
];
