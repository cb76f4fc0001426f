import { doctorSlots, findDoctors, recommendDoctors, showClinic } from '@anamnesis/contracts/doctors/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorAvailability } from '@anamnesis/read-models/availability/doctor-availability';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import type { Ports } from '../ports.js';
import { find } from './find-doctors.js';
import { recommend } from './recommend-doctors.js';
import { findListing, slotsOfDay } from './slots-of-day.js';

const reads = [doctorDirectory, doctorAvailability, appointmentList];

export const doctorHandlers = (ports: Ports): RouteHandler[] => [
  answer(showClinic, () => Promise.resolve({ body: { timeZone: ports.timeZone, country: ports.country } })),

  answer(findDoctors, (call) => find(ports, call), { reads }),

  answerAbout(
    doctorSlots,
    (call) => findListing(ports, call),
    (call) => slotsOfDay(ports, call),
    { reads },
  ),

  answer(recommendDoctors, (call) => recommend(ports, call), { reads }),
];
