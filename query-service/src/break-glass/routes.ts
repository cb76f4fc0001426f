import { listBreakGlass, showBreakGlassEmail } from '@anamnesis/contracts/break-glass/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { recordReadings } from '@anamnesis/read-models/audit/record-readings';
import { breakGlassUses } from '@anamnesis/read-models/break-glass/break-glass-uses';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { erasures } from '@anamnesis/read-models/erasure/erasures';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { emailAbout } from './email.js';
import { usesOf } from './uses.js';

const reads = [breakGlassUses, doctorDirectory, patientProfile];

export const breakGlassHandlers = (ports: Ports): RouteHandler[] => [
  answer(listBreakGlass, async ({ query }) => ({ body: await usesOf(ports, query) }), {
    reads: [...reads, recordReadings, appointmentList, erasures],
  }),
  answer(showBreakGlassEmail, (call) => emailAbout(ports, call), { reads: [...reads, accountCredentials] }),
];
