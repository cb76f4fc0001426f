import { z } from 'zod';
import { accountView, activityView } from '../accounts/routes.js';
import { defineRoute } from '../language/route.js';
import { id } from '../language/reply.js';

const feature = 'profiles';

export const currentPatient = defineRoute({
  name: 'currentPatient',
  summary: "The signed-in patient's own profile.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/current',
  access: { patient: 'self' },
  reply: z.object({
    data: accountView.extend({
      /** Null until told: who signs up through Google is asked for neither. */
      gender: z.string().nullable(),
      age: z.number().nullable(),
      streak: z.number().int(),
      maxStreak: z.number().int(),
      suggestedActivity: activityView.nullable(),
    }),
  }),
  errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'ACCOUNT_NOT_FOUND'],
});

/** A doctor's profile as the dashboard shows it. */
export const doctorProfile = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  specialization: z.string(),
  experience: z.string(),
  aboutMe: z.string(),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  specializations: z.array(z.string()),
  certifications: z.array(z.string()),
});
export type DoctorProfile = z.infer<typeof doctorProfile>;

export const currentDoctor = defineRoute({
  name: 'currentDoctor',
  summary: "The signed-in doctor's own profile.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctors/current',
  aliases: ['/doctors/current'],
  access: { doctor: 'self' },
  reply: z.object({ data: doctorProfile.extend({ id, avatar: z.string().nullable() }) }),
  errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'ACCOUNT_NOT_FOUND'],
});

export const showPicture = defineRoute({
  name: 'showPicture',
  summary: "A doctor's picture, or one's own.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/pictures/:accountId',
  access: { patient: 'any', doctor: 'any', auditor: 'any' },
  params: z.object({ accountId: id }),
  errors: ['NOT_SIGNED_IN', 'PICTURE_NOT_FOUND'],
});

export const profileRoutes = [currentPatient, currentDoctor, showPicture] as const;
