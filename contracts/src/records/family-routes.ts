import { z } from 'zod';
import { email } from '../accounts/inputs.js';
import { openingHeader } from '../audit/opening.js';
import { FAMILY_TIE_NOT_FOUND } from '../family/errors.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { familyRecordActions } from './policy.js';
import { diagnosis, prescription, testReport } from './query-routes.js';

/** The address of the member is in the body, so that it is in no URL and no access log. */
const ofAMember = {
  feature: 'records',
  owner: 'query-service',
  method: 'POST',
  shows: ['records', 'family'],
  headers: z.object(openingHeader),
  body: z.object({ familyMemberEmail: email }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, FAMILY_TIE_NOT_FOUND, NOT_CAUGHT_UP],
} as const;

export const listFamilyTestReports = defineRoute({
  name: 'listFamilyTestReports',
  summary:
    'The test reports of a family member who has accepted, the newest first. The reading is recorded before the reply.',
  ...ofAMember,
  path: '/api/users/famReport',
  action: familyRecordActions.listFamilyTestReports,
  reply: z.array(testReport),
});

export const listFamilyPrescriptions = defineRoute({
  name: 'listFamilyPrescriptions',
  summary:
    'The prescriptions of a family member who has accepted, the newest first. The reading is recorded before the reply.',
  ...ofAMember,
  path: '/api/users/famPresc',
  action: familyRecordActions.listFamilyPrescriptions,
  reply: z.array(prescription),
});

export const listFamilyDiagnoses = defineRoute({
  name: 'listFamilyDiagnoses',
  summary:
    'The diagnoses of a family member who has accepted, the newest first. The reading is recorded before the reply.',
  ...ofAMember,
  path: '/api/users/famDiagnosis',
  action: familyRecordActions.listFamilyDiagnoses,
  reply: z.array(diagnosis),
});

export const familyRecordRoutes = [listFamilyTestReports, listFamilyPrescriptions, listFamilyDiagnoses] as const;
