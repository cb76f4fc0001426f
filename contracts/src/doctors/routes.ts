import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { integerInput } from '../language/numbers.js';
import { defineRoute } from '../language/route.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';
import { DOCTOR_NOT_FOUND } from './errors.js';
import { doctorActions, slotActions } from './policy.js';

const feature = 'doctors';

/** A doctor as shown on a card. */
export const doctorCard = z.object({
  _id: id,
  id,
  fullName: z.string(),
  name: z.string(),
  /** In the doctor's words, main specialization first. */
  specification: z.array(z.string()),
  hospitals: z.array(z.string()),
  /** Rupees for one consultation. */
  fee: z.number().int(),
  consultationTypes: z.array(z.string()),
  email: z.string(),
  /** Years. */
  yearexp: z.number().int(),
  /** Mean of the ratings, rounded to one decimal; null before the first feedback. */
  rating: z.number().nullable(),
  feedbackCount: z.number().int(),
  profileImage: z.string().nullable(),
  /** Start of the next free slot; null if none is free within the bookable days. */
  nextFree: moment.nullable(),
});
export type DoctorCard = z.infer<typeof doctorCard>;

export const findDoctors = defineRoute({
  name: 'findDoctors',
  summary: 'Finds doctors by name or specialization, with rating and next free slot.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/',
  action: doctorActions.findDoctors,
  shows: ['doctors'],
  query: z.object({
    search: z.string().max(100).optional(),
    /** The name of a specialty, one of its synonyms, or a specialization that a doctor entered as free text. */
    specialization: z.string().max(80).optional(),
    /** Only this doctor, regardless of the page. */
    doctorId: id.optional(),
    page: integerInput(1, 1_000_000).prefault(1),
    perPage: integerInput(1, 100).prefault(24),
  }),
  reply: z.object({
    data: z.array(doctorCard),
    total: z.number().int(),
    /** The specialties of all listed doctors, including those entered as free text. */
    specializations: z.array(z.string()),
    timeZone: z.string(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const showClinic = defineRoute({
  name: 'showClinic',
  summary: 'The settings of the clinic: its time zone, and its country, whose emergency numbers are named.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/clinic',
  action: doctorActions.showClinic,
  reply: z.object({
    timeZone: z.string(),
    /** ISO 3166, two letters. */
    country: z.string(),
  }),
  errors: [],
  untagged: 'A setting of the deployment.',
});

export const doctorSlots = defineRoute({
  name: 'doctorSlots',
  summary: "A doctor's slots of one day: free, taken or past.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/:doctorId/slots',
  action: slotActions.doctorSlots,
  shows: ['slots'],
  params: z.object({ doctorId: id }),
  query: z.object({ date: day }),
  reply: z.object({
    date: day,
    timeZone: z.string(),
    slots: z.array(
      z.object({ time: timeOfDay, startsAt: moment, endsAt: moment, state: z.enum(['free', 'taken', 'past']) }),
    ),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, DOCTOR_NOT_FOUND, NOT_CAUGHT_UP],
});

export const recommendDoctors = defineRoute({
  name: 'recommendDoctors',
  summary: 'Recommends doctors of the same specialization, ordered by similarity, rating and fit.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/recommendations/:doctorId',
  action: doctorActions.recommendDoctors,
  shows: ['doctors'],
  params: z.object({ doctorId: id }),
  reply: z.object({ recommendations: z.array(doctorCard) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, DOCTOR_NOT_FOUND, NOT_CAUGHT_UP],
});

export const doctorRoutes = [showClinic, doctorSlots, recommendDoctors, findDoctors] as const;
