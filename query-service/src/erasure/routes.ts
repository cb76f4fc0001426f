import { listDueErasures, listErasures, showErasureEmail, showOwnErasure } from '@anamnesis/contracts/erasure/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { erasures } from '@anamnesis/read-models/erasure/erasures';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { emailAbout } from './email.js';
import { dueErasures, erasureList, ownErasure } from './erasures.js';

const reads = [erasures, patientProfile, appointmentList];

export const erasureHandlers = (ports: Ports): RouteHandler[] => [
  answer(showOwnErasure, async ({ actor }) => ({ body: await ownErasure(ports, actor.id) }), { reads }),
  answer(listErasures, async ({ query }) => ({ body: await erasureList(ports, query) }), { reads }),
  answer(listDueErasures, async () => ({ body: { patientIds: [...(await dueErasures(ports))] } }), { reads }),
  answer(showErasureEmail, (call) => emailAbout(ports, call), {
    reads: [erasures, patientProfile, accountCredentials],
  }),
];
