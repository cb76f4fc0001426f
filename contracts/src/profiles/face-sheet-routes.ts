import { z } from 'zod';
import { openingHeader } from '../audit/opening.js';
import { APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER } from '../appointments/errors.js';
import { NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { id, moment } from '../language/reply.js';
import { genders } from '../accounts/constants.js';
import { questionnaireAnswers } from './questionnaire-routes.js';
import { faceSheetActions } from './policy.js';

/** The face sheet: a patient's identity and answers to the health questionnaire, shown to a doctor during the consultation. */
const faceSheet = z.object({
  patientId: id,
  fullName: z.string(),
  gender: z.enum(genders).nullable(),
  age: z.number().int().nullable(),
  /** Path of the picture; null without one. */
  picture: z.string().nullable(),
  /** Null if the questionnaire was never answered. */
  told: z.object({ answers: questionnaireAnswers, answeredAt: moment }).nullable(),
});
export type FaceSheet = z.infer<typeof faceSheet>;

export const showFaceSheet = defineRoute({
  name: 'showFaceSheet',
  summary: "The face sheet of an appointment's patient. Each opening is recorded before the reply.",
  feature: 'profiles',
  owner: 'query-service',
  method: 'GET',
  path: '/api/appointments/:id/face-sheet',
  action: faceSheetActions.showFaceSheet,
  shows: ['profile', 'questionnaire'],
  secondFactor: true,
  params: z.object({ id }),
  headers: z.object(openingHeader),
  reply: z.object({ data: faceSheet }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER, NOT_CAUGHT_UP],
});

export const faceSheetRoutes = [showFaceSheet] as const;
