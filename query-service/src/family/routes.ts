import { listFamily, showFamilyEmail } from '@anamnesis/contracts/family/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { recordReadings } from '@anamnesis/read-models/audit/record-readings';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { emailFor } from './family-email.js';
import { familyOf } from './family-of.js';

const reads = [familyTies, patientProfile, accountCredentials];

export const familyHandlers = (ports: Ports): RouteHandler[] => [
  answer(listFamily, async ({ actor }) => ({ body: { data: await familyOf(ports, actor.id) } }), {
    reads: [...reads, recordReadings],
  }),
  answer(showFamilyEmail, (call) => emailFor(ports, call), { reads }),
];
