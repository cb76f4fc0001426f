import { showAvailability } from '@anamnesis/contracts/doctors/availability-routes';
import { doctorSlots, findDoctors, recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { find } from './find-doctors.js';
import { ownAvailability } from './own-availability.js';
import { recommend } from './recommend-doctors.js';
import { findListing, slotsOfDay } from './slots-of-day.js';

const reads = ['doctor-directory', 'doctor-availability', 'appointment-list'];

export const doctorHandlers = (ports: Ports): RouteHandler[] => [
  answer(findDoctors, (call) => find(ports, call), { reads }),

  answerAbout(
    doctorSlots,
    (call) => findListing(ports, call),
    (call) => slotsOfDay(ports, call),
    { reads },
  ),

  answer(showAvailability, (call) => ownAvailability(ports, call), { reads: [...reads, 'patient-profile'] }),

  answer(recommendDoctors, (call) => recommend(ports, call), { reads }),
];
